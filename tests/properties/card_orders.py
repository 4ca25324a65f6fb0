"""The card orders of a game's deals and shuffles, read from its record, and records with other orders."""

from collections.abc import Mapping
from typing import Self

from dizaine import Game
from tests.properties.observer import Back


class CardOrders:
    """The deals and shuffles of one record, counted from 0."""

    def __init__(self, record: str) -> None:
        self._lines = record.splitlines()
        self._numbers = [number for number, line in enumerate(self._lines) if line.startswith(("deal ", "shuffle "))]
        self._cards = [self._lines[number].split(" ")[1:] for number in self._numbers]

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(game.record())

    def face(self, back: Back) -> str:
        """The card at a place of an order."""
        return self._cards[back.order][back.place]

    def is_shuffle(self, back: Back) -> bool:
        """Whether a card lay in a shuffled discard pile (T7)."""
        return self._lines[self._numbers[back.order]].startswith("shuffle ")

    def record_with(self, faces: Mapping[Back, str]) -> str:
        """The record of the same moves with other cards at some places."""
        lines = list(self._lines)
        for order in {back.order for back in faces}:
            number = self._numbers[order]
            cards = [faces.get(Back(order, place), card) for place, card in enumerate(self._cards[order])]
            lines[number] = " ".join([lines[number].split(" ")[0], *cards])
        return "\n".join(lines) + "\n"
