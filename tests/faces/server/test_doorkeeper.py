"""Who is let in: by which names the server may be called, and which pages may talk to it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dizaine.faces.cli import main
from dizaine.faces.server.addresses import own_names
from dizaine.faces.server.doorkeeper import AllowedHosts
from dizaine.faces.server.reach import reach_of
from tests.faces.server.running import TEST_NAME, RunningServer, serve_process

EVIL = "rebinding.example"
WISH = {"name": "Ann", "seats": 2, "edition": "express"}


class TestNames:
    @pytest.mark.parametrize(
        "host",
        [
            "127.0.0.1",
            "192.168.1.9:8010",
            "[::1]:80",
            "[fe80::1%25eth0]:8010",
            "localhost",
            "LOCALHOST.:1",
            "Game.Example",
        ],
    )
    def test_addresses_and_listed_names(self, host: str) -> None:
        assert AllowedHosts(["game.example"]).allows(host)

    @pytest.mark.parametrize(
        "host",
        ["", EVIL, f"{EVIL}:8010", "127.0.0.1.nip.io", "localhost.evil.example", "x.game.example", "127.1", "0x7f.1",
         "game.example@evil.example", "game.example/", "game.example:80:80", "a b", "[127.0.0.1", "game.example:port"],
    )  # fmt: skip
    def test_all_others(self, host: str) -> None:
        assert not AllowedHosts(["game.example"]).allows(host)

    def test_this_computer_knows_its_own_names(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(socket, "gethostname", lambda: "Attic.example.org")
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "attic.home.example", ())])
        hosts = AllowedHosts(own_names())
        for name in ("attic", "attic.local", "ATTIC.lan", "attic.example.org", "attic.home.example"):
            assert hosts.allows(f"{name}:8010")
        for name in ("attic.evil.example", "example.org", "cellar.local", "local"):
            assert not hosts.allows(name)

    def test_a_computer_without_a_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(socket, "gethostname", lambda: "")
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ())])
        assert own_names() == []

    def test_the_public_address_is_allowed(self) -> None:
        reach = reach_of("0.0.0.0", ["other.example"], ["127.0.0.1"], "HTTPS://Play.example:8443")
        assert reach.public_url == "https://play.example:8443/"
        assert all(reach.hosts.allows(name) for name in ("play.example", "other.example:80"))
        assert reach.hosts.owns("https://play.example:8443", "127.0.0.1:8010"), "a proxy may have changed the host"
        assert not reach.hosts.owns("https://play.example", "127.0.0.1:8010")
        assert not reach.hosts.owns("http://play.example:8443", "127.0.0.1:8010")


class TestDoor:
    @pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/1/editions", "/api/1/tables/ABCDE", "/nowhere"])
    async def test_no_page_answers_to_a_strange_name(self, http: httpx2.AsyncClient, path: str) -> None:
        answer = await http.get(path, headers={"host": f"{EVIL}:80"})
        assert answer.status_code == 421
        problem = answer.json()
        assert (problem["reason"], problem["field"]) == ("host", "Host")
        assert f"--allowed-host {EVIL}" in problem["detail"]
        assert answer.headers["x-content-type-options"] == "nosniff"

    async def test_people_get_words(self, http: httpx2.AsyncClient) -> None:
        browser = {"host": EVIL, "accept": "text/html,*/*", "accept-language": "fr"}
        answer = await http.get("/", headers=browser)
        assert (answer.status_code, answer.headers["content-type"]) == (421, "text/plain; charset=utf-8")
        assert "Ce serveur" in answer.text
        assert f"--allowed-host {EVIL}" in answer.text

    async def test_nothing_odd_is_echoed(self, http: httpx2.AsyncClient) -> None:
        answer = await http.get("/?lang=xx", headers={"host": "<b>"})
        assert (answer.status_code, answer.json()["reason"]) == (421, "host")
        assert "<b>" not in answer.text

    async def test_a_rebound_page_cannot_open_a_table(self, http: httpx2.AsyncClient) -> None:
        """Its origin and its host agree, since the browser takes this server for its own."""
        headers = {"host": EVIL, "origin": f"http://{EVIL}"}
        answer = await http.post("/api/1/tables", json=WISH, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (421, "host")
        headers = {"host": TEST_NAME, "origin": f"http://{TEST_NAME}"}
        assert (await http.post("/api/1/tables", json=WISH, headers=headers)).status_code == 201

    async def test_a_rebound_page_cannot_connect(self, server: RunningServer) -> None:
        address = {"host": "127.0.0.1", "port": server.port}
        with pytest.raises(InvalidStatus) as caught:
            await connect(f"ws://{EVIL}/ws", origin=f"http://{EVIL}", **address)  # type: ignore[arg-type]
        assert caught.value.response.status_code == 421
        assert json.loads(caught.value.response.body or b"")["reason"] == "host"
        async with connect(f"ws://{TEST_NAME}/ws", origin=f"http://{TEST_NAME}", **address):  # type: ignore[arg-type]
            pass


class TestCommand:
    async def test_public_address(self, tmp_path: Path) -> None:
        options = (
            "--public-url",
            "https://play.example",
            "--trusted-proxy",
            "127.0.0.1",
            "--allowed-host",
            "game.example",
        )
        with serve_process(tmp_path, *options) as server:
            assert "https://play.example/" in server.greeting
            assert "█" in server.greeting
            async with httpx2.AsyncClient(base_url=server.url) as http:
                links = (await http.get("/api/1/addresses")).json()["links"]
                statuses = {
                    name: (await http.get("/health", headers={"host": name})).status_code
                    for name in ("play.example", "game.example", socket.gethostname(), EVIL)
                }
            server.interrupt()
        assert links == ["https://play.example/"]
        assert list(statuses.values()) == [200, 200, 200, 421]

    @pytest.mark.parametrize(
        ("option", "text"),
        [
            ("--public-url", "play.example"),
            ("--public-url", "https://play.example/path"),
            ("--public-url", "https://user@play.example/"),
            ("--public-url", "ftp://play.example/"),
            ("--allowed-host", "play.example:80"),
            ("--allowed-host", "*"),
            ("--trusted-proxy", "proxy.example"),
        ],
    )
    def test_complaints_name_the_option(self, option: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["serve", "--port", "0", option, text, "--lang", "en"]) == 2
        assert f"{option}: “{text}”" in capsys.readouterr().err
