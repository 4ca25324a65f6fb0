"""The operations of people on a score sheet. Each is stored as it came; everything else follows from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dizaine.scorekeeper.forms import Entry, Hand

MOST_ENTRIES = 500
"""Entries on a sheet: a long game of cards has thirty rounds, six players at the dice some hundred turns."""

Index = Annotated[int, msgspec.Meta(ge=0, le=999_999, description="The place of an entry, from 0.")]


class Operation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that somebody does on a sheet."""


class Enter(Operation, frozen=True, kw_only=True):
    """Write the next entry. Where an entry stands already, the same one is agreed and another one is a question."""

    index: Index
    entry: Entry


class Correct(Operation, frozen=True, kw_only=True):
    """Put another entry in the place of an earlier one; everything after it is worked out again."""

    index: Index
    entry: Entry


class Undo(Operation, frozen=True, kw_only=True):
    """Take back the last entry or correction, unless there is an open question about it."""


class SendHand(Operation, frozen=True, kw_only=True, tag="hand"):
    """Tell the keeper what one player has in the round that is being entered."""

    index: Index
    hand: Hand


class Allow(Operation, frozen=True, kw_only=True):
    """Say whether followers may send their own hands."""

    hands: bool


class Settle(Operation, frozen=True, kw_only=True):
    """Answer a question: this entry is right."""

    index: Index
    entry: Entry


AnyOperation = Enter | Correct | Undo | SendHand | Allow | Settle
