"""A request that is about one table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request

from dizaine.faces.server.hall import Hall
from dizaine.faces.server.requests import address_of, token_of
from dizaine.table.table import Table
from dizaine.table.uncancellable import uncancellable


@asynccontextmanager
async def visited_table(hall: Hall, request: Request) -> AsyncIterator[Table]:
    """The table of a request; it stays in memory during the request."""
    code, token = request.path_params["code"], token_of(request)
    table, _ = await hall.reception.find(address_of(request), code, token)
    hall.tables.enter(table)
    try:
        yield table
    finally:
        await uncancellable(hall.tables.exit(table))
