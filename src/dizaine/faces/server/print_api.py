"""The endpoints that print: the same PDFs as `dizaine print`, made in the workshop."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dizaine.faces.print.kinds import maker
from dizaine.faces.print.order import COLOURS, KINDS, PAPERS, NotPrinted, Order, clean_names
from dizaine.faces.print.press import can_print
from dizaine.faces.server import jobs
from dizaine.faces.server.answers import Answers, respond
from dizaine.faces.server.choosing import chosen_edition
from dizaine.faces.server.guard import error_language
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.requests import language_of
from dizaine.faces.server.visits import visited_table
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue

MOST_BYTES: Final = 8_000_000
"""PDFs that are kept: some sixty decks, or a few hundred sheets."""
LONGEST_NAMES: Final = 2_000
"""Characters in the list of names: six of the longest."""
YES: Final = {"": False, "0": False, "1": True}


class PrintApi:
    """Prints for editions, and for the book of a table, which may be somebody's own."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._prints = Answers(MOST_BYTES)

    async def print_edition(self, request: Request) -> Response:
        """A print for an edition with its variants."""
        return await self._print(request, chosen_edition(request.query_params.get("game", "")))

    async def print_table(self, request: Request) -> Response:
        """A print for the game of a table."""
        async with visited_table(self._hall, request) as table:
            book = table.book
        return await self._print(request, book)

    async def _print(self, request: Request, book: Book) -> Response:
        if not can_print():
            raise RequestRefused(503, "no-printer", detail=_words(request, NotPrinted("print-error-extra")))
        order = _order(request, book)
        seconds, text = self._hall.limits.print_seconds, book.to_json()
        options = (order.language, order.paper, order.colour, order.names, order.bleed, order.backs)

        async def make() -> bytes:
            return await self._hall.workshop.do(seconds, jobs.print_pdf, order.kind, text, *options)

        packed = await self._prints.get((order.kind, text, *options), make)
        response = respond(request, packed, "application/pdf")
        response.headers["Content-Disposition"] = f'inline; filename="{_ascii(order.file_name)}"'
        return response


def _order(request: Request, book: Book) -> Order:
    """What a request orders; a refusal names the parameter that is wrong."""
    kind = next((kind for kind in KINDS if kind == request.path_params["kind"]), None)
    if kind is None:
        raise RequestRefused(404, "no-such-print", field="kind", detail=", ".join(KINDS))
    parameters = request.query_params
    paper = next((paper for paper in PAPERS if paper == parameters.get("paper", "a4")), None)
    if paper is None:
        raise RequestRefused(400, "bad-request", field="paper", detail=", ".join(PAPERS))
    colour = next((colour for colour in COLOURS if colour == parameters.get("colour", "full")), None)
    if colour is None:
        raise RequestRefused(400, "bad-request", field="colour", detail=", ".join(COLOURS))
    flags = {name: YES.get(parameters.get(name, "")) for name in ("bleed", "backs")}
    for name, flag in flags.items():
        if flag is None:
            raise RequestRefused(400, "bad-request", field=name, detail="0, 1")
    names = parameters.get("names", "")
    if len(names) > LONGEST_NAMES:
        raise RequestRefused(400, "bad-request", field="names")
    try:
        cleaned = clean_names(names.split(",") if names else [], book)
        order = Order(
            kind, book, language_of(request), paper, colour, cleaned, bool(flags["bleed"]), bool(flags["backs"])
        )
        maker(order)
    except NotPrinted as refusal:
        field = "names" if "name" in refusal.message else "kind"
        status, reason = (400, "bad-request") if field == "names" else (404, "no-such-print")
        raise RequestRefused(status, reason, field=field, detail=_words(request, refusal)) from None
    return order


def _words(request: Request, refusal: NotPrinted) -> str:
    return Catalogue(error_language(request)).text(refusal.message, **refusal.arguments)


def _ascii(name: str) -> str:
    """A file name for a header."""
    return name.encode("ascii", "replace").decode().replace("?", "-").replace('"', "-")
