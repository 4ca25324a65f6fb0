"""Which rules apply to a dice game, and which messages state them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dizaine.rulebooks.dice import WILD_FACE, DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Arguments, Clause, Colours
from dizaine.words.dice.terms import Faces

DICE_SECTIONS: Final = ("material", "turn", "phases", "dice-points", "dice-end")
"""The headings of the page, in their order."""
_EXAMPLE: Final = {8, 10, WILD_FACE}
"""The faces that the example of a score uses (D6)."""


def dice_clauses(book: DiceBook) -> list[Clause]:
    """Every clause that applies to the game, in the order of the page."""
    pages = (_material(book), _turn(book), _phases(book), _points(book), _end(book))
    return [
        Clause(section, message.split("-")[1], message, arguments)
        for section, lines in zip(DICE_SECTIONS, pages, strict=True)
        for message, arguments in lines
    ]


Lines = Iterator[tuple[str, Arguments]]


def _material(book: DiceBook) -> Lines:
    if book.least_players == book.most_players:
        yield "rules-M6-exact", {"players": book.most_players}
    else:
        yield "rules-M6", {"least": book.least_players, "most": book.most_players}
    yield "rules-D1", {"dice": len(book.dice), "colours": Colours(frozenset(book.colours))}
    for kind in book.kinds:
        yield "rules-D1-kind", {"dice": len(kind.colours), "faces": Faces(kind.faces)}
    if _has_wilds(book):
        yield "rules-D1-wild", {}


def _turn(book: DiceBook) -> Lines:
    if book.most_players > 1:
        yield "rules-D2", {"faces": Faces(book.kinds[0].faces)}
    yield "rules-D3", {"more": book.rolls - 1}


def _phases(book: DiceBook) -> Lines:
    yield "rules-D4", {}
    shapes = {group.shape for phase in book.phases for group in phase.groups}
    if shapes & {"set", "run"}:
        yield "rules-D5", {"numbers": book.numbers}
        if _has_wilds(book):
            yield "rules-D5-wild", {}
    if "collection" in shapes:
        yield "rules-D5-colour", {}
        if _has_wilds(book):
            yield "rules-D5-colour-wild", {}


def _points(book: DiceBook) -> Lines:
    yield "rules-D6", {}
    if {number for kind in book.kinds for number in kind.faces} >= _EXAMPLE:
        yield "rules-D6-example", {}
    yield "rules-D11", {}
    if book.half_phase and book.half_bonus:
        yield "rules-D7", {"phase": book.half_phase, "over": book.half_over, "bonus": book.half_bonus}
    if book.finish_bonus and book.most_players > 1:
        yield "rules-D8", {"bonus": book.finish_bonus}


def _end(book: DiceBook) -> Lines:
    if book.most_players > 1:
        yield "rules-D9", {}
        yield "rules-D10", {}
    if book.least_players == 1:
        yield "rules-D12", {"cost": book.failure_cost}
        if book.finish_bonus:
            yield "rules-D12-bonus", {"bonus": book.finish_bonus}


def _has_wilds(book: DiceBook) -> bool:
    return any(WILD_FACE in kind.faces for kind in book.kinds)


def dice_aim(catalogue: Catalogue, book: DiceBook) -> str:
    """What the game is about, in a sentence or two."""
    return catalogue.text("rules-aim-dice", phases=len(book.phases))
