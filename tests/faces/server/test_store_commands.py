"""`dizaine backup` and `dizaine restore`: a drill with real servers, and what happens when something is in the way."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.backup import fill
from dizaine.client import Place, RemoteTable, Server
from dizaine.faces.cli import main
from dizaine.keeping import copies
from dizaine.keeping.server_lock import only_server
from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.table.store import Change
from tests.client.playing import PATIENCE, is_asked, is_over, play_seat, replayed
from tests.faces.server.running import ServeProcess, serve_process

EDITION = "express+phases=1"


class Drill:
    """Games that are played while the store is copied, and then played to their end on the copy."""

    def __init__(self, folder: Path, games: int, megabytes: int) -> None:
        self.data, self.copy, self.new = folder / "data", folder / "copy", folder / "new"
        self.games = games
        self.megabytes = megabytes
        """Of other tables in the store."""
        self.acknowledged: dict[str, int] = {}
        """The number of the last move of each table that was acknowledged before the backup began."""

    async def run(self) -> None:
        store = SqliteStore(self.data / FILE)
        await fill(store, self.megabytes)
        await store.close()
        with serve_process(self.data, "--no-qr") as server:
            async with Server(server.url) as office:
                places = [
                    await office.open_table(EDITION, name="Ann", seats=2, pace="instant") for _ in range(self.games)
                ]
            playing = [asyncio.create_task(self._play_on(server, place)) for place in places]
            while len(self.acknowledged) < self.games:
                await asyncio.wait(playing, timeout=0.02)
            before = dict(self.acknowledged)
            assert await asyncio.to_thread(dizaine, "backup", self.copy, self.data) == 0
            server.kill()
            for task in playing:  # they would wait for the server to come back
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert dizaine("restore", self.copy, self.new) == 0
        with serve_process(self.new, "--no-qr") as server:
            await asyncio.gather(*(self._finish(server, place, before[place.code]) for place in places))

    async def _play_on(self, server: ServeProcess, place: Place) -> None:
        """Play slowly, so that the game is not over before the backup."""
        async with seated(server, place) as table:
            await table.start()
            while True:
                await table.wait_for(lambda: is_asked(table) or is_over(table), PATIENCE)
                if table.view is None or is_over(table):
                    self.acknowledged[place.code] = table.seq
                    return
                self.acknowledged[place.code] = await table.play(table.view.moves[0])
                await asyncio.sleep(0.05)

    async def _finish(self, server: ServeProcess, place: Place, acknowledged: int) -> None:
        async with seated(server, place) as table, Server(server.url) as office:
            await table.wait_for(lambda: table.view is not None, PATIENCE)
            assert table.seq >= acknowledged, "what was acknowledged before the backup is in it"
            await play_seat(table)
            assert replayed(table, await office.record(place.code)).is_over


def seated(server: ServeProcess, place: Place) -> RemoteTable:
    return RemoteTable(server.websocket_url, place.code, place.token, silence=0.5)


def dizaine(command: str, file: Path, data: Path) -> int:
    """The command in a process of its own."""
    words = [sys.executable, "-m", "dizaine", command, str(file), "--data", str(data)]
    return subprocess.run(words, check=False, timeout=PATIENCE, stdout=subprocess.DEVNULL).returncode


def test_drill(tmp_path: Path, size: Callable[[int, int], int]) -> None:
    """Play, copy the store under load, kill the server, restore into a new folder, and go on playing there."""
    asyncio.run(asyncio.wait_for(Drill(tmp_path, size(1, 10), size(1, 400)).run(), PATIENCE))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with 1 table."""
    asyncio.run(_fill(tmp_path / "data", "CODE"))
    return tmp_path / "data"


async def _fill(folder: Path, code: str) -> None:
    store = SqliteStore(folder / FILE)
    await store.write(Change(code, [], code=code))
    await store.close()


def codes(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT code FROM tables")}


class TestBackup:
    def test_it_says_what_it_did(self, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        copy = tmp_path / "copy"
        assert main(["backup", str(copy), "--data", str(data), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert str(copy) in told
        assert "1 table" in told
        assert codes(copy) == {"CODE"}

    def test_nothing_is_overwritten_unless_by_force(
        self, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        old = tmp_path / "old"
        old.write_text("precious")
        old.chmod(0o644)
        assert main(["backup", str(old), "--data", str(data), "--lang", "en"]) == 2
        assert "--force" in capsys.readouterr().err
        assert old.read_text() == "precious"
        assert main(["backup", str(old), "--data", str(data), "--force"]) == 0
        assert codes(old) == {"CODE"}
        assert stat.S_IMODE(old.stat().st_mode) == 0o600
        assert main(["backup", str(data / FILE), "--data", str(data), "--force"]) == 2
        assert main(["backup", str(tmp_path), "--data", str(data), "--force"]) == 2
        assert codes(data / FILE) == {"CODE"}

    def test_where_there_is_nothing(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["backup", str(tmp_path / "new"), "--data", str(tmp_path)]) == 2
        assert "no tables" in capsys.readouterr().err
        assert not list(tmp_path.iterdir())

    def test_where_nothing_can_be_written(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for target in (str(data / "missing" / "new"), "a\0b", ""):
            assert main(["backup", target, "--data", str(data)]) == 2
            assert len(capsys.readouterr().err.splitlines()) == 1

    def test_a_damaged_store_gives_no_copy(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        with (data / FILE).open("rb+") as file:
            file.seek(4096)
            file.write(b"\xff" * 4096)
        assert main(["backup", str(data / "copy"), "--data", str(data), "--lang", "en"]) == 2
        assert "damaged" in capsys.readouterr().err
        assert not (data / "copy").exists()

    def test_ctrl_c_leaves_nothing(
        self, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(copies, "_synchronise", lambda path: signal.raise_signal(signal.SIGINT))
        (tmp_path / "copies").mkdir()
        assert main(["backup", str(tmp_path / "copies" / "copy"), "--data", str(data), "--lang", "en"]) == 130
        assert "not written" in capsys.readouterr().err
        assert not list((tmp_path / "copies").iterdir())


class TestRestore:
    def test_it_says_what_it_did(self, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        copy = tmp_path / "copy"
        assert main(["backup", str(copy), "--data", str(data)]) == 0
        asyncio.run(_fill(data, "LATER"))
        capsys.readouterr()
        assert main(["restore", str(copy), "--data", str(data), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert codes(data / FILE) == {"CODE"}
        kept = next(path for path in data.glob("tables-*.sqlite3"))
        assert codes(kept) == {"CODE", "LATER"}
        assert str(kept) in told
        assert "1 table" in told

    def test_not_while_a_server_runs(self, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        copy = tmp_path / "copy"
        assert main(["backup", str(copy), "--data", str(data)]) == 0
        capsys.readouterr()
        with only_server(data, []):
            assert main(["restore", str(copy), "--data", str(data), "--lang", "en"]) == 2
        assert "stop the server" in capsys.readouterr().err
        assert not list(data.glob("tables-*"))

    def test_files_that_are_no_copy(self, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "text").write_text("no copy " * 1000)
        (tmp_path / "empty").touch()
        before = (data / FILE).read_bytes()
        for name in ("text", "empty", "missing", ".", "data/tables.sqlite3"):
            assert main(["restore", str(tmp_path / name), "--data", str(data), "--lang", "en"]) == 2
            assert len(capsys.readouterr().err.splitlines()) == 1
        assert (data / FILE).read_bytes() == before
        assert not [name for name in os.listdir(data) if name.startswith((".", "tables-"))]
