"""Arrangements as a person types them: the notation of moves, with words and cards in the person's language."""

from __future__ import annotations

import re
from typing import Final

from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Lay
from dizaine.engine.errors import NotationError
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.vocabulary import Vocabulary, suit_words

_PHASE: Final = re.compile(r"\s*(\d{1,3})\s*:(.*)", re.DOTALL)


class ArrangementReader:
    """Reads and writes lays."""

    def __init__(self, vocabulary: Vocabulary, faces: CardFaces) -> None:
        self.vocabulary = vocabulary
        self.faces = faces
        self._suits = suit_words(faces.catalogue, faces.rulebook) if faces.ordinary else {}

    def read(self, text: str, seat: int, phase: int) -> Lay:
        """A lay of the named phase, or of `phase` where none is named: `set 7 = r7 y7 W + run 3 = …`.

        Raises `NotationError`.
        """
        named = _PHASE.match(text)
        if named:
            phase, text = int(named[1]), named[2]
        return Lay.of(seat, phase, [self._meld(part) for part in text.split("+")])

    def write(self, lay: Lay) -> str:
        """A lay as a person would type it."""
        return " + ".join(self._typed(meld) for meld in lay.melds)

    def _meld(self, text: str) -> Meld:
        head, equals, cards = text.partition("=")
        if not equals:
            raise NotationError(f"{text.strip()!r} is no group")
        words = [self._suits.get(word) or self.vocabulary.arranging(word) for word in head.split()]
        return Meld.from_text(f"{' '.join(words)} = {' '.join(self._card(word) for word in cards.split())}")

    def _card(self, word: str) -> str:
        card = self.faces.read(word)
        if card is None:
            raise NotationError(f"{word!r} is no card")
        return str(card)

    def _typed(self, meld: Meld) -> str:
        head, _, _ = str(meld).partition(" =")
        words = [self._local(word) for word in head.split()]
        return f"{' '.join(words)} = {' '.join(self.faces.typed(card) for card in meld.cards)}"

    def _local(self, word: str) -> str:
        if word in self.faces.rulebook.material.colours:
            return self.faces.colour(word)
        return self.vocabulary.local.get(word, word)
