"""Minds for the players of a book: the learned numbers, and how much the expert may spend on a decision."""

from __future__ import annotations

import json
import math
import os
from functools import cache
from importlib.resources import files
from typing import Final

from dizaine.players.cards.mind import CURVE, Mind
from dizaine.rulebooks import Rulebook

FILE: Final = "win_chance.json"
ONE: Final = 1 << 16
ROLLOUTS: Final = 600
"""What the expert spends on a decision where the rules are compiled: some 3 milliseconds."""
SETTING: Final = "DIZAINE_ROLLOUTS"
"""The environment variable that says how much experts and hints think in plain Python, for slow or quick machines."""
PLAIN_ROLLOUTS: Final = int(setting) if (setting := os.environ.get(SETTING, "")).isdecimal() and setting != "0" else 300
"""And in plain Python: a fraction of a second."""
HANDS: Final = 6


def new_mind(book: Rulebook, rollouts: int = ROLLOUTS) -> Mind:
    """A mind without memories, for games by a book."""
    mind = Mind()
    mind.ahead, mind.per_point = _learned(worth_of_book(book))
    mind.curve = [round(ONE / (1 + math.exp(8 - step / 16))) for step in range(CURVE + 1)]
    mind.rollouts = rollouts
    mind.hands = HANDS
    return mind


def worth_of_book(book: Rulebook) -> str:
    """The name of the lesson that fits a book best: what decides a game, then the edition that it comes from."""
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
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, list[list[float]]]] = json.loads(text)
    return found


def _learned(name: str) -> tuple[list[list[int]], list[list[int]]]:
    """The numbers of a lesson as a mind has them; who has more phases to go than it knows counts as the last."""
    lesson = lessons()[name]
    size = len(lesson["ahead"])
    rows = [min(index, size - 1) for index in range(len(Mind().ahead))]

    def scaled(table: list[list[float]]) -> list[list[int]]:
        return [[round(ONE * table[own][other]) for other in rows] for own in rows]

    return scaled(lesson["ahead"]), scaled(lesson["per_point"])
