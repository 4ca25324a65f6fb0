"""Whole games of dice as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.engine.dice.chance import Chance
from dizaine.engine.dice.notation import Die, read_faces
from dizaine.engine.errors import BrokenRecord, NotationError
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.rulebooks.dice import DiceBook

HEADER: Final = "dizaine dice record 1"


class Record(GameRecord[DiceBook]):
    """The record of a game of dice: throws for the order of play, throws and moves."""

    HEADER = HEADER
    BEGINNING = "a record of the dice game"
    CHANCE_WORDS = ("order", "dice")

    @classmethod
    def read_book(cls, text: str) -> DiceBook:
        """The book of the record."""
        return DiceBook.from_json(text)


class Replay(GameReplay):
    """A record of a game of dice as the source of its throws."""

    def __init__(self, record: Record, then: Chance) -> None:
        super().__init__(record)
        self._then = then

    def order(self, die: Die, players: int) -> Sequence[int]:
        later = self._then.order(die, players)
        return later if self._over else self._faces("order", [die] * players)

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        later = self._then.roll(dice)
        return later if self._over else self._faces("dice", dice)

    def _faces(self, expected: str, dice: Sequence[Die]) -> list[int]:
        line, words = self._next(expected)
        try:
            return read_faces(dice, words)
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
