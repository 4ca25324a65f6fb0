"""The OpenAPI description of the HTTP API, made from the types of its messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from dizaine.afterwards.replay import ReplayedRound, Scores
from dizaine.faces.server import api_messages as api
from dizaine.faces.server.descriptions import Editions, RulesPage
from dizaine.faces.server.problems import Problem
from dizaine.table.messages import VERSION, TableInfo
from dizaine.words.catalogue import LANGUAGES

BASE: Final = f"/api/{VERSION}"

_CODE: Final = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_EDITION: Final = {"name": "edition", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_ROUND: Final = {"name": "round", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
_ROLL: Final = {
    "name": "roll",
    "in": "query",
    "schema": {"type": "string", "pattern": "^([1-9][0-9]?(,[1-9][0-9]?)*)?$"},
}
_LANGUAGE: Final = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
_MEANINGS: Final = {
    400: "The request makes no sense.",
    403: "A page of another server sent it.",
    404: "There is no such thing.",
    409: "Not now, or not any more.",
    413: "The body is too long.",
    429: "Too many requests; the header Retry-After says when to try again.",
    503: "The store does not answer.",
}
TYPES: Final = (
    api.OpenTable,
    api.OpenedTable,
    api.TakeSeat,
    api.TakenSeat,
    api.DiceOdds,
    api.Addresses,
    api.Health,
    Scores,
    ReplayedRound,
    Editions,
    RulesPage,
    TableInfo,
    Problem,
)


@lru_cache(maxsize=1)
def description() -> dict[str, Any]:
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
            f"{BASE}/tables": {
                "post": _operation(
                    "openTable", "Open a table", (201, "OpenedTable"), body="OpenTable", errors=(400, 403, 404, 413)
                )
            },
            f"{BASE}/tables/{{code}}": {
                "get": _operation(
                    "getTable", "What everybody may know about a table", (200, "TableInfo"), (_CODE,), errors=(404,)
                )
            },
            f"{BASE}/tables/{{code}}/seats": {
                "post": _operation(
                    "takeSeat",
                    "Sit down",
                    (201, "TakenSeat"),
                    (_CODE,),
                    body="TakeSeat",
                    errors=(400, 403, 404, 409, 413),
                )
            },
            f"{BASE}/tables/{{code}}/record": {
                "get": _operation(
                    "getRecord", "The game as text, once it is over", (200, ""), (_CODE,), errors=(404, 409)
                )
            },
            f"{BASE}/tables/{{code}}/rules": {
                "get": _operation(
                    "getTableRules", "The rules of a table", (200, "RulesPage"), (_CODE, _LANGUAGE), errors=(400, 404)
                )
            },
            f"{BASE}/tables/{{code}}/scores": {
                "get": _operation(
                    "getScores", "What each round came to so far", (200, "Scores"), (_CODE,), errors=(404, 409)
                )
            },
            f"{BASE}/tables/{{code}}/odds": {
                "get": _operation(
                    "getOdds",
                    "How likely the phase is made if dice are thrown again",
                    (200, "DiceOdds"),
                    (_CODE, _ROLL),
                    errors=(400, 404, 409),
                )
            },
            f"{BASE}/tables/{{code}}/replay/{{round}}": {
                "get": _operation(
                    "getReplay",
                    "A round of a game that is over, move by move, with every hand",
                    (200, "ReplayedRound"),
                    (_CODE, _ROUND),
                    errors=(404, 409),
                )
            },
            f"{BASE}/addresses": {
                "get": _operation("getAddresses", "Links to this server for other devices", (200, "Addresses"))
            },
            f"{BASE}/editions": {
                "get": _operation("getEditions", "What can be played", (200, "Editions"), (_LANGUAGE,), errors=(400,))
            },
            f"{BASE}/rules/{{edition}}": {
                "get": _operation(
                    "getRules",
                    "The rules of an edition with its variants",
                    (200, "RulesPage"),
                    (_EDITION, _LANGUAGE),
                    errors=(400, 404),
                )
            },
            "/health": {"get": _operation("getHealth", "Whether the server is well", (200, "Health"))},
            "/metrics": {"get": _operation("getMetrics", "What the server counts", (200, ""))},
        },
        "components": {"schemas": components},
    }


def _operation(
    name: str,
    summary: str,
    success: tuple[int, str],
    parameters: tuple[dict[str, Any], ...] = (),
    *,
    body: str = "",
    errors: tuple[int, ...] = (),
) -> dict[str, Any]:
    status, schema = success
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": summary,
        "parameters": list(parameters),
        "responses": {str(status): {"description": "As asked.", "content": _content(schema)}}
        | {str(code): _problem(code) for code in (*errors, 429, 503)},
    }
    if body:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    return operation


def _content(schema: str) -> dict[str, Any]:
    """The content of an answer: JSON of a type, or plain text."""
    if not schema:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _problem(status: int) -> dict[str, Any]:
    response: dict[str, Any] = {"description": _MEANINGS[status], "content": _content("Problem")}
    if status == 429:
        response["headers"] = {"Retry-After": {"schema": {"type": "integer", "minimum": 1}, "required": True}}
    return response
