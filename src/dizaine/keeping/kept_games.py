"""The saved games of this keyboard: tables in the server's store, with short numbers that people can type.

Only one program at a time can open a game. Its table writes each move to the log before anyone sees it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Any, BinaryIO, Final, Self, TypeVar

from dizaine.folders import data_folder
from dizaine.keeping.kept_game import KeptGame
from dizaine.keeping.save_file import Facts, SaveError, SaveText
from dizaine.keeping.save_import import ImportedGame, seat_entries
from dizaine.keeping.server_lock import server_links
from dizaine.keeping.sqlite_store import FILE, KeyboardGame, SqliteStore, game_lock
from dizaine.locks import Busy, lock
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book, book_from_json
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.log import Moved
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.seating import Seating
from dizaine.table.seats import PERSON, Seat
from dizaine.table.settings import settings_for
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from dizaine.table.tokens import new_token

_SUFFIX: Final = ".dizaine"
_MOVED: Final = ".moved"
"""Added to the name of a file once its game is in the store."""
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a list."""

    number: int
    played: datetime
    edition: str = ""
    facts: Facts | None = None
    rounds: int = 0
    """How many deals there were; a dice game has none."""
    moves: int = 0
    over: bool = False
    seed: int | None = None
    """The seed, if somebody chose one."""
    error: SaveError | None = None


@dataclass(frozen=True, slots=True)
class ServedGame:
    """A game that a running server has, and how to reach it."""

    number: int
    facts: Facts
    links: list[str]
    """Links to the server: first for this computer, then for other devices."""
    code: str
    tokens: tuple[str, ...]


class _AnyPlayer(Roster):
    """A roster for the keyboard, where every player that can be found is allowed."""

    def find(self, name: str, game: KindName) -> Listed:
        return find_player(name, game, at_table=True)


