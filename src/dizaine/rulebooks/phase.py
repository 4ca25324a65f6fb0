"""A phase and its groups, as frozen values. Card books and dice books share them."""

from dataclasses import dataclass
from itertools import groupby
from typing import Literal


@dataclass(frozen=True, slots=True)
class Group:
    """One group of a phase. Its size is counted in cards, even for runs of pairs (P1-P7).

    >>> from dizaine import load
    >>> [str(group) for group in load("classic").every_phase[1].groups]
    ['set of 3', 'run of 4']
    """

    shape: Literal["set", "run", "collection"]
    size: int
    parity: Literal["", "odd", "even"] = ""
    one_colour: bool = False
    pairs: bool = False

    def __str__(self) -> str:
        if self.shape == "set":
            return f"set of {self.size}"
        if self.shape == "collection" and not self.parity:
            return f"{self.size} of one colour"
        words = [f"run of {self.size // 2} pairs" if self.pairs else f"run of {self.size}"]
        if self.shape == "collection":
            words = [str(self.size)]
        if self.parity:
            words.append(self.parity)
        if self.one_colour:
            words.append("in one colour")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase. It keeps its number when some phases are left out: phase 8 stays phase 8 (V2).

    >>> from dizaine import load
    >>> phase = load("classic+phases=even").played_phases[0]
    >>> phase.number, str(phase), phase.cards
    (2, 'set of 3 + run of 4', 7)
    """

    number: int
    groups: tuple[Group, ...]

    @property
    def cards(self) -> int:
        """How many cards it takes."""
        return sum(group.size for group in self.groups)

    def __str__(self) -> str:
        texts = []
        for group, equals in groupby(self.groups):
            count = len(list(equals))
            if group.shape == "set" and count > 1:
                texts.append(f"{count} sets of {group.size}")
            else:
                texts.extend([str(group)] * count)
        return " + ".join(texts)
