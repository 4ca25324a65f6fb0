"""The state in which a sheet of cards begins: a new game, or one that was begun on paper."""

from __future__ import annotations

from math import gcd

from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.rounds import is_active, start_game
from dizaine.engine.cards.state import DEAL, State
from dizaine.rulebooks import Rulebook
from dizaine.scorekeeper.forms import Setup
from dizaine.scorekeeper.limits import MOST_POINTS, MOST_ROUNDS
from dizaine.scorekeeper.refusals import setup_refusal


def start(book: Rulebook, setup: Setup) -> State:
    """The state before the first deal. Raises `SetupRefused`."""
    rules, state = tables(book), State()
    start_game(state, len(setup.names))
    state.stage = DEAL
    state.dealer = setup.dealer
    _set_rounds(rules, state, setup.played)
    for seat, standing in enumerate(setup.standing):
        _set_phases(rules, state, seat, setup.names[seat], standing.done)
        _set_points(rules, state, seat, setup.names[seat], standing.points)
    if rules.places:
        _set_places(rules, state, setup)
    elif any(standing.place for standing in setup.standing):
        raise setup_refusal("standing", "standing-place", "S6")
    if not is_active(state, setup.dealer):
        raise setup_refusal("dealer", "dealer", "T1")
    return state


def card_unit(rules: Rules) -> int:
    """The number that divides the points of every hand (S2); 0 if all cards are free."""
    return gcd(*(rules.points[kind] for kind, copies in enumerate(rules.deck) if copies))


def _set_rounds(rules: Rules, state: State, played: int) -> None:
    """With one round for each phase, everybody is on the same phase (V1)."""
    most = rules.phase_count - 1 if rules.one_round_per_phase else MOST_ROUNDS
    if not 0 <= played <= most:
        raise setup_refusal("played", "standing-rounds", "V1", most=most)
    state.round = played
    if rules.one_round_per_phase:
        for seat in range(state.players):
            state.phase[seat] = played


def _set_phases(rules: Rules, state: State, seat: int, name: str, done: list[int]) -> None:
    numbers = rules.phase_number[: rules.phase_count]
    for number in done:
        if number not in numbers or done.count(number) > 1:
            raise setup_refusal("standing", "standing-phases", "P8", seat, name=name, phase=number)
    indices = sorted(numbers.index(number) for number in done)
    state.done[seat] = sum(1 << index for index in indices)
    if rules.one_round_per_phase:
        if any(index >= state.round for index in indices):
            raise setup_refusal("standing", "standing-order", "V1", seat, name=name)
    elif not rules.free_order:
        if indices != list(range(len(indices))):
            raise setup_refusal("standing", "standing-order", "P8", seat, name=name)
        state.phase[seat] = len(indices)
    finished = state.done[seat] == rules.all_phases
    if finished and not rules.places and not rules.one_round_per_phase:
        raise setup_refusal("standing", "standing-over", "S4", seat, name=name)


def _set_points(rules: Rules, state: State, seat: int, name: str, points: int) -> None:
    unit = 0 if rules.places else card_unit(rules)
    possible = points % unit == 0 if unit else points == 0
    if not possible or not 0 <= points <= MOST_POINTS:
        rule = "S6" if rules.places else "S2"
        raise setup_refusal("standing", "standing-points", rule, seat, name=name, points=points)
    state.score[seat] = points
    state.before[seat] = points


def _set_places(rules: Rules, state: State, setup: Setup) -> None:
    """Who has completed the last phase has a place and has left the table (S6)."""
    winners: list[tuple[int, int]] = []
    for seat, standing in enumerate(setup.standing):
        if (standing.place > 0) != (state.done[seat] == rules.all_phases):
            raise setup_refusal("standing", "standing-place", "S6", seat)
        if standing.place:
            winners.append((standing.place, seat))
    winners.sort()
    if [place for place, _ in winners] != list(range(1, len(winners) + 1)):
        raise setup_refusal("standing", "standing-place", "S6")
    for place, seat in winners:
        state.place[seat] = place
        state.active &= ~(1 << seat)
    state.finished = len(winners)
    if winners:
        state.winners = 1 << winners[0][1]
    if state.players - len(winners) < 2:
        raise setup_refusal("standing", "standing-over", "S6", name=setup.names[winners[0][1]])
