"""Whole card games as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.chance import Chance
from dizaine.engine.cards.melds import read_cards
from dizaine.engine.errors import BrokenRecord, NotationError
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.notation import read_number
from dizaine.rulebooks import Rulebook

HEADER: Final = "dizaine record 1"


class Record(GameRecord[Rulebook]):
    """The record of a card game: lots, deals, shuffles and moves."""

    HEADER = HEADER
    BEGINNING = "a record"
    CHANCE_WORDS = ("lot", "deal", "shuffle")

    @classmethod
    def read_book(cls, text: str) -> Rulebook:
        """The rulebook of the record."""
        return Rulebook.from_json(text)


class Replay(GameReplay):
    """A record of a card game as the source of its chance."""

    def __init__(self, record: Record, then: Chance) -> None:
        super().__init__(record)
        self._deck_size = record.rulebook.material.deck_size
        self._then = then

    def lot(self, count: int) -> int:
        later = self._then.lot(count)
        if self._over:
            return later
        line, words = self._next("lot")
        try:
            seat = read_number(words, "seat")
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if seat >= count:
            raise BrokenRecord(line, f"the lot names seat {seat}, but there are {count} players")
        return seat

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        later = self._then.order(cards)
        if self._over:
            return later
        line, words = self._next("deal" if len(cards) == self._deck_size else "shuffle")
        try:
            order = read_cards(words)
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if Counter(order) != Counter(cards):
            raise BrokenRecord(line, "these are not exactly the cards of the pile")
        return order
