"""Converts between typed moves and rows of integers."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import NONE, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Close, Discard, Draw, End, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.cards.refusals import GROUPS_DO_NOT_MATCH, refusal_of
from dizaine.engine.cards.rows import (
    HIGH,
    LOW,
    MOVE_CLOSE,
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_HIT,
    MOVE_KNOCK,
    MOVE_LAY,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    NO_END,
    MoveRow,
)
from dizaine.engine.errors import IllegalMove
from dizaine.engine.limits import GROUPS, HAND, NOBODY

_BARE: Final[dict[int, type[Draw | Take | Knock | Pass | Close]]] = {
    MOVE_DRAW: Draw,
    MOVE_TAKE: Take,
    MOVE_KNOCK: Knock,
    MOVE_PASS: Pass,
    MOVE_CLOSE: Close,
}
_BARE_KINDS: Final = {cls: kind for kind, cls in _BARE.items()}
_ENDS: Final[dict[int, End]] = {NO_END: "", LOW: "low", HIGH: "high"}
_END_CODES: Final = {text: code for code, text in _ENDS.items()}


def to_row(rules: Rules, move: Move) -> MoveRow:
    """Convert a move to a row. A lay that is too large for any phase is refused here, because it does not fit."""
    row = MoveRow()
    row.seat = move.seat
    row.target = NOBODY
    if isinstance(move, Lay):
        _write_lay(rules, move, row)
    elif isinstance(move, Hit):
        row.kind, row.group, row.end = MOVE_HIT, move.group, _END_CODES[move.end]
        row.card = move.cards[0]
        row.partner = move.cards[1] if len(move.cards) > 1 else NONE
    elif isinstance(move, Discard):
        row.kind, row.card = MOVE_DISCARD, move.card
    elif isinstance(move, Skip):
        row.kind, row.target = MOVE_SKIP, NOBODY if move.target is None else move.target
    else:
        row.kind = _BARE_KINDS[type(move)]
    return row


def from_row(rules: Rules, row: MoveRow) -> Move:
    """Convert a row to a move in normal form."""
    if row.kind == MOVE_LAY:
        melds = []
        first = 0
        for group in range(row.groups):
            cards = row.cards[first : first + row.size[group]]
            melds.append(Meld.of(row.shape[group], row.number[group], row.colour[group], cards))
            first += row.size[group]
        return Lay.of(row.seat, rules.phase_number[row.phase], melds)
    if row.kind == MOVE_HIT:
        pair = sorted(Card(card) for card in (row.card, row.partner) if card != NONE)
        return Hit(row.seat, tuple(pair), row.group, _ENDS[row.end])
    if row.kind == MOVE_DISCARD:
        return Discard(row.seat, Card(row.card))
    if row.kind == MOVE_SKIP:
        return Skip(row.seat, None if row.target == NOBODY else row.target)
    return _BARE[row.kind](row.seat)


def _write_lay(rules: Rules, move: Lay, row: MoveRow) -> None:
    row.kind = MOVE_LAY
    numbers = rules.phase_number[: rules.phase_count]
    row.phase = numbers.index(move.phase) if move.phase in numbers else -1
    if len(move.melds) > GROUPS or len(move.cards) > HAND:
        raise IllegalMove(str(move), refusal_of(GROUPS_DO_NOT_MATCH))
    row.groups = len(move.melds)
    first = 0
    for group, meld in enumerate(move.melds):
        row.shape[group], row.number[group], row.colour[group] = meld.shape, meld.number, meld.colour
        row.size[group] = len(meld.cards)
        for index, card in enumerate(Meld.of(meld.shape, meld.number, meld.colour, meld.cards).cards):
            row.cards[first + index] = card
        first += len(meld.cards)
