"""The moving picture of the README: one round on a phone, played on the real page.

    python -m tests.page.moving

A bot decides for everybody, and Mia's moves are made by touching the page; the engine carries out what the page sent.
Time stands still between two frames, so that the motion is smooth on any computer.
"""

from __future__ import annotations

import argparse
import asyncio
import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image, ImageChops, ImageDraw
from playwright.async_api import Locator, Page

from dizaine import Game
from dizaine.engine.cards.moves import Discard, Hit, Lay, Skip
from dizaine.engine.moves import AnyMove
from dizaine.players.registry import listed
from dizaine.table.event_messages import event_fields
from tests.faces.server.running import running
from tests.page.browser import open_browser
from tests.page.house import House
from tests.page.pictures import FOLDER
from tests.page.staging import SIZES, Scene, Stage, stage

FILE: Final = FOLDER / "round-phone-light.webp"
STILL: Final = FOLDER / "round-phone-light.jpg"
"""One of its frames, for people who prefer less motion."""
EDITION: Final = "classic"
PLAYERS: Final = 3
FIRST_SEED: Final = 512
"""From here on, games are searched for a short round in which Mia lays, hits and goes out."""
LONGEST: Final = 26
"""Moves of a round that is short enough to watch."""
FRAME: Final = 50
"""Milliseconds from one frame to the next."""
WIDTH: Final = 360
QUALITY: Final = 64
LARGEST: Final = 1_500_000
"""Bytes. Whoever opens the README loads them."""

_STEP: Final = """(milliseconds) => {
  for (const one of document.getAnimations()) {
    const seen = one.dizaineSeen;
    one.dizaineSeen = true;
    if (one.playState === "running" || one.playState === "paused") {
      one.pause();
      const end = one.effect.getComputedTiming().endTime;
      const now = seen ? Number(one.currentTime) + milliseconds : 0;
      if (now >= end) one.finish();
      else one.currentTime = now;
    }
  }
}"""
"""Let time pass for everything that moves. What has just begun is put to its start."""


@dataclass
class Film:
    """The frames so far, each with its time. Equal ones become one that lasts longer."""

    page: Page
    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    still: Image.Image | None = None

    async def run(self, milliseconds: int, touch: tuple[float, float] | None = None) -> None:
        """Record for a while; a touch is shown as a soft dot that fades."""
        for passed in range(0, milliseconds, FRAME):
            await self.page.evaluate(_STEP, FRAME)
            picture = Image.open(io.BytesIO(await self.page.screenshot(animations="allow"))).convert("RGB")
            if touch is not None:
                picture = _dotted(picture, touch, 1 - passed / milliseconds)
            if self.frames and ImageChops.difference(self.frames[-1], picture).getbbox() is None:
                self.times[-1] += FRAME
            else:
                self.frames.append(picture)
                self.times.append(FRAME)

    async def touch(self, target: Locator) -> None:
        """Touch something as a person does: the dot comes first, then what it does."""
        box = await target.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await target.tap()
        await self.run(300, spot)

    def save(self, file: Path) -> None:
        """Write the moving picture."""
        height = round(self.frames[0].height * WIDTH / self.frames[0].width)
        small = [frame.resize((WIDTH, height), Image.Resampling.LANCZOS) for frame in self.frames]
        small[0].save(
            file,
            save_all=True,
            append_images=small[1:],
            duration=self.times,
            loop=0,
            quality=QUALITY,
            minimize_size=True,
        )


def _dotted(picture: Image.Image, spot: tuple[float, float], strength: float) -> Image.Image:
    """The picture with the mark of a touch."""
    sharp = 4
    size = 44 * sharp
    mark = Image.new("L", (size, size))
    ImageDraw.Draw(mark).ellipse((0, 0, size - 1, size - 1), fill=round(120 * strength))
    mark = mark.resize((44, 44), Image.Resampling.LANCZOS)
    dotted = picture.copy()
    dotted.paste(Image.new("RGB", mark.size, "#12564f"), (round(spot[0]) - 22, round(spot[1]) - 22), mark)
    return dotted


