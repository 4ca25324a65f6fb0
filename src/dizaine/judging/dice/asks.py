"""Asks for the facts of questions about a dice game."""

from __future__ import annotations

from dizaine.judging.answers import AskedFact, FactOption
from dizaine.judging.asking import ask_phase, ask_text
from dizaine.judging.dice.questions import Roll
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name


def ask_dice_fact(catalogue: Catalogue, book: DiceBook, question: Roll, fact: str) -> AskedFact:
    """A fact of a question as a question to the person."""
    if fact == "phase":
        return ask_phase(catalogue, book, "roll", fact)
    faces = sorted({face for die in book.dice for face in die}, key=lambda face: (face.colour, face.number or 99))
    options = [
        FactOption(
            value=str(face),
            text=catalogue.text("judge-face", colour=colour_name(catalogue, face.colour), number=face.number or "W"),
        )
        for face in faces
    ]
    text = ask_text(catalogue, "roll", fact)
    return AskedFact(fact=fact, kind="cards", text=text, options=options, most=len(book.dice))
