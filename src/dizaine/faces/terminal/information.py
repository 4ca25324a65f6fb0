"""Answers to questions during a turn: help, hint, rules, score, log. None of them changes the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.voice import Voice
from dizaine.words.kinds import words_of
from dizaine.words.rules import rules_in_words, rules_page


class Information(ABC):
    """What a person may ask for at any prompt of a turn. `view` is what may be told."""

    def __init__(self, console: Console, voice: Voice, view: Any) -> None:
        self.console = console
        self.view = view
        self._voice = voice

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
            self.log()

    @abstractmethod
    def help(self) -> None:
        """Every move with what to type for it, and the other words."""

    @abstractmethod
    def hint(self, text: str) -> None:
        """What a good player would do, and why; `text` is what the person has in mind."""

    @abstractmethod
    def score(self) -> None:
        """How everybody stands, and how that came about."""

    @abstractmethod
    def log(self) -> None:
        """What happened lately, as this seat saw it."""

    def rules(self, rule: str) -> None:
        """The rules of this game, or one of them by its id."""
        catalogue, book = self._voice.catalogue, self.view.rulebook
        if not rule:
            self.console.lines(rules_page(catalogue, book, self._voice.look.width).splitlines())
            return
        texts = rules_in_words(catalogue, words_of(book).clauses(book))
        label = rule.upper()
        if label in texts:
            self.console.say(texts[label], first=f"{label}  ", indent=len(label) + 2)
        else:
            self.console.say(self._voice.text("terminal-no-such-rule", rule=rule[:20], rules=", ".join(texts)))

    def _say(self, text: str) -> None:
        self.console.say(text, first="  ", indent=4)
