"""`dizaine serve`: it starts, tells what people need, ends cleanly, and loses nothing."""

from __future__ import annotations

import logging
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from dizaine.faces.cli import main
from dizaine.faces.server import addresses, command
from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.table import messages as m
from dizaine.table.store import Change
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.server.running import serve_process
from tests.faces.server.talking import Invitation, new_id, open_table, talking, wire_to


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    root = logging.getLogger()
    before = root.level, root.handlers[:]
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]


async def test_ctrl_c_says_goodbye_and_games_go_on_after_a_restart(tmp_path: Path) -> None:
    with serve_process(tmp_path) as server:
        assert httpx2.get(f"{server.url}/health").status_code == 200
        table = await open_table(server, seats=2, edition="dice")
        async with (
            talking(server, table) as ann,
            talking(server, Invitation(table.code)) as viewer,
            wire_to(server) as silent,
        ):
            await ann.done(m.Start(id="start"))
            view, seq = ann.view, ann.updates[-1].seq
            server.process.send_signal(signal.SIGINT)
            assert await ann.goodbye() == "server-stops"
            assert await viewer.goodbye() == "server-stops"
            assert await silent.goodbye() == "server-stops"
            assert ann.wire.close_code == 1001
        out, errors = server.process.communicate(timeout=10)
        code = server.process.returncode
    assert (code, errors) == (0, "")
    assert "has stopped" in out
    assert view is not None
    with serve_process(tmp_path) as server:
        async with talking(server, table) as ann:
            welcome = ann.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert welcome.seat == 0
            assert welcome.seq >= seq
            again = await ann.done(m.Start(id="start"))
            assert again.seq <= seq  # it was done before, and is known
        server.interrupt()


async def test_a_killed_server_has_kept_all_that_it_acknowledged(tmp_path: Path) -> None:
    with serve_process(tmp_path) as server:
        table = await open_table(server, seats=3)
        async with talking(server, table) as ann:
            done = await ann.done(m.SetBot(id="bot", seat=2, bot="steady"))
            server.kill()
    with serve_process(tmp_path) as server:
        async with talking(server, table, since=done.seq) as ann:
            assert ann.heard[0].seq == done.seq  # type: ignore[union-attr]
            assert await ann.done(m.SetBot(id="bot", seat=2, bot="steady")) == done
        server.interrupt()


@pytest.mark.parametrize("level", ["debug", "info"])
async def test_no_token_is_ever_logged(tmp_path: Path, level: str) -> None:
    with serve_process(tmp_path, "--log-level", level) as server:
        table = await open_table(server)
        async with talking(server, table) as ann:
            link = (await ann.done(m.NewLink(id=new_id(), seat=0))).link
            await ann.wire.send('{"type": "hello", "token": "' + link + '"}')
            await ann.goodbye()
        _, out, errors = server.interrupt()
    assert "uvicorn" in errors
    for token in (table.token, link):
        assert token not in out + errors + server.greeting


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--host", "127.0.0.1", "--port", str(port)]) == 2
    error = capsys.readouterr().err
    assert f"Port {port} is taken" in error
    assert f"--port {port + 1}" in error


def test_a_folder_that_another_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serve_process(tmp_path):
        assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "Another server is using the tables" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "many"],
        ["--port", "65536"],
        ["--port", "-1"],
        ["--port", "9" * 5000],
        ["--host", "192.0.2.77"],
        ["--host", "no such host"],
        ["--host", "x" * 300],
        ["--log-level", "chatty"],
        ["--data", "{file}"],
        ["--data", "{file}/below"],
    ],
)
def test_what_makes_no_sense(
    arguments: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("x")
    words = [word.format(file=tmp_path / "file") for word in arguments]
    usual = {"--host": "127.0.0.1", "--port": "0"}
    for option, value in usual.items():
        if option not in words:
            words += [option, value]
    assert main(["serve", *words, "--lang", language]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_store_says_what_to_do(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"SQLite format 3\0" + b"\0" * 5_000)
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--lang", language]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "dizaine restore" in printed.err


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as foreign:
        foreign.execute("CREATE TABLE theirs (x)")
    foreign.close()
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "can’t be used" in capsys.readouterr().err


class TestGreeting:
    def greeting(
        self, capsys: pytest.CaptureFixture[str], host: str = addresses.EVERYWHERE, *, language: str = "en"
    ) -> str:
        command._greet(Catalogue(language), host, 8010, with_qr=True)
        return capsys.readouterr().out

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_one_address(
        self, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(command, "network_addresses", lambda: ["192.168.1.17"])
        text = self.greeting(capsys, language=language)
        assert "http://192.168.1.17:8010/" in text
        assert "█" in text
        assert "Wi-Fi" in text or "WLAN" in text or "gastennetwerk" in text
        assert "--host" not in text

    def test_several_addresses(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(command, "network_addresses", lambda: ["192.168.1.17", "10.0.0.5"])
        text = self.greeting(capsys)
        assert text.index("http://192.168.1.17:8010/") < text.index("http://10.0.0.5:8010/")
        assert "--host 10.0.0.5" in text

    def test_no_network(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(command, "network_addresses", list)
        text = self.greeting(capsys)
        assert "http://127.0.0.1:8010/" in text
        assert "Only this computer" in text
        assert "█" not in text

    def test_a_chosen_address(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "http://[fd00::7]:8010/" in self.greeting(capsys, "fd00::7")
        assert "Only this computer" in self.greeting(capsys, "::1")

    def test_the_code_depends_on_the_link(self) -> None:
        """Another link is another drawing, and all lines are as long; that phones can read it is segno's business."""
        drawing = command.qr_code("http://192.168.1.17:8010/").splitlines()
        assert len({len(line) for line in drawing}) == 1
        assert drawing != command.qr_code("http://192.168.1.18:8010/").splitlines()

    def test_a_terminal_that_cannot_draw_it_gets_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Ascii:
            encoding = "ascii"

            def isatty(self) -> bool:
                return False

        monkeypatch.setattr(sys, "stdout", Ascii())
        drawing = command.qr_code("http://192.168.1.17:8010/")
        monkeypatch.undo()
        assert drawing == ""

    def test_addresses_are_those_that_others_can_use(self) -> None:
        found = addresses.network_addresses()
        assert not any(address.startswith(("127.", "169.254.", "0.")) for address in found)
        assert len(set(found)) == len(found)


class TestRetention:
    async def test_idle_tables_go_when_the_server_starts(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / FILE)
        for code, days in (("OLDER", 31), ("YOUNG", 29)):
            await store.write(Change(code, [], code=code))
            await store.date(code, time.time() - days * 86_400)
        await store.close()
        with serve_process(tmp_path, "--keep-days", "30", "--log-level", "info") as server:
            assert server.process.stderr is not None
            while "idle tables were deleted" not in (line := server.process.stderr.readline()):
                assert line, "the server ended"
            assert "1 idle" in line
            statuses = [httpx2.get(f"{server.url}/api/1/tables/{code}").status_code for code in ("OLDER", "YOUNG")]
            server.interrupt()
        assert statuses[0] == 404
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            assert connection.execute("SELECT code FROM tables").fetchall() == [("YOUNG",)]

    @pytest.mark.parametrize("text", ["never", "-1", "36501", "1.5", "", "٣", "9" * 5000])
    def test_what_is_no_number_of_days(self, text: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["serve", "--keep-days", text]) == 2
        assert "--keep-days" in capsys.readouterr().err

    def test_days(self) -> None:
        assert command.days_to_keep(None) == 365
        assert command.days_to_keep("0") == 0
        assert command.days_to_keep("36500") == 36_500
