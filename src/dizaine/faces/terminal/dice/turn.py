"""One decision of one person in a dice game."""

from __future__ import annotations

from dataclasses import replace

from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.faces.lines import shortened
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.information import DiceInformation
from dizaine.faces.terminal.dice.picking import Picking, Unclear
from dizaine.faces.terminal.dice.screen import DiceScreen
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DICE_LETTERS, DICE_MOVES, DiceVocabulary
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.faces.terminal.turn import Turn
from dizaine.views.dice.view import DiceView


class DiceTurn(Turn[Move]):
    """The dialogue about one throw."""

    speaker: DiceSpeaker
    vocabulary: DiceVocabulary
    information: DiceInformation
    view: DiceView

    def __init__(
        self,
        console: Console,
        speaker: DiceSpeaker,
        vocabulary: DiceVocabulary,
        view: DiceView,
        adviser: Adviser,
        game_id: str = "",
    ) -> None:
        super().__init__(console, speaker, vocabulary, view)
        self.shown = replace(view, seat=None) if speaker.several else view
        """The view that is put into words: one person is addressed as "you", several go by their names."""
        self.screen = DiceScreen(speaker)
        self.picking = Picking(speaker.catalogue, vocabulary, view.rulebook, view.dice)
        self.information = DiceInformation(console, speaker, vocabulary, self.shown, self.picking, adviser, game_id)
        self._warned = False

    def _show(self, *, complete: bool) -> None:
        self._warned = False
        if complete:
            self.console.lines(self.screen.table(self.shown))
        self.console.lines(self.screen.dice(self.shown))
        self.say("terminal-choices")
        made = self.view.made
        for verb in DICE_MOVES:
            message = f"terminal_dice-choice-{verb}"
            if verb == "stop":
                message = "terminal_dice-choice-stop" if made else "terminal_dice-choice-stop-failing"
            points = made.points if made else 0
            text = self.speaker.text(message, **self.information.typed_examples(), points=points)
            first = f"  {DICE_LETTERS[verb]}  "
            self.console.say(text, first=first, indent=len(first))
        if complete:
            self.say("terminal_dice-more-words", **self.information.words())

    def _answer(self, text: str) -> Move | TakeBack | None:
        word, _, rest = text.partition(" ")
        command = self.vocabulary.command(word)
        self._warned = self._warned and command == "stop"
        if command is not None:
            return self._command(command, rest.strip())
        try:
            self.picking.read(text)
        except Unclear:
            self._not_understood(text)
        else:
            self.say("terminal_dice-keep-or-roll", text=shortened(text, 40))
        return None

    def _command(self, command: str, rest: str) -> Move | TakeBack | None:
        if command == "stop":
            return self._stop(rest)
        if command in DICE_MOVES:
            return self._throw(command, rest)
        return super()._command(command, rest)

    def _stop(self, rest: str) -> Move | None:
        """Stop the turn; if the phase is not made, stopping gains nothing and has to be asked for twice."""
        if rest:
            self.say("terminal_dice-stop-alone", text=shortened(rest, 40))
            return None
        if self.view.made is None and not self._warned:
            assert self.view.turn_phase is not None
            self._warned = True
            self.say("terminal_dice-stop-warning", phase=self.view.turn_phase.number, left=self.view.rolls_left)
            return None
        return self._legal(Stop(self.seat))

    def _throw(self, command: str, rest: str) -> Move | None:
        """Throw the named dice again, or all others if the command is to keep those."""
        if not rest:
            self.say("terminal_dice-which", letter=DICE_LETTERS[command])
            return None
        try:
            named = self.picking.read(rest)
        except Unclear as unclear:
            self.say(unclear.message, **unclear.arguments)
            return None
        everything = range(1, len(self.view.dice) + 1)
        thrown = named if command == "roll" else tuple(die for die in everything if die not in named)
        if not thrown:
            self.say("terminal_dice-nothing-thrown")
            return None
        return self._legal(Reroll(self.seat, thrown))
