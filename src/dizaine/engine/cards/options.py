"""The verbs that a player can use now, and the reason for each that is not possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dizaine.engine.bits import members
from dizaine.engine.cards.arrangement import can_lay as can_lay_phase
from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import holds
from dizaine.engine.cards.hitting import check_may_hit
from dizaine.engine.cards.laying import check_phase
from dizaine.engine.cards.menu import KIND, canonical_menu
from dizaine.engine.cards.moves import Close, Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.cards.play import asked_seat, check, check_moment
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    NOTHING_FITS,
    PHASE_NOT_IN_HAND,
    TAKEN_CARD_PENDING,
    TARGET_HAS_SKIP,
    refusal_of,
)
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_HIT, MOVE_LAY, MOVE_SKIP, MoveRow
from dizaine.engine.cards.state import PLAY, State
from dizaine.engine.cards.taken_card import open_phases, spread_for_lay
from dizaine.engine.cards.turns import check_discard, check_skip
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.limits import NOBODY
from dizaine.engine.refusals import Refusal

_KINDS: Final[dict[type[Move], int]] = {Lay: MOVE_LAY, Hit: MOVE_HIT, Discard: MOVE_DISCARD, Skip: MOVE_SKIP}


def options(
    rules: Rules, state: State, work: Workspace, seat: int, moves: Iterable[Move] | None = None
) -> dict[str, Refusal | None]:
    """For each verb, None if the seat has such a move now, else why not; `moves` if they are known already."""
    offered = _offered(rules, state, work, seat) if moves is None else {_KINDS.get(type(move), 0) for move in moves}
    codes = {
        "draw": check(rules, state, work, to_row(rules, Draw(seat))),
        "take": check(rules, state, work, to_row(rules, Take(seat))),
        "lay": _why_no(MOVE_LAY, offered, rules, state, seat),
        "hit": _why_no(MOVE_HIT, offered, rules, state, seat),
        "discard": _why_no(MOVE_DISCARD, offered, rules, state, seat),
        "skip": _why_no(MOVE_SKIP, offered, rules, state, seat),
        "knock": check(rules, state, work, to_row(rules, Knock(seat))),
        "pass": check(rules, state, work, to_row(rules, Pass(seat))),
        "close": check(rules, state, work, to_row(rules, Close(seat))),
    }
    return {verb: refusal_of(code) if code else None for verb, code in codes.items()}


def _offered(rules: Rules, state: State, work: Workspace, seat: int) -> set[int]:
    """The kinds of moves that the seat has."""
    size = canonical_menu(rules, state, work, MoveRow(), 0) if asked_seat(state) == seat else 0
    offered = {entry & KIND for entry in work.menu[:size]}
    if state.stage == PLAY and seat == state.seat and _can_lay(rules, state, work, seat):
        offered.add(MOVE_LAY)
    return offered


def _can_lay(rules: Rules, state: State, work: Workspace, seat: int) -> bool:
    for phase in members(open_phases(rules, state, seat)):
        must = spread_for_lay(rules, state, work, seat, phase)
        if can_lay_phase(rules, work, phase, must):
            return True
    return False


def _why_no(kind: int, offered: set[int], rules: Rules, state: State, seat: int) -> int:
    """Why no move of a kind is legal; 0 if the menu offers one."""
    row = MoveRow()
    row.kind, row.seat, row.target = kind, seat, NOBODY
    moment = check_moment(rules, state, row)
    if moment:
        return moment
    if kind in offered:
        return ACCEPTED
    if kind == MOVE_LAY:
        return check_phase(rules, state, seat, state.phase[seat]) if state.laid[seat] else PHASE_NOT_IN_HAND
    if kind == MOVE_HIT:
        return check_may_hit(rules, state, seat) or NOTHING_FITS
    if state.duty != NONE:
        return TAKEN_CARD_PENDING
    if kind == MOVE_DISCARD:
        row.card = SKIP  # any other card could be discarded
        return check_discard(rules, state, row)
    return TARGET_HAS_SKIP if holds(state, seat, SKIP) else check_skip(rules, state, row)
