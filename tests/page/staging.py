"""Puts any position on the page: the real server and browser, and a view that the engine makes from the position.

A game rarely comes to the moment that a test or a picture needs. Here the page connects to a real table, and between
the two the view is replaced. The page cannot tell the difference; only moves lead nowhere.

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
from dizaine.table.kinds import kind_at_table
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


async def stage(house: House, page: Page, scene: Scene, path: str = "{link}") -> None:
    """Open the page with a scene on it, on the big screen with the path `#/watch/{code}`."""
    game = scene.game
    place = house.table(game.rulebook.id, seats=game.state.players, name=scene.names[0])

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(scene.change(str(frame))))

    await page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    await house.open(page, path.format(link=place.link, code=place.code))


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
