"""The scores that a phase can have, for points that are entered without the dice (D5, D6).

A score is the sum of the dice that the phase uses, with Ws as 0. So the possible ones are the sums of all groups that
the phase allows and the dice can show. That leaves in a few low sums that no dice score, because whatever the
other dice show makes more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.scoring import add_demand, last_declaration
from dizaine.engine.dice.workspace import Workspace
from dizaine.rulebooks.dice import DiceBook
from dizaine.scorekeeper.dice.pieces import ANY_COLOUR, asks_for_colours, show

_MOST_TRIALS: Final = 2_000
"""Attempts to show a sum with the dice; the dice of the editions need half of that. After it, every sum will do."""


@lru_cache(maxsize=256)
def possible_scores(book: DiceBook, phase: int) -> frozenset[int]:
    """Every score of a phase, given by its index."""
    rules = tables(book)
    return frozenset(_colour_sums(rules, phase) if asks_for_colours(rules, phase) else _number_sums(rules, phase))


def _colour_sums(rules: Rules, phase: int) -> Iterator[int]:
    """The sums of so many faces of one colour on different dice."""
    for colour in {colour for die in range(rules.dice) for colour in rules.face_colour[die]}:
        reached = {(0, 0)}
        for die in range(rules.dice):
            sides = zip(rules.face_number[die], rules.face_colour[die], strict=True)
            numbers = {number for number, own in sides if own == colour}
            reached |= {(count + 1, total + number) for count, total in reached for number in numbers}
        yield from (total for count, total in reached if count == rules.group_size[phase][0])


def _number_sums(rules: Rules, phase: int) -> Iterator[int]:
    """The sums of sets and runs in which some of the dice are Ws."""
    found: set[int] = set()
    trials = 0
    wilds = sum(0 in rules.face_number[die] for die in range(rules.dice))
    for demand in _demands(rules, phase):
        numbers = sorted(demand)
        for kept in product(*(range(demand[number] + 1) for number in numbers)):
            missing = demand.total() - sum(kept)
            total = sum(number * count for number, count in zip(numbers, kept, strict=True))
            if missing > wilds or total in found:
                continue
            faces = [number for number, count in zip(numbers, kept, strict=True) for _ in range(count)]
            trials += 1
            shown = [(number, ANY_COLOUR) for number in [*faces, *[0] * missing]]
            if trials > _MOST_TRIALS or show(rules, shown) is not None:
                found.add(total)
    yield from found


def _demands(rules: Rules, phase: int) -> Iterator[Counter[int]]:
    """The numbers that the groups need, for every way to declare them."""
    work = Workspace()
    groups = range(rules.group_count[phase])
    for declared in product(*(range(1, last_declaration(rules, phase, group) + 1) for group in groups)):
        work.demand = [0] * len(work.demand)
        for group in groups:
            add_demand(rules, work, phase, group, declared[group])
        yield Counter({number: count for number, count in enumerate(work.demand) if count})
