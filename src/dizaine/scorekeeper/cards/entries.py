"""A round of cards as it was entered: checked, then ended by the engine itself."""

from __future__ import annotations

from dizaine.engine.bits import members
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.hands import count_hand
from dizaine.engine.cards.laying import check_phase
from dizaine.engine.cards.play import check_over
from dizaine.engine.cards.refusals import PHASE_CROSSED_OFF, refusal_of
from dizaine.engine.cards.rounds import clear_round, end_round, has_finished, is_active
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows
from dizaine.rulebooks import Rulebook
from dizaine.scorekeeper.cards.pieces import Wanted, find_hands, wanted
from dizaine.scorekeeper.forms import CardRound, Hand
from dizaine.scorekeeper.refusals import refusal


def enter(book: Rulebook, names: list[str], before: State, entry: CardRound) -> State:
    """The state after a round. Raises `EntryRefused`."""
    rules = tables(book)
    if before.stage == OVER:
        raise refusal("over", refusal_of(check_over(rules)).rule)
    _check_seats(before, names, entry)
    state = State()
    state.assign(before)
    clear_round(state)
    state.round += 1
    for hand in entry.hands:
        if hand.laid:
            _lay(rules, state, names, hand)
    _set_hands(rules, state, names, entry)
    _set_order(rules, state, names, entry.laid_order)
    muted = EventRows()
    muted.muted = 1
    end_round(rules, state, NOBODY if entry.out is None else entry.out, muted)
    return state


def _check_seats(state: State, names: list[str], entry: CardRound) -> None:
    """There is one hand for each player at the table, and one of them went out."""
    seats = [hand.seat for hand in entry.hands]
    for seat in [*seats, *([] if entry.out is None else [entry.out])]:
        if not 0 <= seat < state.players:
            raise refusal("no-such-player", "M6", seat=None, number=seat + 1)
        if not is_active(state, seat):
            raise refusal("not-at-table", "S5" if state.replay else "S6", seat, name=names[seat])
    for seat in members(state.active):
        if seat not in seats:
            raise refusal("hand-missing", "S2", seat, name=names[seat])
        if seats.count(seat) > 1:
            raise refusal("hand-twice", "S2", seat, name=names[seat])


def _lay(rules: Rules, state: State, names: list[str], hand: Hand) -> None:
    """A phase that was laid, if it was this player's phase (P8, V4)."""
    seat, numbers = hand.seat, rules.phase_number[: rules.phase_count]
    if hand.laid not in numbers:
        raise refusal("no-such-phase", "P8", seat, phase=hand.laid)
    index = numbers.index(hand.laid)
    code = check_phase(rules, state, seat, index)
    if code == PHASE_CROSSED_OFF:
        raise refusal("phase-crossed-off", refusal_of(code).rule, seat, name=names[seat], phase=hand.laid)
    if code:
        current = numbers[state.phase[seat]]
        raise refusal(
            "phase-not-current", refusal_of(code).rule, seat, name=names[seat], phase=hand.laid, current=current
        )
    state.laid[seat] = index + 1
    state.laid_at[seat] = 1
    state.done[seat] |= 1 << index


def _set_hands(rules: Rules, state: State, names: list[str], entry: CardRound) -> None:
    """What the players have left. It is needed where it is counted, and checked wherever it is given."""
    counted = not rules.places and (not state.replay or entry.out is None)
    given: list[Wanted] = []
    for hand in entry.hands:
        seat, name = hand.seat, names[hand.seat]
        if hand.points is not None and hand.cards is not None:
            raise refusal("points-and-cards", "S2", seat, name=name)
        if rules.places and (hand.points is not None or hand.cards is not None):
            raise refusal("points-not-counted", "S6", seat, name=name)
        if seat == entry.out:
            _check_out(state, name, hand)
        elif hand.points is None and hand.cards is None:
            if counted:
                raise refusal("points-missing", "S2", seat, name=name)
        else:
            one = wanted(rules, name, hand, state.laid[seat])
            _check_left(rules, names, entry.out, one)
            given.append(one)
    for seat, cards in find_hands(rules, given).items():
        state.hand[seat][: len(cards)] = cards
        state.hand_size[seat] = len(cards)
        count_hand(rules, state, seat)


def _check_out(state: State, name: str, hand: Hand) -> None:
    """Who went out has laid a phase, because nothing else opens the way to an empty hand (H1), and has no cards."""
    if not state.laid[hand.seat]:
        raise refusal("out-without-phase", "H1", hand.seat, name=name)
    if hand.points or (hand.cards or "").strip():
        raise refusal("out-with-cards", "S1", hand.seat, name=name)


def _check_left(rules: Rules, names: list[str], out: int | None, one: Wanted) -> None:
    """Who did not go out has at least one card: the round ended with the first empty hand (S1)."""
    no_cards = one.cards is not None and not one.cards.strip()
    if not no_cards and (
        one.points != 0 or 0 in [rules.points[kind] for kind, copies in enumerate(rules.deck) if copies]
    ):
        return
    if out is None:
        raise refusal("nobody-out", "S1", one.seat, name=one.name)
    raise refusal("two-out", "S1", one.seat, name=one.name, other=names[out])


def _set_order(rules: Rules, state: State, names: list[str], order: list[int]) -> None:
    """The order in which several completed the last phase, which decides the places (S6)."""
    finishers = [seat for seat in range(state.players) if rules.places and has_finished(rules, state, seat)]
    if not order and len(finishers) > 1:
        raise refusal("order-needed", "S6", finishers[0], name=names[finishers[0]], other=names[finishers[1]])
    if order and sorted(order) != finishers:
        raise refusal("order-wrong", "S6")
    for position, seat in enumerate(order):
        state.laid_at[seat] = position + 1
