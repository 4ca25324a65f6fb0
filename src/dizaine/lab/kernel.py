"""The playouts of the card games compiled. Needs the extra `dizaine[lab]`.

Compiling takes about a minute, so the machine code is kept in the person's cache folder, in a folder named by a hash
of everything that it depends on: the sources, the compiler, the interpreter, the processor. A folder that cannot be
written only means that the minute is spent again next time.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, cast

import llvmlite.binding
import numba
import numpy

import dizaine
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.tables import tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import blank_rows, compile_rules, compiler_settings, fix_types, from_row, to_rows
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.folders import cache_folder
from dizaine.lab.backends import BASIC
from dizaine.lab.plan import Plan
from dizaine.lab.playouts import play_games
from dizaine.lab.tally import Tally
from dizaine.players.cards.minds import new_mind
from dizaine.players.registry import listed
from dizaine.rulebooks import load

SOURCES: Final = (
    "rulebooks/limits.py",
    "engine/*.py",
    "engine/cards/*.py",
    "players/*.py",
    "players/cards/*.py",
    "lab/playouts.py",
    "lab/tally.py",
    "lab/kernel.py",
)
SILENT: Final = ("emit",)
"""What tells events: without it, nothing that is only told needs to be worked out."""
KEPT: Final = 8
"""Folders of other versions that stay when a new one is made."""


def enter_playouts(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    lineups: Any,
    minds: Any,
    tallies: Any,
    first: int,
    count: int,
) -> None:
    """`play_games` on the first records of arrays: a bare record costs some microseconds to hand over."""
    play_games(
        rules[0],
        states[0],
        works[0],
        moves[0],
        events[0],
        generators[0],
        generators[1],
        lineups[0],
        minds[0],
        states[1],
        states[2],
        tallies[0],
        first,
        count,
    )


def left_out(bots: Collection[str]) -> tuple[str, ...]:
    """The rule functions that a kernel for some bots does without; nobody listens to what happens in its games.

    The bots beside the basic ones take as long to compile again as all else, and the expert once more.
    """
    players = listed("cards")
    size = max((players[bot].size for bot in bots), default=0)
    return SILENT + tuple(f"choose_{name}" for name, player in players.items() if player.size > size)


def load_kernel(note: Callable[[], None], bots: Collection[str] = BASIC) -> Callable[[Plan, int, int], Tally]:
    """The compiled playouts, ready to run; `note` is called first if they must be compiled now.

    Only games of these bots can be played with it.
    """
    without = left_out(bots)
    folder = kernel_folder(name=f"-{len(without)}")
    functions = compile_rules(enter_playouts, cache=folder, without=without)
    enter = functions["enter_playouts"]

    def run(plan: Plan, first: int, count: int) -> Tally:
        if not set(without) <= set(left_out(plan.bots)):
            raise ValueError(f"this kernel was made for {', '.join(bots)}")
        tallies = blank_rows(Tally)
        events = blank_rows(EventRows)
        events["muted"] = 1
        enter(
            to_rows(tables(plan.book)),
            blank_rows(State, 3),
            blank_rows(Workspace),
            blank_rows(MoveRow),
            events,
            blank_rows(Generator, 2),
            to_rows(plan.lineup),
            to_rows(new_mind(plan.book)),
            tallies,
            first,
            count,
        )
        return cast(Tally, from_row(tallies[0], Tally))

    def start() -> None:
        run(Plan(load("classic"), ("random", "greedy"), 0), 0, 0)

    prepare(functions, enter_playouts, folder, start, note, without)
    return run


def prepare(
    functions: dict[str, Callable[..., Any]],
    entry: Callable[..., Any],
    folder: Path | None,
    start: Callable[[], None],
    note: Callable[[], None],
    without: Collection[str] = (),
) -> None:
    """Have the first call behind us, from the machine code that was kept or by compiling it now."""
    if folder is not None and any(folder.rglob("*.nbc")):
        start()
        return
    note()
    with compiler_settings():
        fix_types(functions, entry, without=without)
        start()


def fingerprint(root: Path = Path(dizaine.__file__).parent, sources: Sequence[str] = SOURCES) -> str:
    """A hash of all that the machine code depends on; `root` is the folder of the package."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in sources for path in root.glob(pattern)):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    versions = (numba.__version__, numpy.__version__, platform.python_version(), platform.python_implementation())
    processor = (llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten())
    digest.update("\0".join((*versions, *processor)).encode())
    return digest.hexdigest()[:16]


def kernel_folder(sources: Sequence[str] = SOURCES, name: str = "") -> Path | None:
    """The folder for the machine code of some sources, or None where none can be written.

    A name tells two pieces that are made of the same sources apart.
    """
    parent = cache_folder() / "compiled"
    folder = parent / f"{fingerprint(sources=sources)}{name}"
    try:
        if not folder.is_dir():
            parent.mkdir(parents=True, exist_ok=True)
            older = sorted(parent.iterdir(), key=lambda path: path.stat().st_mtime)
            for path in older[:-KEPT]:
                shutil.rmtree(path, ignore_errors=True)
            folder.mkdir(exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None
