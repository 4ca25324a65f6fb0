"""Answers to questions during a turn of a card game."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import WILD, Card
from dizaine.engine.events import Event
from dizaine.engine.refusals import Refusal
from dizaine.faces.terminal.cards.hint_words import HintWords
from dizaine.faces.terminal.cards.scores import history_lines, standing_lines
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import LETTERS, MOVES, Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.information import Information
from dizaine.players.cards.hints import Hint, hints_for
from dizaine.views.cards.view import CardView

A_MOMENT: Final = 2
"""Steps of thinking that nobody notices: a fifth of a second."""


class CardInformation(Information):
    """The answers of a card game."""

    always = ("hint", "rules", "score", "log", "table", "quit")
    speaker: Speaker
    vocabulary: Vocabulary
    view: CardView

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, view: CardView, taking_back: str = ""
    ) -> None:
        """`taking_back` is the move that the person may take back now, if there is one."""
        super().__init__(console, speaker, vocabulary, view)
        self.taking_back = taking_back

    def help(self) -> None:
        """Every verb: what to type for it, or why it is closed now."""
        speaker = self.speaker
        self.say("terminal-help")
        options = self.view.options()
        knocking = self.view.rulebook.turn.knock
        example = speaker.faces.typed(next((card for card in self.view.hand if card.is_natural), Card(WILD)))
        closed: dict[Refusal, list[str]] = {}
        for verb in MOVES:
            if verb in ("knock", "pass", "close") and not knocking:
                continue
            refusal, word = options[verb], f"{LETTERS[verb]} {self.vocabulary.local[verb]}"
            if refusal is None:
                what = speaker.text(f"terminal-help-{verb}", card=example)
                self._say_indented("terminal-help-open", word=word, what=what)
            else:
                closed.setdefault(refusal, []).append(word)
        if self.taking_back:
            what = speaker.text("terminal-help-undo", what=speaker.taken(self.taking_back))
            self._say_indented(
                "terminal-help-open", word=f"{LETTERS['undo']} {self.vocabulary.local['undo']}", what=what
            )
        for refusal, words in closed.items():
            self._say_indented("terminal-help-closed", words=", ".join(words), why=speaker.refusal(refusal))
        self.say("terminal-help-words", **self.words())
        self.say("terminal-help-cards", legend=speaker.faces.legend())

    def hint(self, text: str) -> None:
        """What the expert would do, the facts behind it, and the alternatives."""
        for sentence in HintWords(self.speaker, self.vocabulary, self.view).sentences(self._found_hint()):
            self.console.say(sentence, indent=2)

    def _found_hint(self) -> Hint:
        """The final hint. If it takes longer than a moment, say so meanwhile."""
        for steps, hint in enumerate(hints_for(self.view), 1):
            if hint.provisional and steps == A_MOMENT:
                self._say_indented("terminal-hint-thinking")
        return hint

    def score(self) -> None:
        """The standings, and the points of each round."""
        self.console.lines(standing_lines(self.speaker, self.view))
        self.console.lines(history_lines(self.speaker, self.view))

    def _recent(self) -> tuple[Event, ...]:
        """The events of this round."""
        return self.view.round_history
