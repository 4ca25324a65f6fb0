"""Questions and answers at the terminal: names, numbers, yes or no; and the commands that may come instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from dizaine.faces.terminal.commands import Commands, as_number, plain_letters
from dizaine.faces.terminal.console import Console, Left
from dizaine.scorekeeper.forms import Player, Refused
from dizaine.words.catalogue import Catalogue

COMMANDS: Final = ("correct", "undo", "sheet", "export", "rules", "cancel", "help", "quit")
ONLY_LEAVING: Final = ("cancel", "quit")
"""The commands before there is a sheet."""
_LETTERS: Final = {"help": "?", "quit": "q"}
_SHARED: Final = ("rules", "help", "quit")
"""Commands that have their words from the game at the terminal."""


class Commanded(Exception):
    """Raised when a person types a command instead of an answer."""

    def __init__(self, command: str, rest: str) -> None:
        super().__init__(command)
        self.command = command
        self.rest = rest


class Cancelled(Exception):
    """Raised when a person wants to begin an entry again."""


class Interview:
    """Asks one question at a time."""

    def __init__(self, console: Console, catalogue: Catalogue, commands: Sequence[str] = COMMANDS) -> None:
        """Only these commands may come instead of an answer."""
        self.console = console
        self.catalogue = catalogue
        self._allowed = commands
        self.asides: dict[str, Callable[[str], None]] = {}
        """Commands that change nothing: they are carried out at once, and the question is asked again."""
        local = {word: catalogue.text(_word_id(word)) for word in COMMANDS}
        self.commands = Commands(_LETTERS, COMMANDS, local)

    def say(self, message: str, **arguments: int | str) -> None:
        """Say a text of the catalogue."""
        self.console.say(self.catalogue.text(message, **arguments))

    def refuse(self, refused: Refused) -> None:
        """Say why something is refused, with the rule."""
        reason = self.catalogue.text(f"score-refusal-{refused.code}", **refused.facts)
        if refused.rule:
            self.say("score-refused", reason=reason, rule=refused.rule)
        else:
            self.console.say(reason)

    def ask(self, message: str, names_first: Sequence[str] = (), /, **arguments: int | str) -> str:
        """An answer, which may be empty. Raises `Commanded`, `Cancelled` or `Left` for commands.

        A name comes before a command of the same letters.
        """
        while True:
            self.say(message, **arguments)
            line = self.console.ask()
            first, _, rest = line.partition(" ")
            if plain_letters(first) in [plain_letters(name.split()[0]) for name in names_first]:
                return line
            command = self._command(first)
            if command is None:
                return line
            if command == "quit":
                raise Left
            if command == "cancel":
                raise Cancelled
            if command not in self.asides:
                raise Commanded(command, rest.strip())
            self.asides[command](rest.strip())

    def _command(self, word: str) -> str | None:
        """The command that a word means; a single letter only if it is that of a command."""
        command = self.commands.command(word) if len(word) > 1 or word in _LETTERS.values() else None
        return command if command in self._allowed else None

    def number(self, message: str, **arguments: int | str) -> int:
        """A number."""
        while True:
            answer = self.ask(message, **arguments)
            number = as_number(answer)
            if number is not None:
                return number
            self.say("score-number", text=answer)

    def numbers(self, message: str, **arguments: int | str) -> list[int]:
        """Some numbers; none for an empty answer."""
        while True:
            answer = self.ask(message, **arguments)
            numbers = [as_number(word) for word in answer.replace(",", " ").split()]
            if None not in numbers:
                return [number for number in numbers if number is not None]
            self.say("score-number", text=answer)

    def agrees(self, message: str, **arguments: int | str) -> bool:
        """Whether the answer is yes."""
        return self.ask(message, **arguments).casefold() in self.catalogue.text("cli-yes").split()

    def find(self, players: Iterable[Player], word: str) -> Player | None:
        """The player whom a word means: by number, name, or the only name that begins like that."""
        everybody, plain = list(players), plain_letters(word.strip())
        number = as_number(plain)
        if number is not None:
            return next((player for player in everybody if player.seat == number - 1), None)
        exact = [player for player in everybody if plain_letters(player.name) == plain]
        begun = [player for player in everybody if plain and plain_letters(player.name).startswith(plain)]
        found = exact or begun
        return found[0] if len(found) == 1 else None

    def find_all(self, players: Sequence[Player], text: str) -> list[Player] | None:
        """Several players, with commas or spaces between them; None if somebody is not clear."""
        if plain_letters(text.strip()) in ("all", plain_letters(self.catalogue.text("score-word-all"))):
            return list(players)
        words = text.split(",") if "," in text else text.split()
        single = self.find(players, text) if text.strip() else None
        found = [single] if single is not None else [self.find(players, word) for word in words if word.strip()]
        known = [player for player in found if player is not None]
        return known if len(known) == len(found) else None

    def listed(self, players: Iterable[Player]) -> str:
        """Players with their numbers: `1 Ann, 2 Bob`."""
        return ", ".join(f"{player.seat + 1}\N{NO-BREAK SPACE}{player.name}" for player in players)


def _word_id(word: str) -> str:
    return f"terminal-word-{word}" if word in _SHARED else f"score-word-{word}"
