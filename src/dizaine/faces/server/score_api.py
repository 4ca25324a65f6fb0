"""The HTTP endpoints of score sheets."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dizaine.engine.limits import PLAYERS
from dizaine.faces.server import score_jobs as jobs
from dizaine.faces.server import score_messages as score
from dizaine.faces.server.answers import respond
from dizaine.faces.server.books import LONGEST_RULEBOOK, check_own_book
from dizaine.faces.server.guard import Endpoint, answer, error_language
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.problems import RequestRefused, of_refusal
from dizaine.faces.server.requests import address_of, language_of, read_body, token_of
from dizaine.faces.server.workshop import TookTooLong
from dizaine.scorebook.kept_sheet import KeptSheet, Order
from dizaine.scorebook.refused import NotPossible, SheetRefused
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.store import Opening
from dizaine.scorekeeper.forms import Setup
from dizaine.table.names import clean_name, name_key
from dizaine.table.refused import CommandRefused
from dizaine.table.uncancellable import uncancellable
from dizaine.words.catalogue import LANGUAGES, Catalogue

LONGEST_NUMBER = 7
"""Most digits in the number of a revision or of seconds."""


class ScoreApi:
    """The endpoints, each a method that takes a request."""

    def __init__(self, hall: Hall, scorebook: Scorebook, *, own_rulebooks: bool = True) -> None:
        self._hall = hall
        self._scorebook = scorebook
        self._own_rulebooks = own_rulebooks
        self._answers = hall.answers

    async def open_sheet(self, request: Request) -> Response:
        """Open a sheet."""
        body = await read_body(request, score.OpenSheet, self._hall.limits)
        language = body.language or language_of(request)
        if language not in LANGUAGES:
            raise RequestRefused(400, "no-such-language", field="language", detail=", ".join(LANGUAGES))
        setup = msgspec.structs.replace(body.setup, names=_clean_names(body.setup.names))
        book = await self._book(setup, language)
        opening = self._scorebook.open_sheet(Opening(setup=setup, book=book), body.family)
        sheet, token = await uncancellable(opening)
        self._hall.reception.guesses.right(address_of(request), sheet.code)
        view = msgspec.Raw(gzip.decompress(await self.packed(sheet, jobs.view, language)))
        return answer({"code": sheet.code, "keeper": token, "sheet": view}, 201)

    async def _book(self, setup: Setup, language: str) -> str:
        """The rulebook of a setup, which is checked with it."""
        text = setup.rulebook
        if len(text) > LONGEST_RULEBOOK:
            raise RequestRefused(400, "bad-request", field="setup.rulebook", detail=f"at most {LONGEST_RULEBOOK}")
        if "\n" in text.strip() or text.lstrip().startswith("{"):
            if not self._own_rulebooks:
                raise RequestRefused(403, "own-rulebooks-off", field="setup.rulebook")
            check_own_book(text)
        try:
            return await self._hall.workshop.do(self._hall.limits.book_seconds, jobs.opening_book, setup, language)
        except TookTooLong:
            raise RequestRefused(400, "took-too-long", field="setup.rulebook") from None

    async def sheet(self, request: Request) -> Response:
        """A sheet for everybody who has its code, at once or when it has changed; or delete it."""
        sheet = await self._find(request)
        if request.method == "DELETE":
            if not sheet.is_keeper(token_of(request)):
                raise SheetRefused("keeper-only")
            await uncancellable(self._scorebook.delete(sheet))
            return Response(status_code=204)
        language, since = language_of(request), _number(request, "since", -1)
        seconds = min(_number(request, "wait", 0), self._hall.limits.follow_seconds)
        if since == sheet.revision and seconds:
            await self._hall.followers.wait(request, sheet, since, seconds)
            if sheet.gone:
                raise SheetRefused("no-such-sheet")
        if since == sheet.revision:
            return Response(status_code=204)
        return respond(request, await self.packed(sheet, jobs.view, language))

    async def operate(self, request: Request) -> Response:
        """Do something on a sheet."""
        body = await read_body(request, score.SheetOperation, self._hall.limits)
        language, sheet = language_of(request), await self._find(request)
        order = Order(body.id, body.base, body.by, body.operation, token_of(request), body.device)
        counter = self._hall.metrics.sheet_operations
        kind = str(body.operation.__struct_config__.tag)
        try:
            conflict = await sheet.carry_out(order, language)
        except (CommandRefused, NotPossible):
            counter.labels(kind, "refused").inc()
            raise
        counter.labels(kind, "done" if conflict is None else "conflict").inc()
        if conflict is not None:
            text = Catalogue(language).text("sheets-problem-conflict")
            return answer(score.SheetConflict(reason="conflict", detail=text, conflict=conflict), 409)
        return respond(request, await self.packed(sheet, jobs.view, language))

    async def export_csv(self, request: Request) -> Response:
        """A sheet for a spreadsheet."""
        return await self._file(request, jobs.csv, "csv", "text/csv")

    async def export_json(self, request: Request) -> Response:
        """A sheet with everything that was written on it."""
        return await self._file(request, jobs.export, "json", "application/json")

    async def _file(self, request: Request, job: Callable[[bytes, str], bytes], ending: str, media: str) -> Response:
        sheet = await self._find(request)
        response = respond(request, await self.packed(sheet, job, language_of(request)), media)
        response.headers["Content-Disposition"] = f'attachment; filename="dizaine-{sheet.code}.{ending}"'
        return response

    async def packed(self, sheet: KeptSheet, job: Callable[[bytes, str], bytes], language: str) -> bytes:
        """What the workshop makes of a sheet, once for each revision and language."""

        async def make() -> bytes:
            facts = msgspec.json.encode(sheet.facts)
            return await self._hall.workshop.do(self._hall.limits.workshop_seconds, job, facts, language)

        return await self._answers.get((job.__name__, sheet.id, sheet.revision, language), make)

    async def _find(self, request: Request) -> KeptSheet:
        """The sheet of a request; wrong codes are guesses, as they are for tables."""
        code, address = request.path_params["code"].strip().upper(), address_of(request)
        guesses, token = self._hall.reception.guesses, token_of(request)
        wait = guesses.wait(address, code)
        if wait and not token:
            raise RequestRefused(429, "too-many-requests", wait=wait)
        sheet = await self._scorebook.find(code)
        if wait and (sheet is None or not sheet.is_keeper(token)):  # with a wrong token it is still a guess
            raise RequestRefused(429, "too-many-requests", wait=wait)
        if sheet is None:
            if not guesses.is_known(address, code):
                guesses.wrong(address)
            raise SheetRefused("no-such-sheet")
        guesses.right(address, code)
        return sheet


def in_words(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint so that refusals come with a sentence in the language of the request."""

    async def endpoint_in_words(request: Request) -> Response:
        try:
            return await endpoint(request)
        except NotPossible as error:
            return answer(_entry_problem(error), 422)
        except CommandRefused as refusal:
            refused = of_refusal(refusal)
            key = f"sheets-problem-{refusal.reason}"
            catalogue = Catalogue(error_language(request))
            if catalogue.has(key):
                refused.problem = msgspec.structs.replace(refused.problem, detail=catalogue.text(key))
            raise refused from None

    return endpoint_in_words


def _entry_problem(error: NotPossible) -> score.EntryProblem:
    refused = error.refused
    return score.EntryProblem(
        reason="not-possible",
        field=error.field,
        rule=refused.rule,
        detail=refused.text,
        code=refused.code,
        text=refused.text,
        seat=refused.seat,
    )


def _clean_names(names: list[str]) -> list[str]:
    """The names as they are shown. Too many are refused with the rest of the setup."""
    if len(names) > PLAYERS:
        return names
    cleaned = [clean_name(name) for name in names]
    if len({name_key(name) for name in cleaned}) < len(cleaned):
        raise CommandRefused("name-taken")
    return cleaned


def _number(request: Request, name: str, usual: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return usual
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise RequestRefused(400, "bad-request", field=name)
    return int(text)
