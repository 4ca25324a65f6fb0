"""Answers to questions during a turn of the dice game."""

from __future__ import annotations

from dizaine.engine.dice.events import DiceTurnStarted
from dizaine.faces.lines import tie
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.pad import pad_lines
from dizaine.faces.terminal.dice.picking import Picking, Unclear
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DICE_LETTERS, DICE_MOVES, DiceVocabulary
from dizaine.faces.terminal.information import Information
from dizaine.faces.terminal.news import say_news, tell
from dizaine.views.dice.view import DiceView


class DiceInformation(Information):
    """What a person may ask for at any prompt of a turn."""

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
        super().__init__(console, speaker, view)
        self.speaker = speaker
        self.vocabulary = vocabulary
        self.picking = picking
        self.adviser = adviser
        self.game_id = game_id

    def tell(self, command: str, rest: str) -> None:
        """Answer one of the commands."""
        if command == "save":
            self.console.say(self.speaker.text("terminal_dice-saved", id=self.game_id))
        else:
            super().tell(command, rest)

    def help(self) -> None:
        """Every move with what to type for it, how to name dice, and the other words."""
        speaker = self.speaker
        for verb in DICE_MOVES:
            word = f"{DICE_LETTERS[verb]} {self.vocabulary.local[verb]}"
            what = speaker.text(f"terminal_dice-help-{verb}")
            self._say(speaker.text("terminal-help-open", word=word, what=what))
        self.console.say(speaker.text("terminal_dice-help-picking", **self.examples()))
        self.console.say(speaker.text("terminal_dice-help-words", **self.words()))
        self.console.say(speaker.text("terminal_dice-legend", legend=speaker.faces.legend()))

    def hint(self, text: str) -> None:
        """The best keep as far as it is known, and what the keep is worth that the person has in mind."""
        try:
            wish = self.picking.read(text) if text else None
        except Unclear as unclear:
            self.console.say(self.speaker.text(unclear.message, **unclear.arguments))
            return
        for line in self.adviser.lines(self.view, wish):
            self.console.say(line)

    def score(self) -> None:
        """The whole score pad."""
        self.console.lines(pad_lines(self.speaker, self.view))

    def log(self) -> None:
        """What happened since everybody had a turn before this one."""
        events = self.view.history
        starts = [place for place, event in enumerate(events) if isinstance(event, DiceTurnStarted)]
        beginning = starts[-min(len(starts), self.view.state.players)] if starts else 0
        say_news(self.console, tell(self.speaker, events[beginning:], self.view.seat))

    def words(self) -> dict[str, str]:
        """The words that are always possible, as arguments of a text."""
        return {word: self.vocabulary.local[word] for word in ("hint", "pad", "table", "log", "rules", "quit")}

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
        """Whole commands that could be typed now, each in one piece."""
        examples, keep, roll = self.examples(), DICE_LETTERS["keep"], DICE_LETTERS["roll"]
        typed = {
            "numbers": f"{keep} 1 3 5",
            "faces": f"{keep} {examples['faces']}",
            "colour": f"{keep} {examples['colour']}",
            "some": f"{roll} 2 4",
            "all": f"{roll} {examples['all']}",
        }
        return {name: tie(text) for name, text in typed.items()}
