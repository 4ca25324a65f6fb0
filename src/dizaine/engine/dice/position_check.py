"""Checks whether a position of the dice game can occur in a game."""

from __future__ import annotations

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scores import deserves_finish_bonus
from dizaine.engine.dice.state import DECIDE, FINISH_BONUS, OVER, ROLL, ROLL_OFF, State
from dizaine.engine.errors import ImpossiblePosition
from dizaine.engine.limits import NOBODY


def check_position(rules: Rules, state: State) -> None:
    """Raise `ImpossiblePosition` unless the position can occur in a game."""
    for seat in range(state.players):
        _check_pad(rules, state, seat)
    _check_finish(rules, state)
    _check_order(state)
    _check_throws(rules, state)
    if state.stage == OVER:
        _check_end(state)
    elif state.winners:
        raise ImpossiblePosition("winners", "the game is not over", "D10")


def _check_pad(rules: Rules, state: State, seat: int) -> None:
    """One player's column: points only for phases that are made, failures only up to the current phase."""
    field = f"player {seat}"
    phase = state.phase[seat]
    if any(state.points[seat][phase:]):
        raise ImpossiblePosition(field, "a phase has points that is not made yet", "D4")
    for index in range(phase):
        dice = sum(rules.group_size[index])
        if state.points[seat][index] > dice * rules.numbers:
            number = rules.phase_number[index]
            reason = f"{dice} dice cannot bring {state.points[seat][index]} points in phase {number}"
            raise ImpossiblePosition(field, reason, "D6")
    if any(state.failures[seat][phase + 1 :]):
        raise ImpossiblePosition(field, "a phase has failures that was not tried yet", "D4")


def _check_finish(rules: Rules, state: State) -> None:
    """Who has finished, who was first, and who has the bonus for it (D8, D9, D12)."""
    finished = [seat for seat in range(state.players) if state.phase[seat] == rules.phase_count]
    rewarded = [seat for seat in range(state.players) if state.bonuses[seat] & FINISH_BONUS]
    finisher = state.finisher
    if state.players == 1:
        if finisher != NOBODY:
            raise ImpossiblePosition("finisher", "there is no last run for one player", "D12")
        if finished != ([0] if state.stage == OVER else []):
            raise ImpossiblePosition("stage", "a solitaire is over when its last phase is made", "D12")
        if rewarded != [seat for seat in finished if deserves_finish_bonus(state, seat)]:
            raise ImpossiblePosition("player 0", "this bonus is for the last phase at its first try", "D12")
        return
    if finisher == NOBODY:
        if finished or rewarded:
            raise ImpossiblePosition("finisher", "somebody has finished, so somebody was first", "D9")
        if state.stage == OVER:
            raise ImpossiblePosition("stage", "the game is over when somebody has finished", "D9")
        return
    if finisher not in finished or finisher not in rewarded or not set(rewarded) <= set(finished):
        raise ImpossiblePosition("finisher", "the first to finish has all phases and the bonus", "D8")
    for seat in rewarded:
        if state.rank[seat] < state.rank[finisher]:
            raise ImpossiblePosition(f"player {seat}", "this bonus is for those who sit later in the round", "D8")
    if state.stage != OVER:
        turn = _place_of_run(state, state.seat)
        if state.seat == finisher or any(_place_of_run(state, seat) >= turn > 0 for seat in finished):
            raise ImpossiblePosition("seat", "it is the last run of somebody who has not finished", "D9")


def _place_of_run(state: State, seat: int) -> int:
    """How many places after the first to finish a player comes in the order of play."""
    return (state.rank[seat] - state.rank[state.finisher]) % state.players


def _check_order(state: State) -> None:
    """The order of play; until it is settled, only players who throw again share a rank (D2)."""
    ranks = state.rank[: state.players]
    if state.stage != ROLL_OFF:
        if state.round < 1:
            raise ImpossiblePosition("round", "the dice are out, so it is 1 at least", "D3")
        if state.level:
            raise ImpossiblePosition("level", "the order of play is settled", "D2")
        return
    if state.players == 1:
        raise ImpossiblePosition("stage", "one player alone just begins", "D12")
    shared = sum(1 << seat for seat in range(state.players) if ranks.count(ranks[seat]) > 1)
    possible = all(sum(other < rank for other in ranks) == rank for rank in ranks)
    if not possible or not state.level or state.level != shared:
        raise ImpossiblePosition("level", "those throw again who share a rank", "D2")
    if state.round or state.seat or any(state.phase) or any(map(any, state.failures)):
        raise ImpossiblePosition("stage", "nobody has played before the order of play is settled", "D2")


def _check_throws(rules: Rules, state: State) -> None:
    """The dice of the turn (D3)."""
    every = (1 << rules.dice) - 1
    if state.stage in (ROLL_OFF, OVER):
        if state.rolls or state.rolling:
            raise ImpossiblePosition("rolls", "nobody's turn is on", "D3")
    elif state.stage == DECIDE:
        if state.rolling or not 1 <= state.rolls < rules.rolls:
            raise ImpossiblePosition("rolls", "before a decision all dice lie, and a throw is left", "D3")
    elif state.stage == ROLL and not (
        0 < state.rolling <= every and 0 <= state.rolls < rules.rolls and (state.rolls > 0 or state.rolling == every)
    ):
        raise ImpossiblePosition("rolls", "the first throw of a turn takes all dice, a later one some of them", "D3")
    most = state.phase[state.seat] if state.finisher != NOBODY and state.stage in (ROLL, DECIDE) else 0
    if state.run_turns > most:
        raise ImpossiblePosition("run", "each turn of a last run but the latest has made a phase", "D9")


def _check_end(state: State) -> None:
    """The highest total wins (D10)."""
    totals = state.total[: state.players]
    if state.seat:
        raise ImpossiblePosition("seat", "the game is over, and nobody's turn; write seat 0", "D10")
    if state.winners != sum(1 << seat for seat, total in enumerate(totals) if total == max(totals)):
        raise ImpossiblePosition("winners", "the highest total wins, for all who have it", "D10")
