"""Long answers: computed once, compressed, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dizaine.faces.server.requests import accepts_gzip

MOST_BYTES: Final = 16_000_000
"""Compressed bytes that are kept: the scores of some thousand games, or all rounds of some dozen."""

Make = Callable[[], Awaitable[bytes]]


class Answers:
    """Compressed answers by key. A key must name all that the answer depends on, such as the length of a record. Or it
    names the thing, and the `version` says how the thing stands: then the answer to a new version replaces the old one.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, tuple[int, bytes]] = OrderedDict()
        self._making: dict[tuple[Hashable, int], asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, make: Make, version: int = 0) -> bytes:
        """The answer for a key; `make` returns it compressed. Those who ask at the same time share the work."""
        kept = self._kept.get(key)
        if kept is not None and kept[0] == version:
            self._kept.move_to_end(key)
            return kept[1]
        making = self._making.get((key, version))
        if making is None:
            making = self._making[key, version] = asyncio.ensure_future(self._make(key, make, version))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Make, version: int) -> bytes:
        try:
            made = await make()
        finally:
            del self._making[key, version]
        self._bytes += len(made) - len(self._kept.pop(key, (0, b""))[1])
        self._kept[key] = version, made
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1][1])
        return made


def respond(request: Request, packed: bytes, media_type: str = "application/json") -> Response:
    """A compressed answer, unpacked for a client that wants it so."""
    if accepts_gzip(request):
        response = Response(packed, headers={"Content-Encoding": "gzip"}, media_type=media_type)
    else:
        response = Response(gzip.decompress(packed), media_type=media_type)
    response.headers.add_vary_header("Accept-Encoding")
    return response
