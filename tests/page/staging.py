"""Puts any position on the page: the real server and browser, and a view that the engine makes from the position.

A game rarely comes to the moment that a test or a picture needs. Here the page connects to a real table, and between
the two the view is replaced. The engine answers what the page asks about the position. The page cannot tell the
difference; only moves lead nowhere.

    python -m tests.page.staging scene.txt picture.png --size phone --scheme dark

takes a picture of a position (docs/notation.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from playwright.async_api import Page, WebSocketRoute

from dizaine.game import Game
from dizaine.table import messages as m
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

    @property
    def game(self) -> Game:
        return Game.from_position(self.position)

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
            message["table"]["stage"] = "playing"
            seats = message["table"]["seats"]
            message["table"]["seats"] = [
                {**seat, "kind": "person" if index == max(self.seat, 0) else "bot", "name": name}
                for index, (seat, name) in enumerate(zip(seats, self.names, strict=False))
            ]
            message["table"].update(self.table or {})
        if message["type"] == "welcome":
            message |= {"view": self.view(), "seat": self.seat}
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
            return m.Answer(id=id_, refusal=reason and Refusal(reason.name, reason.rule))
        return m.Refused(id=id_, reason=reason.name, rule=reason.rule) if reason else m.Done(id=id_, seq=seq)


async def stage(house: House, page: Page, scene: Scene, path: str = "{link}") -> list[str]:
    """Open the page with a scene on it, on the big screen with the path `#/watch/{code}`.

    Returns the list to which every move that the page makes is added.
    """
    game = scene.game
    place = house.table(game.rulebook.id, seats=game.state.players, name=scene.names[0])
    moves: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        seq = 0

        def from_server(frame: str) -> None:
            nonlocal seq
            seq = json.loads(frame).get("seq", seq)
            socket.send(scene.change(frame))

        def from_page(frame: str) -> None:
            said = json.loads(frame)
            if said["type"] not in ("ask", "plan", "play"):
                return server.send(frame)
            if said["type"] == "play":
                moves.append(said["move"])
            socket.send(msgspec.json.encode(scene.answer(said, seq)).decode())

        server.on_message(lambda frame: from_server(str(frame)))
        socket.on_message(lambda frame: from_page(str(frame)))

    await page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    await house.open(page, path.format(link=place.link, code=place.code))
    return moves


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
