"""The Markdown pages of the repository, and the blocks of code in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Final

CHECKOUT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*CHECKOUT.glob("*.md"), *(CHECKOUT / "docs").glob("*.md"), CHECKOUT / "web" / "README.md"])

_BLOCK: Final = re.compile(
    r"^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)
_FILE: Final = re.compile(r"(?:file|(?P<end>the end of)) `(?P<name>[\w-]+\.(?:py|toml))`[^`]*:$")


def name(page: Path) -> str:
    """The path of a page inside the repository."""
    return page.relative_to(CHECKOUT).as_posix()


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code, with the line before it."""

    language: str
    text: str
    line: int
    introduction: str

    @property
    def file(self) -> str | None:
        """The file that the reader is told to write, if any: "Put this into a file `my_bots.py`:"."""
        found = _FILE.search(self.introduction)
        return found["name"] if found else None

    @property
    def appends(self) -> bool:
        """Whether it goes to the end of that file."""
        found = _FILE.search(self.introduction)
        return bool(found and found["end"])


def blocks(page: Path) -> Iterator[Block]:
    """All blocks of a page in their order."""
    text = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        before = text[: found.start()].rstrip().rsplit("\n\n", 1)[-1]
        line = text.count("\n", 0, found.start()) + 1
        yield Block(found["language"], dedent(found["text"]), line, " ".join(before.split()))
