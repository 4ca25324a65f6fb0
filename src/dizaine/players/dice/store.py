"""The solved dice game on disk: a file for each phase, in the package for the sheets, else in the user's cache folder.

Stored are the values between turns; a turn at sets and runs is computed from them when it is needed (`keep_table`).
Only for collections of one colour the best keeps are stored too. Files are written atomically. A file that is damaged,
or that belongs to other rules or another format, is treated as missing: the phase is solved again.
"""

from __future__ import annotations

import json
import lzma
import struct
import sys
import zlib
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dizaine.drafts import Draft
from dizaine.folders import cache_folder
from dizaine.players.dice.colour_tables import Arrays
from dizaine.rulebooks.dice import DiceBook

FORMAT: Final = 2
LATER, FIRST = 0, 1
"""Classes of tries at a phase; only the last phase distinguishes them (D12)."""
SUREST: Final = "surest"
"""The name of the tables of a collection that make the phase most often; others are named by try and total."""
LAST_RUN: Final = "run"
"""The name of those for a last run, followed by the total."""
SHIPPED: Final = Path(__file__).with_name("solved")
_NUMBER: Final = struct.Struct("<I")
_UNREADABLE: Final = (OSError, ValueError, KeyError, TypeError, struct.error, lzma.LZMAError)


@dataclass(frozen=True)
class Part:
    """The solution of one phase. Totals up to `low` make no difference, nor do the highest ones (D7)."""

    low: int
    values: tuple[tuple[float, ...], ...]  # [try][total]: the expected points from before the turn to the end
    failings: tuple[tuple[float, ...], ...]  # [try][total]: the probability of failing under the best play for points
    chance: float  # the highest probability of making the phase in one turn
    runs: tuple[float, ...]  # [total]: the expected points of a last run that begins with this phase (D9)
    wins: tuple[float, ...]  # [points behind]: the chance to win with such a run; empty if it is not known
    scales: Mapping[str, tuple[float, float]]  # by the name of tables: their lowest and highest value
    scores: bytes  # of each roll, or of each entry of a colour, plus one; 0 where the phase is not made
    arrays: Arrays  # by name: the best keeps of a collection

    def total_class(self, total: int) -> int:
        """The class of a running total."""
        return min(max(total - self.low, 0), len(self.values[LATER]) - 1)

    def try_class(self, first_try: bool) -> int:
        """The class of a try."""
        return FIRST if first_try and len(self.values) > FIRST else LATER

    def value(self, total: int, *, first_try: bool) -> float:
        """The expected points from before a turn to the end of a solitaire."""
        return self.values[self.try_class(first_try)][self.total_class(total)]

    def run_value(self, total: int) -> float:
        """The expected points from before a turn to the end of a last run."""
        return self.runs[self.total_class(total)]


def policy_folder(book: DiceBook) -> Path:
    """Where the parts of a book are stored once they are computed."""
    return cache_folder() / "dice" / f"{book.fingerprint}-{FORMAT}"


def shipped_folder(book: DiceBook) -> Path:
    """Where the parts of an edition are in the package."""
    return SHIPPED / book.id


def folder_of(book: DiceBook) -> Path:
    """Where the solution of a book is read: in the package if it is there, else in the cache folder."""
    ships = read_part(shipped_folder(book), book, 0) is not None
    return shipped_folder(book) if ships else policy_folder(book)


def write_part(folder: Path, book: DiceBook, phase: int, part: Part) -> None:
    """Store the solution of a phase."""
    folder.mkdir(parents=True, exist_ok=True)
    head: dict[str, Any] = {
        **_origin(book, phase),
        "low": part.low,
        "values": part.values,
        "failings": part.failings,
        "chance": part.chance,
        "runs": part.runs,
        "wins": part.wins,
        "scales": dict(part.scales),
        "arrays": {name: (content.typecode, len(content)) for name, content in part.arrays.items()},
    }
    blocks = [json.dumps(head).encode(), part.scores, b"".join(_planes(content) for content in part.arrays.values())]
    packed = [lzma.compress(block, preset=9 | lzma.PRESET_EXTREME) for block in blocks]
    content = b"".join(_NUMBER.pack(len(block)) + block for block in packed)
    with Draft(_path(folder, phase)) as draft:
        with draft.open() as file:
            file.write(_NUMBER.pack(zlib.crc32(content)) + content)
        draft.put()


def find_part(book: DiceBook, phase: int) -> Part | None:
    """The solution of a phase from the package or the cache folder; None if there is none."""
    return read_part(shipped_folder(book), book, phase) or read_part(policy_folder(book), book, phase)


def read_part(folder: Path, book: DiceBook, phase: int) -> Part | None:
    """The stored solution of a phase; None if it is missing, damaged or from another format or book."""
    try:
        content = _path(folder, phase).read_bytes()
        if _NUMBER.unpack_from(content)[0] != zlib.crc32(content[_NUMBER.size :]):
            return None
        packed = _blocks(content[_NUMBER.size :])
        head = json.loads(lzma.decompress(next(packed)))
        if {name: head.get(name) for name in _origin(book, phase)} != _origin(book, phase):
            return None
        return Part(
            head["low"],
            tuple(tuple(values) for values in head["values"]),
            tuple(tuple(failings) for failings in head["failings"]),
            head["chance"],
            tuple(head["runs"]),
            tuple(head["wins"]),
            {name: (lowest, highest) for name, (lowest, highest) in head["scales"].items()},
            lzma.decompress(next(packed)),
            PackedArrays(head["arrays"], next(packed)),
        )
    except (*_UNREADABLE, StopIteration):
        return None


def _origin(book: DiceBook, phase: int) -> dict[str, Any]:
    return {"format": FORMAT, "book": book.fingerprint, "phase": phase}


def _path(folder: Path, phase: int) -> Path:
    return folder / f"phase-{phase + 1}.play"


def _blocks(content: bytes) -> Iterator[bytes]:
    place = 0
    while place < len(content):
        size = _NUMBER.unpack_from(content, place)[0]
        place += _NUMBER.size
        yield content[place : place + size]
        place += size


def _planes(content: array[int]) -> bytes:
    """The lowest bytes of all items, then the next ones: similar bytes together are smaller when compressed."""
    plain = array(content.typecode, content)
    if sys.byteorder == "big":
        plain.byteswap()
    whole = plain.tobytes()
    return b"".join(whole[place :: plain.itemsize] for place in range(plain.itemsize))


class PackedArrays(Mapping[str, "array[int]"]):
    """Compressed arrays by name, unpacked together when the first of them is needed."""

    def __init__(self, sizes: Mapping[str, tuple[str, int]], packed: bytes) -> None:
        self._sizes = sizes
        self._packed = packed
        self._unpacked: dict[str, array[int]] | None = None

    def __getitem__(self, name: str) -> array[int]:
        if self._unpacked is None:
            self._unpacked = self._unpack()
        return self._unpacked[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sizes)

    def __len__(self) -> int:
        return len(self._sizes)

    def _unpack(self) -> dict[str, array[int]]:
        whole, begin = lzma.decompress(self._packed), 0
        unpacked: dict[str, array[int]] = {}
        for name, (typecode, count) in self._sizes.items():
            found = array(typecode)
            mixed = bytearray(count * found.itemsize)
            for place in range(found.itemsize):
                mixed[place :: found.itemsize] = whole[begin : begin + count]
                begin += count
            found.frombytes(bytes(mixed))
            if sys.byteorder == "big":
                found.byteswap()
            unpacked[name] = found
        return unpacked
