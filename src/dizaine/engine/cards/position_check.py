"""Checks whether a position of a card game can occur in a game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from dizaine.engine.cards.cards import KINDS, NONE, SKIP, WILD, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import declaration_holds
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.positions import table_meld
from dizaine.engine.cards.rounds import count_active, is_active, turn_limit
from dizaine.engine.cards.state import DEAL, DRAW, KNOCK, LOT, OVER, PLACE_NUMBER, PLAY, SHUFFLE, SKIP_IN_FRONT, State
from dizaine.engine.cards.taken_card import can_use, fits_group
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.errors import ImpossiblePosition
from dizaine.engine.limits import NOBODY
from dizaine.engine.shapes import RUN, family_of, width_of

_IN_ROUND: Final = (SHUFFLE, DRAW, PLAY, KNOCK)


def check_position(rules: Rules, state: State) -> None:
    """Raise `ImpossiblePosition` unless the position can occur in a game."""
    _check_cards(rules, state)
    _check_table(rules, state)
    _check_seats(rules, state)
    for seat in range(state.players):
        _check_hand(rules, state, seat)
        _check_laid(rules, state, seat)
        _check_progress(rules, state, seat)
    _check_piles(rules, state)
    if state.stage in _IN_ROUND:
        _check_turn(rules, state)
    elif state.duty or state.laid_now or state.knockers:
        raise ImpossiblePosition("stage", "nobody's turn is on, so there is no duty, laid-now or knockers", "S1")
    if state.stage == LOT and state.round:
        raise ImpossiblePosition("round", "the lot is drawn before the first round", "T1")
    if state.stage not in (LOT, DEAL) and not state.round:
        raise ImpossiblePosition("round", "cards were dealt, so it is 1 at least", "T1")


def all_cards(state: State) -> Counter[int]:
    """All cards: in piles and hands, skips in front of players, groups on the table."""
    cards = Counter(state.draw[: state.draw_size]) + Counter(state.discard[: state.discard_size])
    for seat in range(state.players):
        cards.update(state.hand[seat][: state.hand_size[seat]])
        cards[SKIP] += state.skipped[seat] == SKIP_IN_FRONT
    cards.update(place % PLACE_NUMBER for place in state.table[: state.table_size])
    return cards


def _check_cards(rules: Rules, state: State) -> None:
    cards = all_cards(state)
    if not cards.total() and state.stage in (LOT, DEAL):
        return  # nothing is dealt yet, before the first round or between two rounds (S7)
    for kind in range(1, KINDS):
        found, expected = cards[kind], rules.deck[kind]
        if found != expected:
            problem = "too many" if found > expected else "too few"
            rule = {WILD: "M3", SKIP: "M4"}.get(kind, "M1")
            raise ImpossiblePosition("cards", f"{problem} {Card(kind)}: {found}, the deck has {expected}", rule)


def _check_table(rules: Rules, state: State) -> None:
    for group in range(state.groups):
        field = f"group {group}"
        meld = table_meld(state, group)
        size, width = len(meld.cards), width_of(meld.shape)
        if size % width:
            raise ImpossiblePosition(field, "a run of pairs has two cards on each number", "P6")
        if not declaration_holds(rules, meld.shape, size, meld.number, meld.colour):
            is_run = family_of(meld.shape) == RUN
            raise ImpossiblePosition(
                field,
                f"it cannot be so with {size} cards: numbers go from 1 to {rules.numbers}"
                if is_run
                else "no such number or colour",
                "P2" if is_run else "W4",
            )
        for number, card in meld.places:
            if not fits_group(rules, meld.shape, number, meld.colour, card):
                raise ImpossiblePosition(field, f"{card} does not belong into {meld}", "H2")


def _check_seats(rules: Rules, state: State) -> None:
    """Who is at the table: all players but those who won a place (S6) or are not tied (S5)."""
    places = sorted(place for place in state.place if place)
    if places != list(range(1, len(places) + 1)) or (places and not rules.places):
        raise ImpossiblePosition("place", "places are won one after the other, where they are played for", "S6")
    if state.replay and (rules.places or rules.one_round_per_phase):
        raise ImpossiblePosition(
            "replay", "level players do not replay by this rulebook", "S6" if rules.places else "V1"
        )
    seats = range(state.players)
    if any(state.place[seat] and is_active(state, seat) for seat in seats) or not (
        state.replay or all(state.place[seat] or is_active(state, seat) for seat in seats)
    ):
        raise ImpossiblePosition("active", "those leave the table who won a place, or are not level in a replay", "S6")
    first = sum(1 << seat for seat in seats if state.place[seat] == 1)
    if state.stage == OVER:
        if not state.winners or (rules.places and state.winners != first):
            raise ImpossiblePosition("winners", "a game that is over has a winner, the first of the places", "S4")
        return
    if state.winners != first:
        raise ImpossiblePosition("winners", "the game is not over, and only a first place is won before", "S4")
    if count_active(state) < 2:
        raise ImpossiblePosition("active", "two players at least are at the table", "M6")
    if state.stage != LOT and not is_active(state, state.dealer):
        raise ImpossiblePosition("dealer", "the dealer is a player at the table", "T1")


def _check_progress(rules: Rules, state: State, seat: int) -> None:
    """The completed phases must agree with the current one (P8, S5, V1, V4)."""
    field = f"player {seat}"
    phase, done, at_table = state.phase[seat], state.done[seat], is_active(state, seat)
    laid = 1 << state.laid[seat] - 1 if state.laid[seat] and state.stage in _IN_ROUND else 0
    before = (1 << phase) - 1
    if state.replay and at_table:
        if phase != rules.last_phase or done != rules.all_phases:
            raise ImpossiblePosition(field, "the players of a replay have done all phases and play the last", "S5")
        return
    if state.stage != OVER and at_table and (phase == rules.phase_count or done & ~laid == rules.all_phases):
        raise ImpossiblePosition(field, "the last phase is done, so the game is over for this player", "S4")
    if rules.free_order:
        return
    if rules.one_round_per_phase:
        if done & ~(before | laid):
            raise ImpossiblePosition(field, "a phase is done that was not played yet", "V1")
        if state.stage != OVER and phase != state.round - (state.stage in _IN_ROUND):
            raise ImpossiblePosition(field, "everyone goes on to the next phase each round", "V1")
    elif done != before | laid:
        raise ImpossiblePosition(field, "the phases done are those before the current one", "P8")


def _check_hand(rules: Rules, state: State, seat: int) -> None:
    field = f"player {seat}"
    size = state.hand_size[seat]
    at_table = is_active(state, seat)
    in_round = state.stage in _IN_ROUND
    most = rules.hand + (state.stage == PLAY and seat == state.seat)
    if in_round and at_table and not 1 <= size <= most:
        raise ImpossiblePosition(field, f"the hand has {size} cards instead of 1 to {most}", "M5" if size else "S1")
    if in_round and not at_table and (size or state.laid[seat] or state.skipped[seat]):
        raise ImpossiblePosition(field, "a player who is not at the table has no cards", "S6")
    if Counter(state.known[seat][: state.known_size[seat]]) - Counter(state.hand[seat][:size]):
        raise ImpossiblePosition(field, "a known card is not in the hand", "M5")


def _check_laid(rules: Rules, state: State, seat: int) -> None:
    """The groups in front of a player are the phase laid in this round, and hits (P8, P9)."""
    field = f"player {seat}"
    melds = [table_meld(state, group) for group in range(state.groups) if state.group_owner[group] == seat]
    laid = state.laid[seat] - 1
    if laid < 0:
        if melds:
            raise ImpossiblePosition(field, "groups lie there, so say which phase: 'laid N'", "P8")
        return
    count = rules.group_count[laid]
    shapes, sizes = rules.group_shape[laid][:count], rules.group_cards[laid][:count]
    if [meld.shape for meld in melds] != shapes or any(
        len(meld.cards) < size for meld, size in zip(melds, sizes, strict=True)
    ):
        number = rules.phase_number[laid]
        raise ImpossiblePosition(field, f"the groups on the table are not those of phase {number}, in order", "P9")
    if laid != state.phase[seat] and state.stage in _IN_ROUND and (state.replay or not rules.free_order):
        raise ImpossiblePosition(field, "the phase laid is not the player's phase", "P8")


def _check_piles(rules: Rules, state: State) -> None:
    if state.bottom > state.draw_size:
        raise ImpossiblePosition("bottom", "more known cards than the draw pile has", "T8")
    for card in state.draw[: state.bottom]:
        if not (card == WILD and rules.first_wild_returns) and not (card == SKIP and rules.first_skip_returns):
            raise ImpossiblePosition("bottom", f"{Card(card)} does not go back under the draw pile", "T8")
    recycled = Counter({kind: count for kind, count in enumerate(state.recycled) if count})
    if not recycled:
        return
    if any(count > rules.deck[kind] for kind, count in recycled.items()) or state.bottom:
        raise ImpossiblePosition("recycled", "these cards cannot all have been shuffled", "T7")
    if Counter(state.draw[: state.draw_size]) - recycled:
        raise ImpossiblePosition("recycled", "the draw pile holds a card that was not shuffled into it", "T7")
    if recycled.total() != state.draw_size + sum(state.drawn):
        raise ImpossiblePosition("drawn", "what was shuffled and is not in the draw pile was drawn", "T7")


def _check_turn(rules: Rules, state: State) -> None:
    seat = state.seat
    if not is_active(state, seat):
        raise ImpossiblePosition("seat", "it is the turn of a player at the table", "T1")
    if state.turns >= turn_limit(rules, state):
        raise ImpossiblePosition("turns", f"the round is over after {turn_limit(rules, state)} turns", "T11")
    if state.stage == SHUFFLE and (state.draw_size or state.discard_size < 2):
        raise ImpossiblePosition("stage", "only an empty draw pile is made anew, from two discards at least", "T7")
    top = state.discard[state.discard_size - 1] if state.discard_size else NONE
    if state.stage == DRAW and not state.draw_size and state.discard_size < 2 and top in (NONE, SKIP):
        raise ImpossiblePosition("stage", "there is nothing to draw: the turn goes on with stage play", "T7")
    if state.stage != KNOCK and state.skipped[seat]:
        raise ImpossiblePosition("seat", "this player loses the turn", "K1")
    if state.stage == KNOCK:
        barred = 1 << seat
        for player in range(state.players):
            barred |= (state.skipped[player] > 0 or not is_active(state, player)) << player
        if not rules.knock or not state.knockers or state.knockers & barred or top in (NONE, SKIP):
            raise ImpossiblePosition("knockers", "nobody could claim this card so", "V3")
    elif state.knockers:
        raise ImpossiblePosition("knockers", "a card can be claimed in stage knock only", "V3")
    if state.laid_now and (state.stage != PLAY or not state.laid[seat]):
        raise ImpossiblePosition("laid-now", "the player has not laid in this turn", "O1")
    if state.duty != NONE:
        work = Workspace()
        load_hand(rules, state, work, seat)
        held = state.duty in work.cards[: work.card_count]
        if state.stage != PLAY or not rules.must_use_taken or not held:
            raise ImpossiblePosition("duty", "no taken card of this kind waits to be used", "T10")
        if not can_use(rules, state, work, seat, state.duty):
            raise ImpossiblePosition("duty", "the taken card cannot be used in this turn", "T10")
    if state.winner != NOBODY:
        raise ImpossiblePosition("winner", "the round is not over", "S1")
