"""The dice game on a sheet: the pad (A1)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.kind import DiceKind
from dizaine.engine.dice.scores import count_failures
from dizaine.engine.dice.state import FINISH_BONUS, HALF_BONUS, OVER, State
from dizaine.engine.limits import NOBODY
from dizaine.rulebooks.dice import DiceBook
from dizaine.scorekeeper.dice.entries import enter
from dizaine.scorekeeper.dice.pieces import asks_for_colours
from dizaine.scorekeeper.dice.starts import start
from dizaine.scorekeeper.forms import After, Cell, DiceTurn, FaceButton
from dizaine.words.catalogue import Catalogue

WITNESSED: Final = 600
"""A score over this has a line for a witness (A1)."""


class DiceScores:
    """See `ScoreKind`."""

    start = staticmethod(start)
    enter = staticmethod(enter)

    def situation(self, book: DiceBook, state: State, catalogue: Catalogue) -> dict[str, Any]:
        rules, over = tables(book), state.stage == OVER
        return {
            "stage": "over" if over else "playing",
            "dealer": None,
            "turn": None if over else state.seat,
            "last_run": not over and state.finisher != NOBODY,
            "wants_order": False,
            "wants_witness": [seat for seat in range(state.players) if state.total[seat] > WITNESSED],
            "buttons": [],
            "faces": [] if over else _faces(book, asks_for_colours(rules, state.phase[state.seat])),
            "after": [_after(rules, state, seat) for seat in range(state.players) if _is_active(state, seat)],
            "places": False,
            "one_round_per_phase": False,
            "free_order": False,
        }

    def column(self, book: DiceBook, state: State, seat: int, cells: list[Cell]) -> dict[str, Any]:
        rules = tables(book)
        bonuses = {HALF_BONUS: rules.half_bonus, FINISH_BONUS: rules.finish_bonus}
        written = {cell.laid: cell.points for cell in cells if cell.laid}
        return {
            "left_to_choose": [],
            "won_place": 0,
            "active": _is_active(state, seat),
            "failures": count_failures(rules, state, seat),
            "bonuses": [points for bit, points in bonuses.items() if state.bonuses[seat] & bit],
            "pad": [written.get(number) for number in rules.phase_number[: state.phase[seat]]],
        }

    def heading(self, before: State, entry: DiceTurn) -> dict[str, Any]:
        return {"out": None, "dealer": None, "turn": entry.seat, "stopped": False, "replay": False}

    def cell(self, book: DiceBook, before: State, after: State, seat: int) -> Cell:
        rules, phase = tables(book), before.phase[seat]
        made = after.phase[seat] > phase
        earned = after.bonuses[seat] & ~before.bonuses[seat]
        half, finish = bool(earned & HALF_BONUS), bool(earned & FINISH_BONUS)
        return Cell(
            seat=seat,
            points=after.points[seat][phase] if made else None,
            total=after.total[seat],
            laid=rules.phase_number[phase] if made else 0,
            place=0,
            failed=count_failures(rules, after, seat) > count_failures(rules, before, seat),
            bonus=half * rules.half_bonus + finish * rules.finish_bonus,
        )


def _is_active(state: State, seat: int) -> bool:
    """Whether turns are still to come: in the last run for those between the player at turn and the finisher (D9)."""
    if state.stage == OVER or state.finisher == NOBODY:
        return state.stage != OVER
    left = (state.rank[state.finisher] - state.rank[state.seat]) % state.players
    return (state.rank[seat] - state.rank[state.seat]) % state.players < left


def _after(rules: Rules, state: State, seat: int) -> After:
    """The next phase, if the current one is made or not (D4)."""
    later = State()
    later.assign(state)
    later.phase[seat] += 1
    kind = DiceKind()
    return After(seat=seat, laid=kind.next_phase(rules, later, seat), missed=kind.next_phase(rules, state, seat))


def _faces(book: DiceBook, coloured: bool) -> list[FaceButton]:
    """The faces to tap: by number, or also by colour for a phase that asks for it."""
    dice: Counter[tuple[int, str]] = Counter()
    for die in book.dice:
        dice.update({(face.number, face.colour if coloured else "") for face in die})
    return [
        FaceButton(face=f"{colour[:1]}{number or 'W'}", number=number, colour=colour, copies=copies)
        for (number, colour), copies in sorted(dice.items(), key=lambda item: (item[0][1], item[0][0] or 99))
    ]
