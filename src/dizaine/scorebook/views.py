"""What everybody may see of a score sheet, and of a book of evenings."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from dizaine.rulebooks.kind_name import KindName
from dizaine.scorekeeper.forms import Entry, Hand, Setup, Status


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all views."""


class Conflict(View, frozen=True, kw_only=True):
    """Two people wrote different things for the same entry; one of them is right."""

    index: int
    theirs: Entry
    """What stands on the sheet until somebody settles it."""
    by: str
    """Who wrote that."""
    mine: Entry
    """What came later."""
    mine_by: str
    """Who wrote that."""


class Correction(View, frozen=True, kw_only=True):
    """An entry that was changed after it was written, or one that was not the answer to a question."""

    index: int
    by: str
    when: datetime
    before: Entry
    after: Entry | None
    """What stands in its place; null if the entry was struck."""


class SentHand(View, frozen=True, kw_only=True):
    """What a follower has in the round that is being entered."""

    hand: Hand
    by: str


class SheetView(View, frozen=True, kw_only=True):
    """A sheet as everybody who has its code may see it."""

    code: str
    revision: int
    """Goes up by one with each operation."""
    setup: Setup
    entries: list[Entry]
    status: Status
    """All that follows from the entries, in the language of the request."""
    allow_hands: bool
    hands: list[SentHand]
    """What followers have sent for the next entry, one for each seat at most."""
    log: list[Correction]
    """The corrections, the oldest first."""
    conflicts: list[Conflict]
    """The questions that nobody has settled yet."""
    updated: datetime


class HeldPhase(View, frozen=True, kw_only=True):
    """A phase that took a player many rounds."""

    phase: int
    phase_words: str
    rounds: int


class EveningSeat(View, frozen=True, kw_only=True):
    """A player of one game."""

    name: str
    points: list[int]
    """The total after each entry that counts, for a chart."""
    phases: int
    """How many phases are done."""
    place: int
    winner: bool
    held: HeldPhase | None
    """The phase that took longest; null before the first entry, and where everybody goes on each round (V1)."""


class EveningSheet(View, frozen=True, kw_only=True):
    """A game in a book of evenings."""

    code: str
    title: str
    kind: KindName
    stage: Literal["playing", "replay", "over"]
    begun: datetime
    updated: datetime
    rounds: int
    """How many entries count."""
    seats: list[EveningSeat]


class EveningPlayer(View, frozen=True, kw_only=True):
    """A person over all evenings; names are the same if they differ only in capitals."""

    name: str
    games: int
    """How many games are over."""
    wins: int
    """How many of them were won, alone or shared."""
    held: HeldPhase | None
    """The phase that took longest in any game."""
    held_title: str
    """The game in which that was."""


class EveningsView(View, frozen=True, kw_only=True):
    """All games of a family, the latest first, and what they come to."""

    sheets: list[EveningSheet]
    players: list[EveningPlayer]
    """Those with most wins first."""
