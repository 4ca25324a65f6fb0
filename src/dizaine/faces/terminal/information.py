"""Answers to questions during a turn: help, hint, rules, score, log. None of them changes the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from dizaine.engine.events import Event
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dialogue import Dialogue
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.voice import Voice
from dizaine.words.kinds import words_of
from dizaine.words.rules import rules_in_words, rules_page


class Information(Dialogue, ABC):
    """Answers that are available at any prompt of a turn; they reveal only what `view` knows."""

    always: ClassVar[tuple[str, ...]]
    """The commands that are always possible."""

    def __init__(self, console: Console, speaker: Voice, vocabulary: Commands, view: Any) -> None:
        super().__init__(console, speaker, vocabulary)
        self.view = view

    def tell(self, command: str, rest: str) -> None:
        """Answer one of the commands."""
        if command == "help":
            self.help()
        elif command == "hint":
            self.hint(rest)
        elif command == "rules":
            self.rules(rest)
        elif command in ("score", "pad"):
            self.score()
        else:
            say_news(self.console, tell(self.speaker, self._recent(), self.view.seat))

    @abstractmethod
    def help(self) -> None:
        """Every move with what to type for it, and the other commands."""

    @abstractmethod
    def hint(self, text: str) -> None:
        """What a good player would do, and why; `text` is the move that the person considers."""

    @abstractmethod
    def score(self) -> None:
        """The standings, and how they came about."""

    @abstractmethod
    def _recent(self) -> tuple[Event, ...]:
        """The latest events, as this seat saw them."""

    def rules(self, rule: str) -> None:
        """The rules of this game, or one of them by its id."""
        speaker, book = self.speaker, self.view.rulebook
        if not rule:
            self.console.lines(rules_page(speaker.catalogue, book, speaker.look.width).splitlines())
            return
        texts = rules_in_words(speaker.catalogue, words_of(book).clauses(book))
        label = rule.upper()
        if label in texts:
            self.console.say(texts[label], first=f"{label}  ", indent=len(label) + 2)
        else:
            self.say("terminal-no-such-rule", rule=rule[:20], rules=", ".join(texts))

    def words(self) -> dict[str, str]:
        """The commands that are always possible in the language of the game, as arguments of a text."""
        return {word: self.vocabulary.local[word] for word in self.always}

    def _say_indented(self, message: str, **arguments: int | str) -> None:
        self.console.say(self.speaker.text(message, **arguments), first="  ", indent=4)
