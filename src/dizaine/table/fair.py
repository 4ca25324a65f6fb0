"""Fair deals that anyone can check: a secret for each round, committed to before and shown after it.

Before a round is dealt, everybody holds the SHA-256 of its secret; players may add words of their own to it, which the
server cannot know when it commits. After the round the secret is shown, and whoever likes can deal the same cards
again. `docs/fair-deals.md` tells how to do that by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from dizaine.engine.cards.cards import Card
from dizaine.engine.dice.notation import Die

SCHEME: Final = "dizaine fair deal 1"
SECRET_BYTES: Final = 32
LONGEST_ENTROPY: Final = 64
_WORD: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class RoundSecret:
    """What the chance of one round is made of."""

    table: str
    round: int
    seed: bytes
    entropy: tuple[str, ...] = ()
    """What players added, each as `seat words`, in the order of arrival."""
    commitment: str = field(init=False)
    """What is told before the round: it binds the server and says nothing about the cards."""

    def __post_init__(self) -> None:
        text = f"{SCHEME}\n{self.table}\n{self.round}\n{self.seed.hex()}\n"
        object.__setattr__(self, "commitment", hashlib.sha256(text.encode()).hexdigest())

    @classmethod
    def new(cls, table: str, round_number: int) -> RoundSecret:
        """A secret that nobody can guess."""
        return cls(table, round_number, secrets.token_bytes(SECRET_BYTES))

    def with_entropy(self, seat: int, words: str) -> RoundSecret:
        """The same with what a player adds."""
        return replace(self, entropy=(*self.entropy, f"{seat} {words}"))

    def words(self, label: str) -> Iterator[int]:
        """Endless 32-bit numbers for one purpose, for instance `deal 3`."""
        key = hmac.digest(self.seed, "\n".join(("entropy", *self.entropy)).encode(), "sha256")
        block = 0
        while True:
            digest = hmac.digest(key, f"{label}\n{block}".encode(), "sha256")
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


def number_below(words: Iterator[int], bound: int) -> int:
    """A number from 0 up to but not including `bound`, each equally likely: what would favour some is thrown away."""
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound


def shuffled(words: Iterator[int], cards: Sequence[Card]) -> list[Card]:
    """The cards in an order, all orders equally likely: from the last on, each changes places with one up to itself."""
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        other = number_below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class HasRound(Protocol):
    """A state of a game, of cards or of dice."""

    round: int


class _FairSource:
    """What both sources of chance of a table have in common.

    Chance inputs are counted by kind over the whole game, so that each has a label of its own and a game that was
    interrupted goes on with the right one.
    """

    def __init__(self, secret_of: Callable[[int], RoundSecret]) -> None:
        self._secret_of = secret_of
        self._counts: Counter[str] = Counter()
        self._state: HasRound | None = None

    def watch(self, state: HasRound) -> None:
        """Look at the game's state from now on: it tells which round chance is asked for."""
        self._state = state

    def recall(self, lines: Sequence[str]) -> None:
        """These chance inputs and moves have been already."""
        self._counts = Counter(line.split()[0] for line in lines)

    def _words(self, kind: str, round_number: int) -> Iterator[int]:
        self._counts[kind] += 1
        return self._secret_of(round_number).words(f"{kind} {self._counts[kind]}")

    @property
    def _round(self) -> int:
        return 0 if self._state is None else self._state.round


class FairCards(_FairSource):
    """The source of chance of a card game."""

    def __init__(self, secret_of: Callable[[int], RoundSecret], deck_size: int) -> None:
        super().__init__(secret_of)
        self._deck_size = deck_size

    def lot(self, count: int) -> int:
        """The lot for the first dealer belongs to the first round."""
        return number_below(self._words("lot", 1), count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """A deal belongs to the round that it begins, a shuffle to the one that is on."""
        dealing = len(cards) == self._deck_size
        words = self._words("deal", self._round + 1) if dealing else self._words("shuffle", self._round)
        return shuffled(words, cards)


class FairDice(_FairSource):
    """The source of throws of a game of dice."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        """Throws for the order of play, before the first round."""
        words = self._words("order", 1)
        return [number_below(words, len(die)) for _ in range(players)]

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        """A throw of the round that is on."""
        words = self._words("dice", max(1, self._round))  # the first throw comes before anyone can watch
        return [number_below(words, len(die)) for die in dice]
