"""Trusted proxies: whose word about a client's address is believed.

uvicorn's own middleware for this reads `X-Forwarded-For` only. It would believe that header even where the proxy writes
`Forwarded`, and passes on whatever a client has put into the other one.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_CHAIN: Final = 2_048
"""Most characters in a proxy header; a longer one is not believed."""
_UNKNOWN: Final = [""]
_PAIR: Final = re.compile(r"""\s*([\w!#$%&'*+.^`|~-]+)=("(?:[^"\\]|\\.)*"|[^\s;,"]*)\s*(;|,|$)""", re.ASCII)
_ADDRESS: Final = re.compile(r"\[([^\]]+)\](?::\w+)?|([^:]+)(?::\w+)?|([^\[\]]+)")
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The networks in which an operator's own proxies stand."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Takes addresses such as `127.0.0.1` and networks such as `10.0.0.0/8`; raises `ValueError` for others."""
        self._networks = [ipaddress.ip_network(network, strict=False) for network in networks]

    def trusts(self, host: str) -> bool:
        """Whether a connection from there comes from a proxy."""
        address = _address(host)
        return address is not None and any(address in network for network in self._networks)

    def client_of(self, peer: str, headers: Headers) -> str:
        """The address of the client behind a connection.

        That is the last one in the chain that is no proxy of ours; what is further back may be invented. Where two
        headers disagree, one of them comes from the client: then the proxy's own address counts.
        """
        if not self.trusts(peer):
            return peer
        chains = [_forwarded(headers.getlist("forwarded")), _x_forwarded_for(headers.getlist("x-forwarded-for"))]
        found = {self._client(peer, chain) for chain in chains if chain}
        return found.pop() if len(found) == 1 else peer

    def _client(self, peer: str, chain: Sequence[str]) -> str:
        client = peer
        for text in reversed(chain):
            address = _address(text)
            if address is None:  # a proxy that does not say for whom it asks
                return client
            client = str(address)
            if not self.trusts(client):
                return client
        return client


class RealClients:
    """Middleware that puts the address of the client in the place of the proxy's."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        if peer and self._proxies.trusts(peer[0]):
            client = self._proxies.client_of(peer[0], Headers(scope=scope))
            scope = {**scope, "client": (client, 0 if client != peer[0] else peer[1])}
        await self._app(scope, receive, send)


def _x_forwarded_for(lines: Sequence[str]) -> list[str]:
    text = ",".join(lines)
    if len(text) > LONGEST_CHAIN:
        return _UNKNOWN
    return [part.strip() for part in text.split(",")] if lines else []


def _forwarded(lines: Sequence[str]) -> list[str]:
    """The `for` of each element of RFC 7239, empty where there is none. What cannot be read is not believed."""
    text = ",".join(lines)
    if len(text) > LONGEST_CHAIN:
        return _UNKNOWN
    chain: list[str] = []
    place, client = 0, ""
    while place < len(text):
        pair = _PAIR.match(text, place)
        if pair is None:
            return _UNKNOWN
        name, value, end = pair.groups()
        if name.lower() == "for":
            client = re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value
        place = pair.end()
        if end != ";":
            chain.append(client)
            client = ""
    return chain or (_UNKNOWN if lines else [])


def _address(text: str) -> _Address | None:
    """An address with or without a port; None for anything else."""
    found = _ADDRESS.fullmatch(text)
    if found is None:
        return None
    try:
        address = ipaddress.ip_address(next(group for group in found.groups() if group).partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
