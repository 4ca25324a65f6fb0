"""Fair chance for dice: throws from the secrets of the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.dice.notation import Die
from dizaine.table.fair import FairSource, number_below


class FairDice(FairSource):
    """The source of chance for a dice game."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        """The throws for the order of play, which use the secret of the first round."""
        words = self.words("order", 1)
        return [number_below(words, len(die)) for _ in range(players)]

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        """A throw of the current round."""
        words = self.words("dice", max(1, self.round))  # the first throw comes before `watch` is called
        return [number_below(words, len(die)) for die in dice]
