"""The HTTP endpoints of the server: opening tables, taking seats, and all that needs no conversation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dizaine.afterwards.replay import replayed_round, scores_of
from dizaine.faces.server import api_messages as api
from dizaine.faces.server.addresses import is_loopback
from dizaine.faces.server.books import edition_book, own_book
from dizaine.faces.server.descriptions import all_games, rules_of, title_of
from dizaine.faces.server.guard import answer
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.openapi import description
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.requests import address_of, language_of, read_body, token_of
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.kinds import kind_at_table
from dizaine.table.table import Table
from dizaine.table.uncancellable import uncancellable
from dizaine.words.catalogue import Catalogue

LONGEST_ROUND = 6
"""Most digits in the number of a round."""


class HttpApi:
    """The endpoints, each a method that takes a request."""

    def __init__(self, hall: Hall, links: Sequence[str] = ()) -> None:
        self._hall = hall
        self._links = list(links)
        self._thinking = asyncio.Lock()

    @asynccontextmanager
    async def _table(self, request: Request) -> AsyncIterator[Table]:
        """The table of a request; it stays in memory during the request."""
        tables = self._hall.tables
        code, token = request.path_params["code"], token_of(request)
        table, _ = await self._hall.door.find(address_of(request), code, token)
        tables.enter(table)
        try:
            yield table
        finally:
            await uncancellable(tables.exit(table))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        body = await read_body(request, api.OpenTable, self._hall.limits)
        book = await self._book(body)
        tables = self._hall.tables
        opening = tables.open_table(book, players=body.seats, host=body.name, pace=body.pace, bot=body.bot)
        table, token = await uncancellable(opening)
        self._hall.door.guesses.right(address_of(request), table.code)
        tables.enter(table)
        await uncancellable(tables.exit(table))  # unused until somebody connects
        return answer(api.OpenedTable(code=table.code, seat=table.seating.host, token=token), 201)

    async def _book(self, body: api.OpenTable) -> Book:
        if body.edition and body.rulebook:
            raise RequestRefused(400, "edition-or-rulebook", field="rulebook")
        if body.rulebook:
            return await asyncio.to_thread(own_book, body.rulebook)
        return _edition(body.edition or "classic")

    async def table_info(self, request: Request) -> Response:
        """The public information about a table."""
        async with self._table(request) as table:
            info = (await table.welcome(None)).table
            return answer(msgspec.structs.replace(info, title=title_of(table.book, language_of(request))))

    async def take_seat(self, request: Request) -> Response:
        """Take the first open seat."""
        body = await read_body(request, api.TakeSeat, self._hall.limits)
        async with self._table(request) as table:
            seat, token = await uncancellable(table.take_seat(body.name))
        return answer(api.TakenSeat(seat=seat, token=token), 201)

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        async with self._table(request) as table:
            return PlainTextResponse(table.record())

    async def scores(self, request: Request) -> Response:
        """The scores of the rounds so far, which are public at any time."""
        async with self._table(request) as table:
            record = await table.record_so_far()
        return answer(await asyncio.to_thread(scores_of, record))

    async def replay(self, request: Request) -> Response:
        """A round of a finished game with all hands."""
        async with self._table(request) as table:
            record = table.record()  # refused before the game is over
        number = request.path_params["round"]
        sensible = number.isdecimal() and len(number) <= LONGEST_ROUND
        replayed = await asyncio.to_thread(replayed_round, record, int(number)) if sensible else None
        if replayed is None:
            raise RequestRefused(404, "no-such-round", field="round")
        return answer(replayed)

    async def odds(self, request: Request) -> Response:
        """The chance of making the phase if some dice are thrown again."""
        async with self._table(request) as table:
            view, kind = await table.asked_view(), kind_at_table(table.book)
        dice = 0 if view is None else kind.dice_lying(view)
        if not dice:
            raise RequestRefused(409, "no-dice")
        numbers = request.query_params.get("roll", "").split(",")
        known = {str(die): die for die in range(1, dice + 1)}
        if numbers != [""] and (len(set(numbers)) < len(numbers) or not set(numbers) <= known.keys()):
            raise RequestRefused(400, "bad-request", field="roll")
        async with self._thinking:  # one at a time, since it keeps the processor busy
            odds = await asyncio.to_thread(kind.odds, view, [known[number] for number in numbers if number])
        return answer(api.DiceOdds(chance=odds.chance, exact=odds.exact))

    async def table_rules(self, request: Request) -> Response:
        """The rules of a table's game."""
        language = language_of(request)
        async with self._table(request) as table:
            return answer(await asyncio.to_thread(rules_of, table.book, language))

    async def rules(self, request: Request) -> Response:
        """The rules of an edition with its variants."""
        language = language_of(request)
        book = _edition(request.path_params["edition"])
        return answer(await asyncio.to_thread(rules_of, book, language))

    async def editions(self, request: Request) -> Response:
        """The editions, variants and bots."""
        return answer(await asyncio.to_thread(all_games, language_of(request), self._hall.tables.house.roster))

    async def addresses(self, request: Request) -> Response:
        """The links for other devices, which a page that was opened on this computer cannot know."""
        here = is_loopback(request.url.hostname or "")
        return answer(api.Addresses(links=self._links if here else []))

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI description."""
        return answer(description())

    async def health(self, request: Request) -> Response:
        """Whether the server can write to its store."""
        await self._hall.health.check()
        return answer(api.Health(status="ok", protocol=m.VERSION))

    async def front_page(self, request: Request) -> Response:
        """A short text for people, if the page was not built."""
        return PlainTextResponse(Catalogue(language_of(request)).text("serve-front-page") + "\n")


@lru_cache(maxsize=64)
def _edition(name: str) -> Book:
    return edition_book(name)
