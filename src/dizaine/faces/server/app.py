"""The server as an ASGI application: its routes."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from dizaine.faces.server.connection import Connection
from dizaine.faces.server.doorkeeper import AllowedHosts, Doorkeeper
from dizaine.faces.server.guard import StrictHeaders, broken, guarded, no_such_page
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.heartbeats import Pulse
from dizaine.faces.server.http_api import HttpApi
from dizaine.faces.server.judge_api import JudgeApi
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.openapi import BASE
from dizaine.faces.server.page import Page
from dizaine.faces.server.print_api import PrintApi
from dizaine.faces.server.proxies import Proxies, RealClients
from dizaine.faces.server.requests import address_of
from dizaine.faces.server.review_api import ReviewApi
from dizaine.faces.server.score_routes import score_routes
from dizaine.scorebook.store import SheetStore
from dizaine.table.tables import Tables

USUAL_LIMITS = Limits()
ADDRESSES_ONLY = AllowedHosts()
NO_PROXIES = Proxies()


def create_app(
    tables: Tables,
    limits: Limits = USUAL_LIMITS,
    *,
    links: Sequence[str] = (),
    hosts: AllowedHosts = ADDRESSES_ONLY,
    proxies: Proxies = NO_PROXIES,
    own_rulebooks: bool = True,
    pulse: Pulse | None = None,
    sheets: SheetStore | None = None,
) -> Starlette:
    """A server for these tables; `app.state.hall` has all connections. `links` are URLs for other devices.

    Without a store for `sheets` it keeps no scores of real games.
    """
    hall = Hall(tables, limits, pulse)
    hall.door.is_proxy = proxies.trusts
    api = HttpApi(hall, links, own_rulebooks=own_rulebooks)
    printing = PrintApi(hall)
    reviews = ReviewApi(hall)
    arbiter = JudgeApi(hall, own_rulebooks=own_rulebooks)
    page = Page()
    hall.page = page.build

    async def websocket(websocket: WebSocket) -> None:
        await websocket.accept()
        await Connection(hall, websocket, address_of(websocket)).serve()

    lookups = {
        f"{BASE}/tables/{{code}}": api.table_info,
        f"{BASE}/tables/{{code}}/rules": api.table_rules,
        f"{BASE}/addresses": api.addresses,
        f"{BASE}/editions": api.editions,
        f"{BASE}/rules/{{edition}}": api.rules,
        f"{BASE}/openapi.json": api.openapi,
    }
    replays = {
        f"{BASE}/tables/{{code}}/record": api.record,
        f"{BASE}/tables/{{code}}/scores": api.scores,
        f"{BASE}/tables/{{code}}/odds": api.odds,
        f"{BASE}/tables/{{code}}/replay/{{round}}": api.replay,
        f"{BASE}/tables/{{code}}/review/{{seat}}": reviews.review,
        f"{BASE}/tables/{{code}}/tried/{{number}}": reviews.tried,
    }
    prints = {
        f"{BASE}/print/{{kind}}": printing.print_edition,
        f"{BASE}/tables/{{code}}/print/{{kind}}": printing.print_table,
    }
    unlimited = {
        "/health": api.health,
        "/": api.front_page,
        **dict.fromkeys(page.paths, page.file),
    }
    app = Starlette(
        routes=[
            *(Route(path, guarded(endpoint, hall.lookups), methods=["GET"]) for path, endpoint in lookups.items()),
            *(Route(path, guarded(endpoint, hall.replays), methods=["GET"]) for path, endpoint in replays.items()),
            *(Route(path, guarded(endpoint, hall.prints), methods=["GET"]) for path, endpoint in prints.items()),
            *(Route(path, guarded(endpoint), methods=["GET"]) for path, endpoint in unlimited.items()),
            Route(f"{BASE}/tables", guarded(api.open_table, hall.openings), methods=["POST"]),
            Route(f"{BASE}/tables/{{code}}/seats", guarded(api.take_seat, hall.joins), methods=["POST"]),
            Route(f"{BASE}/tables/{{code}}/seat", guarded(api.own_seat, hall.joins), methods=["GET", "DELETE"]),
            *(score_routes(hall, sheets, own_rulebooks=own_rulebooks) if sheets is not None else ()),
            Route(f"{BASE}/judge", guarded(arbiter.judge, hall.judgements), methods=["POST"]),
            WebSocketRoute("/ws", websocket),
        ],
        middleware=[
            Middleware(StrictHeaders, metrics=hall.metrics),
            Middleware(RealClients, proxies=proxies),
            Middleware(Doorkeeper, hosts=hosts),
        ],
        exception_handlers={HTTPException: no_such_page, Exception: broken},
    )
    app.state.hall = hall
    return app
