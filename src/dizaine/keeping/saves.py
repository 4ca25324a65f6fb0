"""The folder of saved games: one file for each, called by a short number that people can type."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from dizaine.folders import data_folder
from dizaine.game import Game
from dizaine.keeping.save_file import OVER_LINE, Facts, SaveError, SaveFile, SaveText

_SUFFIX: Final = ".dizaine"


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved game as a list shows it, told from its text without playing it through."""

    number: int
    path: Path
    played: datetime
    edition: str = ""
    facts: Facts | None = None
    rounds: int = 0
    """How many have begun; a game of dice is not divided like that in its text: 0."""
    moves: int = 0
    over: bool = False
    error: SaveError | None = None


class SavedGames:
    """All saved games of a person."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() / "games" if folder is None else folder

    def create(self, game: Game, facts: Facts) -> SaveFile:
        """Save a new game under the next number; raises `SaveError`."""
        return SaveFile.create(game, facts, lambda: self._path(max(self.numbers(), default=0) + 1))

    def open(self, number: int) -> tuple[SaveFile, Game]:
        """Open a game to play on; raises `SaveError`."""
        return SaveFile.open(self._path(number))

    def read(self, number: int) -> SaveText:
        """The text of a game, to look at; raises `SaveError`."""
        return SaveText.read(self._path(number))

    def require(self, number: int) -> None:
        """Make sure that there is such a game; raises `SaveError`."""
        if number not in self.numbers():
            raise SaveError("missing", self._path(number))

    def delete(self, number: int) -> None:
        """Remove a game for good, whatever state its file is in; raises `SaveError`."""
        path = self._path(number)
        try:
            path.unlink()
        except FileNotFoundError:
            raise SaveError("missing", path) from None
        except OSError as error:
            raise SaveError("unwritable", path, detail=error.strerror or str(error)) from error

    def numbers(self) -> list[int]:
        """The numbers of all games, in order."""
        try:
            names = [path.stem for path in self.folder.iterdir() if path.suffix == _SUFFIX]
        except OSError:
            return []
        return sorted(int(name) for name in names if name.isascii() and name.isdigit())

    def summaries(self) -> list[Summary]:
        """All games, the one played last at the top; also those that cannot be read."""
        found = [self.summary(number) for number in self.numbers()]
        return sorted(found, key=lambda summary: (summary.played, summary.number), reverse=True)

    def summary(self, number: int) -> Summary:
        """One game as a list shows it."""
        path = self._path(number)
        try:
            played = datetime.fromtimestamp(path.stat().st_mtime)
        except OSError:
            return Summary(number, path, datetime.fromtimestamp(0), error=SaveError("missing", path))
        try:
            text = SaveText.read(path)
        except SaveError as error:
            return Summary(number, path, played, error=error)
        words = [line.partition(" ")[0] for line in text.record_lines]
        return Summary(
            number,
            path,
            played,
            edition=_edition(text),
            facts=text.facts,
            rounds=words.count("deal"),
            moves=sum(word.endswith(":") for word in words),
            over=OVER_LINE in text.lines,
        )

    def latest(self) -> int | None:
        """The game that was played last and is not over, also one whose file is damaged: a person should know."""
        return next((summary.number for summary in self.summaries() if not summary.over), None)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}{_SUFFIX}"


def _edition(text: SaveText) -> str:
    """The id of the rulebook, without reading the whole book."""
    line = next((line for line in text.record_lines if line.startswith("rulebook ")), "")
    try:
        book = json.loads(line.removeprefix("rulebook "))
    except ValueError:
        return ""
    return str(book.get("id", "")) if isinstance(book, dict) else ""
