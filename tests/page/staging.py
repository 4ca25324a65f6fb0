"""Puts any position on the page: the real server and browser, and a view that the engine makes from the position.

A game rarely comes to the moment that a test or a picture needs. Here the page connects to a real table, and between
the two the view is replaced. The engine answers what the page asks about the position. The page cannot tell the
difference; only moves lead nowhere. What happens next is sent by the test: a scene after some moves, with the events
that led there.

    python -m tests.page.staging scene.txt picture.png --size phone --scheme dark

takes a picture of a position (docs/notation.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from playwright.async_api import Page, WebSocketRoute

from dizaine.game import Game
from dizaine.table import messages as m
from dizaine.table.event_messages import event_fields
from dizaine.table.game_views import Refusal
from dizaine.table.kinds import kind_at_table
from dizaine.table.refused import CommandRefused
from tests.faces.server.running import serve_process
from tests.page.browser import open_browser
from tests.page.house import Device, House

NAMES: Final = ("Mia", "Anouk", "Bram", "Clara", "Dieter", "Emma")
SIZES: Final[Mapping[str, Device]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}


@dataclass(frozen=True)
class Scene:
    """A position as one seat sees it; -1 is a spectator."""

    position: str
    seat: int = 0
    names: Sequence[str] = NAMES
    table: Mapping[str, Any] | None = None
    """What else to change about the table, such as `deadline`."""
    events: Sequence[Mapping[str, Any]] = ()
    """What has just happened, as this seat may see it."""

    @property
    def game(self) -> Game:
        return Game.from_position(self.position)

    def after(self, *moves: str, seed: int = 7) -> Scene:
        """The scene after these moves, with their events. A round that ends is followed by a new deal."""
        game = Game.from_position(self.position, seed=seed)
        for move in moves:
            game.apply(move)
        seen = game.seen(None if self.seat < 0 else self.seat)
        table = {**(self.table or {}), "stage": "over"} if game.is_over else self.table
        return replace(self, position=game.position(), events=event_fields(seen), table=table)

    def view(self) -> dict[str, Any]:
        """The view as the server would send it."""
        game = self.game
        kind = kind_at_table(game.rulebook)
        seen = kind.seat_view(game, None if self.seat < 0 else self.seat, kind.public_view(game))
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
        return view

    def change(self, frame: str) -> str:
        """A message of the server with this scene in it."""
        message = json.loads(frame)
        if "table" in message:
            message["table"] = self.seated(message["table"])
        if message["type"] == "welcome":
            message |= {"view": self.view(), "seat": self.seat, "past": list(self.events)}
        return json.dumps(message)

    def answer(self, said: dict[str, Any], seq: int) -> m.Done | m.Refused | m.Answer | m.Planned:
        """The answer to a question or a move of the page in this position, after update `seq`."""
        game, id_ = self.game, said["id"]
        try:
            if said["type"] == "plan":
                tray, fits = kind_at_table(game.rulebook).planned(game, self.seat, msgspec.convert(said, m.Plan))
                return m.Planned(id=id_, seq=seq, tray=tray, fits=fits)
        except CommandRefused as refused:
            return m.Refused(id=id_, reason=refused.reason, rule=refused.rule)
        text = said["move"].partition(": ")[2] if said["move"][0].isdecimal() else said["move"]
        reason = game.refusal(game.parse(f"{self.seat}: {text}"))
        if said["type"] == "ask":
            return m.Answer(id=id_, refusal=Refusal(reason.name, reason.rule) if reason else None)
        return m.Refused(id=id_, reason=reason.name, rule=reason.rule) if reason else m.Done(id=id_, seq=seq)

    def seated(self, table: dict[str, Any]) -> dict[str, Any]:
        """The table with the people of this scene."""
        seats = [
            {**seat, "kind": "person" if index == max(self.seat, 0) else "bot", "name": name, "here": True}
            for index, (seat, name) in enumerate(zip(table["seats"], self.names, strict=False))
        ]
        return {**table, "stage": "playing", "seats": seats, **(self.table or {})}


@dataclass
class Stage:
    """A page with a scene on it that can go on."""

    scene: Scene
    moves: list[str] = field(default_factory=list)
    """The moves that the page has made; they lead nowhere."""
    _socket: WebSocketRoute | None = None
    _sequence: int = 0
    _table: dict[str, Any] = field(default_factory=dict)

    def connect(self, socket: WebSocketRoute) -> None:
        """Stand between the page and its server."""
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda frame: self._hear(socket, str(frame)))
        socket.on_message(lambda frame: self._wish(server, str(frame)))

    def _wish(self, server: WebSocketRoute, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.moves.append(message["move"])
        if message["type"] in ("ask", "plan", "play") and self._socket is not None:
            self._socket.send(msgspec.json.encode(self.scene.answer(message, self._sequence)).decode())
        elif message["type"] != "sync":  # the server's own game is another one
            server.send(frame)

    def _hear(self, socket: WebSocketRoute, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            return
        if message["type"] == "welcome":
            self._sequence, self._table = message["seq"], message["table"]
        socket.send(self.scene.change(frame))

    def play(self, *moves: str, seed: int = 7, **table: Any) -> Scene:
        """Let these moves happen in one update; returns the scene that the page shows from now on."""
        self.show(self.scene.after(*moves, seed=seed), **table)
        return self.scene

    def show(self, scene: Scene, **table: Any) -> None:
        """Send another scene with the events that led to it, and changes of the table such as who is reading."""
        assert self._socket is not None, "the page has not connected"
        self.scene = scene
        self._sequence += 1
        update = {
            "type": "update",
            "seq": self._sequence,
            "events": scene.events,
            "table": scene.seated(self._table) | table,
            "view": scene.view(),
        }
        self._socket.send(json.dumps(update))


async def stage(house: House, page: Page, scene: Scene, path: str = "{link}") -> Stage:
    """Open the page with a scene on it, on the big screen with the path `#/watch/{code}`."""
    game = scene.game
    place = house.table(game.rulebook.id, seats=game.state.players, name=scene.names[0])
    staged = Stage(scene)
    await page.route_web_socket(lambda address: address.endswith("/ws"), staged.connect)
    await house.open(page, path.format(link=place.link, code=place.code))
    return staged


async def picture(scene: Scene, file: Path, device: Device, path: str, **options: Any) -> None:
    """Take a picture of a scene."""
    with TemporaryDirectory() as folder, serve_process(Path(folder)) as server:
        async with open_browser() as browser:
            house = House(browser, server)
            context = await house.device(device, **options)
            page = await context.new_page()
            await stage(house, page, scene, path)
            await page.wait_for_timeout(1200)
            await page.screenshot(path=file)
            print("\n".join(house.problems))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("position", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--size", choices=SIZES, default="phone")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    parser.add_argument("--seat", type=int, default=0, help="-1: as a spectator on the big screen")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    scene = Scene(given.position.read_text(encoding="utf-8"), given.seat)
    device = {**SIZES[given.size], "color_scheme": given.scheme}
    path = "#/watch/{code}" if given.seat < 0 else "{link}"
    asyncio.run(picture(scene, given.picture, device, path, language=given.language))


if __name__ == "__main__":
    main()
