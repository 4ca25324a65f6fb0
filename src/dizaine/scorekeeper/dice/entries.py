"""A turn of dice as it was entered: checked, then scored by the engine itself."""

from __future__ import annotations

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.refusals import GAME_OVER, refusal_of
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.state import OVER, State
from dizaine.engine.dice.turns import score_turn
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows
from dizaine.rulebooks.dice import DiceBook
from dizaine.scorekeeper.dice.pieces import read_dice
from dizaine.scorekeeper.dice.possible_scores import possible_scores
from dizaine.scorekeeper.forms import DiceTurn
from dizaine.scorekeeper.limits import LONGEST_NAME
from dizaine.scorekeeper.refusals import refusal

FAILED = -1
"""What the engine takes for the points of a turn that failed."""


def enter(book: DiceBook, names: list[str], before: State, entry: DiceTurn) -> State:
    """The state after a turn. Raises `EntryRefused`."""
    rules = tables(book)
    if before.stage == OVER:
        raise refusal("over", refusal_of(GAME_OVER).rule)
    if not 0 <= entry.seat < before.players:
        raise refusal("no-such-player", "D2", number=entry.seat + 1)
    if entry.seat != before.seat:
        rule = "D2" if before.finisher == NOBODY else "D9"
        raise refusal("not-your-turn", rule, entry.seat, name=names[entry.seat], other=names[before.seat])
    if len(entry.witness) > LONGEST_NAME or any(ord(letter) < ord(" ") for letter in entry.witness):
        raise refusal("name-unreadable", "A1")
    state, muted, work = State(), EventRows(), Workspace()
    muted.muted = 1
    state.assign(before)
    points = _points(book, rules, work, before, entry)
    score_turn(rules, state, work, points, muted)
    return state


def _points(book: DiceBook, rules: Rules, work: Workspace, state: State, entry: DiceTurn) -> int:
    """What a turn is worth, or `FAILED`."""
    phase, seat = state.phase[state.seat], entry.seat
    if entry.dice is not None and entry.points is None:
        points = score_dice(rules, work, phase, read_dice(book, phase, entry.dice))
        if entry.failed and points != FAILED:
            raise refusal("phase-is-made", "D11", seat, points=points)
        return points
    if (entry.points is None) == (not entry.failed) or entry.dice is not None:
        raise refusal("turn-unclear", "D6", seat)
    if entry.points is None:
        return FAILED
    if entry.points not in possible_scores(book, phase):
        number = rules.phase_number[phase]
        raise refusal("score-impossible", "D6", seat, points=entry.points, phase=number)
    return entry.points
