"""Reading requests: body, language, client address."""

from __future__ import annotations

import asyncio
import re
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from dizaine.faces.server.buckets import Buckets, address_key
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.problems import RequestRefused
from dizaine.words.catalogue import DEFAULT_LANGUAGE, LANGUAGES

Body = TypeVar("Body")


def address_of(connection: HTTPConnection) -> str:
    """The client address for limits; behind a trusted proxy the one that the proxy names (`proxies`)."""
    return address_key(connection.client.host if connection.client else "")


def limit(buckets: Buckets, connection: HTTPConnection) -> None:
    """Refuse a request if its address has sent too many."""
    bucket = buckets.of(address_of(connection))
    if not bucket.take():
        raise RequestRefused(429, "too-many-requests", wait=bucket.wait)


def token_of(request: Request) -> str:
    """The seat's token in the header `Authorization`, or nothing; it must never be in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def required_token(request: Request) -> str:
    """The seat's token; a request without one is refused."""
    token = token_of(request)
    if not token:
        raise RequestRefused(401, "seat-lost", field="authorization")
    return token


def accepts_gzip(request: Request) -> bool:
    """Whether the client accepts a compressed answer."""
    codings = request.headers.get("accept-encoding", "").split(",")
    return "gzip" in (coding.partition(";")[0].strip() for coding in codings)


def language_of(request: HTTPConnection) -> str:
    """The requested language: from `?lang=`, else from the browser's settings."""
    language = request.query_params.get("lang")
    if language is not None:
        if language not in LANGUAGES:
            raise RequestRefused(400, "no-such-language", field="lang", detail=", ".join(LANGUAGES))
        return language
    for word in re.split(r"[,;\s]+", request.headers.get("accept-language", "").lower()):
        if word.partition("-")[0] in LANGUAGES:
            return word.partition("-")[0]
    return DEFAULT_LANGUAGE


async def read_body(request: Request, kind: type[Body], limits: Limits) -> Body:
    """Read the body as a type; a refusal names the field that is wrong."""
    body = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for piece in request.stream():
                body += piece
                if len(body) > limits.longest_body:
                    raise RequestRefused(413, "too-long", detail=str(limits.longest_body))
    except (TimeoutError, ClientDisconnect):
        raise RequestRefused(400, "too-slow") from None
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except msgspec.ValidationError as error:
        detail = str(error)
        place = re.search(r"`\$\.?([^`]*)`$", detail) or re.search(r"field `([^`]*)`", detail)
        raise RequestRefused(400, "bad-request", field=place[1] if place else "", detail=detail) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestRefused(400, "bad-request", detail=f"no JSON: {error}") from None
