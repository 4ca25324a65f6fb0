"""The working memory of a card player: public facts of the round, estimates, learned win chances, and search results.

It is one record, so that rule functions can pass it along like the state. Nothing in it is hidden from the seat that
thinks: the facts are public, and everything else is derived from what that seat may know.
"""

from __future__ import annotations

import json
import math
import os
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

from dizaine.engine.cards.cards import KINDS
from dizaine.engine.dialect import Byte, Record, Short, Word, record
from dizaine.engine.limits import COLOURS, HAND, NUMBERS, PHASES, PLAYERS
from dizaine.rulebooks import Rulebook

CANDIDATES: Final = 24
"""The most moves that the search compares."""
CURVE: Final = 256
"""Steps of the logistic curve, from minus eight to eight."""
LEARNED: Final = "win_chance.json"
"""The file of learned win chances, written by `lab.cards.lessons`."""
ONE: Final = 1 << 16
ROLLOUTS: Final = 600
"""Rollouts that the expert spends on a decision in compiled games: about 3 milliseconds."""
SETTING: Final = "DIZAINE_ROLLOUTS"
"""The environment variable that sets the rollouts of experts and hints in plain Python."""
PLAIN_ROLLOUTS: Final = int(setting) if (setting := os.environ.get(SETTING, "")).isdecimal() and setting != "0" else 300
"""Rollouts in plain Python: a fraction of a second."""
HANDS: Final = 6


@record
class PlayerMemory(Record):
    """What a card player remembers and works with, in the order of the modules that use it."""

    # Public facts of the round (see public_history).
    round: Short  # the round that they belong to
    thrown: Annotated[list[list[int]], "i1", PLAYERS, KINDS]  # cards that each player discarded
    refused: Annotated[list[list[int]], "i1", PLAYERS, KINDS]  # discards that each player did not take

    # Estimates (see outlook).
    unseen: Annotated[list[int], "i1", KINDS]  # hidden cards of each kind, in hands and in the draw pile
    unseen_total: Short
    unseen_number: Annotated[list[int], "i2", NUMBERS + 1]
    unseen_colour: Annotated[list[int], "i2", COLOURS]
    sought_number: Annotated[list[int], "i2", NUMBERS + 1]  # signs that the next player wants it, minus signs against
    sought_colour: Annotated[list[int], "i2", COLOURS]
    throw_score: Annotated[list[int], "i8", HAND]  # how good it is to discard each card of the hand

    # Learned win chances between two rounds (see win_chance), as logits times 2^16.
    ahead: Annotated[list[list[int]], "i4", PHASES + 1, PHASES + 1]  # by phases to go of one player and the other
    per_point: Annotated[list[list[int]], "i4", PHASES + 1, PHASES + 1]  # for each point of difference
    curve: Annotated[list[int], "i4", CURVE + 1]

    # The budget of the search and its results (see search).
    rollouts: Word  # for one decision
    hands: Byte  # hands imagined for each player at each deal
    count: Byte
    entry: Annotated[list[int], "i8", CANDIDATES]
    alive: Annotated[list[int], "i1", CANDIDATES]
    deals: Annotated[list[int], "i4", CANDIDATES]
    value: Annotated[list[int], "i8", CANDIDATES]  # the sum over all deals
    better: Annotated[list[int], "i8", CANDIDATES]  # the sum of the differences to the first candidate
    squares: Annotated[list[int], "i8", CANDIDATES]  # the sum of their squares


def new_memory(book: Rulebook, rollouts: int = ROLLOUTS) -> PlayerMemory:
    """A memory without any facts of a round, for games by a book."""
    memory = PlayerMemory()
    memory.ahead, memory.per_point = _scaled_tables(lesson_for(book))
    memory.curve = [round(ONE / (1 + math.exp(8 - step / 16))) for step in range(CURVE + 1)]
    memory.rollouts = rollouts
    memory.hands = HANDS
    return memory


def lesson_for(book: Rulebook) -> str:
    """The name of the lesson that fits a book best: by how the game is won, then by edition."""
    names = lessons()
    if book.winning.rounds == "one-per-phase":
        return "classic+ten-rounds"
    if not book.counts_points:
        return "dutch"
    edition = book.id.partition("+")[0]
    return edition if edition in names else "classic"


@cache
def lessons() -> dict[str, dict[str, list[list[float]]]]:
    """What was learned from games of the steady player, by edition (see lab.cards.lessons)."""
    text = files(__package__).joinpath(LEARNED).read_text(encoding="utf-8")
    found: dict[str, dict[str, list[list[float]]]] = json.loads(text)
    return found


def _scaled_tables(name: str) -> tuple[list[list[int]], list[list[int]]]:
    """The tables of a lesson as fixed-point numbers. More phases to go than were learned count as the most learned."""
    lesson = lessons()[name]
    size = len(lesson["ahead"])
    rows = [min(index, size - 1) for index in range(PHASES + 1)]

    def scaled(table: list[list[float]]) -> list[list[int]]:
        return [[round(ONE * table[own][other]) for other in rows] for own in rows]

    return scaled(lesson["ahead"]), scaled(lesson["per_point"])
