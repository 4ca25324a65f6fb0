"""Fair throws, from the secrets of the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.dice.notation import Die
from dizaine.table.fair import FairSource, number_below


class FairDice(FairSource):
    """The source of throws of a game of dice."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        """Throws for the order of play, before the first round."""
        words = self.words("order", 1)
        return [number_below(words, len(die)) for _ in range(players)]

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        """A throw of the round that is on."""
        words = self.words("dice", max(1, self.round))  # the first throw comes before anyone can watch
        return [number_below(words, len(die)) for die in dice]
