"""The honest table: four people who play steadily, and how long each of their moves takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Final

from dizaine.table import messages as m
from tests.attacker.client import Client, Place, Talk, new_id

PAUSE: Final = 0.2
"""Seconds between two moves."""
SEATS: Final = ("Ann", "Ben", "Cleo", "Dora")


@dataclass(slots=True)
class Moves:
    """What became of the moves."""

    seconds: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def share(self, part: float) -> float:
        """The time within which so great a part of the moves was done."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("inf")


async def play_honestly(port: int, seconds: float, moves: Moves, seated: Callable[[], Awaitable[None]]) -> None:
    """Play for some time, at a new table whenever a game is over. A broken connection is an error.

    `seated` is awaited once the first game has begun.
    """
    client = Client(port)
    until = float("inf")
    async with client.http() as http:
        while time.perf_counter() < until:
            place = await client.open_table(http, name=SEATS[0], seats=len(SEATS), pace="off")
            places = [place]
            for name in SEATS[1:]:
                answer = await client.ask(http, "POST", f"/api/1/tables/{place.code}/seats", {"name": name})
                places.append(Place(place.code, answer.raise_for_status().json()["token"]))
            async with AsyncExitStack() as talks:
                seats = [await talks.enter_async_context(client.talk(one)) for one in places]
                await seats[0].request(m.Start(id=new_id()))
                if until == float("inf"):
                    await seated()
                    until = time.perf_counter() + seconds
                await _play(seats, until, moves)


async def _play(seats: list[Talk], until: float, moves: Moves) -> None:
    while time.perf_counter() < until:
        await asyncio.sleep(PAUSE)
        asked = next((one for one in seats if one.view and one.view.asked == one.seat and one.view.moves), None)
        if asked is None:
            if any(one.view is not None and one.view.stage == "over" for one in seats):
                return
            continue
        assert asked.view is not None
        begun = time.perf_counter()
        try:
            reply = await asked.request(m.Play(id=new_id(), move=asked.view.moves[0]))
        except TimeoutError:
            reply = None
        moves.seconds.append(time.perf_counter() - begun)
        if reply is None or reply.type != "done":
            moves.refused.append(reply.reason if reply else "no answer")
