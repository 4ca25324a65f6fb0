"""The processes in which the bots of a server think."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dizaine import Game
from dizaine.players.answers import PlayerFailed
from dizaine.players.cards.deliberation import Deliberation
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.bots import Bots, thought
from dizaine.table.house import House
from dizaine.table.kind import Thought
from dizaine.table.log import BotFailed
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.table.thinker import Question
from dizaine.table.thinking_pool import Desk, ThinkingPool
from dizaine.table.thinking_process import CannotThink, ThinkingProcess, TooSlow
from dizaine.views.cards.view import CardView
from tests.table.memory_store import MemoryStore

HANGING = "tests.own_bots:Hanging"
COUNTING = "tests.own_bots:Counting"
QUITTING = "tests.own_bots:Quitting"


def asked_of(table: str, bot: str | None = None, edition: str = "express") -> Question:
    game = Game.new(edition, players=2, seed=4)
    return Question(table, game.view(game.asked), bot)


def pid_of(process: ThinkingProcess) -> int | None:
    return None if process._process is None else process._process.pid


@asynccontextmanager
async def pool_of(*allowed: str, **options: Any) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(Roster(allowed), **options)
    try:
        yield pool
    finally:
        await pool.close()


class Clerk:
    """Answers in a thread when it is told to, and notes for whom."""

    def __init__(self, done: list[str]) -> None:
        self.done = done
        self.steps = threading.Semaphore(0)

    def ask(self, question: Question, seconds: float) -> str:
        kind = "hint" if question.bot is None else "bot"
        if kind == "hint":
            assert self.steps.acquire(timeout=20)
        self.done.append(f"{kind} {question.table}")
        return question.table

    def close(self) -> None:
        self.steps.release(1000)


async def test_ninety_tables_that_want_hints_never_hold_up_a_bot() -> None:
    """One of two processes is free for bots, so not a single hint has to end before a bot's move is there."""
    done: list[str] = []
    clerks = [Clerk(done), Clerk(done)]
    desk = Desk(clerks, seconds=1)
    hints = [asyncio.create_task(desk.ask(asked_of(f"{n}"))) for n in range(90)]
    await asyncio.sleep(0)
    assert desk.waiting == 89
    for _ in range(30):
        assert await desk.ask(asked_of("modest", "greedy")) == "modest"
    assert done == ["bot modest"] * 30
    for clerk in clerks:
        clerk.steps.release(90)
    await asyncio.gather(*hints)
    assert done[30:] == [f"hint {n}" for n in range(90)], "the tables in turn, one at a time"
    await desk.close()


async def test_whoever_gives_up_leaves_the_queue() -> None:
    clerk = Clerk([])
    desk = Desk([clerk], seconds=1)
    first, second = (asyncio.create_task(desk.ask(asked_of(name))) for name in "ab")
    await asyncio.sleep(0)
    assert desk.waiting == 1
    second.cancel()
    await asyncio.wait({second})
    assert desk.waiting == 0
    clerk.steps.release()
    assert await first == "a"
    await desk.close()
    assert clerk.done == ["hint a"]


async def test_processes_answer_as_threads_do() -> None:
    async with pool_of(cores=1) as pool:
        for edition in ("express", "dice"):
            question = asked_of(edition, "greedy", edition)
            move = Bots(question.view.rulebook, BUILT_IN_BOTS.find).move(question.view, "greedy")
            assert await pool.move(question) == move
            assert await pool.hint(asked_of(edition, None, edition)) == thought(question.view)
        with pytest.raises(PlayerFailed) as caught:
            await pool.move(asked_of("a", "nobody"))
    assert (caught.value.reason, pool.waiting) == ("missing", 0)
    with pytest.raises(CommandRefused):
        await pool.hint(asked_of("a"))


def test_a_process_thinks_on_where_another_one_stopped() -> None:
    view = asked_of("a", edition="classic").view
    assert isinstance(view, CardView)
    so_far = Deliberation(limit=100).further(view)
    assert not so_far.is_over
    process = ThinkingProcess()
    found: Thought = process.ask(Question("a", view, so_far=so_far), 20)
    process.close()
    assert found == thought(view, so_far)
    assert (found.suggestion.provisional, found.so_far) == (False, None)


