"""The fair deals of one table: the secrets of its rounds, when they are revealed, and what players add to them.

They are separate from the table because revealing a secret too early is the one mistake that cannot be undone.
"""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.table import messages as m
from dizaine.table.announcements import fair_info, fair_remarks
from dizaine.table.fair import LONGEST_ENTROPY, RoundSecret
from dizaine.table.refused import CommandRefused


class Deals:
    """The secrets by round. The match deals from the same dictionary object."""

    def __init__(self, table: str, secrets: dict[int, RoundSecret] | None = None) -> None:
        self._table = table
        self.secrets: dict[int, RoundSecret] = {} if secrets is None else secrets

    def missing(self, *rounds: int) -> list[RoundSecret]:
        """New secrets for rounds that have none; add them once they are written to the store."""
        return [RoundSecret.new(self._table, number) for number in rounds if number not in self.secrets]

    def add(self, secrets: Iterable[RoundSecret]) -> None:
        """Add secrets that have been written, new or with words added."""
        self.secrets |= {secret.round: secret for secret in secrets}

    def info(self, current: int, *, over: bool) -> m.FairInfo:
        """The public information; only secrets of finished rounds are revealed."""
        shown = {number for number in self.secrets if over or number < current}
        return fair_info(self._table, self.secrets, shown)

    def remarks(self, rounds: int) -> list[str]:
        """The comment lines for the record of a finished game with so many rounds."""
        return fair_remarks(self._table, [self.secrets[number] for number in range(1, rounds + 1)])

    def with_words(self, number: int, seat: int, words: str) -> RoundSecret:
        """The secret of a round with a player's words added, at most once; raises `CommandRefused`."""
        readable = words.isascii() and words.isprintable() and words == words.strip()
        if not 0 < len(words) <= LONGEST_ENTROPY or not readable:
            raise CommandRefused("entropy", detail=str(LONGEST_ENTROPY))
        secret = self.secrets[number]
        if any(added.split()[0] == str(seat) for added in secret.entropy):
            raise CommandRefused("entropy-twice")
        return secret.with_entropy(seat, words)
