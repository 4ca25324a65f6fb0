"""The solved dice game on disk: a file for each phase, in the user's cache folder. Needs NumPy.

The folder is named after the rules, and files are written atomically. A file that is damaged, or that belongs to other
rules or another format, is treated as missing: the phase is solved again.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from dizaine.drafts import Draft
from dizaine.folders import cache_folder
from dizaine.players.dice.space import Floats
from dizaine.rulebooks.dice import DiceBook

FORMAT: Final = 1
LATER, FIRST = 0, 1
"""Classes of tries at a phase; only the last phase distinguishes them (D12)."""
_UNREADABLE: Final = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error, NotImplementedError)

Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Part:
    """The solution of one phase. Totals up to `low` make no difference, nor do the highest ones (D7)."""

    low: int
    values: Floats  # [try, total]: the expected points from before the turn to the end
    failings: Floats  # [try, total]: the probability that the turn fails under the best play for points
    chance: float  # the highest probability of making the phase in one turn
    scores: NDArray[numpy.int16]  # of each roll, or of each entry of a colour; -1 where the phase is not made
    keeps: Arrays  # by name: for sets and runs the best keep of each roll, for colours the tables

    def total_class(self, total: int) -> int:
        """The class of a running total."""
        classes: int = self.values.shape[1]
        return min(max(total - self.low, 0), classes - 1)

    def try_class(self, first_try: bool) -> int:
        """The class of a try."""
        return FIRST if first_try and len(self.values) > FIRST else LATER

    def value(self, total: int, *, first_try: bool) -> float:
        """The expected points from before a turn to the end."""
        return float(self.values[self.try_class(first_try), self.total_class(total)])


def policy_folder(book: DiceBook) -> Path:
    """The folder of the parts of a book."""
    return cache_folder() / "dice" / f"{book.fingerprint}-{FORMAT}"


def write_part(book: DiceBook, phase: int, part: Part) -> None:
    """Store the solution of a phase."""
    folder = policy_folder(book)
    folder.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {
        "origin": _origin(book, phase),
        "low": numpy.array(part.low),
        "values": part.values,
        "failings": part.failings,
        "chance": numpy.array(part.chance),
        "scores": part.scores,
        **{f"keep-{name}": _packed(array) for name, array in part.keeps.items()},
    }
    with Draft(_path(book, phase)) as draft:
        with draft.open() as file:
            numpy.savez(file, **arrays)
        draft.put()


def read_part(book: DiceBook, phase: int) -> Part | None:
    """The stored solution of a phase; None if it is missing, damaged or from another format or book."""
    path = _path(book, phase)
    try:
        with zipfile.ZipFile(path) as file:
            if file.testzip() is not None:
                return None
        with numpy.load(path) as arrays:
            if not numpy.array_equal(arrays["origin"], _origin(book, phase)):
                return None
            return Part(
                int(arrays["low"]),
                arrays["values"],
                arrays["failings"],
                float(arrays["chance"]),
                arrays["scores"],
                PackedArrays({name[5:]: arrays[name].tobytes() for name in arrays.files if name.startswith("keep-")}),
            )
    except _UNREADABLE:
        return None


def _origin(book: DiceBook, phase: int) -> NDArray[Any]:
    return numpy.array([str(FORMAT), book.fingerprint, str(phase)])


def _path(book: DiceBook, phase: int) -> Path:
    return policy_folder(book) / f"phase-{phase + 1}.npz"


def _packed(array: NDArray[Any]) -> NDArray[numpy.uint8]:
    content = io.BytesIO()
    numpy.save(content, array)
    return numpy.frombuffer(zlib.compress(content.getvalue()), dtype=numpy.uint8)


class PackedArrays(Mapping[str, NDArray[Any]]):
    """Compressed arrays by name, unpacked at each access: unpacked they would take ten times the memory."""

    def __init__(self, packed: Mapping[str, bytes]) -> None:
        self._packed = packed

    def __getitem__(self, name: str) -> NDArray[Any]:
        array: NDArray[Any] = numpy.load(io.BytesIO(zlib.decompress(self._packed[name])))
        return array

    def __iter__(self) -> Iterator[str]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)
