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
"""Steps of the exponential curve, a sixteenth each."""
STANDINGS: Final = PHASES + 1
"""How many rows of learned values each number of players has: one for each number of phases that the leader has to go.
"""
LEARNED: Final = "win_chance.json"
"""The file of learned win chances, written by `lab.cards.lessons`."""
WEIGHED: Final = "steady_weights.json"
"""The file of the steady player's weights."""
ONE: Final = 1 << 16
WEIGHTS: Final = 13
"""How many weights the score of a discard has."""
ROLLOUTS: Final = 1500
"""The most rollouts that the expert spends on a decision in compiled games: about 3 milliseconds on average."""
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
    weights: Annotated[list[int], "i4", WEIGHTS]  # of what the score of a discard consists of (see steady_policy)

    # Learned win chances between two rounds (see win_chance), as logits times 2^16: for each number of players a row
    # for each number of phases that the leader has to go.
    worth: Annotated[list[list[int]], "i4", STANDINGS * (PLAYERS + 1), PHASES + 1]  # by a player's phases to go
    per_point: Annotated[list[list[int]], "i4", STANDINGS * (PLAYERS + 1), PHASES + 1]  # behind the leader
    curve: Annotated[list[int], "i4", CURVE + 1]  # e^-x
    standing: Annotated[list[int], "i8", PLAYERS]

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
    _recall(memory, lesson_for(book))
    memory.curve = [round(ONE * math.exp(-step / 16)) for step in range(CURVE + 1)]
    memory.weights = list(steady_weights())
    memory.rollouts = rollouts
    memory.hands = HANDS
    return memory


@cache
def steady_weights() -> tuple[int, ...]:
    """What the steady player looks at in a discard, in the order of its module (found by `tools.drill`)."""
    weights: dict[str, int] = json.loads(files(__package__).joinpath(WEIGHED).read_text(encoding="utf-8"))
    return tuple(weights.values())


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
def lessons() -> dict[str, dict[str, dict[str, list[list[float]]]]]:
    """What was learned from games of the steady player, by edition and number of players (see lab.cards.lessons)."""
    text = files(__package__).joinpath(LEARNED).read_text(encoding="utf-8")
    found: dict[str, dict[str, dict[str, list[list[float]]]]] = json.loads(text)
    return found


def _recall(memory: PlayerMemory, name: str) -> None:
    """Fill in a lesson as fixed-point numbers. More phases to go than were learned count as the most learned."""
    for players, lesson in lessons()[name].items():
        most = len(lesson["worth"]) - 1
        columns = [min(own, most) for own in range(PHASES + 1)]
        for leader in range(STANDINGS):
            row, learned = STANDINGS * int(players) + leader, min(leader, most)
            memory.worth[row] = [round(ONE * lesson["worth"][learned][own]) for own in columns]
            memory.per_point[row] = [round(ONE * lesson["per_point"][learned][own]) for own in columns]