class KeptGames:
    """All saved games. Use it as a context manager. All methods raise `SaveError`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() if folder is None else folder
        self._files = self.folder / "games"
        """The folder of the lock files, and of saved games from former versions."""
        try:
            self._store = SqliteStore(self.folder / FILE)
        except StoreError as error:
            raise SaveError("unwritable", self.folder, detail=str(error)) from error
        self._runner = asyncio.Runner()
        self._tables = Tables(self._store, House(roster=_AnyPlayer(), keeps_history=True))
        self._problems = self._import_saves()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._runner.run(self._store.close())
        self._runner.close()

    def create(self, book: Book, facts: Facts, *, seed: int | None = None) -> int:
        """Create a game; returns its number, the next free one."""
        settings = settings_for(book, players=len(facts.seats), seed=seed, fair=seed is None)
        tokens = [new_token() for _ in facts.seats]
        table = self._run(self._tables.open_with(settings, seat_entries(facts.seats, tokens)))
        number = max(self.numbers(), default=0) + 1
        self._run(self._store.number_game(table.id, facts.language, facts.deck, number, tokens))
        return number

    def open(self, number: int) -> KeptGame:
        """Open a game to continue it here."""
        row, locked = self._row(number), self._locked(number)
        table = self._table(row)
        self._run(self._store.date(row.table, time()))
        return KeptGame(number, table, _facts(table.seating, row), self._run, locked)

    def served(self, number: int) -> ServedGame | None:
        """How to continue a game on the running server; None if it is to be continued here.

        Games with custom bots are played here, and the server leaves them alone.
        """
        links, row = server_links(self.folder), self._row(number)
        if not links:
            return None
        with self._locked(number):
            table = self._table(row)
            bots = {seat.bot for seat in table.seating.seats if seat.kind == "bot"}
            if not bots <= set(BUILT_IN_BOTS.names(table.book.kind)):
                return None
            tokens = row.tokens or self._new_tokens(table)
        return ServedGame(number, _facts(table.seating, row), links, table.code, tokens)

    def _locked(self, number: int) -> BinaryIO:
        try:
            self._files.mkdir(parents=True, exist_ok=True)
            return lock(game_lock(self.folder, number))
        except Busy:
            raise SaveError("busy", self._path(number)) from None
        except OSError as error:
            raise SaveError("unwritable", self._files, detail=error.strerror or str(error)) from error

    def _new_tokens(self, table: Table) -> tuple[str, ...]:
        """Make tokens for the seats of a game from a former version."""
        tokens = []
        for number, seat in enumerate(table.seating.seats):
            renewal = m.NewLink(id=token_hex(8), seat=number)
            person = seat.kind == "person"
            tokens.append(self._run(table.command(number, renewal)).link if person else "")
        self._run(self._store.store_tokens(table.id, tokens))
        return tuple(tokens)

    def read(self, number: int) -> tuple[str, Facts, bool]:
        """The record of a game, its facts, and whether the game is over."""
        row = self._row(number)
        table = self._table(row)
        return self._run(table.record_so_far()), _facts(table.seating, row), table.stage == "over"

    def delete(self, number: int) -> None:
        """Delete a game for good, even a damaged one."""
        row = self._rows().get(number)
        try:
            if row is not None:
                self._run(self._store.delete(row.table))
            else:
                self._path(number).unlink()
            game_lock(self.folder, number).unlink(missing_ok=True)
        except FileNotFoundError:
            raise SaveError("missing", self._path(number)) from None
        except OSError as error:
            raise SaveError("unwritable", self._path(number), detail=error.strerror or str(error)) from error

    def numbers(self) -> list[int]:
        """The numbers of all games, in order."""
        return sorted({*self._rows(), *self._problems})

    def summaries(self) -> list[Summary]:
        """All games, the one played last first; includes games that cannot be read."""
        rows = self._rows()
        found = [self._summary(number, rows.get(number)) for number in {*rows, *self._problems}]
        return sorted(found, key=lambda summary: (summary.played, summary.number), reverse=True)

    def summary(self, number: int) -> Summary:
        """The summary of one game."""
        return self._summary(number, None if number in self._problems else self._row(number))

    def _summary(self, number: int, row: KeyboardGame | None) -> Summary:
        if row is None or number in self._problems:
            changed = self._path(number).stat().st_mtime
            return Summary(number, datetime.fromtimestamp(changed), error=self._problems[number])
        stored = self._run(self._store.load(row.table))
        assert stored is not None
        played = [entry for _, entry in stored.standing()]
        book = book_from_json(stored.settings.rulebook)
        seating = Seating(stored.settings, book.kind)
        for line in stored.lines:
            seating.apply(line.entry)
        return Summary(
            number,
            datetime.fromtimestamp(row.changed),
            edition=book.id,
            facts=_facts(seating, row),
            rounds=sum(line.startswith("deal ") for entry in played for line in entry.lines),
            moves=sum(isinstance(entry, Moved) for entry in played),
            over=stored.over,
            seed=stored.settings.seed,
        )

    def unfinished(self) -> list[int]:
        """The unfinished games, the one played last first, even if its file is damaged: people should learn of that."""
        return [summary.number for summary in self.summaries() if not summary.over]

    def is_busy(self, number: int) -> bool:
        """Whether another program has opened a game."""
        try:
            self._locked(number).close()
        except SaveError as error:
            return error.problem == "busy"
        return False

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        try:
            return self._runner.run(work)
        except StoreError as error:
            raise SaveError("unwritable", self._store.path, detail=str(error)) from error

    def _rows(self) -> dict[int, KeyboardGame]:
        return {row.number: row for row in self._run(self._store.games())}

    def _row(self, number: int) -> KeyboardGame:
        row = self._rows().get(number)
        if row is None:
            raise self._problems.get(number) or SaveError("missing", self._path(number))
        return row

    def _table(self, row: KeyboardGame) -> Table:
        """Load the table of a game, and start the game if the program ended before it could."""
        table = self._run(Table.load(self._store, row.table, house=self._tables.house))
        assert table is not None
        if table.match is None:
            self._run(table.command(table.seating.host, m.Start(id="start")))
        return table

    def _import_saves(self) -> dict[int, SaveError]:
        """Import saved games of former versions into the store. Their files stay, under another name.

        Returns the problems of those that could not be imported.
        """
        problems: dict[int, SaveError] = {}
        names = [path.stem for path in self._files.glob(f"*{_SUFFIX}")]
        for number in sorted(int(name) for name in names if name.isascii() and name.isdigit()):
            path = self._path(number)
            try:
                if number not in self._rows():
                    self._run(self._import(number, SaveText.read(path)))
                path.rename(path.with_name(path.name + _MOVED))
            except SaveError as error:
                problems[number] = error
            except OSError as error:
                problems[number] = SaveError("unwritable", path, detail=error.strerror or str(error))
        return problems

    async def _import(self, number: int, text: SaveText) -> None:
        game = ImportedGame.of(text)
        table = await self._tables.open_with(game.settings, game.entries, first=game.round, over=game.is_over)
        await self._store.date(table.id, text.path.stat().st_mtime)
        await self._store.number_game(table.id, text.facts.language, text.facts.deck, number)

    def _path(self, number: int) -> Path:
        return self._files / f"{number}{_SUFFIX}"


def _facts(seating: Seating, row: KeyboardGame) -> Facts:
    seats = [Seat(seat.name, PERSON if seat.kind == "person" else seat.bot) for seat in seating.seats]
    return Facts(tuple(seats), row.language, row.deck)
