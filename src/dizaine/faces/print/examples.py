"""Phases as small cards or dice: for each group one way to make it, in the colours of the game."""

from __future__ import annotations

from typing import Any, Final

from dizaine.rulebooks import Group, Phase
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of

_SETS: Final = (7, 10, 3, 5)
"""The numbers of the sets of a phase, as long as the game has them."""

Item = dict[str, Any]


def phase_examples(book: Book, phase: Phase, numbers: int) -> list[list[Item]]:
    """The groups of a phase; a number 0 stands for any number, where only the colour counts."""
    sets = iter(_SETS)
    return [_group(book, group, numbers, sets_number(next(sets), numbers)) for group in phase.groups]


def sets_number(number: int, numbers: int) -> int:
    """A number for a set that the game has."""
    return number if number <= numbers else 1 + number % numbers


def _group(book: Book, group: Group, numbers: int, number: int) -> list[Item]:
    colours = book.colours
    one = colours[min(2, len(colours) - 1)]
    values = _values(group, numbers, number)
    mixed = [colours[place % len(colours)] for place in range(group.size)]
    return [
        {"number": value, "colour": one if group.one_colour else colour}
        for value, colour in zip(values, mixed, strict=True)
    ]


def _values(group: Group, numbers: int, number: int) -> list[int]:
    """The numbers of a group."""
    if group.shape == "set":
        return [number] * group.size
    if group.shape == "collection" and not group.parity:
        return [0] * group.size
    step = 2 if group.parity else 1
    each = 2 if group.pairs else 1
    length = group.size // each
    if group.shape == "collection":
        known = range(1 if group.parity == "odd" else 2, numbers + 1, 2)
        return [known[place % len(known)] for place in range(group.size)]
    first = _first(group, numbers, step * (length - 1))
    return [first + step * (place // each) for place in range(group.size)]


def _first(group: Group, numbers: int, span: int) -> int:
    """Where a run begins: at 3, or lower if it would not end in time; a run of pairs at 6."""
    wanted = {"": 6 if group.pairs else 3, "odd": 1, "even": 2}[group.parity]
    least = 2 if group.parity == "even" else 1
    step = 2 if group.parity else 1
    while wanted + span > numbers and wanted - step >= least:
        wanted -= step
    return wanted


def phases_data(catalogue: Catalogue, book: Book, numbers: int) -> list[Item]:
    """The phases of exactly this game in the order of play: number, words and picture."""
    words = words_of(book)
    return [
        {
            "number": phase.number,
            "words": words.phase(catalogue, phase),
            "groups": phase_examples(book, phase, numbers),
        }
        for phase in book.played_phases
    ]
