"""Compare two moves on the same imagined deals, so that luck cancels out between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.play import perform
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.randomness import Generator, random_below, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.imagination import imagine
from dizaine.players.cards.outlook import count_unseen
from dizaine.players.cards.player_memory import new_memory
from dizaine.players.cards.public_history import read_history
from dizaine.players.cards.search import play_out
from dizaine.players.cards.win_chance import SURE, win_chance
from dizaine.views.cards.view import CardView

_SEED: Final = 10
"""A seed of its own: on the deals that the expert chose by, its choice was partly lucky."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The chances of winning the game after one move and after the other, with the error of the difference."""

    chance: float
    other_chance: float
    error: float
    """The standard error of the difference."""

    @property
    def loss(self) -> float:
        """The chance of winning that the other move gives away."""
        return self.chance - self.other_chance


def compare(view: CardView, move: Move, other: Move, deals: int) -> Comparison:
    """Try two legal moves of the view's seat on the given number of imagined deals."""
    first, second = outcomes(view, [[move], [other]], deals)
    return comparison_of(first, second)


def comparison_of(first: Sequence[float], second: Sequence[float]) -> Comparison:
    """Compare two moves by their outcomes on the same deals."""
    deals = len(first)
    chance, other_chance = sum(first) / deals, sum(second) / deals
    spread = sum((one - other - chance + other_chance) ** 2 for one, other in zip(first, second, strict=True))
    return Comparison(chance, other_chance, sqrt(spread / max(deals * (deals - 1), 1)))


def outcomes(view: CardView, choices: Sequence[Sequence[Move]], deals: int) -> list[list[float]]:
    """For each choice, the chance of winning the game after each of the same imagined deals.

    A choice is a move, or several of which each deal tries one at random, as a player would who does not think.
    """
    assert view.seat is not None, "a spectator has no moves"
    rules, state, work, seat = view.rules, view.as_asked().state, Workspace(), view.seat
    memory, dice, events, imagined = new_memory(view.rulebook), Generator(), EventRows(), State()
    events.muted = 1
    read_history(view, memory)
    count_unseen(rules, state, seat, memory)
    seed_generator(dice, _SEED, state.turns)
    rows = [[to_row(rules, move) for move in moves] for moves in choices]
    found: list[list[float]] = [[] for _ in choices]
    for _ in range(deals):
        imagine(rules, state, seat, work, memory, dice, imagined)
        for moves, values in zip(rows, found, strict=True):
            row = moves[random_below(dice, len(moves)) if len(moves) > 1 else 0]
            trial, scratch = duplicate(imagined), duplicate(row)
            perform(rules, trial, scratch, events)
            play_out(rules, trial, work, scratch, events, dice, memory)
            values.append(win_chance(rules, trial, memory, seat) / SURE)
    return found
