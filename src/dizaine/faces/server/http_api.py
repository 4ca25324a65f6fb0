"""The HTTP endpoints of the server: opening tables, taking seats, and all that needs no conversation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dizaine.engine.ranking import Standing
from dizaine.faces.server import api_messages as api
from dizaine.faces.server import jobs
from dizaine.faces.server.addresses import is_loopback
from dizaine.faces.server.answers import respond
from dizaine.faces.server.books import check_own_book, edition_book, own_book
from dizaine.faces.server.descriptions import all_games, title_of
from dizaine.faces.server.guard import answer
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.openapi import description
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.requests import address_of, language_of, read_body, required_token, token_of
from dizaine.faces.server.workshop import TookTooLong
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.game_length import turns_left
from dizaine.table.kinds import kind_at_table
from dizaine.table.refused import CommandRefused
from dizaine.table.seat_data import seat_data
from dizaine.table.table import Table
from dizaine.table.uncancellable import uncancellable
from dizaine.words.catalogue import Catalogue

LONGEST_ROUND = 6
"""Most digits in the number of a round."""


class HttpApi:
    """The endpoints, each a method that takes a request."""

    def __init__(self, hall: Hall, links: Sequence[str] = (), *, own_rulebooks: bool = True) -> None:
        self._hall = hall
        self._links = list(links)
        self._own_rulebooks = own_rulebooks
        self._answers = hall.answers

    @asynccontextmanager
    async def _table(self, request: Request) -> AsyncIterator[Table]:
        """The table of a request; it stays in memory during the request."""
        tables = self._hall.tables
        code, token = request.path_params["code"], token_of(request)
        table, _ = await self._hall.reception.find(address_of(request), code, token)
        tables.enter(table)
        try:
            yield table
        finally:
            await uncancellable(tables.exit(table))

    async def _work(self, job: Callable[..., bytes], *arguments: Any) -> bytes:
        """Do a job in the workshop."""
        return await self._hall.workshop.do(self._hall.limits.workshop_seconds, job, *arguments)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        body = await read_body(request, api.OpenTable, self._hall.limits)
        book = await self._book(body)
        if body.previous:
            return await self._change_game(request, body, book)
        tables = self._hall.tables
        opening = tables.open_table(book, players=body.seats, host=body.name, pace=body.pace, bot=body.bot)
        table, token = await uncancellable(opening)
        self._hall.reception.guesses.right(address_of(request), table.code)
        tables.enter(table)
        await uncancellable(tables.exit(table))  # unused until somebody connects
        return answer(api.OpenedTable(code=table.code, seat=table.seating.host, token=token), 201)

    async def _change_game(self, request: Request, body: api.OpenTable, book: Book) -> Response:
        """Open a table for the people of another one, whose host asks for it; all tokens stay as they are."""
        token, tables, address = required_token(request), self._hall.tables, address_of(request)
        table, seat = await self._hall.reception.find(address, body.previous, token)
        if seat is None:
            raise CommandRefused("seat-lost")
        changing = tables.change_game(table, seat, book, players=body.seats, pace=body.pace, bot=body.bot)
        following = await uncancellable(changing)
        self._hall.reception.guesses.right(address, following.code)
        return answer(api.OpenedTable(code=following.code, seat=following.seating.host, token=token), 201)

    async def _book(self, body: api.OpenTable) -> Book:
        if body.edition and body.rulebook:
            raise RequestRefused(400, "edition-or-rulebook", field="rulebook")
        if body.rulebook and not self._own_rulebooks:
            raise RequestRefused(403, "own-rulebooks-off", field="rulebook")
        if body.rulebook:
            check_own_book(body.rulebook)
            try:
                return await self._hall.workshop.do(self._hall.limits.book_seconds, own_book, body.rulebook)
            except TookTooLong:
                raise RequestRefused(400, "took-too-long", field="rulebook") from None
        return _edition(body.edition or "classic")

    async def table_info(self, request: Request) -> Response:
        """The public information about a table, and whose move its game waits for."""
        async with self._table(request) as table:
            welcome = await table.welcome(None)
            info = msgspec.structs.asdict(welcome.table) | {"title": title_of(table.book, language_of(request))}
            if (view := welcome.view) is not None and table.match is not None:
                info |= {"round": view.round, "asked": view.asked, "waits_for": view.stage}
                info |= _progress(table, table.match.game.standings())
            return answer(api.TableNow(**info))

    async def take_seat(self, request: Request) -> Response:
        """Take an open seat, or ask for one once the game has begun."""
        body = await read_body(request, api.TakeSeat, self._hall.limits)
        async with self._table(request) as table:
            seat, token, waiting = await uncancellable(table.come_in(body.name, body.seat, token_of(request)))
        return answer(api.TakenSeat(seat=seat, token=token, waiting=waiting), 201)

    async def own_seat(self, request: Request) -> Response:
        """What is stored about the person whose token the request has; or forget that person."""
        token, tables = required_token(request), self._hall.tables
        async with self._table(request) as table:
            if request.method == "DELETE":
                await uncancellable(tables.forget(table, token))
                return Response(status_code=204)
            seat = table.seat_of(token)
            if seat is None:
                raise CommandRefused("seat-lost")
            welcome, stored = await table.welcome(seat), await tables.stored(table)
            since = table.seating.seats[seat].since
        return answer(await asyncio.to_thread(seat_data, stored, welcome, since))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        async with self._table(request) as table:

            async def make() -> bytes:
                return await asyncio.to_thread(jobs.packed_text, table.record())  # refused before the game is over

            packed = await self._answers.get(("record", table.id, table.line_count), make)
        return respond(request, packed, "text/plain")

    async def scores(self, request: Request) -> Response:
        """The scores of the rounds so far, which are public at any time."""
        async with self._table(request) as table:

            async def make() -> bytes:
                return await self._work(jobs.scores, await table.record_so_far())

            packed = await self._answers.get(("scores", table.id, table.line_count), make)
        return respond(request, packed)

    async def replay(self, request: Request) -> Response:
        """A round of a finished game with all hands."""
        number = request.path_params["round"]
        async with self._table(request) as table:
            if table.match is None or table.stage != "over":
                raise CommandRefused("not-over")
            if not (number.isdecimal() and len(number) <= LONGEST_ROUND and 1 <= int(number) <= table.match.round):
                raise RequestRefused(404, "no-such-round", field="round")

            async def make() -> bytes:
                return await self._work(jobs.replay, table.record(), int(number))

            packed = await self._answers.get(("replay", int(number), table.id, table.line_count), make)
        if not packed:
            raise RequestRefused(404, "no-such-round", field="round")
        return respond(request, packed)

    async def odds(self, request: Request) -> Response:
        """The chance of making the phase if some dice are thrown again."""
        async with self._table(request) as table:
            view = await table.asked_view()
            key = ("odds", table.id, table.line_count)
        dice = 0 if view is None else kind_at_table(table.book).dice_lying(view)
        if not dice:
            raise RequestRefused(409, "no-dice")
        numbers = request.query_params.get("roll", "").split(",")
        known = {str(die): die for die in range(1, dice + 1)}
        if numbers != [""] and (len(set(numbers)) < len(numbers) or not set(numbers) <= known.keys()):
            raise RequestRefused(400, "bad-request", field="roll")
        thrown = sorted(known[number] for number in numbers if number)

        async def make() -> bytes:
            return await self._work(jobs.odds, view, thrown)

        return respond(request, await self._answers.get((*key, *thrown), make))

    async def table_rules(self, request: Request) -> Response:
        """The rules of a table's game."""
        language = language_of(request)
        async with self._table(request) as table:
            return await self._rules(request, table.book, language)

    async def rules(self, request: Request) -> Response:
        """The rules of an edition with its variants."""
        language = language_of(request)
        book = _edition(request.path_params["edition"])
        return await self._rules(request, book, language)

    async def _rules(self, request: Request, book: Book, language: str) -> Response:
        text = book.to_json()

        async def make() -> bytes:
            return await self._work(jobs.rules, text, language)

        return respond(request, await self._answers.get(("rules", text, language), make))

    async def editions(self, request: Request) -> Response:
        """The editions, variants and bots."""
        games = await asyncio.to_thread(all_games, language_of(request), self._hall.tables.house.roster)
        return answer(msgspec.structs.replace(games, own_rulebooks=self._own_rulebooks))

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


def _progress(table: Table, standings: Sequence[Standing]) -> dict[str, Any]:
    """How far the game has come, and how long it still takes at the pace of its table."""
    done = [standing.phases for standing in sorted(standings, key=lambda standing: standing.seat)]
    phases = len(table.book.played_phases)
    turns = 0 if table.stage == "over" else turns_left(table.book.id, len(done), phases, max(done))
    return {"phases": phases, "done": done, "minutes_left": table.tempo.minutes(turns, table.seating.people)}


@lru_cache(maxsize=64)
def _edition(name: str) -> Book:
    return edition_book(name)
