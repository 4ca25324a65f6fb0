"""Fair chance for cards: lots, deals and shuffles from the secrets of the rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dizaine.engine.cards.cards import Card
from dizaine.table.fair import FairSource, RoundSecret, number_below


def shuffled(words: Iterator[int], cards: Sequence[Card]) -> list[Card]:
    """A Fisher-Yates shuffle of the sorted cards, from the last place down."""
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        other = number_below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class FairCards(FairSource):
    """The source of chance for a card game."""

    def __init__(self, secret_of: Callable[[int], RoundSecret], deck_size: int) -> None:
        super().__init__(secret_of)
        self._deck_size = deck_size

    def lot(self, count: int) -> int:
        """The lot for the first dealer, which uses the secret of the first round."""
        return number_below(self.words("lot", 1), count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """A deal uses the secret of the round that it begins, a shuffle that of the current round."""
        dealing = len(cards) == self._deck_size
        words = self.words("deal", self.round + 1) if dealing else self.words("shuffle", self.round)
        return shuffled(words, cards)
