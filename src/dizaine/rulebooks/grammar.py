"""The phase language: how a book writes down a phase, and how that text becomes a `Phase`.

    phase  =  group { "+" group }
    group  =  [N] "set of" K                                                   2 sets of 3
           |  "run of" K ["pairs"] ["odd" | "even"] ["in one colour"]          run of 2 pairs; run of 4 odd
           |  K ("odd" | "even") ["in one colour"]                             4 even
           |  K "of one colour"                                                7 of one colour

Case and spaces are free, "color" is understood. Whether the phase makes sense in its book is for the
validation to say; here it only has to be readable. `str(phase)` writes the same language.
"""

import re
from typing import Literal

from .errors import RulebookError
from .model import Group, Phase

_NUMBER = "([0-9]{1,3})"
_COLOUR = "one colou?r"

_SET = re.compile(rf"(?:{_NUMBER} )?sets? of {_NUMBER}")
_RUN = re.compile(rf"(?:1 )?run of {_NUMBER}( pairs?)?(?: (odd|even))?( in {_COLOUR})?")
_PARITY = re.compile(rf"{_NUMBER} (odd|even)( in {_COLOUR})?")
_ONE_COLOUR = re.compile(rf"{_NUMBER} (?:of|in) {_COLOUR}")


def parse_phase(text: str, number: int) -> Phase:
    """Read one phase; `number` is its place in the book, which errors point at."""
    groups: list[Group] = []
    for part in text.lower().split("+"):
        words = " ".join(part.split())
        found = _parse_groups(words)
        if not found:
            raise RulebookError(
                f"phases.list[{number}]",
                f"cannot read {words!r} as a group of a phase; write for example 'set of 3 + run of 4',"
                " 'run of 2 pairs', 'run of 4 odd', 'run of 3 in one colour', '4 even' or '7 of one colour'",
                "P1",
            )
        groups += found
    return Phase(number, tuple(groups))


def _parse_groups(words: str) -> list[Group]:
    """The groups that one part between two plus signs stands for; none if it cannot be read."""
    if match := _SET.fullmatch(words):
        return [Group("set", int(match[2]))] * int(match[1] or 1)
    if match := _RUN.fullmatch(words):
        size = int(match[1]) * (2 if match[2] else 1)
        return [Group("run", size, _parity(match[3]), bool(match[4]), bool(match[2]))]
    if match := _PARITY.fullmatch(words):
        return [Group("collection", int(match[1]), _parity(match[2]), bool(match[3]))]
    if match := _ONE_COLOUR.fullmatch(words):
        return [Group("collection", int(match[1]), one_colour=True)]
    return []


def _parity(word: str | None) -> Literal["", "odd", "even"]:
    if word == "odd":
        return "odd"
    return "even" if word == "even" else ""
