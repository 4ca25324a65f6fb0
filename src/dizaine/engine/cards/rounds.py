"""Rounds: the deal, the end of a round, points, phases, winning (T1, T8, T9, T11, S1-S6, V1, V2, V4)."""

from typing import Final

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.cards import NONE, SKIP, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import clear_cards, count_hand, points_in_hand, sort_dealt, turn_pile_over
from dizaine.engine.cards.rows import (
    EVENT_DEALER,
    EVENT_DEALT,
    EVENT_FINISHED,
    EVENT_GAME_ENDED,
    EVENT_REPLAY,
    EVENT_ROUND,
    EVENT_ROUND_ENDED,
    EVENT_SCORED,
    EVENT_SHOWN,
    EVENT_TURNED,
)
from dizaine.engine.cards.state import DEAL, LOT, OVER, TURN_FORFEIT, State
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import NOBODY, PLAYERS
from dizaine.engine.rows import EventRows, emit

# How to compare players: by score, by the score before the last round, or by the cards left in hand.
TOTAL: Final = 0
BEFORE: Final = 1
HAND_LEFT: Final = 2


@hot
def is_active(state: State, seat: int) -> int:
    """Whether a player is at the table in this round."""
    return 1 if 0 <= seat < state.players and state.active >> seat & 1 else 0


@hot
def next_seat(state: State, seat: int) -> int:
    """The next player at the table to the left."""
    following = seat + 1
    while True:
        if following >= state.players:
            following = 0
        if state.active >> following & 1:
            return following
        following += 1


@hot
def count_active(state: State) -> int:
    """How many players are at the table."""
    return bit_count(state.active)


@hot
def turn_limit(rules: Rules, state: State) -> int:
    """The number of turns after which a round is stopped (T11)."""
    return rules.turn_limit * bit_count(state.active)


@rule
def start_game(state: State, players: int) -> None:
    """Reset the state to a new game, which waits for the lot for the first dealer (T1)."""
    state.players = PLAYERS
    clear_round(state)
    for seat in range(PLAYERS):
        state.phase[seat] = 0
        state.done[seat] = 0
        state.score[seat] = 0
        state.before[seat] = 0
        state.place[seat] = 0
    state.players = players
    state.stage = LOT
    state.seat = 0
    state.dealer = 0
    state.round = 0
    state.active = (1 << players) - 1
    state.replay = 0
    state.winners = 0
    state.finished = 0


@rule
def draw_lot(state: State, seat: int, events: EventRows) -> None:
    """Set the first dealer."""
    state.dealer = seat
    state.stage = DEAL
    emit(events, EVENT_DEALER, seat, 0, 0, 0, 0)


@rule
def clear_round(state: State) -> None:
    """Clear hands, piles, table and turn."""
    for seat in range(state.players):
        clear_cards(state.hand[seat])
        clear_cards(state.known[seat])
        state.hand_size[seat] = 0
        state.hand_counts[seat] = 0
        state.hand_colours[seat] = 0
        state.hand_kinds[seat] = 0
        state.known_size[seat] = 0
        state.laid[seat] = 0
        state.laid_at[seat] = 0
        state.skipped[seat] = 0
        state.drawn[seat] = 0
    clear_cards(state.recycled)
    clear_cards(state.draw)
    clear_cards(state.discard)
    clear_cards(state.table)
    clear_cards(state.group_owner)
    clear_cards(state.group_shape)
    clear_cards(state.group_low)
    clear_cards(state.group_high)
    clear_cards(state.group_colour)
    clear_cards(state.group_cards)
    state.draw_size = 0
    state.bottom = 0
    state.discard_size = 0
    state.table_size = 0
    state.groups = 0
    state.turns = 0
    state.duty = NONE
    state.laid_now = 0
    state.knockers = 0
    state.winner = NOBODY


@rule
def deal_cards(rules: Rules, state: State, order: list[int], events: EventRows) -> None:
    """Deal the deck, given from its top: hands card by card from the dealer's left, then the piles (M5, T1)."""
    clear_round(state)
    state.round += 1
    emit(events, EVENT_ROUND, state.dealer, state.round, state.replay, 0, 0)
    active = count_active(state)
    seat = state.dealer
    for index in range(active):
        seat = next_seat(state, seat)
        sort_dealt(state.hand[seat], rules.hand, order, index, active)
        state.hand_size[seat] = rules.hand
        count_hand(rules, state, seat)
    dealt = rules.hand * active
    if not events.muted:
        for index in range(dealt):
            seat = next_seat(state, seat)
            emit(events, EVENT_DEALT, seat, order[index], 0, 0, 0)
    state.draw_size = rules.deck_size - dealt
    turn_pile_over(state.draw, state.draw_size, order, dealt)
    turn_first_card(rules, state, events)
    if state.discard[0] == SKIP:
        state.skipped[next_seat(state, state.dealer)] = TURN_FORFEIT
    state.seat = state.dealer