def test_a_process_that_dies_is_replaced() -> None:
    process = ThinkingProcess()
    assert pid_of(process) is None, "it is started when it is needed"
    move = process.ask(asked_of("a", "greedy"), 20)
    for _ in range(3):
        pid = pid_of(process)
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert process.ask(asked_of("a", "greedy"), 20) == move
    process.close()
    with pytest.raises(CannotThink):
        process.ask(asked_of("a", "greedy"), 20)


def test_where_no_process_can_be_started_a_thread_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError("no more processes")

    monkeypatch.setattr("multiprocessing.context.ForkServerProcess.start", forbidden)
    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", forbidden)
    process = ThinkingProcess()
    question = asked_of("a", "greedy")
    assert question.view.refusal(process.ask(question, 20)) is None
    assert process.ask(asked_of("a"), 20) == thought(question.view)


def test_a_player_that_hangs_is_ended_and_the_next_question_is_answered() -> None:
    process = ThinkingProcess((HANGING, COUNTING))
    process.ask(asked_of("a", COUNTING), 20)
    first = process._process
    with pytest.raises(TooSlow):
        process.ask(asked_of("a", HANGING), 0.05)
    assert pid_of(process) is None
    assert first is not None
    with pytest.raises(ValueError, match="closed"):
        first.is_alive()
    for _ in range(2):
        process.ask(asked_of("a", COUNTING), 20)
    with pytest.raises(PlayerFailed) as caught:
        process.ask(asked_of("a", COUNTING), 20)  # a player remembers its own answers, and only those
    assert caught.value.reason == "raised"
    process.ask(asked_of("b", COUNTING), 20)
    process.close()


async def test_a_table_whose_bot_hangs_goes_on_and_no_other_table_waits() -> None:
    roster = Roster([HANGING])
    settings = settings_for(load_any("express"), players=2, bot=HANGING, roster=roster)
    async with pool_of(HANGING, guest_seconds=0.3) as pool:
        store = MemoryStore()
        house = House(roster=roster, thinking=pool)
        table, _ = await Table.open_new(store, "ABCDE", settings, "Ann", house=house)
        await table.command(0, m.Start(id="1"))
        await pool.move(asked_of("other", "greedy"))  # its process runs
        assert table.match is not None
        line = table.line_count
        while table.match.game.asked == 0:
            await table.command(0, m.Play(id=f"{table.seq}", move=str(table.match.game.canonical_moves()[0])))
        bot = asyncio.create_task(table.play_bot(1))
        others = 0
        while not bot.done():
            await pool.move(asked_of("other", "greedy"))
            others += 1
        failure = bot.result()
        assert failure is not None
        assert (failure.reason, failure.detail) == ("slow", "0.3")
        assert others >= 3
        entry = (await store.load(table.id)).lines[-1].entry  # type: ignore[union-attr]
        assert isinstance(entry, BotFailed)
        await table.play_bot(1)
        assert table.line_count > line
        # A stand-in for a person may hang as well; it is not asked twice.
        while table.match.game.asked != 0:
            await table.play_bot(1)
        assert await table.play_bot(0, stands_in=True) is not None
        line = table.line_count
        assert await table.play_bot(0, stands_in=True) is None
        assert table.line_count > line


PROGRAM = f"""
import sys
from tests.table.test_thinking_pool import asked_of
from dizaine.table.thinking_process import ThinkingProcess
if __name__ == "__main__":
    process = ThinkingProcess(({HANGING!r},))
    process.ask(asked_of("a", "greedy"), 20)
    print(process._process.pid, flush=True)
    process.ask(asked_of("a", {HANGING!r}), 600)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    ) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert Path(f"/proc/{pid}").exists()
        server.kill()
        assert server.stdout.read() == "", "nobody holds the other end any more"
    for _ in range(200):
        if not Path(f"/proc/{pid}").exists():
            return
        time.sleep(0.05)
    raise AssertionError("a process still thinks")
