"""Records of dice games: complete games as text."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.dice.chance import Chance
from dizaine.engine.dice.notation import Die, read_faces
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.rulebooks.dice import DiceBook


class Record(GameRecord[DiceBook]):
    """The record of a dice game: throws for the order of play, throws and moves."""

    HEADER = "dizaine dice record 1"
    BEGINNING = "a record of the dice game"
    BOOK = DiceBook
    CHANCE_WORDS = ("order", "dice")


class Replay(GameReplay):
    """A record of a dice game as a source of throws."""

    def __init__(self, record: Record, then: Chance) -> None:
        super().__init__(record)
        self.then = then

    def order(self, die: Die, players: int) -> Sequence[int]:
        later = self.then.order(die, players)
        return later if self._over else self._faces("order", [die] * players)

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        later = self.then.roll(dice)
        return later if self._over else self._faces("dice", dice)

    def _faces(self, expected: str, dice: Sequence[Die]) -> list[int]:
        return self._next(expected, lambda words: read_faces(dice, words))
