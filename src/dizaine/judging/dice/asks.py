"""Asks for the facts of questions about a dice game."""

from __future__ import annotations

from typing import Final

from dizaine.judging.answers import AskedFact, FactOption
from dizaine.judging.asking import ask_phase, ask_text
from dizaine.judging.dice.questions import Roll
from dizaine.judging.dice.rulings import has_colours, phase_of
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name

LAST: Final = 99
"""A W comes after all numbers."""


def ask_dice_fact(catalogue: Catalogue, book: DiceBook, question: Roll, fact: str) -> AskedFact:
    """A fact of a question as a question to the person."""
    if fact == "phase":
        return ask_phase(catalogue, book, "roll", fact)
    coloured = question.phase is None or has_colours(phase_of(book, question.phase))
    options = _faces(catalogue, book) if coloured else _numbers(book)
    return AskedFact(
        fact=fact, kind="cards", text=ask_text(catalogue, "roll", fact), options=options, most=len(book.dice)
    )


def _faces(catalogue: Catalogue, book: DiceBook) -> list[FactOption]:
    """All faces that the dice have, colour by colour."""
    faces = sorted({face for die in book.dice for face in die}, key=lambda face: (face.colour, face.number or LAST))
    names = ((colour_name(catalogue, face.colour), face.number or "W") for face in faces)
    texts = [catalogue.text("judge-face", colour=colour, number=number) for colour, number in names]
    return [FactOption(value=str(face), text=text) for face, text in zip(faces, texts, strict=True)]


def _numbers(book: DiceBook) -> list[FactOption]:
    """What the dice show, for a phase without colours: people whose dice have other colours need not care."""
    numbers = sorted({face.number or LAST for die in book.dice for face in die})
    words = ["W" if number == LAST else str(number) for number in numbers]
    return [FactOption(value=word, text=word) for word in words]
