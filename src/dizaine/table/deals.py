"""The fair deals of one table: the secrets of its rounds, when they are revealed, and what players add to them.

They are separate from the table because revealing a secret too early is the one mistake that cannot be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dizaine.table import messages as m
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
        return m.FairInfo(
            table=self._table,
            commitments={str(n): secret.commitment for n, secret in self.secrets.items() if n not in shown},
            revealed={str(n): [self.secrets[n].seed.hex(), *self.secrets[n].entropy] for n in sorted(shown)},
        )

    def remarks(self, rounds: int) -> list[str]:
        """The comment lines for the record of a finished game with so many rounds."""
        remarks = [f"# fair {self._table}"]
        for number in range(1, rounds + 1):
            secret = self.secrets[number]
            remarks.append(f"# secret {number} {secret.seed.hex()} {secret.commitment}")
            remarks += [f"# entropy {number} {words}" for words in secret.entropy]
        return remarks

    def shuffled(self, order: Sequence[int]) -> list[RoundSecret]:
        """The secrets that change when the seats are shuffled: those with words of players."""
        return [secret.with_seats(order) for secret in self.secrets.values() if secret.entropy]

    def with_words(self, number: int, seat: int, words: str) -> RoundSecret:
        """The secret of a round with a player's words added, at most once; raises `CommandRefused`."""
        readable = words.isascii() and words.isprintable() and words == words.strip()
        if not 0 < len(words) <= LONGEST_ENTROPY or not readable:
            raise CommandRefused("entropy", detail=str(LONGEST_ENTROPY))
        secret = self.secrets[number]
        if any(added.split()[0] == str(seat) for added in secret.entropy):
            raise CommandRefused("entropy-twice")
        return secret.with_entropy(seat, words)
