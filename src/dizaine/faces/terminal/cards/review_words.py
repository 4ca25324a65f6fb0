"""Decisions of a card game in words, and the dialogue to try one again."""

from __future__ import annotations

from collections.abc import Iterator

from dizaine.engine.cards.moves import Move
from dizaine.faces.terminal.cards.hint_words import HintWords
from dizaine.faces.terminal.cards.move_words import move_words
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.players.cards.hints import Hint
from dizaine.views.cards.view import CardView


class CardReviewWords:
    """See `ReviewWords`."""

    def __init__(self, speaker: Speaker, vocabulary: Vocabulary) -> None:
        self._speaker = speaker
        self._vocabulary = vocabulary

    def move(self, view: CardView, move: Move) -> str:
        return move_words(self._speaker, self._vocabulary, view, move)

    def reasons(self, view: CardView, facts: Hint) -> Iterator[str]:
        return HintWords(self._speaker, self._vocabulary, view).reasons(facts)

    def turn(self, console: Console, view: CardView) -> CardTurn:
        return CardTurn(console, self._speaker, self._vocabulary, view)
