"""Behind proxies: whose address counts, and which headers are believed."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest
from starlette.datastructures import Headers

from dizaine.faces.server.limits import Limits, Rate
from dizaine.faces.server.proxies import LONGEST_CHAIN, Proxies
from dizaine.table import messages as m
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import wire_to

PROXIES = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"])
PEER = "127.0.0.1"
CLIENT = "203.0.113.7"


def client_of(*headers: tuple[str, str], peer: str = PEER) -> str:
    raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]
    return PROXIES.client_of(peer, Headers(raw=raw))


@pytest.mark.parametrize(
    ("value", "client"),
    [
        (CLIENT, CLIENT),
        (f"{CLIENT}:4711", CLIENT),
        ("2001:db8::7", "2001:db8::7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:203.0.113.7", CLIENT),
        (f"198.51.100.1, {CLIENT}", CLIENT),
        (f"198.51.100.1, {CLIENT}, 10.1.2.3, 2001:db8:1::5", CLIENT),
        ("10.1.2.3", "10.1.2.3"),
        ("", PEER),
        ("unknown", PEER),
        (f"{CLIENT}, nonsense", PEER),
        (f"{CLIENT}, 10.1.2.3, ,", PEER),
        (f"{CLIENT}, _hidden, 10.1.2.3", "10.1.2.3"),
        ("9" * LONGEST_CHAIN + f", {CLIENT}", PEER),
    ],
)
def test_x_forwarded_for(value: str, client: str) -> None:
    assert client_of(("X-Forwarded-For", value)) == client


@pytest.mark.parametrize(
    ("value", "client"),
    [
        (f"for={CLIENT}", CLIENT),
        (f'FOR="{CLIENT}:80";proto=https;by=10.1.1.1', CLIENT),
        ('proto=https; for="[2001:db8::7]:4711"', "2001:db8::7"),
        (f'for=198.51.100.1;host="a,b;c", for={CLIENT}, for=10.1.2.3', CLIENT),
        (r'for="203.0.113\.7"', CLIENT),
        ("for=unknown", PEER),
        ("for=_secret", PEER),
        ("proto=https", PEER),
        ("", PEER),
        (f"for={CLIENT}; for", PEER),
        (f'for={CLIENT}, host="open', PEER),
        (f"for={CLIENT},,for={CLIENT}", PEER),
        ("for=" + "9" * LONGEST_CHAIN, PEER),
    ],
)
def test_forwarded(value: str, client: str) -> None:
    assert client_of(("Forwarded", value)) == client


def test_several_lines_are_one_chain() -> None:
    assert client_of(("X-Forwarded-For", CLIENT), ("X-Forwarded-For", "10.1.2.3")) == CLIENT
    assert client_of(("X-Forwarded-For", "198.51.100.1"), ("X-Forwarded-For", CLIENT)) == CLIENT
    assert client_of(("Forwarded", f"for={CLIENT}"), ("Forwarded", "for=10.1.2.3")) == CLIENT


def test_where_headers_disagree_one_of_them_is_the_clients_own() -> None:
    true, invented = ("X-Forwarded-For", CLIENT), ("Forwarded", "for=198.51.100.1")
    assert client_of(true, invented) == PEER
    assert client_of(true, ("Forwarded", f"for=198.51.100.1, for={CLIENT}")) == CLIENT
    assert client_of(true, ("Forwarded", "for=unknown")) == PEER


@pytest.mark.parametrize("peer", ["192.0.2.1", "::1", "", "testclient"])
def test_nobody_else_is_believed(peer: str) -> None:
    assert client_of(("X-Forwarded-For", CLIENT), ("Forwarded", f"for={CLIENT}"), peer=peer) == peer
    assert Proxies().client_of(PEER, Headers({"x-forwarded-for": CLIENT})) == PEER


@pytest.mark.parametrize("text", ["", "example.org", "10.0.0.0/99", "*", "127.0.0.1:80"])
def test_what_is_no_network(text: str) -> None:
    with pytest.raises(ValueError, match=r"network|address"):
        Proxies([text])


@pytest.fixture(params=["trusting", "plain"])
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    path = tmp_path_factory.mktemp("proxied") / "tables.sqlite3"
    tight = Limits(lookups=Rate(2, 0.0001), connections_of_address=100)
    with running(path, tight, proxies=["127.0.0.1"] if request.param == "trusting" else []) as started:
        started.thread.name = request.param
        yield started


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
async def test_limits_count_the_client(server: RunningServer, header: str) -> None:
    """Each client has its own share if the proxy is trusted; without trust a header changes nothing."""
    form = "for={}" if header == "Forwarded" else "{}"
    trusting = server.thread.name == "trusting"
    async with httpx2.AsyncClient(base_url=server.url) as http:

        async def get(client: str) -> int:
            answer = await http.get("/api/1/addresses", headers={header: form.format(client)})
            return int(answer.status_code)

        first = [await get(CLIENT) for _ in range(3)]
        others = [await get(f"198.51.100.{number}") for number in range(3)]
    assert first == [200, 200, 429]
    assert others == ([200, 200, 200] if trusting else [429, 429, 429])
    async with wire_to(server, additional_headers={header: form.format(CLIENT)}) as one_too_many:
        assert await one_too_many.goodbye() == "too-many"
    async with wire_to(server, additional_headers={header: form.format("198.51.100.99")}) as other:
        if trusting:  # else the server has closed the connection already
            await other.say(m.Hello(version=m.VERSION, code="NOPE"))
        assert await other.goodbye() == ("no-such-table" if trusting else "too-many")
