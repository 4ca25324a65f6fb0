"""What surrounds every endpoint: security headers, compression, and errors turned into answers."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from time import perf_counter
from typing import Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dizaine.faces.server.buckets import Buckets
from dizaine.faces.server.metrics import Metrics
from dizaine.faces.server.problems import Problem, RequestRefused, of_refusal, of_rulebook
from dizaine.faces.server.requests import accepts_gzip, language_of, limit
from dizaine.faces.server.workshop import TookTooLong, WorkshopBusy
from dizaine.rulebooks import RulebookError
from dizaine.table.refused import CommandRefused
from dizaine.table.store import StoreError

logger = logging.getLogger(__name__)

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

_COMPRESSED_FROM: Final = 1_000
"""The shortest answer that is compressed, in bytes."""

Endpoint = Callable[[Request], Awaitable[Response]]


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as a JSON answer."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


class StrictHeaders:
    """Middleware that adds the security headers to every HTTP answer, and counts it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = perf_counter()

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY_HEADERS)
                headers.setdefault("Cache-Control", "no-store")
                self._metrics.requests.labels(message["status"]).inc()
                if b"wait=" not in scope["query_string"]:  # who waits for news says nothing about the server
                    self._metrics.request_seconds.observe(perf_counter() - begun)
            await send(message)

        await self._app(scope, receive, send_strictly)


def guarded(endpoint: Endpoint, limits: Buckets | None = None) -> Endpoint:
    """Wrap an endpoint so that its requests are limited and every refusal becomes an answer."""

    async def guarded_endpoint(request: Request) -> Response:
        try:
            if limits is not None:
                limit(limits, request)
            return compact(request, await endpoint(request))
        except RequestRefused as refusal:
            return refused(refusal)
        except CommandRefused as refusal:
            return refused(of_refusal(refusal))
        except RulebookError as error:
            return refused(of_rulebook(error, error_language(request)))
        except WorkshopBusy:
            return refused(RequestRefused(503, "busy", wait=5))
        except TookTooLong:
            return refused(RequestRefused(503, "took-too-long"))
        except StoreError:
            logger.exception("the store failed")
            return refused(RequestRefused(503, "store"))

    return guarded_endpoint


def compact(request: Request, response: Response) -> Response:
    """Compress an answer if it is long text, such as rules and replays; but never one with a new token."""
    if (
        response.status_code == 201
        or isinstance(response, StreamingResponse)
        or "content-encoding" in response.headers
        or response.media_type not in ("application/json", "text/plain")
        or len(response.body) < _COMPRESSED_FROM
        or not accepts_gzip(request)
    ):
        return response
    response.body = gzip.compress(response.body, 5)
    response.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(response.body))})
    response.headers.add_vary_header("Accept-Encoding")
    return response


def refused(refusal: RequestRefused) -> Response:
    """A problem as an answer."""
    headers = {"WWW-Authenticate": "Bearer"} if refusal.status == 401 else None
    if refusal.wait or refusal.status == 429:
        headers = {"Retry-After": str(max(1, ceil(refusal.wait)))}
    return answer(refusal.problem, refusal.status, headers)


async def no_such_page(request: Request, error: Exception) -> Response:
    """The answer to what the router refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    reason = {404: "not-found", 405: "method"}.get(error.status_code, "bad-request")
    return answer(Problem(reason=reason), error.status_code, error.headers)


async def broken(request: Request, error: Exception) -> Response:
    """The answer after an unexpected error, which is in the log."""
    return answer(Problem(reason="error"), 500)


def error_language(request: HTTPConnection) -> str:
    """The language of a refusal, which must not fail because of an unknown language."""
    try:
        return language_of(request)
    except RequestRefused:
        return "en"
