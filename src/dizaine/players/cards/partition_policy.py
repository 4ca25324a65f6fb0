"""A baseline modelled on published rummy bots: it divides the hand into groups and single cards.

Cards that its phase can use belong to complete or partial groups; the others are single. It takes the discard if that
joins a group and there is a single card to discard. It discards the single card with the most points, but avoids cards
that the next player could hit or was seen to collect.
"""

from typing import Final

from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.drawing import check_draw
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.menu import KIND, SEAT
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_DRAW, MOVE_KNOCK, MOVE_PASS, MOVE_SKIP, MOVE_TAKE, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.players.cards.greedy_policy import can_spare, choose_greedy, measure_phases
from dizaine.players.cards.outlook import can_be_hit, read_next_player
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.cards.steady_policy import throw_entry

GROUPED: Final = 10_000  # breaking up a group is worse than anything else
GIVEN: Final = 1_000  # a gift to the next player is worse than any points


@rule
def dearest_single(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The most points of a card that belongs to no group; 0 if all do."""
    load_hand(rules, state, work, seat)
    nearest = measure_phases(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    dearest = 0
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        if can_spare(rules, work, phases, nearest, card):
            dearest = max(dearest, rules.points[card])
    return dearest


@rule
def is_given(rules: Rules, state: State, memory: PlayerMemory, seat: int, card: int) -> int:
    """Whether the next player could hit a card, or was seen to collect its number or colour."""
    if state.laid[next_seat(state, seat)]:
        return can_be_hit(rules, state, card)
    sought = memory.sought_number[rules.number[card]]
    if rules.colour[card] >= 0:
        sought += memory.sought_colour[rules.colour[card]]
    return 1 if sought > 0 else 0


@rule
def worst_single(rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int) -> int:
    """The card to discard."""
    read_next_player(rules, state, memory, seat, 1, 0)
    nearest = 0
    if not state.laid[seat]:
        load_hand(rules, state, work, seat)
        nearest = measure_phases(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    best = NONE
    best_score = 0
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        score = rules.points[card]
        if not state.laid[seat] and not can_spare(rules, work, phases, nearest, card):
            score -= GROUPED
        if card != SKIP and is_given(rules, state, memory, seat, card):
            score -= GIVEN
        if best == NONE or score > best_score:
            best = card
            best_score = score
    return best


@rule
def choose_partition(rules: Rules, state: State, work: Workspace, move: MoveRow, memory: PlayerMemory) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    seat = asked_seat(state)
    if (kind == MOVE_TAKE or kind == MOVE_KNOCK) and not state.laid[seat]:
        joins_for_nothing = dearest_single(rules, state, work, seat) == 0
        if joins_for_nothing and kind == MOVE_KNOCK:
            return MOVE_PASS + SEAT * seat
        return MOVE_DRAW + SEAT * seat if joins_for_nothing and not check_draw(state) else entry
    if kind != MOVE_DISCARD and kind != MOVE_SKIP:
        return entry
    return throw_entry(rules, state, seat, worst_single(rules, state, work, memory, seat))
