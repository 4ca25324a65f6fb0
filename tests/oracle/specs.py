"""Specifications of groups, the twenty phases of the books, and random phases (P1–P7)."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal

Shape = Literal["set", "run", "collection"]
Parity = Literal["", "odd", "even"]

SHAPES: tuple[Shape, ...] = ("set", "run", "collection")
PARITIES: tuple[Parity, ...] = ("", "odd", "even")


@dataclass(frozen=True)
class Spec:
    """One group of a phase; `size` counts cards, also for a run of pairs (2 pairs: size 4)."""

    shape: Shape
    size: int
    parity: Parity = ""
    one_colour: bool = False
    pairs: bool = False

    def __post_init__(self) -> None:
        plain = not self.parity and not self.one_colour
        if self.shape == "set" and not plain:
            raise ValueError("a set has no parity and no colour")
        if self.shape == "collection" and plain:
            raise ValueError("a collection is odd, even or of one colour")
        if self.pairs and (self.shape != "run" or self.size % 2):
            raise ValueError("pairs make a run of an even number of cards")

    @property
    def copies(self) -> int:
        """How many cards a run has on each of its numbers."""
        return 2 if self.pairs else 1

    @property
    def step(self) -> int:
        """How far apart the numbers of a run are."""
        return 2 if self.parity else 1

    @property
    def length(self) -> int:
        """How many different numbers a run covers."""
        return self.size // self.copies


def has_parity(number: int, parity: Parity) -> bool:
    return parity == "" or (number % 2 == 1) == (parity == "odd")


def run_numbers(spec: Spec, low: int) -> list[int]:
    """The number that each card of a run shows when the run begins at `low`."""
    return [low + spec.step * place for place in range(spec.length) for _ in range(spec.copies)]


def _set(size: int) -> Spec:
    return Spec("set", size)


def _run(size: int) -> Spec:
    return Spec("run", size)


BOOK_PHASES: dict[Literal["classic", "express"], list[list[Spec]]] = {
    "classic": [
        [_set(3), _set(3)],
        [_set(3), _run(4)],
        [_set(4), _run(4)],
        [_run(7)],
        [_run(8)],
        [_run(9)],
        [_set(4), _set(4)],
        [Spec("collection", 7, one_colour=True)],
        [_set(5), _set(2)],
        [_set(5), _set(3)],
    ],
    "express": [
        [Spec("collection", 4, parity="odd")],
        [_set(2), _set(2)],
        [Spec("collection", 4, parity="even")],
        [Spec("run", 4, pairs=True)],
        [_set(3)],
        [_run(4)],
        [Spec("run", 3, one_colour=True)],
        [Spec("run", 4, parity="odd")],
        [Spec("run", 4, parity="even")],
        [Spec("collection", 4, one_colour=True)],
    ],
}


@cache
def all_specs(most: int = 11) -> tuple[Spec, ...]:
    """Every group that the phase language can ask for with at most `most` cards of 1–12.

    Sets and collections from 2 cards, runs from 3 numbers, runs of pairs from 2 pairs.
    """
    found: list[Spec] = [_set(size) for size in range(2, most + 1)]
    for parity in PARITIES:
        for one_colour in (False, True):
            if parity or one_colour:
                found += [Spec("collection", size, parity, one_colour) for size in range(2, most + 1)]
            for pairs in (False, True):
                copies = 2 if pairs else 1
                longest = 6 if parity else 12
                for length in range(2 if pairs else 3, longest + 1):
                    if length * copies <= most:
                        found.append(Spec("run", length * copies, parity, one_colour, pairs))
    return tuple(found)


def random_specs(random: Random, most: int = 11) -> list[Spec]:
    """A random phase of one to three groups with at most `most` cards; equal groups are common."""
    specs: list[Spec] = []
    for _ in range(random.randint(1, 3)):
        room = most - sum(spec.size for spec in specs)
        if specs and specs[-1].size <= room and random.random() < 0.3:
            specs.append(specs[-1])
            continue
        fitting = [spec for spec in all_specs(most) if spec.size <= room]
        shapes = [shape for shape in SHAPES if any(spec.shape == shape for spec in fitting)]
        if not shapes:
            break
        shape = random.choice(shapes)
        sizes = sorted({spec.size for spec in fitting if spec.shape == shape})
        size = min(random.choice(sizes), random.choice(sizes))
        specs.append(random.choice([spec for spec in fitting if (spec.shape, spec.size) == (shape, size)]))
    return specs