@rule
def turn_first_card(rules: Rules, state: State, events: EventRows) -> None:
    """Turn up the first card of the discard pile, and another one each time the book returns it (T8, T9)."""
    for _ in range(state.draw_size):
        card = state.draw[state.draw_size - 1]
        returns = (card == WILD and rules.first_wild_returns) or (card == SKIP and rules.first_skip_returns)
        emit(events, EVENT_TURNED, state.dealer, card, 1 if returns else 0, 0, 0)
        if not returns:
            state.draw_size -= 1
            state.draw[state.draw_size] = NONE
            state.discard[0] = card
            state.discard_size = 1
            return
        for index in range(state.draw_size - 1, 0, -1):
            state.draw[index] = state.draw[index - 1]
        state.draw[0] = card
        state.bottom += 1


@rule
def show_hands(rules: Rules, state: State, events: EventRows) -> None:
    """Show all hands at the end of a round, and add their points (S2)."""
    for seat in range(state.players):
        if not is_active(state, seat):
            continue
        for index in range(state.hand_size[seat]):
            card = state.hand[seat][index]
            emit(events, EVENT_SHOWN, seat, card, 0, 0, 0)
            state.known[seat][index] = card
        state.known_size[seat] = state.hand_size[seat]
        state.before[seat] = state.score[seat]
        points = 0
        if not rules.places and not state.replay:
            points = points_in_hand(rules, state, seat)
        state.score[seat] += points
        laid = state.laid[seat]
        number = rules.phase_number[laid - 1] if laid else 0
        emit(events, EVENT_SCORED, seat, points, state.score[seat], number, 0)


@rule
def has_finished(rules: Rules, state: State, seat: int) -> int:
    """Whether a player at the table has completed all phases (S4, V4)."""
    return 1 if is_active(state, seat) and state.done[seat] == rules.all_phases else 0


@rule
def end_game(state: State, winners: int, events: EventRows) -> None:
    """End the game with one or more winners."""
    state.winners = winners
    state.stage = OVER
    emit(events, EVENT_GAME_ENDED, NOBODY, winners, 0, 0, 0)


@rule
def with_fewest_points(rules: Rules, state: State, among: int, count: int) -> int:
    """A bit for each of these players with the fewest points, in the sense of `count` (S4, S5, V1)."""
    best = -1
    mask = 0
    for seat in range(state.players):
        if among >> seat & 1:
            points = state.score[seat]
            if count == BEFORE:
                points = state.before[seat]
            elif count == HAND_LEFT:
                points = points_in_hand(rules, state, seat)
            if best < 0 or points < best:
                best = points
                mask = 0
            if points == best:
                mask |= 1 << seat
    return mask


@rule
def give_places(rules: Rules, state: State, events: EventRows) -> None:
    """Give the next places to the players who completed the last phase, in the order of laying it (S6)."""
    while True:
        first = NOBODY
        for seat in range(state.players):
            if has_finished(rules, state, seat) and (first == NOBODY or state.laid_at[seat] < state.laid_at[first]):
                first = seat
        if first == NOBODY and count_active(state) == 1:
            first = next_seat(state, 0)
        if first == NOBODY:
            return
        state.finished += 1
        state.place[first] = state.finished
        state.active &= ~(1 << first)
        emit(events, EVENT_FINISHED, first, state.finished, 0, 0, 0)
        if state.finished == 1:
            state.winners = 1 << first
        if state.active == 0:
            return


@rule
def decide_game(rules: Rules, state: State, events: EventRows) -> None:
    """If players have completed the last phase, the lowest score wins; tied players replay that phase (S4, S5)."""
    finishers = 0
    for seat in range(state.players):
        if has_finished(rules, state, seat):
            finishers |= 1 << seat
    if not finishers:
        return
    best = with_fewest_points(rules, state, finishers, BEFORE if rules.score_before else TOTAL)
    if best & (best - 1) == 0:
        end_game(state, best, events)
        return
    state.replay = 1
    state.active = best
    for seat in range(state.players):
        if is_active(state, seat):
            state.phase[seat] = rules.last_phase
    emit(events, EVENT_REPLAY, NOBODY, best, 0, 0, 0)


@rule
def advance_phases(rules: Rules, state: State) -> None:
    """Players who laid their phase go to the next (S3); with one round for each phase, everyone does (V1)."""
    for seat in range(state.players):
        moves_on = state.laid[seat] or rules.one_round_per_phase
        if is_active(state, seat) and moves_on and not rules.free_order:
            state.phase[seat] += 1


@rule
def end_round(rules: Rules, state: State, winner: int, events: EventRows) -> None:
    """End the round, by an empty hand (S1) or by the limit (T11): score, advance phases, and find winners."""
    state.winner = winner
    state.duty = NONE
    state.laid_now = 0
    state.knockers = 0
    emit(events, EVENT_ROUND_ENDED, winner, state.turns, 0, 0, 0)
    show_hands(rules, state, events)
    if state.replay:
        cheapest = with_fewest_points(rules, state, state.active, HAND_LEFT)
        end_game(state, 1 << winner if winner != NOBODY else cheapest, events)
        return
    advance_phases(rules, state)
    state.stage = DEAL
    if rules.one_round_per_phase:
        if state.round == rules.phase_count:
            end_game(state, with_fewest_points(rules, state, state.active, TOTAL), events)
    elif rules.places:
        give_places(rules, state, events)
        if state.active == 0:
            end_game(state, state.winners, events)
    else:
        decide_game(rules, state, events)
    if state.stage == DEAL:
        state.dealer = next_seat(state, state.dealer)
