"""The HTTP endpoints of books of evenings: whoever has the secret of one may read, export and delete it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from dizaine.faces.server import score_jobs as jobs
from dizaine.faces.server import score_messages as score
from dizaine.faces.server.answers import Answers, respond
from dizaine.faces.server.guard import answer
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.requests import language_of
from dizaine.faces.server.score_api import ScoreApi
from dizaine.scorebook.refused import SheetRefused
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.store import SheetHead
from dizaine.table.uncancellable import uncancellable

MOST_BYTES: Final = 8_000_000
"""Compressed summaries of games that are kept: thousands, as a game of thirty rounds has less than 1 kB."""


class EveningsApi:
    """The endpoints, each a method that takes a request."""

    def __init__(self, hall: Hall, scorebook: Scorebook, sheets: ScoreApi) -> None:
        self._hall = hall
        self._scorebook = scorebook
        self._sheets = sheets
        self._answers = hall.answers
        self._summaries = Answers(MOST_BYTES)

    async def open_evenings(self, request: Request) -> Response:
        """Open a book."""
        return answer(score.OpenedEvenings(secret=await uncancellable(self._scorebook.open_evenings())), 201)

    async def evenings(self, request: Request) -> Response:
        """A book: all its games, and what they come to; or delete it with all its sheets."""
        secret = request.path_params["secret"]
        if request.method == "DELETE":
            await uncancellable(self._scorebook.close_evenings(secret))
            return Response(status_code=204)
        language, heads = language_of(request), await self._scorebook.sheets_of(secret)

        async def make() -> bytes:
            found = [await self._summary(head, language) for head in heads]
            return await asyncio.to_thread(jobs.evenings, [one for one in found if one is not None])

        revisions = tuple((head.sheet, head.revision) for head in heads)
        return respond(request, await self._answers.get(("evenings", revisions, language), make))

    async def export(self, request: Request) -> Response:
        """All sheets of a book, with everything that was written on them."""
        language = language_of(request)
        heads = await self._scorebook.sheets_of(request.path_params["secret"])
        headers = {"Content-Disposition": 'attachment; filename="dizaine-evenings.json"'}
        return StreamingResponse(self._exported(heads, language), headers=headers, media_type="application/json")

    async def delete_sheet(self, request: Request) -> Response:
        """Delete one sheet of a book."""
        sheet = await self._scorebook.sheet_of(request.path_params["secret"], request.path_params["code"])
        await uncancellable(self._scorebook.delete(sheet))
        return Response(status_code=204)

    async def _summary(self, head: SheetHead, language: str) -> bytes | None:
        """A game of a book; None if it was deleted meanwhile. It is worked out once, one game at a time."""

        async def make() -> bytes:
            sheet = await self._scorebook.find(head.code)
            if sheet is None:
                raise SheetRefused("no-such-sheet")
            saved = msgspec.json.encode(sheet.saved)
            return await self._hall.workshop.do(self._hall.limits.workshop_seconds, jobs.evening, head, saved, language)

        try:
            return await self._summaries.get((head.sheet, language), make, head.revision)
        except SheetRefused:
            return None

    async def _exported(self, heads: list[SheetHead], language: str) -> AsyncIterator[bytes]:
        """Piece by piece: a book of many years is long."""
        before = b'{"sheets":['
        for head in heads:
            if (sheet := await self._scorebook.find(head.code)) is not None:
                yield before + gzip.decompress(await self._sheets.packed(sheet, jobs.export, language))
                before = b","
        yield b"]}" if before == b"," else before + b"]}"
