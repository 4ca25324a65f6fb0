"""The greedy player: every card that brings the phase nearer, nothing held back.

It takes the discard if that lowers the distance to its phase, lays at once, hits all that fits, throws the card that
keeps the distance least, dearest first, and skips the leader. It reads its own hand and what lies open, no more.
"""

from typing import Final

from dizaine.engine.cards import NONE, SKIP
from dizaine.engine.dialect import rule
from dizaine.engine.distance import phase_distance
from dizaine.engine.drawing import check_claim
from dizaine.engine.duty import first_choice, last_choice, may_lay, table_can_receive
from dizaine.engine.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.hitting import check_may_hit
from dizaine.engine.limits import HAND
from dizaine.engine.menu import (
    CARD,
    SEAT,
    TARGET,
    canonical_menu,
    offer_hits,
    offer_lays,
)
from dizaine.engine.play import asked_seat
from dizaine.engine.rows import (
    MOVE_DISCARD,
    MOVE_KNOCK,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    MoveRow,
)
from dizaine.engine.state import DRAW, KNOCK, State
from dizaine.engine.tables import Rules
from dizaine.engine.turns import may_be_skipped, someone_may_be_skipped
from dizaine.engine.workspace import Workspace

FAR: Final = HAND + 1
NO_LIMIT: Final = 1 << 20


@rule
def nearest_phase(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The distance of the cards spread out to the nearest phase that the player may lay."""
    nearest = FAR
    for phase in range(first_choice(rules, state, seat), last_choice(rules, state, seat)):
        if may_lay(rules, state, seat, phase):
            nearest = min(nearest, phase_distance(rules, work, phase))
    return nearest


@rule
def wants_discard(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """Whether the top of the discard pile may be had and helps: nearer to the phase, or down on the table at once."""
    if check_claim(rules, state, work, seat):
        return 0
    card = state.discard[state.discard_size - 1]
    load_hand(rules, state, work, seat)
    if state.laid[seat]:
        lend(rules, work, card)
        return table_can_receive(rules, state, work, card)
    before = nearest_phase(rules, state, work, seat)
    lend(rules, work, card)
    return 1 if nearest_phase(rules, state, work, seat) < before else 0


@rule
def leader(state: State, seat: int) -> int:
    """The player who is furthest, of those that a skip can be given to: phases done, then points, then cards."""
    best = -1
    best_rank = 0
    for target in range(state.players):
        if may_be_skipped(state, seat, target):
            phases = 0
            done = state.done[target]
            while done:
                phases += done & 1
                done >>= 1
            rank = (phases * 100_000 - state.score[target]) * 32 - state.hand_size[target]
            if best < 0 or rank > best_rank:
                best = target
                best_rank = rank
    return best


@rule
def worst_card(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The card whose loss keeps the distance least, dearest first; with the phase laid, simply the dearest."""
    load_hand(rules, state, work, seat)
    hand = state.hand[seat]
    nearest = 0 if state.laid[seat] else nearest_phase(rules, state, work, seat)
    worst = NONE
    least = FAR
    dearest = dearest_below(rules, state, seat, NO_LIMIT)
    while dearest >= 0:
        last = NONE
        for index in range(state.hand_size[seat]):
            card = hand[index]
            if card == last or rules.points[card] != dearest:
                continue
            last = card
            distance = nearest
            if not state.laid[seat] and card != SKIP:
                withdraw(rules, work, find_card(work.cards, work.card_count, card))
                distance = nearest_phase(rules, state, work, seat)
                lend(rules, work, card)
            if distance < least:
                worst = card
                least = distance
            if distance == nearest:
                return card
        dearest = dearest_below(rules, state, seat, dearest)
    return worst


@rule
def dearest_below(rules: Rules, state: State, seat: int, limit: int) -> int:
    """The highest points of a card in the hand that are below a limit, or -1."""
    dearest = -1
    for index in range(state.hand_size[seat]):
        points = rules.points[state.hand[seat][index]]
        if dearest < points < limit:
            dearest = points
    return dearest


@rule
def end_of_turn(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The discard or the skip that ends the turn."""
    card = worst_card(rules, state, work, seat)
    if card != SKIP:
        return MOVE_DISCARD + SEAT * seat + CARD * card
    if rules.skip_next:
        return MOVE_SKIP + SEAT * seat
    if someone_may_be_skipped(state, seat):
        return MOVE_SKIP + SEAT * seat + TARGET * (leader(state, seat) + 1)
    return MOVE_DISCARD + SEAT * seat + CARD * SKIP


@rule
def choose_greedy(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """An entry of the menu for the seat that is asked; `move` is only a place to work in."""
    seat = asked_seat(state)
    if state.stage == KNOCK:
        return (MOVE_KNOCK if wants_discard(rules, state, work, seat) else MOVE_PASS) + SEAT * seat
    if state.stage == DRAW:
        if wants_discard(rules, state, work, seat):
            return MOVE_TAKE + SEAT * seat
        canonical_menu(rules, state, work, move)
        return work.menu[0]
    work.menu_size = 0
    if not state.laid[seat]:
        offer_lays(rules, state, work, seat)
    elif not check_may_hit(rules, state, seat):
        offer_hits(rules, state, work, seat, move)
    if work.menu_size:
        return work.menu[work.menu_size - 1]
    return end_of_turn(rules, state, work, seat)
