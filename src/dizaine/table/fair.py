"""Fair deals that anyone can check: each round has a secret, committed to before the round and revealed after it.

Before a round is dealt, everybody gets the SHA-256 of its secret. Players may add words, which the server cannot know
when it commits. After the round the secret is revealed, and anybody can deal the same cards again;
`docs/fair-deals.md` explains how to do that by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

SCHEME: Final = "dizaine fair deal 1"
SECRET_BYTES: Final = 32
LONGEST_ENTROPY: Final = 64
_WORD: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class RoundSecret:
    """The source of all chance in one round."""

    table: str
    round: int
    seed: bytes
    entropy: tuple[str, ...] = ()
    """What players added, each as `seat words`, in order of arrival."""
    commitment: str = field(init=False)
    """Published before the round: it binds the server and reveals nothing about the cards."""

    def __post_init__(self) -> None:
        text = f"{SCHEME}\n{self.table}\n{self.round}\n{self.seed.hex()}\n"
        object.__setattr__(self, "commitment", hashlib.sha256(text.encode()).hexdigest())

    @classmethod
    def new(cls, table: str, round_number: int) -> RoundSecret:
        """A secret that nobody can guess."""
        return cls(table, round_number, secrets.token_bytes(SECRET_BYTES))

    def with_entropy(self, seat: int, words: str) -> RoundSecret:
        """The same secret with a player's words added."""
        return replace(self, entropy=(*self.entropy, f"{seat} {words}"))

    def with_seats(self, order: Sequence[int]) -> RoundSecret:
        """The same secret after a shuffle: words belong to the seat where their player sits now."""
        added = (line.split(" ", 1) for line in self.entropy)
        return replace(self, entropy=tuple(f"{order.index(int(seat))} {words}" for seat, words in added))

    def words(self, label: str) -> Iterator[int]:
        """An endless stream of 32-bit numbers for one purpose, for instance `deal 3`."""
        key = hmac.digest(self.seed, "\n".join(("entropy", *self.entropy)).encode(), "sha256")
        block = 0
        while True:
            digest = hmac.digest(key, f"{label}\n{block}".encode(), "sha256")
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


def number_below(words: Iterator[int], bound: int) -> int:
    """A uniform number from 0 up to but not including `bound`; words that would favour some numbers are skipped."""
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound


class HasRound(Protocol):
    """A state of a game, of cards or of dice."""

    round: int


class FairSource:
    """The common part of the sources of chance for cards and for dice.

    Each kind of chance input is numbered over the complete game. So each has its own label, and a game that was
    interrupted continues with the right one.
    """

    def __init__(self, secret_of: Callable[[int], RoundSecret]) -> None:
        self._secret_of = secret_of
        self._counts: Counter[str] = Counter()
        self._state: HasRound | None = None

    def watch(self, state: HasRound) -> None:
        """Read the current round from this state from now on."""
        self._state = state

    def recall(self, lines: Sequence[str]) -> None:
        """Count the chance inputs in the lines of a record so far."""
        self._counts = Counter(line.split()[0] for line in lines)

    def words(self, kind: str, round_number: int) -> Iterator[int]:
        self._counts[kind] += 1
        return self._secret_of(round_number).words(f"{kind} {self._counts[kind]}")

    @property
    def round(self) -> int:
        return 0 if self._state is None else self._state.round
