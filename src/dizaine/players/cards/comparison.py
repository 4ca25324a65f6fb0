"""Two moves against each other: both are tried on the same imagined deals, so that luck cancels out between them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.play import perform
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.imagination import imagine
from dizaine.players.cards.minds import new_mind
from dizaine.players.cards.outlook import count_unseen
from dizaine.players.cards.recollection import recall
from dizaine.players.cards.search import play_out
from dizaine.players.cards.win_chance import SURE, worth_of
from dizaine.views.cards.view import CardView

_SEED: Final = 10
"""Other deals than those on which the expert made its choice: what did best there had some luck there."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The chances to win the game after one move and after the other, and how far the difference may be off."""

    chance: float
    other_chance: float
    error: float
    """The standard error of the difference."""

    @property
    def loss(self) -> float:
        """What the other move costs."""
        return self.chance - self.other_chance


def compare(view: CardView, move: Move, other: Move, deals: int) -> Comparison:
    """Try two moves of the view's seat on so many imagined deals. Any legal move will do, however it is arranged."""
    assert view.seat is not None, "a spectator has no moves"
    rules, state, work, seat = view.rules, view.as_asked().state, Workspace(), view.seat
    mind, dice, events, imagined = new_mind(view.rulebook), Generator(), EventRows(), State()
    events.muted = 1
    recall(view, mind)
    count_unseen(rules, state, seat, mind)
    seed_generator(dice, _SEED, state.turns)
    rows = [to_row(rules, move), to_row(rules, other)]
    pairs: list[tuple[float, float]] = []
    for _ in range(deals):
        imagine(rules, state, seat, work, mind, dice, imagined)
        worths = []
        for row in rows:
            trial, scratch = duplicate(imagined), duplicate(row)
            perform(rules, trial, scratch, events)
            play_out(rules, trial, work, scratch, events, dice, mind)
            worths.append(worth_of(rules, trial, mind, seat) / SURE)
        pairs.append((worths[0], worths[1]))
    chance, other_chance = (sum(pair[index] for pair in pairs) / deals for index in (0, 1))
    spread = sum((first - second - chance + other_chance) ** 2 for first, second in pairs)
    return Comparison(chance, other_chance, sqrt(spread / max(deals * (deals - 1), 1)))
