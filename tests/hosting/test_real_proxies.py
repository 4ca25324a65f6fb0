"""The server behind real proxies with TLS, each with its example configuration: games, limits, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from dizaine.table import messages as m
from tests.faces.server.running import ServeProcess, serve_process
from tests.faces.server.talking import Talker, new_id, play_to_the_end
from tests.hosting.real_proxies import NAME, RunningProxy, caddy, nginx

pytestmark = [pytest.mark.soak, pytest.mark.soak_only]  # `make soak` installs Caddy and nginx where it may
URL = f"https://{NAME}"
WISH = {"name": "Ann", "seats": 2, "edition": "express+phases=1", "pace": "instant"}
TABLES_AT_ONCE = 10


@pytest.fixture(params=[caddy, nginx])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ServeProcess, RunningProxy]]:
    options = ("--trusted-proxy", "127.0.0.1", "--public-url", URL)
    with serve_process(tmp_path / "data", *options) as server, request.param(tmp_path, server.port) as proxy:
        yield server, proxy


class Visitor:
    """Somebody with an address of their own, who knows the public name only."""

    def __init__(self, proxy: RunningProxy, address: str) -> None:
        self._proxy = proxy
        self._address = address
        transport = httpx2.AsyncHTTPTransport(verify=proxy.authority, local_address=address)
        self._http = httpx2.AsyncClient(transport=transport, timeout=20)

    async def close(self) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, wish: object = None, **headers: str) -> httpx2.Response:
        """A request to the public name, which leads to this computer."""
        return await self._http.request(
            method,
            f"https://127.0.0.1:{self._proxy.port}{path}",
            json=wish,
            headers={"host": NAME, "origin": URL} | {name.replace("_", "-"): text for name, text in headers.items()},
            extensions={"sni_hostname": NAME},
        )

    async def open_table(self, **headers: str) -> httpx2.Response:
        return await self.request("POST", "/api/1/tables", WISH, **headers)

    async def connect(self, origin: str = URL) -> ClientConnection:
        return await connect(
            f"wss://{NAME}/ws",
            origin=origin,  # type: ignore[arg-type]
            ssl=self._proxy.authority,
            host="127.0.0.1",
            port=self._proxy.port,
            local_addr=(self._address, 0),
        )


async def test_behind_a_proxy(house: tuple[ServeProcess, RunningProxy], tmp_path: Path) -> None:
    server, proxy = house
    assert f"{URL}/" in server.greeting
    async with AsyncExitStack() as stack:
        ann, ben = (Visitor(proxy, f"127.0.0.{number}") for number in (2, 3))
        for visitor in (ann, ben):
            stack.push_async_callback(visitor.close)
        await play_a_game(ann, stack)
        await strangers_are_refused(ann)
        await secrets_are_not_logged(ann, tmp_path)
        await limits_count_the_visitor(ann, ben)


async def play_a_game(ann: Visitor, stack: AsyncExitStack) -> None:
    """The page, a table, and a whole game over the WebSocket."""
    page = await ann.request("GET", "/")
    assert (page.status_code, page.headers["x-frame-options"]) == (200, "DENY")
    opened = await ann.open_table()
    assert opened.status_code == 201, opened.text
    talker = Talker(await stack.enter_async_context(await ann.connect()))
    await talker.say(m.Hello(version=m.VERSION, code=opened.json()["code"], token=opened.json()["token"]))
    await talker.hear_a(m.Welcome)
    await talker.done(m.Start(id=new_id()))
    await play_to_the_end(talker, 0)
    record = await ann.request("GET", f"/api/1/tables/{opened.json()['code']}/record")
    assert record.status_code == 200


async def strangers_are_refused(ann: Visitor) -> None:
    """Pages of others, over HTTP and over the WebSocket."""
    assert (await ann.open_table(origin="https://evil.example")).json() == {"reason": "origin"}
    with pytest.raises(InvalidStatus) as caught:
        await ann.connect(origin="https://evil.example")
    assert caught.value.response.status_code == 403


async def secrets_are_not_logged(ann: Visitor, folder: Path) -> None:
    """The secret of a book of evenings is in the path of its requests."""
    secret = (await ann.request("POST", "/api/1/evenings")).json()["secret"]
    assert (await ann.request("GET", f"/api/1/evenings/{secret}")).status_code == 200
    await ann.request("GET", "/health")  # by now the one before it would be in the log
    logs = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.suffix in (".log", ".txt")}
    assert logs
    assert not [name for name, text in logs.items() if secret in text]
    if "access.log" in logs:
        assert "/api/1/tables" in logs["access.log"], "other requests are logged"


async def limits_count_the_visitor(ann: Visitor, ben: Visitor) -> None:
    """One visitor's limit is not the other's, and no header gives a visitor another address."""
    statuses = [(await ann.open_table()).status_code for _ in range(TABLES_AT_ONCE + 2)]
    assert statuses[:5] == [201] * 5
    assert statuses[-1] == 429
    for headers in (
        {"x_forwarded_for": "203.0.113.7"},
        {"forwarded": "for=203.0.113.8"},
        {"x_forwarded_for": "203.0.113.9", "forwarded": "for=203.0.113.9"},
        {"x_real_ip": "203.0.113.10"},
    ):
        assert (await ann.open_table(**headers)).status_code == 429, headers
    assert (await ben.open_table()).status_code == 201
