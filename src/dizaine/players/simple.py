"""The simple player: the greedy policy at a table, and able to say why.

It lays when it can, hits all that fits, takes the discard if that brings it nearer, throws what helps least and
gives skips to the leader. A hint is its move together with the facts behind it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from dizaine.engine.cards import SKIP, Card
from dizaine.engine.codec import from_row
from dizaine.engine.distance import phase_distance
from dizaine.engine.duty import first_choice, last_choice, may_lay
from dizaine.engine.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.menu import write_move
from dizaine.engine.moves import Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.rows import MoveRow
from dizaine.engine.workspace import Workspace
from dizaine.players.greedy_policy import choose_greedy
from dizaine.views import View

Reason = Literal[
    "lay", "hit", "nearer", "fits", "draw", "leader", "next", "useless", "least", "dearest", "last", "pass"
]


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and the facts that speak for it: cards missing for the nearest phase before and after it."""

    move: Move
    reason: Reason
    missing: int = 0
    then_missing: int = 0
    points: int = 0


class SimplePlayer:
    """A player that anyone can follow, and beat."""

    def choose(self, view: View) -> Move:
        """The greedy policy's move."""
        rules, work, row = view.rules, Workspace(), MoveRow()
        write_move(rules, view.state, work, choose_greedy(rules, view.state, work, row), row)
        return from_row(rules, row)


def nearest_phase(view: View, *, with_card: Card | None = None, without: Card | None = None) -> tuple[int, int]:
    """The phase that the seat's hand is nearest to, as an index, and the cards missing for it.

    One card may be thought into the hand or out of it. There is no such phase once it is laid: -1.
    """
    rules, state, work, seat = view.rules, view.state, Workspace(), view.seat
    assert seat is not None, "a spectator has no hand"
    load_hand(rules, state, work, seat)
    if with_card is not None and with_card != SKIP:
        lend(rules, work, with_card)
    if without is not None and (place := find_card(work.cards, work.card_count, without)) >= 0:
        withdraw(rules, work, place)
    phases = range(first_choice(rules, state, seat), last_choice(rules, state, seat))
    near = [(phase_distance(rules, work, phase), phase) for phase in phases if may_lay(rules, state, seat, phase)]
    missing, phase = min(near, default=(0, -1))
    return phase, missing


def advise(view: View) -> Advice:
    """The simple player's move with its reason."""
    move = _ADVISER.choose(view)
    rules, state = view.rules, view.state
    laid = bool(state.laid[move.seat])
    before = nearest_phase(view)[1]
    costs = [0] * len(rules.points) if view.rulebook.winning.by == "places" else rules.points
    match move:
        case Lay():
            return Advice(move, "lay")
        case Hit():
            return Advice(move, "hit", points=sum(costs[card] for card in move.cards))
        case Take() | Knock():
            if laid:
                return Advice(move, "fits")
            return Advice(move, "nearer", before, nearest_phase(view, with_card=view.discard_pile[-1])[1])
        case Skip():
            return Advice(move, "leader" if move.target is not None else "next")
        case Discard():
            points = costs[move.card]
            if len(view.hand) == 1:
                return Advice(move, "last")
            if laid:
                return Advice(move, "dearest", points=points)
            after = nearest_phase(view, without=move.card)[1]
            return Advice(move, "useless" if after == before else "least", before, after, points)
        case Draw():
            return Advice(move, "draw", before)
        case _:
            return Advice(move if isinstance(move, Pass) else Pass(move.seat), "pass", before)


_ADVISER: Final = SimplePlayer()
