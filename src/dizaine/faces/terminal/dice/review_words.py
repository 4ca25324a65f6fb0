"""Decisions of a dice game in words, and the dialogue to try one again."""

from __future__ import annotations

from collections.abc import Iterator

from dizaine.engine.dice.moves import Move, Reroll
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.turn import DiceTurn
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.players.dice.keep import Keep
from dizaine.views.dice.view import DiceView
from dizaine.words.numbers import percent


class DiceReviewWords:
    """See `ReviewWords`."""

    def __init__(self, speaker: DiceSpeaker, vocabulary: DiceVocabulary) -> None:
        self._speaker = speaker
        self._vocabulary = vocabulary

    def move(self, view: DiceView, move: Move) -> str:
        speaker = self._speaker
        if not isinstance(move, Reroll):
            return speaker.text("analyse-move-stop", dice=speaker.dice(view.dice))
        kept = [face for die, face in enumerate(view.dice, 1) if die not in move.dice]
        if not kept:
            return speaker.text("analyse-move-roll-all")
        return speaker.text("analyse-move-keep", dice=speaker.dice(kept))

    def reasons(self, view: DiceView, facts: Keep) -> Iterator[str]:
        assert view.turn_phase is not None
        chance = percent(self._speaker.catalogue, facts.chance, 0)
        yield self._speaker.text("analyse-reason-dice", phase=view.turn_phase.number, chance=chance)

    def turn(self, console: Console, view: DiceView) -> DiceTurn:
        adviser = Adviser(view.rulebook, self._vocabulary, self._speaker)
        return DiceTurn(console, self._speaker, self._vocabulary, view, adviser)
