"""Asks people for facts: the texts that questions about cards and dice share."""

from __future__ import annotations

import types
from collections.abc import Iterable
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

from dizaine.judging.answers import AskedFact, FactOption
from dizaine.judging.question import Question
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of


def ask_text(catalogue: Catalogue, about: str, fact: str) -> str:
    """The question for a fact, in the words of the question that it belongs to."""
    own = f"judge-ask-{about}-{fact}"
    return catalogue.text(own if catalogue.has(own) else f"judge-ask-{fact}")


def ask_phase(catalogue: Catalogue, book: Book, about: str, fact: str) -> AskedFact:
    """AskedFact for one of the phases of a game."""
    words = words_of(book)
    options = [
        FactOption(value=str(phase.number), text=f"{phase.number} · {words.phase(catalogue, phase)}")
        for phase in book.played_phases
    ]
    return AskedFact(fact=fact, kind="number", text=ask_text(catalogue, about, fact), options=options)


def ask_choice(catalogue: Catalogue, about: str, fact: str, values: Iterable[str]) -> AskedFact:
    """AskedFact for one of some words."""
    options = [FactOption(value=value, text=_option_text(catalogue, about, fact, value)) for value in values]
    return AskedFact(fact=fact, kind="choice", text=ask_text(catalogue, about, fact), options=options)


def _option_text(catalogue: Catalogue, about: str, fact: str, value: str) -> str:
    for message in (f"judge-option-{about}-{fact}-{value}", f"judge-option-{fact}-{value}"):
        if catalogue.has(message):
            return catalogue.text(message)
    return catalogue.text(f"judge-option-{value}")


def words_of_fact(question: type[Question], fact: str) -> tuple[str, ...]:
    """The words that a field of a question allows, as its type lists them."""
    return tuple(word for word in _words(get_type_hints(question)[fact]) if word)


def _words(kind: object) -> tuple[str, ...]:
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    if get_origin(kind) in (Union, types.UnionType, Annotated):
        return tuple(word for part in get_args(kind) for word in _words(part))
    return ()
