"""The easy player: a beginner, who knows the rules and overlooks things.

It plays towards its phase as the greedy player does, but now and then it does not see that a discard would help,
forgets to hit, or throws some card that it does not need instead of the dearest, once in a while one that it does.
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

OVERLOOKS: Final = 3  # one discard in so many that would help is not seen
FORGETS: Final = 4  # one hit in so many is not made
MUDDLES: Final = 8  # one throw in so many may be any card


@rule
def some_card(rules: Rules, state: State, work: Workspace, seat: int, dice: Generator) -> int:
    """A card that is not needed, each as likely as the other; sometimes, or if there is none, any card."""
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
    """An entry of the menu for the seat that is asked; `move` is only a place to work in."""
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
