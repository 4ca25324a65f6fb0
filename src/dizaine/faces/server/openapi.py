"""The OpenAPI description of the HTTP API, made from the types of its messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from dizaine.afterwards.replay import ReplayedRound, Scores
from dizaine.afterwards.review_messages import GameReview, TriedAgain
from dizaine.faces.print.order import COLOURS, KINDS, PAPERS
from dizaine.faces.server import api_messages as api
from dizaine.faces.server import score_messages as score
from dizaine.faces.server.descriptions import Editions, RulesPage
from dizaine.faces.server.problems import Problem
from dizaine.judging.answers import Judgement
from dizaine.scorebook.views import EveningsView, SheetView
from dizaine.table.messages import VERSION
from dizaine.table.seat_data import SeatData
from dizaine.words.catalogue import LANGUAGES

BASE: Final = f"/api/{VERSION}"
_PDF: Final = "application/pdf"
_TABLE: Final = f"{BASE}/tables/{{code}}"
_SHEET: Final = f"{BASE}/sheets/{{code}}"
_EVENINGS: Final = f"{BASE}/evenings/{{secret}}"
_Json = dict[str, Any]

_CODE: Final = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_EDITION: Final = {"name": "edition", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_ROUND: Final = {"name": "round", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
_SEAT: Final = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
_NUMBER: Final = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
_MOVE: Final = {
    "name": "move",
    "in": "query",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": 500, "examples": ["0: draw"]},
}
_ROLL: Final = {
    "name": "roll",
    "in": "query",
    "schema": {"type": "string", "pattern": "^([1-9][0-9]?(,[1-9][0-9]?)*)?$"},
}
_SECRET: Final = {"name": "secret", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_SINCE: Final = {"name": "since", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999}}
_WAIT: Final = {"name": "wait", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999}}
_LANGUAGE: Final = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
_PRINT: Final = (
    {"name": "kind", "in": "path", "required": True, "schema": {"type": "string", "enum": list(KINDS)}},
    {"name": "paper", "in": "query", "schema": {"type": "string", "enum": list(PAPERS)}},
    {"name": "colour", "in": "query", "schema": {"type": "string", "enum": list(COLOURS)}},
    {"name": "names", "in": "query", "schema": {"type": "string", "maxLength": 2_000, "examples": ["Ann,Bob"]}},
    {"name": "bleed", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]}},
    {"name": "backs", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]}},
    _LANGUAGE,
)
_GAME: Final = {"name": "game", "in": "query", "schema": {"type": "string", "examples": ["classic"]}}
_MEANINGS: Final = {
    400: "The request makes no sense.",
    401: "The token opens no seat, or is not that of the sheet's keepers.",
    403: "A page of another server sent it, or only the host may do it.",
    404: "There is no such thing.",
    409: "Not now, or not any more.",
    413: "The body is too long.",
    422: "The rules do not allow this setup or entry.",
    421: "The header Host has a name that the server does not know itself by.",
    429: "Too many requests; the header Retry-After says when to try again.",
    503: "The store fails, or does not answer.",
}
TYPES: Final = (
    api.OpenTable,
    api.OpenedTable,
    api.JudgeRequest,
    Judgement,
    api.TakeSeat,
    api.TakenSeat,
    api.DiceOdds,
    api.Addresses,
    api.Health,
    SeatData,
    Scores,
    ReplayedRound,
    GameReview,
    TriedAgain,
    Editions,
    RulesPage,
    api.TableNow,
    score.OpenSheet,
    score.OpenedSheet,
    SheetView,
    score.SheetOperation,
    score.SheetConflict,
    score.EntryProblem,
    score.OpenedEvenings,
    EveningsView,
    score.EveningsExport,
    Problem,
)


@lru_cache(maxsize=1)
def description() -> _Json:
    """The complete document."""
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Dizaine table server",
            "version": str(VERSION),
            "description": "Opening tables and sitting down. The game itself goes over the WebSocket /ws.",
        },
        "paths": {
            f"{BASE}/tables": _post(
                "openTable", "Open a table", "OpenTable", "OpenedTable", errors=(400, 401, 403, 404, 409, 413)
            ),
            _TABLE: _get("getTable", "What everybody may know about a table", "TableNow", _CODE, errors=(404,)),
            f"{_TABLE}/seats": _post(
                "takeSeat", "Sit down", "TakeSeat", "TakenSeat", _CODE, errors=(400, 403, 404, 409, 413)
            ),
            f"{_TABLE}/seat": {
                "get": _own_seat("getSeatData", "What is stored about the person on your seat", 200, "SeatData"),
                "delete": _own_seat("forgetMe", "Replace your name and revoke your token", 204),
            },
            f"{_TABLE}/record": _get("getRecord", "The game as text, once it is over", "", _CODE, errors=(404, 409)),
            f"{_TABLE}/rules": _get(
                "getTableRules", "The rules of a table", "RulesPage", _CODE, _LANGUAGE, errors=(400, 404)
            ),
            f"{_TABLE}/scores": _get("getScores", "What each round came to so far", "Scores", _CODE, errors=(404, 409)),
            f"{_TABLE}/odds": _get(
                "getOdds",
                "How likely the phase is made if dice are thrown again",
                "DiceOdds",
                _CODE,
                _ROLL,
                errors=(400, 404, 409),
            ),
            f"{_TABLE}/replay/{{round}}": _get(
                "getReplay",
                "A round of a game that is over, move by move, with every hand",
                "ReplayedRound",
                _CODE,
                _ROUND,
                errors=(404, 409),
            ),
            f"{_TABLE}/review/{{seat}}": _get(
                "getReview",
                "What a player can learn from a game that is over, or how far the work on that is",
                "GameReview",
                _CODE,
                _SEAT,
                errors=(404, 409),
            ),
            f"{_TABLE}/tried/{{number}}": _get(
                "tryAgain",
                "What the expert thinks of a move at a position of a game that is over",
                "TriedAgain",
                _CODE,
                _NUMBER,
                _MOVE,
                errors=(400, 404, 409),
            ),
            f"{BASE}/addresses": _get("getAddresses", "Links to this server for other devices", "Addresses"),
            f"{BASE}/editions": _get("getEditions", "What can be played", "Editions", _LANGUAGE, errors=(400,)),
            f"{BASE}/rules/{{edition}}": _get(
                "getRules",
                "The rules of an edition with its variants",
                "RulesPage",
                _EDITION,
                _LANGUAGE,
                errors=(400, 404),
            ),
            **_score_paths(),
            f"{BASE}/print/{{kind}}": _get(
                "printEdition", "A PDF to print for an edition", _PDF, _GAME, *_PRINT, errors=(400, 404)
            ),
            f"{_TABLE}/print/{{kind}}": _get(
                "printTable", "A PDF to print for the game of a table", _PDF, _CODE, *_PRINT, errors=(400, 404)
            ),
            f"{BASE}/judge": _post(
                "judge",
                "Whether something is allowed at a real table, or what has to be known first",
                "JudgeRequest",
                "Judgement",
                _LANGUAGE,
                status=200,
                errors=(400, 403, 404, 413),
            ),
            "/health": _get("getHealth", "Whether the server can store what happens", "Health"),
        },
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
                "keeper": {"type": "http", "scheme": "bearer", "description": "The token of a sheet's keepers."},
            },
        },
    }


def _score_paths() -> _Json:
    """Score sheets of real games, and books of evenings."""
    opened = _post("openSheet", "Open a score sheet", "OpenSheet", "OpenedSheet", errors=(400, 403, 404, 409, 413))
    opened["post"]["responses"]["422"] = _problem(422, "EntryProblem")
    seen = _operation(
        "getSheet",
        "A sheet, at once or when it has changed",
        (_CODE, _SINCE, _WAIT, _LANGUAGE),
        200,
        "SheetView",
        (400, 404),
    )
    seen["responses"]["204"] = {"description": "It is still at the revision `since`."}
    operated = _operation(
        "operate", "Do something on a sheet", (_CODE, _LANGUAGE), 200, "SheetView", (400, 401, 403, 404, 409, 413)
    )
    operated["responses"] |= {"409": _problem(409, "SheetConflict"), "422": _problem(422, "EntryProblem")}
    operated |= {
        "requestBody": {"required": True, "content": _content("SheetOperation")},
        "security": [{"keeper": []}, {}],
    }
    return {
        f"{BASE}/sheets": opened,
        _SHEET: {
            "get": seen,
            "delete": _deletion("deleteSheet", "Delete a sheet", _CODE) | {"security": [{"keeper": []}]},
        },
        f"{_SHEET}/operations": {"post": operated},
        f"{_SHEET}/export.csv": _get(
            "exportSheetCsv", "A sheet for a spreadsheet", "", _CODE, _LANGUAGE, errors=(400, 404), text="text/csv"
        ),
        f"{_SHEET}/export.json": _get(
            "exportSheet", "A sheet as a file that can be opened again", "Exported", _CODE, _LANGUAGE, errors=(400, 404)
        ),
        f"{BASE}/evenings": {
            "post": _operation("openEvenings", "Open a book of evenings", (), 201, "OpenedEvenings", (403,))
        },
        _EVENINGS: {
            "get": _operation(
                "getEvenings",
                "All games of a book, and what they come to",
                (_SECRET, _LANGUAGE),
                200,
                "EveningsView",
                (400, 404),
            ),
            "delete": _deletion("deleteEvenings", "Delete a book with all its sheets", _SECRET),
        },
        f"{_EVENINGS}/export.json": _get(
            "exportEvenings", "All sheets of a book", "EveningsExport", _SECRET, _LANGUAGE, errors=(400, 404)
        ),
        f"{_EVENINGS}/sheets/{{code}}": {
            "delete": _deletion("deleteSheetOfEvenings", "Delete one sheet of a book", _SECRET, _CODE)
        },
    }


def _get(
    name: str, summary: str, schema: str, *parameters: _Json, errors: tuple[int, ...] = (), text: str = "text/plain"
) -> _Json:
    operation = _operation(name, summary, parameters, 200, schema, errors)
    operation["responses"]["200"]["content"] = _content(schema, text)
    return {"get": operation}


def _deletion(name: str, summary: str, *parameters: _Json) -> _Json:
    operation = _operation(name, summary, parameters, 204, "", (401, 403, 404))
    del operation["responses"]["204"]["content"]
    return operation


def _post(
    name: str, summary: str, body: str, schema: str, *parameters: _Json, status: int = 201, errors: tuple[int, ...]
) -> _Json:
    operation = _operation(name, summary, parameters, status, schema, errors)
    return {"post": operation | {"requestBody": {"required": True, "content": _content(body)}}}


def _own_seat(name: str, summary: str, status: int, schema: str = "") -> _Json:
    """An operation of the person whose token is sent."""
    operation = _operation(name, summary, (_CODE,), status, schema, (401, 403, 404, 409))
    if status == 204:
        del operation["responses"]["204"]["content"]
    return operation | {"security": [{"seat": []}]}


def _operation(
    name: str, summary: str, parameters: Sequence[_Json], status: int, schema: str, errors: tuple[int, ...]
) -> _Json:
    return {
        "operationId": name,
        "summary": summary,
        "parameters": list(parameters),
        "responses": {str(status): {"description": "As asked.", "content": _content(schema)}}
        | {str(code): _problem(code) for code in (*errors, 421, 429, 503)},
    }


def _content(schema: str, text: str = "text/plain") -> _Json:
    """The content of an answer: JSON of a type, a PDF, or text."""
    if schema == _PDF:
        return {_PDF: {"schema": {"type": "string", "contentMediaType": _PDF}}}
    if not schema:
        return {text: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _problem(status: int, schema: str = "Problem") -> _Json:
    response: _Json = {"description": _MEANINGS[status], "content": _content(schema)}
    if status == 429:
        response["headers"] = {"Retry-After": {"schema": {"type": "integer", "minimum": 1}, "required": True}}
    return response
