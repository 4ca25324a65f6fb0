"""The easy player: a beginner who knows the rules but overlooks things.

It plays like the greedy player, but sometimes it overlooks a helpful discard or forgets to hit. It discards any card
that it does not need instead of the one with the most points, and now and then one that it does need.
"""

from typing import Final

from dizaine.engine.cards.cards import NONE
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.drawing import check_draw
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.menu import KIND, SEAT
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rows import (
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_HIT,
    MOVE_KNOCK,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    MoveRow,
)
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.randomness import Generator, random_below
from dizaine.players.cards.greedy_policy import can_spare, choose_greedy, measure_phases
from dizaine.players.cards.steady_policy import throw_entry

OVERLOOKS: Final = 3  # it overlooks one helpful discard in three
FORGETS: Final = 4  # it forgets one hit in four
MUDDLES: Final = 8  # one of its discards in eight may be any card


@rule
def some_card(rules: Rules, state: State, work: Workspace, seat: int, dice: Generator) -> int:
    """A random card that is not needed; sometimes, or if there is none, any card."""
    hand = state.hand[seat]
    size = state.hand_size[seat]
    if state.laid[seat] or random_below(dice, MUDDLES) == 0:
        return hand[random_below(dice, size)]
    load_hand(rules, state, work, seat)
    nearest = measure_phases(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    chosen = NONE
    seen = 0
    for index in range(size):
        if can_spare(rules, work, phases, nearest, hand[index]):
            seen += 1
            if random_below(dice, seen) == 0:
                chosen = hand[index]
    return chosen if chosen != NONE else hand[random_below(dice, size)]


@rule
def choose_easy(rules: Rules, state: State, work: Workspace, move: MoveRow, dice: Generator) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    seat = asked_seat(state)
    if kind == MOVE_TAKE:
        overlooks = random_below(dice, OVERLOOKS) == 0 and not check_draw(state)
        return MOVE_DRAW + SEAT * seat if overlooks else entry
    if kind == MOVE_KNOCK:
        return MOVE_PASS + SEAT * seat if random_below(dice, OVERLOOKS) == 0 else entry
    forgets = kind == MOVE_HIT and state.duty == NONE and random_below(dice, FORGETS) == 0
    if kind == MOVE_DISCARD or kind == MOVE_SKIP or forgets:
        return throw_entry(rules, state, seat, some_card(rules, state, work, seat, dice))
    return entry
