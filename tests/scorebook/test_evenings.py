"""Books of evenings: statistics of known rounds, retention, and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dizaine.keeping.copies import check_store, copy_store
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.scorebook.evenings import evening_sheet, evenings_view
from dizaine.scorebook.operations import Enter
from dizaine.scorebook.reckoning import sheet_of
from dizaine.scorebook.refused import SheetRefused
from dizaine.scorebook.retention import SheetRetention
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.views import EveningsView
from dizaine.scorekeeper.forms import DiceTurn
from dizaine.table.retention import DAY
from tests.scorebook.writing import do, new_sheet, opened, order, won


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[tuple[Scorebook, SqliteStore]]:
    async with opened(tmp_path / "tables.sqlite3") as kept:
        yield kept


async def read(book: Scorebook, secret: str) -> EveningsView:
    games = []
    for head in await book.sheets_of(secret):
        sheet = await book.find(head.code)
        assert sheet is not None
        games.append(evening_sheet(head, sheet_of(sheet.saved).status("en")))
    return evenings_view(games)


@pytest.mark.rule("S4", "D4")
async def test_known_rounds(kept: tuple[Scorebook, SqliteStore]) -> None:
    book, _ = kept
    secret = await book.open_evenings()
    first, token = await new_sheet(book, rulebook="classic+phases=2", family=secret)
    # Ben lays phase 1 in his third round only; Ann completes both phases, and wins.
    rounds = [won(0, 50), won(0, 65, laid=2)]
    await do(first, token, *(Enter(index=index, entry=entry) for index, entry in enumerate(rounds)))
    second, token = await new_sheet(book, "BEN", "Ann", family=secret)
    rounds = [won(0, 5), won(0, 10, laid=2), won(1, 30), won(0, 15, laid=3)]
    await do(second, token, *(Enter(index=index, entry=entry) for index, entry in enumerate(rounds)))
    third, token = await new_sheet(book, "Cy", rulebook="dice", family=secret)
    turns = [DiceTurn(seat=0, points=40), *[DiceTurn(seat=0, failed=True)] * 3]
    await do(third, token, *(Enter(index=index, entry=entry) for index, entry in enumerate(turns)))
    await new_sheet(book, "Somebody", "Else")

    view = await read(book, secret)
    assert [(game.code, game.stage, game.rounds) for game in view.sheets] == [
        (third.code, "playing", 4),
        (second.code, "playing", 4),
        (first.code, "over", 2),
    ]
    ann, ben = view.sheets[2].seats
    assert (ann.points, ann.phases, ann.place, ann.winner) == ([0, 0], 2, 1, True)
    assert (ben.points, ben.phases, ben.place, ben.winner) == ([50, 115], 0, 2, False)
    assert ben.held is not None
    assert (ben.held.phase, ben.held.rounds) == (1, 2)
    people = [(one.name, one.games, one.wins, one.held and (one.held.phase, one.held.rounds)) for one in view.players]
    assert people == [("Ann", 1, 1, (1, 3)), ("BEN", 1, 0, (3, 2)), ("Cy", 0, 0, (2, 3))]
    assert [one.held_title for one in view.players][2] == view.sheets[0].title


async def test_only_sheets_of_no_book_expire(kept: tuple[Scorebook, SqliteStore]) -> None:
    book, store = kept
    secret = await book.open_evenings()
    kept_one, _ = await new_sheet(book, family=secret)
    idle, token = await new_sheet(book)
    await do(idle, token, Enter(index=0, entry=won(0, 65)))
    later = idle.changed + 30 * DAY
    assert await SheetRetention(book, store.sheets, 30, now=lambda: later - 1, pause=0).sweep() == 0
    assert await SheetRetention(book, store.sheets, 0, now=lambda: later + 1, pause=0).sweep() == 0
    assert await SheetRetention(book, store.sheets, 30, now=lambda: later + 1, pause=0).sweep() == 1
    assert await book.find(idle.code) is None
    with pytest.raises(SheetRefused, match="no-such-sheet"):
        await idle.carry_out(order(Enter(index=1, entry=won(0, 5)), token), "en")
    assert await book.find(kept_one.code) is kept_one
    await store.sheets.retire((await book.sheets_of(secret))[0])  # and then the server was killed
    assert await SheetRetention(book, store.sheets, 0, pause=0).sweep() == 1


async def test_sheets_and_books_are_in_the_backup(kept: tuple[Scorebook, SqliteStore], tmp_path: Path) -> None:
    book, store = kept
    secret = await book.open_evenings()
    sheet, token = await new_sheet(book, family=secret)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    copy_store(store.path, tmp_path / "copy.sqlite3", lambda share: None)
    contents = check_store(tmp_path / "copy.sqlite3", lambda share: None)
    assert (contents.tables, contents.sheets, contents.changed) == (0, 1, sheet.changed)
    async with opened(tmp_path / "copy.sqlite3") as (copied, _):
        assert [head.code for head in await copied.sheets_of(secret)] == [sheet.code]
        again = await copied.find(sheet.code)
        assert again is not None
        assert again.facts == sheet.facts


async def test_a_deleted_book_takes_its_sheets_along(kept: tuple[Scorebook, SqliteStore]) -> None:
    book, store = kept
    secret, other = await book.open_evenings(), await book.open_evenings()
    sheets = [(await new_sheet(book, family=secret))[0] for _ in range(3)]
    stays, _ = await new_sheet(book, family=other)
    with pytest.raises(SheetRefused, match="no-such-sheet"):
        await book.sheet_of(secret, stays.code)
    await book.delete(await book.sheet_of(secret, sheets[0].code))
    assert len(await book.sheets_of(secret)) == 2
    await book.close_evenings(secret)
    with pytest.raises(SheetRefused, match="no-such-evenings"):
        await book.sheets_of(secret)
    assert [await book.find(sheet.code) for sheet in sheets] == [None] * 3
    assert [head.code for head in await book.sheets_of(other)] == [stays.code]
    rows = store._connection.execute("SELECT count(*) FROM sheets").fetchone()
    assert rows == (1,)
    with pytest.raises(SheetRefused, match="no-such-evenings"):
        await new_sheet(book, family=secret)
