"""The phase language: how a book describes a phase, and how that text becomes a `Phase`.

    phase  =  group { "+" group }
    group  =  [N] "set of" K                                                   2 sets of 3
           |  "run of" K ["pairs"] ["odd" | "even"] ["in one colour"]          run of 2 pairs; run of 4 odd
           |  K ("odd" | "even") ["in one colour"]                             4 even
           |  K "of one colour"                                                7 of one colour

Case and spaces do not matter, and "color" is accepted. Here a phase only has to be readable; the validation checks
whether it makes sense in its book. `str(phase)` writes the same language.
"""

import re
from collections.abc import Sequence
from typing import Literal

from .errors import RulebookError
from .faults import Fault, shown
from .phase import Group, Phase
from .reading import Reading, wrong_type

_NUMBER = "([0-9]{1,3})"
_COLOUR = "one colou?r"

_SET = re.compile(rf"(?:{_NUMBER} )?sets? of {_NUMBER}")
_RUN = re.compile(rf"(?:1 )?run of {_NUMBER}( pairs?)?(?: (odd|even))?( in {_COLOUR})?")
_PARITY = re.compile(rf"{_NUMBER} (odd|even)( in {_COLOUR})?")
_ONE_COLOUR = re.compile(rf"{_NUMBER} (?:of|in) {_COLOUR}")


def parse_phase(text: str, number: int, rule: str = "P1") -> Phase:
    """Read one phase. Faults point at `number`, its place in the book, and cite `rule`."""
    groups: list[Group] = []
    faults: list[Fault] = []
    for part in text.lower().split("+"):
        words = " ".join(part.split())
        found = _parse_groups(words)
        if not found:
            faults.append(Fault("unreadable-group", f"phases.list[{number}]", {"value": shown(words)}, rule))
        groups += found
    if faults:
        raise RulebookError(*faults)
    return Phase(number, tuple(groups))


def read_phases(texts: Sequence[object], rule: str, reading: Reading) -> tuple[Phase, ...]:
    """The phases of a book. An unreadable phase is a fault; it keeps its place, but has no groups."""
    phases = [Phase(number, ()) for number in range(1, len(texts) + 1)]
    for number, text in enumerate(texts, 1):
        with reading.collecting():
            if not isinstance(text, str):
                raise wrong_type("text", f"phases.list[{number}]", text, rule)
            phases[number - 1] = parse_phase(text, number, rule)
    return tuple(phases)


def _parse_groups(words: str) -> list[Group]:
    """The groups in one part between plus signs; none if it cannot be read."""
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
