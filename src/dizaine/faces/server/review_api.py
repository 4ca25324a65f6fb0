"""The review of a finished game over HTTP: what a player can learn from it, and positions to try again."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dizaine.faces.server import jobs
from dizaine.faces.server.answers import respond
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.visits import visited_table
from dizaine.table.refused import CommandRefused
from dizaine.table.table import Table

LONGEST_NUMBER: Final = 6
"""Most digits in the number of a move."""
LONGEST_MOVE: Final = 500
"""Most letters in a move; the longest has fewer."""


class ReviewApi:
    """Two endpoints. Both answer only after the game is over, when its record is open to everybody."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def review(self, request: Request) -> Response:
        """The review for a seat, or how far the work on it is."""
        seat = request.path_params["seat"]
        async with visited_table(self._hall, request) as table:
            record = _record(table)
            if seat not in map(str, range(len(table.seating.seats))):
                raise RequestRefused(404, "no-such-seat", field="seat")
            key = (table.id, table.line_count, int(seat))
            packed = await self._hall.reviews.get(key, record, int(seat))
        return respond(request, packed)

    async def tried(self, request: Request) -> Response:
        """What the expert thinks of a move at a position."""
        number, move = request.path_params["number"], request.query_params.get("move", "")
        async with visited_table(self._hall, request) as table:
            record = _record(table)
            if not (number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER):
                raise RequestRefused(404, "not-found", field="number")
            if not 0 < len(move) <= LONGEST_MOVE:
                raise RequestRefused(400, "bad-request", field="move")

            async def make() -> bytes:
                seconds = self._hall.limits.workshop_seconds
                return await self._hall.workshop.do(seconds, jobs.tried, record, int(number), move)

            packed = await self._hall.answers.get(("tried", int(number), move, table.id, table.line_count), make)
        if not packed:
            raise RequestRefused(400, "bad-request", field="move")
        return respond(request, packed)


def _record(table: Table) -> str:
    """The record, once the game is over."""
    if table.match is None or table.stage != "over":
        raise CommandRefused("not-over")
    return table.record()