def _moves(game: Game) -> Iterator[AnyMove]:
    """What a bot does on every seat, until the round is over."""
    player = listed("cards")["steady"].make(game.rulebook)
    number = game.card_view(0).round
    while not game.is_over and game.card_view(0).round == number:
        yield player.choose(game.view(game.asked))


def _short_round() -> int:
    """The seed of a round that is worth watching: Mia hits several groups and goes out."""
    for seed in range(FIRST_SEED, FIRST_SEED + 2000):
        game = Game.new(EDITION, players=PLAYERS, seed=seed)
        played = []
        for move in _moves(game):
            played.append(move)
            game.apply(move)
            if len(played) > LONGEST:
                break
        else:
            hits = sum(isinstance(move, Hit) and move.seat == 0 for move in played)
            if played[-1].seat == 0 and hits >= 3:
                return seed
    raise LookupError("no short round")


async def _wish(film: Film, staged: Stage, move: AnyMove) -> str:
    """Make a move of Mia's by touch; returns what the page sent."""
    page, sent = film.page, len(staged.moves)
    verb = str(move).split()[1]
    if isinstance(move, Hit | Discard | Skip):
        card = "S" if isinstance(move, Skip) else str(move.cards[0] if isinstance(move, Hit) else move.card)
        await film.touch(page.locator(f'[data-place="hand"] [data-key^="{card}"]').first)
        await film.run(350)
        if isinstance(move, Hit):
            await film.touch(page.locator(f'[data-place="group-{move.group}"]').first)
        else:
            await film.touch(page.locator(f'[data-act="{verb}"]').first)
    else:
        await film.touch(page.locator(f'[data-act="{verb}"]').first)
    for _ in range(40):
        if len(staged.moves) > sent:
            return staged.moves[-1]
        await film.run(FRAME)
    raise AssertionError(f"the page did not send {move}")


async def record(house: House, scheme: str) -> Film:
    """Play the round, and film it."""
    game = Game.new(EDITION, players=PLAYERS, seed=_short_round())
    options = {**SIZES["phone"], "color_scheme": scheme}
    page = await (await house.device(options, reduced_motion="no-preference")).new_page()
    staged = await stage(house, page, Scene(game.position()))
    await page.locator("[data-place=hand]").wait_for()
    await page.wait_for_timeout(1500)
    session = await page.context.new_cdp_session(page)
    await session.send("Animation.enable")
    await session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    film = Film(page)
    await film.run(900)
    for move in _moves(game):
        text = str(move)
        if move.seat == 0:
            film.still = film.frames[-1] if isinstance(move, Lay) else film.still
            text = await _wish(film, staged, move)
        before = len(game.seen(0))
        game.apply(text)
        over = game.card_view(0).round > 1 or game.is_over
        staged.show(Scene(game.position(), events=event_fields(game.seen(0)[before:])), reading=[0] if over else [])
        await page.wait_for_timeout(60)
        await film.run(700 if move.seat == 0 else 600)
    await film.run(4200)
    film.times[-1] += 2500
    return film


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.page.moving", description="The moving picture of a round.")
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="also save some frames, to look at them")
    options = parser.parse_args()
    with TemporaryDirectory() as store, running(Path(store) / "tables.sqlite") as server:
        async with open_browser() as browser:
            film = await record(House(browser, server), "light")
    film.save(FILE)
    assert film.still is not None
    film.still.save(STILL, quality=88)
    if options.frames:
        options.frames.mkdir(parents=True, exist_ok=True)
        for number, frame in enumerate(film.frames):
            frame.save(options.frames / f"{number:04}.png")
    size = FILE.stat().st_size
    print(f"{FILE.name}: {len(film.frames)} frames, {sum(film.times) / 1000:.1f} s, {size:,} bytes")
    assert size <= LARGEST, f"more than {LARGEST:,} bytes"


if __name__ == "__main__":
    asyncio.run(main())
