"""The doorkeeper: answers only requests that were meant for this server.

A page elsewhere can let its own name point to an address in somebody's home (DNS rebinding), and the browser then takes
this server for a part of that page. But the name stays in the header `Host`, so unknown names are refused. An address
without a name cannot be used for this.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from dizaine.faces.server.guard import error_language, refused
from dizaine.faces.server.problems import RequestRefused
from dizaine.words.catalogue import Catalogue

_HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)(?:%[\w.-]+)?\]|([\w.-]{1,253}))(?::\d{0,5})?", re.ASCII)


class AllowedHosts:
    """The names by which this server may be called: every literal address, and those that are listed."""

    def __init__(self, names: Iterable[str] = (), public_url: str = "") -> None:
        """The public URL, if there is one, is also the origin of the page behind a proxy that changes `Host`."""
        parts = urlsplit(public_url)
        self._names = {_plain(name) for name in ("localhost", *names, parts.hostname or "")} - {""}
        self._public_origin = f"{parts.scheme}://{parts.netloc}".lower() if public_url else ""

    def allows(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = host_name(host)
        return name is not None and (_is_literal(name) or _plain(name) in self._names)

    def owns(self, origin: str, host: str) -> bool:
        """Whether a page from this origin is our own, if it was sent to this `Host`."""
        try:
            parts = urlsplit(origin.lower())
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        return parts.netloc == host.lower() or origin.lower() == self._public_origin


class Doorkeeper:
    """Middleware that refuses unknown hosts, and messages of pages of other servers."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(HTTPConnection(scope))
        if refusal is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refusal(scope, receive, send)
        else:
            websocket = WebSocket(scope, receive, send)
            if "websocket.http.response" in scope.get("extensions", {}):
                await websocket.send_denial_response(refusal)
            else:
                await websocket.close()  # not accepted yet, so the client gets status 403

    def _refusal(self, connection: HTTPConnection) -> Response | None:
        hosts = connection.headers.getlist("host")  # none from programs that speak HTTP 1.0; browsers always send one
        unknown = next((host for host in hosts if not self._hosts.allows(host)), None)
        if unknown is not None:
            return _unknown_host(connection, host_name(unknown) or "")
        origin = connection.headers.get("origin")  # browsers always send one with what can change something
        changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in ("GET", "HEAD")
        if changes and origin is not None and not self._hosts.owns(origin, connection.headers.get("host", "")):
            return refused(RequestRefused(403, "origin"))
        return None


def _unknown_host(connection: HTTPConnection, name: str) -> Response:
    """A page that says what to do, for a person with a browser; a problem for programs."""
    catalogue = Catalogue(error_language(connection))
    words = catalogue.text("serve-unknown-host", host=name) if name else catalogue.text("serve-no-host")
    if "text/html" in connection.headers.get("accept", ""):
        return PlainTextResponse(words + "\n", 421)
    return refused(RequestRefused(421, "host", field="Host", detail=words))


def host_name(host: str) -> str | None:
    """The name or the address in a `Host` header, without the port; None if it is neither."""
    found = _HOST.fullmatch(host)
    return None if found is None else found[1] or found[2]


def _is_literal(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    return name.lower().rstrip(".")
