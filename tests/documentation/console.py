"""Run the commands that a page shows, as a reader does: in an empty folder, with the files that the page has named.

    python -m tests.documentation.console docs/first-bot.md

writes what the commands print now into the page.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.documentation.pages import CHECKOUT, Block, blocks

PATIENCE: Final = 120
COLUMNS: Final = 100
"""The width of the terminal; output in a page is at most this wide."""
NOT_COMPILED: Final = "import sys\nsys.modules['numba'] = None\n"
"""Compiling takes a minute, and a reader who has just installed the program does not compile either."""
GAP: Final = "..."
"""A line that stands for any lines."""
NOT_RUN: Final = {
    "dizaine simulate express --bots greedy,random --players 3 --games 10000 --seed 42": "ten thousand games",
    "python who_begins.py 400": "four hundred games",
    "dizaine backup /backups/tables-2026-11-17.sqlite3": "needs the tables of a server",
    "dizaine restore /backups/tables-2026-11-17.sqlite3": "needs the tables of a server",
}
"""Commands with output that are not run, with the reason."""
_VERSION: Final = re.compile(r"dizaine(\\? )\d+(\\?\.\d+)+")
_COMMENT: Final = re.compile(r"\s{2,}#.*$")


@dataclass(frozen=True, slots=True)
class Call:
    """A command with the output that the page shows."""

    typed: str
    words: Sequence[str]
    shown: Sequence[str]
    line: int

    @property
    def ends_soon(self) -> bool:
        """Whether it ends by itself, and soon."""
        return self.typed not in NOT_RUN and (bool(self.shown) or self.words[:2] == ["dizaine", "rules"])


def calls(block: Block) -> Iterator[Call]:
    """The commands of a console block: those of this program, and Python programs of the page."""
    for number, part in enumerate(re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]):
        command, *shown = part.rstrip("\n").split("\n")
        words = shlex.split(_COMMENT.sub("", command), comments=True)
        if words and words[0] in ("dizaine", "python"):
            yield Call(command, words, shown, block.line + number)


def run(call: Call, folder: Path) -> list[str]:
    """What a command prints, line by line."""
    home = folder / ".home"
    home.mkdir(exist_ok=True)
    (home / "sitecustomize.py").write_text(NOT_COMPILED, encoding="utf-8")
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join([str(home), str(CHECKOUT / "src")]),
        "PYTHONUTF8": "1",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CACHE_HOME": str(home),
        "COLUMNS": str(COLUMNS),
        "LANG": "en_GB.UTF-8",
    }
    program = ["-m", "dizaine"] if call.words[0] == "dizaine" else []
    done = subprocess.run(
        [sys.executable, *program, *call.words[1:]],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    return [line.rstrip() for line in done.stdout.rstrip("\n").split("\n")]


def write(block: Block, folder: Path) -> None:
    """Write the file that a block is."""
    assert block.file is not None
    path = folder / block.file
    before = path.read_text(encoding="utf-8") + "\n" if block.appends else ""
    path.write_text(before + block.text, encoding="utf-8")


def matches(shown: Sequence[str], printed: Sequence[str]) -> bool:
    """Whether the page shows what was printed; a line of three dots stands for any lines."""
    pattern = "".join(r"(?:.*\n)*?" if line == GAP else re.escape(line.rstrip()) + r"\n" for line in shown)
    text = "".join(line + "\n" for line in printed)
    return re.fullmatch(_VERSION.sub("dizaine 0.0.0", pattern), _VERSION.sub("dizaine 0.0.0", text)) is not None


def renewed(shown: Sequence[str], printed: Sequence[str]) -> list[str]:
    """The output for the page: the same pieces of it as now. A piece after a gap is found by its first word."""
    result: list[str] = []
    pieces = "\n".join(shown).split(GAP)
    for number, piece in enumerate(pieces):
        lines = piece.strip("\n").split("\n") if piece.strip("\n") else []
        if lines:
            found = (at for at, line in enumerate(printed) if line.split()[:1] == lines[0].split()[:1])
            start = next(found) if number else 0
            result += printed[start:] if number == len(pieces) - 1 else printed[start : start + len(lines)]
        result += [GAP] if number < len(pieces) - 1 else []
    return result


def _lines(typed: str, output: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in (f"$ {typed}", *output))


def follow(page: Path, folder: Path) -> Iterator[tuple[Call, list[str]]]:
    """Do what a page says, as its reader would: files and commands, one after the other. Gives what they print."""
    for block in blocks(page):
        if block.file is not None:
            write(block, folder)
        elif block.language == "console":
            for call in calls(block):
                if call.ends_soon:
                    yield call, run(call, folder)


def renew(page: Path) -> None:
    """Write what the commands of a page print into it."""
    text = page.read_text(encoding="utf-8")
    with TemporaryDirectory() as name:
        for call, printed in follow(page, Path(name)):
            after = renewed(call.shown, printed) if call.shown else []
            text = text.replace(_lines(call.typed, call.shown), _lines(call.typed, after))
            print(_lines(call.typed, after))
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        renew(CHECKOUT / argument)
