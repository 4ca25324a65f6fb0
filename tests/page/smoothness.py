"""Measure motion on a slow phone: how long frames take during each moment, and whether a long game keeps memory.

`python -m tests.page.smoothness` prints the figures. Frames are measured twice: by the clock with a slow processor,
which is worth something only on a computer that does nothing else; and by the processor time that the page itself needs
for each, times the slowness of a phone.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.async_api import CDPSession, Page

from tests.faces.server.running import serve_process
from tests.page.browser import open_browser
from tests.page.house import House
from tests.page.measuring import SLOW_PROCESSOR
from tests.page.scenes import LAST_CARDS, LAST_PHASE, LAY, OWN_TURN, STILL
from tests.page.staging import SIZES, Scene, Stage, stage

SMOOTH: Final = 50
"""Milliseconds that a frame may take."""
SHARE: Final = 0.95
"""The part of all frames that must be as quick as that."""
TURNS: Final = 330
WARM: Final = 210
"""Turns after which everything that is kept on purpose, such as the log, is full."""

_WATCH: Final = """() => {
  const frames = [];
  let last = 0;
  let moved = false;
  const note = (time) => {
    const runs = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 1e6;
    const moves = document.getAnimations().some(runs);
    if (moved && moves) frames.push(time - last); // what comes before the first of them is no motion yet
    moved = moves;
    last = time;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.takenFrames = () => frames.splice(0);
}"""


@dataclass(frozen=True, slots=True)
class Frames:
    """How long the frames of a moment took, in milliseconds."""

    times: tuple[float, ...]

    @property
    def smooth(self) -> float:
        """The part of them that was quick enough."""
        return sum(time < SMOOTH for time in self.times) / max(1, len(self.times))

    def __str__(self) -> str:
        ordered = sorted(self.times)
        high = ordered[int(len(ordered) * SHARE)] if ordered else 0
        return f"{len(ordered)} frames, {self.smooth:.1%} under {SMOOTH} ms, 95 % within {high:.0f} ms"


async def slow_phone(house: House, scene: Scene) -> tuple[Page, Stage, CDPSession]:
    """A phone with a slow processor and a scene on it."""
    context = await house.device(SIZES["phone"], reduced_motion="no-preference")
    page = await context.new_page()
    staged = await stage(house, page, scene)
    await page.locator("[data-place=draw]").wait_for()
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    await page.evaluate(_WATCH)
    return page, staged, session


async def frames_of(house: House, position: str, *moves: str, repeat: int = 1) -> Frames:
    """The frames while these moves are shown, the last of them being the moment."""
    times: list[float] = []
    for _ in range(repeat):
        page, staged, _session = await slow_phone(house, Scene(position).after(*moves[:-1]))
        await page.wait_for_timeout(300)
        await page.evaluate("takenFrames()")
        staged.play(moves[-1])
        await page.wait_for_timeout(200)
        await page.wait_for_function(STILL)
        times += await page.evaluate("takenFrames()")
        await page.context.close()
    return Frames(tuple(times))


async def work_of(house: House, position: str, *moves: str) -> tuple[float, Frames]:
    """The processor time of the update itself and of each frame of motion after it, as on a slow phone."""
    page, staged, session = await slow_phone(house, Scene(position).after(*moves[:-1]))
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await page.wait_for_timeout(500)
    await page.evaluate("takenFrames()")
    await house.browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", _TASKS])
    staged.play(moves[-1])
    await page.wait_for_timeout(200)
    await page.wait_for_function(STILL)
    count = len(await page.evaluate("takenFrames()"))
    events = json.loads(await house.browser.stop_tracing())["traceEvents"]
    await page.context.close()
    work = _work(events)
    update = max(range(len(work)), key=lambda index: work[index])
    return work[update], Frames(tuple(work[update + 1 : update + 1 + count]))


_TASKS: Final = "disabled-by-default-devtools.timeline"


def _work(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the page's own thread from frame to frame."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [event for event in events if (event["pid"], event["tid"]) in threads and event["ph"] == "X"]
    starts = sorted(event["ts"] for event in own if event["name"] == "FireAnimationFrame")
    tasks = [(event["ts"], event.get("tdur", 0) / 1000) for event in own if event["name"] == "RunTask"]
    return [SLOW_PROCESSOR * sum(time for at, time in tasks if start <= at < end) for start, end in pairwise(starts)]


async def kept(house: House, turns: int = TURNS, warm: int = WARM) -> tuple[int, int, int]:
    """Bytes, nodes and listeners that a long game adds after it has warmed up."""
    page, staged, session = await slow_phone(house, Scene(OWN_TURN))
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await session.send("HeapProfiler.enable")
    before = (0, 0, 0)
    for turn in range(turns):
        if turn == warm:
            before = await _memory(session)
        for step in ("draw", "discard"):
            staged.play(_move(staged.scene, step))
            await page.wait_for_timeout(30)
    await page.wait_for_function(STILL)
    after = await _memory(session)
    await page.context.close()
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def _move(scene: Scene, step: str) -> str:
    """Draw, or discard some card that has no effect."""
    game = scene.game
    if step == "draw":
        return f"{game.asked}: draw"
    hand = [str(card) for card in game.card_view(game.asked).hand]
    return f"{game.asked}: discard {next(card for card in hand if card not in 'WS')}"


async def _memory(session: CDPSession) -> tuple[int, int, int]:
    await session.send("HeapProfiler.collectGarbage")
    counters: dict[str, Any] = await session.send("Memory.getDOMCounters")
    heap: dict[str, Any] = await session.send("Runtime.getHeapUsage")
    return int(heap["usedSize"]), int(counters["nodes"]), int(counters["jsEventListeners"])


async def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder, serve_process(Path(folder)) as server:
        async with open_browser() as browser:
            house = House(browser, server)
            for name, position, moves in (
                ("draw", OWN_TURN, ("draw",)),
                ("lay", OWN_TURN, ("draw", LAY)),
                ("hit", OWN_TURN, ("draw", LAY, "hit g8 on 0")),
                ("discard", OWN_TURN, ("draw", "discard r1")),
                ("round end", LAST_CARDS, ("hit g9 on 0", "discard r3")),
                ("game end", LAST_PHASE, ("discard y5",)),
            ):
                update, work = await work_of(house, position, *moves)
                print(f"{name}, by work: {work}; the update before it {update:.0f} ms")
                print(f"{name}, by the clock: {await frames_of(house, position, *moves)}")
            heap, nodes, listeners = await kept(house)
            print(f"{TURNS - WARM} more turns: {heap:+} bytes, {nodes:+} nodes, {listeners:+} listeners")


if __name__ == "__main__":
    asyncio.run(main())
