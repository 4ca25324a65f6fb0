"""Lists legal moves of the dice game: all of them, or one of each group of equivalent moves.

This module only generates candidates; `play.check_dice_move` decides which of them are legal.
"""

from __future__ import annotations

from collections.abc import Iterator

from dizaine.engine.dice.codec import dice_of, to_row
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.play import check_dice_move
from dizaine.engine.dice.state import DECIDE, State
from dizaine.engine.shapes import has_one_colour


def legal_moves(rules: Rules, state: State, seat: int) -> Iterator[Move]:
    """Every legal move of a seat: to stop, or to throw any of the dice."""
    for move in _candidates(rules, seat):
        if not check_dice_move(rules, state, to_row(move)):
            yield move


def _candidates(rules: Rules, seat: int) -> Iterator[Move]:
    yield Stop(seat)
    for dice in range(1, 1 << rules.dice):
        yield Reroll(seat, dice_of(dice))


def canonical_moves(rules: Rules, state: State) -> Iterator[Move]:
    """The moves of the player whose turn it is, one for each group of equivalent moves.

    If colours do not matter, dice of one kind that show the same number are equivalent, and the first of them are
    thrown.
    """
    if state.stage != DECIDE:
        return
    alike = [_alike(rules, state, die) for die in range(rules.dice)]
    for move in legal_moves(rules, state, state.seat):
        thrown = {die - 1 for die in move.dice} if isinstance(move, Reroll) else set()
        if all(other in thrown for die in thrown for other in range(die) if alike[other] == alike[die]):
            yield move


def _alike(rules: Rules, state: State, die: int) -> tuple[int, ...]:
    """The properties of a die that matter for the current phase; equal for equivalent dice."""
    phase = state.phase[state.seat]
    if has_one_colour(rules.group_shape[phase][0]):
        return (die,)
    return (-1, rules.kind[die], rules.face_number[die][state.face[die]])
