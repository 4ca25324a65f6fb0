"""The HTTP side of the client: open tables and take seats."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Self

import httpx2
import msgspec

from dizaine.client.errors import ClientError, Refused
from dizaine.client.table import SILENCE, Connector, RemoteTable, _connect
from dizaine.table import messages as m


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table; whoever has the token owns the seat."""

    code: str
    seat: int
    token: str
    waiting: bool = False
    """Whether the host has to agree first, because the game has begun."""


class Server:
    """A table server. Use it as a context manager."""

    def __init__(
        self,
        address: str,
        *,
        connector: Connector = _connect,
        silence: float = SILENCE,
        patience: float = math.inf,
    ) -> None:
        """`patience` is how many seconds its tables try to reconnect."""
        self._address = address.rstrip("/")
        self._options: dict[str, Any] = {"connector": connector, "silence": silence, "patience": patience}
        self._http = httpx2.AsyncClient(base_url=self._address, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._http.aclose()

    async def open_table(
        self,
        edition: str,
        *,
        name: str,
        seats: int,
        pace: str = "off",
        bot: str = "",
        rulebook: str = "",
        previous: Place | None = None,
    ) -> Place:
        """Open a table with its host on the first seat; `rulebook` is the text of a custom TOML rulebook.

        With `previous`, the host's place at another table, everybody there moves to the new one.
        """
        body = {"edition": edition, "name": name, "seats": seats, "pace": pace, "bot": bot, "rulebook": rulebook}
        body["previous"] = "" if previous is None else previous.code
        headers = {} if previous is None else {"authorization": f"Bearer {previous.token}"}
        asked = {key: value for key, value in body.items() if value != ""}
        answer = await self._post("/api/1/tables", asked, headers)
        return Place(answer["code"], answer["seat"], answer["token"])

    async def take_seat(self, code: str, *, name: str) -> Place:
        """Take the first open seat of a table, or ask the host for one once the game has begun."""
        answer = await self._post(f"/api/1/tables/{code}/seats", {"name": name})
        return Place(code, answer["seat"], answer["token"], bool(answer.get("waiting")))

    async def look(self, code: str) -> m.TableInfo:
        """The public information about a table."""
        answer = await self._ask("GET", f"/api/1/tables/{code}")
        return msgspec.json.decode(answer.content, type=m.TableInfo)

    async def record(self, code: str) -> str:
        """The record of a finished game."""
        answer = await self._http.get(f"/api/1/tables/{code}/record")
        self._check(answer)
        return str(answer.text)

    def sit(self, place: Place, *, positions: bool = False, summaries: bool = False) -> RemoteTable:
        """Connect to a table on one's seat."""
        return RemoteTable(
            self._socket, place.code, place.token, positions=positions, summaries=summaries, **self._options
        )

    def watch(self, code: str) -> RemoteTable:
        """Connect to a table as a spectator."""
        return RemoteTable(self._socket, code, **self._options)

    @property
    def _socket(self) -> str:
        return f"ws{self._address.removeprefix('http')}/ws"

    async def _post(self, path: str, content: dict[str, Any], headers: dict[str, str] | None = None) -> dict[str, Any]:
        result: dict[str, Any] = (await self._ask("POST", path, json=content, headers=headers)).json()
        return result

    async def _ask(self, method: str, path: str, **content: Any) -> httpx2.Response:
        try:
            answer = await self._http.request(method, path, **content)
        except httpx2.TransportError as error:
            raise ClientError(f"{self._address} cannot be reached: {error}", "unreachable") from error
        self._check(answer)
        return answer

    def _check(self, answer: httpx2.Response) -> None:
        if answer.is_success:
            return
        try:
            problem = answer.json()
            raise Refused(str(problem["reason"]), str(problem.get("rule", "")), str(problem.get("detail", "")))
        except (ValueError, KeyError, TypeError) as error:
            raise ClientError(f"the server answers {answer.status_code}") from error
