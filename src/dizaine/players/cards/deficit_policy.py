"""A baseline modelled on published bots for these games: it counts missing cards and little else.

It takes the discard only if that lowers the number of missing cards, and lays and hits what it can. It discards the
card that leaves the fewest missing, of equals the one with the most points; one time in four the second best.
"""

from typing import Final

from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.menu import KIND
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_SKIP, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.randomness import Generator, random_below
from dizaine.players.cards.greedy_policy import choose_greedy, measure_phases
from dizaine.players.cards.steady_policy import distance_if_thrown, throw_entry

SECOND_BEST: Final = 4
MISSING: Final = 10_000  # a missing card weighs more than any points


@rule
def least_missed(rules: Rules, state: State, work: Workspace, seat: int, avoided: int) -> int:
    """The card that leaves the fewest cards missing, of those the one with the most points, but never `avoided`."""
    if not state.laid[seat]:
        load_hand(rules, state, work, seat)
        measure_phases(rules, state, work, seat)
    best = NONE
    best_score = 0
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        score = rules.points[card]
        if not state.laid[seat]:
            score -= MISSING * distance_if_thrown(rules, state, work, seat, card)
        if card != avoided and (best == NONE or score > best_score):
            best = card
            best_score = score
    return best


@rule
def choose_deficit(rules: Rules, state: State, work: Workspace, move: MoveRow, dice: Generator) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    if kind != MOVE_DISCARD and kind != MOVE_SKIP:
        return entry
    seat = asked_seat(state)
    card = least_missed(rules, state, work, seat, NONE)
    if card != SKIP and random_below(dice, SECOND_BEST) == 0:
        second = least_missed(rules, state, work, seat, card)
        card = second if second != NONE else card
    return throw_entry(rules, state, seat, card)
