"""Records of card games: complete games as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.chance import Chance
from dizaine.engine.cards.melds import read_cards
from dizaine.engine.errors import BrokenRecord
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.notation import read_number
from dizaine.rulebooks import Rulebook


class Record(GameRecord[Rulebook]):
    """The record of a card game: lots, deals, shuffles and moves."""

    HEADER = "dizaine record 1"
    BEGINNING = "a record"
    BOOK = Rulebook
    CHANCE_WORDS = ("lot", "deal", "shuffle")


class Replay(GameReplay):
    """A record of a card game as a source of chance."""

    def __init__(self, record: Record, then: Chance) -> None:
        super().__init__(record)
        self._deck_size = record.rulebook.material.deck_size
        self.then = then

    def lot(self, count: int) -> int:
        later = self.then.lot(count)
        if self._over:
            return later
        seat = self._next("lot", lambda words: read_number(words, "seat"))
        if seat >= count:
            raise BrokenRecord(self.line, f"the lot names seat {seat}, but there are {count} players")
        return seat

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        later = self.then.order(cards)
        if self._over:
            return later
        order = self._next("deal" if len(cards) == self._deck_size else "shuffle", read_cards)
        if Counter(order) != Counter(cards):
            raise BrokenRecord(self.line, "these are not exactly the cards of the pile")
        return order
