"""`dizaine` without arguments: it starts the server and opens the page in a browser where there is a desktop."""

from __future__ import annotations

import socket
import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx2
import pytest

from dizaine.faces.cli import main
from dizaine.faces.server import browser, command
from dizaine.faces.server.browser import has_desktop
from dizaine.faces.server.neighbour import is_own_server
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.words.catalogue import LANGUAGES
from tests.faces.server.running import serve_process

DESK = {"DISPLAY": ":0"}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class TestWhereThereIsADesktop:
    @pytest.mark.parametrize(
        ("environment", "platform"),
        [(DESK, "linux"), ({"WAYLAND_DISPLAY": "wayland-0"}, "linux"), ({}, "win32"), ({}, "darwin")],
    )
    def test_here(self, environment: dict[str, str], platform: str) -> None:
        assert has_desktop(environment, platform)

    @pytest.mark.parametrize("platform", ["linux", "freebsd14", "win32", "darwin"])
    @pytest.mark.parametrize(
        "environment",
        [{"CI": "true"}, {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}, {"SSH_TTY": "/dev/pts/0"}],
    )
    def test_not_in_checks_and_not_from_far_away(self, environment: dict[str, str], platform: str) -> None:
        assert not has_desktop({**DESK, **environment}, platform)

    def test_not_without_a_display(self) -> None:
        assert not has_desktop({"DISPLAY": "", "TERM": "xterm"}, "linux")


class TestOpening:
    """What the command does with its options, without starting the server."""

    @pytest.fixture
    def opened(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        links: list[str] = []

        async def serve(store: SqliteStore, *rest: Any) -> None:
            greet = rest[-1]
            greet(None)
            await store.close()

        monkeypatch.setattr(command, "_serve", serve)
        monkeypatch.setattr(command, "open_browser", links.append)
        monkeypatch.setattr(command, "has_desktop", lambda environment, platform: True)
        return links

    def test_it_shows_the_page_and_the_link(self, opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--host", "127.0.0.1", "--port", "0"]) == 0
        assert len(opened) == 1
        assert opened[0] in capsys.readouterr().out

    def test_the_address_is_always_the_same(self, opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """A browser stores data by the page's address, and the network address changes."""
        monkeypatch.setattr(command, "network_addresses", lambda: ["192.168.1.17"])
        assert main(["--port", "0"]) == 0
        assert opened[0].startswith("http://127.0.0.1:")

    @pytest.mark.parametrize("words", [["--no-browser"], ["serve"]])
    def test_not_where_nobody_wants_it(self, opened: list[str], words: list[str]) -> None:
        served = [*words, "--host", "127.0.0.1", "--port", "0"]
        assert main(served) == 0
        assert not opened

    def test_not_without_a_desktop(self, opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(command, "has_desktop", lambda environment, platform: False)
        assert main(["--host", "127.0.0.1", "--port", "0"]) == 0
        assert not opened

    def test_a_browser_that_does_not_start_is_no_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = []

        def fail(link: str) -> bool:
            asked.append(link)
            raise webbrowser.Error("there is none")

        monkeypatch.setattr(webbrowser, "open", fail)
        browser.open_browser("http://127.0.0.1:8010/").join(10)
        assert asked == ["http://127.0.0.1:8010/"]


def test_it_serves_until_ctrl_c(tmp_path: Path) -> None:
    with serve_process(tmp_path, words=["--no-browser"]) as server:
        assert httpx2.get(f"{server.url}/health").status_code == 200
        code, out, errors = server.interrupt()
    assert (code, errors) == (0, "")
    assert "has stopped" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_runs_already_says_where(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serve_process(tmp_path) as server:
        httpx2.get(f"{server.url}/health", timeout=30)  # the port is open before the server answers
        words = ["--host", "127.0.0.1", "--port", str(server.port), "--lang", language]
        for command_words in ([*words, "--no-browser"], ["serve", *words]):
            assert main(command_words) == 2
            shown = capsys.readouterr()
            assert shown.out == ""
            assert shown.err.count("\n") == 1
            assert f"{server.url}/" in shown.err
            assert f"--port {server.port + 1}" in shown.err
            assert "--data" in shown.err


class Stranger(BaseHTTPRequestHandler):
    """Another program that speaks HTTP."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status": "ok"}')

    def log_message(self, format: str, *arguments: object) -> None:
        pass


class TestStrangers:
    def test_who_speaks_http(self) -> None:
        with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
            thread = threading.Thread(target=stranger.handle_request)
            thread.start()
            assert not is_own_server("127.0.0.1", stranger.server_port)
            thread.join(10)

    def test_who_says_nothing(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            assert not is_own_server("127.0.0.1", silent.getsockname()[1])

    def test_nobody(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as gone:
            port = gone.getsockname()[1]
        assert not is_own_server("127.0.0.1", port)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [["--port", "8020"], ["--no-browser"], ["--no-qr"], ["--data", "x"]])
def test_options_of_the_server_belong_to_no_other_command(
    option: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*option, "--lang", language, "games"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert option[0] in shown.err
