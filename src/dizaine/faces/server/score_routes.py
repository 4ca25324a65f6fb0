"""The routes of score sheets and of books of evenings, each with the limit that counts for it."""

from __future__ import annotations

from starlette.routing import Route

from dizaine.faces.server.buckets import Buckets
from dizaine.faces.server.evenings_api import EveningsApi
from dizaine.faces.server.guard import Endpoint, guarded
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.openapi import BASE
from dizaine.faces.server.score_api import ScoreApi, in_words
from dizaine.faces.server.score_jobs import WorkshopReckoner
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.store import SheetStore

_SHEET = f"{BASE}/sheets/{{code}}"
_EVENINGS = f"{BASE}/evenings/{{secret}}"


def score_routes(hall: Hall, store: SheetStore, *, own_rulebooks: bool) -> list[Route]:
    """The routes for the sheets in a store, which the hall knows from now on."""
    reckoner = WorkshopReckoner(hall.workshop, hall.limits.workshop_seconds)
    scorebook = hall.scorebook = Scorebook(store, reckoner, hall.sheet_bus)
    sheets = ScoreApi(hall, scorebook, own_rulebooks=own_rulebooks)
    evenings = EveningsApi(hall, scorebook, sheets)

    def route(path: str, endpoint: Endpoint, limits: Buckets, *methods: str) -> Route:
        return Route(path, guarded(in_words(endpoint), limits), methods=methods)

    return [
        route(f"{BASE}/sheets", sheets.open_sheet, hall.sheets, "POST"),
        route(_SHEET, sheets.sheet, hall.lookups, "GET", "DELETE"),
        route(f"{_SHEET}/operations", sheets.operate, hall.entries, "POST"),
        route(f"{_SHEET}/export.csv", sheets.export_csv, hall.replays, "GET"),
        route(f"{_SHEET}/export.json", sheets.export_json, hall.replays, "GET"),
        route(f"{BASE}/evenings", evenings.open_evenings, hall.sheets, "POST"),
        route(_EVENINGS, evenings.evenings, hall.replays, "GET", "DELETE"),
        route(f"{_EVENINGS}/export.json", evenings.export, hall.replays, "GET"),
        route(f"{_EVENINGS}/sheets/{{code}}", evenings.delete_sheet, hall.replays, "DELETE"),
    ]
