"""Answers to questions during a turn of the dice game."""

from __future__ import annotations

from dizaine.engine.dice.events import DiceTurnStarted
from dizaine.engine.events import Event
from dizaine.faces.lines import tie
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.pad import pad_lines
from dizaine.faces.terminal.dice.picking import Picking, Unclear
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DICE_LETTERS, DICE_MOVES, DiceVocabulary
from dizaine.faces.terminal.information import Information
from dizaine.views.dice.view import DiceView


class DiceInformation(Information):
    """The answers of a dice game."""

    always = ("hint", "pad", "table", "log", "rules", "quit")
    speaker: DiceSpeaker
    vocabulary: DiceVocabulary
    view: DiceView

    def __init__(
        self,
        console: Console,
        speaker: DiceSpeaker,
        vocabulary: DiceVocabulary,
        view: DiceView,
        picking: Picking,
        adviser: Adviser,
        game_id: str,
    ) -> None:
        super().__init__(console, speaker, vocabulary, view)
        self.picking = picking
        self.adviser = adviser
        self.game_id = game_id

    def tell(self, command: str, rest: str) -> None:
        """Answer one of the commands."""
        if command == "save":
            self.say("terminal_dice-saved", id=self.game_id)
        else:
            super().tell(command, rest)

    def help(self) -> None:
        """Every move with what to type for it, how to name dice, and the other commands."""
        for verb in DICE_MOVES:
            word = f"{DICE_LETTERS[verb]} {self.vocabulary.local[verb]}"
            self._say_indented("terminal-help-open", word=word, what=self.speaker.text(f"terminal_dice-help-{verb}"))
        self.say("terminal_dice-help-picking", **self.examples())
        self.say("terminal_dice-help-words", **self.words())
        self.say("terminal_dice-legend", legend=self.speaker.faces.legend())

    def hint(self, text: str) -> None:
        """The best dice to keep as far as that is known, and how those that the person considers compare to it."""
        try:
            considered = self.picking.read(text) if text else None
        except Unclear as unclear:
            self.say(unclear.message, **unclear.arguments)
            return
        for line in self.adviser.lines(self.view, considered):
            self.console.say(line)

    def score(self) -> None:
        """The complete score pad."""
        self.console.lines(pad_lines(self.speaker, self.view))

    def _recent(self) -> tuple[Event, ...]:
        """The events of as many turns as there are players."""
        events = self.view.history
        starts = [index for index, event in enumerate(events) if isinstance(event, DiceTurnStarted)]
        return events[starts[-min(len(starts), self.view.players)] if starts else 0 :]

    def examples(self) -> dict[str, str]:
        """What to type for dice that lie on the table, as arguments of a text."""
        highest = max(self.view.dice, key=lambda face: face.number)
        return {
            "faces": f"{highest.number}{self.vocabulary.local['plural']}" if highest.number else "W",
            "number": str(highest.number or "W"),
            "face": str(highest),
            "colour": self.speaker.faces.colour(highest.colour).lower(),
            "all": self.vocabulary.local["all"],
        }

    def typed_examples(self) -> dict[str, str]:
        """Complete commands that could be typed now; none of them is broken over two lines."""
        examples, keep, roll = self.examples(), DICE_LETTERS["keep"], DICE_LETTERS["roll"]
        typed = {
            "numbers": f"{keep} 1 3 5",
            "faces": f"{keep} {examples['faces']}",
            "colour": f"{keep} {examples['colour']}",
            "some": f"{roll} 2 4",
            "all": f"{roll} {examples['all']}",
        }
        return {name: tie(text) for name, text in typed.items()}
