"""The state in which a pad begins: a new game, or one that was begun on paper."""

from __future__ import annotations

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.scores import count_points
from dizaine.engine.dice.state import State
from dizaine.engine.dice.turns import begin_round, start_dice_game
from dizaine.engine.rows import EventRows
from dizaine.rulebooks.dice import DiceBook
from dizaine.scorekeeper.forms import Setup, Start
from dizaine.scorekeeper.limits import MOST_POINTS, MOST_ROUNDS
from dizaine.scorekeeper.refusals import setup_refusal


def start(book: DiceBook, setup: Setup) -> State:
    """The state before the first turn; the seats are in the order of play (D2). Raises `SetupRefused`."""
    rules, state, muted = tables(book), State(), EventRows()
    muted.muted = 1
    players = len(setup.names)
    start_dice_game(rules, state, players, muted)
    if players > 1:
        state.level = 0
        for seat in range(players):
            state.rank[seat] = state.order[seat] = seat
        begin_round(rules, state, muted)
    for seat, standing in enumerate(setup.standing):
        _set_standing(rules, state, seat, setup.names[seat], standing)
    state.seat = setup.dealer
    return state


def _set_standing(rules: Rules, state: State, seat: int, name: str, standing: Start) -> None:
    """The phases made, and the total as one number: paper does not tell how it came about."""
    numbers = rules.phase_number[: rules.phase_count]
    made = len(standing.done)
    if sorted(standing.done) != numbers[:made]:
        raise setup_refusal("standing", "standing-order", "D4", seat, name=name)
    if made == rules.phase_count:
        raise setup_refusal("standing", "standing-over", "D9", seat, name=name)
    if standing.place:
        raise setup_refusal("standing", "standing-place", "S6")
    if not (made > 0) <= standing.points <= MOST_POINTS * (made > 0):
        raise setup_refusal("standing", "standing-points", "D6", seat, name=name, points=standing.points)
    if not 0 <= standing.failures <= MOST_ROUNDS:
        raise setup_refusal("standing", "standing-rounds", "D12", seat, most=MOST_ROUNDS)
    state.phase[seat] = made
    state.points[seat][0] = standing.points
    state.failures[seat][0] = standing.failures
    state.total[seat] = count_points(rules, state, seat)
