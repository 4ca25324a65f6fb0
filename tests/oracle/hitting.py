"""Every single hit on the groups of the table (H2, H3, W4, K4, O3)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from .cards import SKIP, WILD, Card, Cards, choices, colour_of, number_of
from .laying import Group
from .specs import Spec, has_parity, run_numbers

End = Literal["low", "high", ""]
Hit = tuple[int, End, Cards]
"""The index of the group, the end of a run (else ""), and the sorted cards."""


@dataclass(frozen=True)
class TableGroup:
    """A group as it lies: a set has its number as `low` and `high`, a collection has 0 for both."""

    spec: Spec
    low: int
    high: int
    colour: str
    size: int


def on_table(spec: Spec, group: Group) -> TableGroup:
    """The group on the table after it has been laid."""
    number, colour, cards = group
    high = run_numbers(spec, number)[-1] if spec.shape == "run" else number
    return TableGroup(spec, number, high, colour, len(cards))


def _takes(group: TableGroup, end: End, card: Card, numbers: int) -> bool:
    """Could this card stand here?"""
    spec = group.spec
    place = {"low": group.low - spec.step, "high": group.high + spec.step, "": group.low}[end]
    if spec.shape != "collection" and not 1 <= place <= numbers:
        return False
    if card in (WILD, SKIP):
        return card == WILD
    if spec.one_colour and colour_of(card) != group.colour:
        return False
    if spec.shape == "collection":
        return has_parity(number_of(card), spec.parity)
    return number_of(card) == place


def hits(hand: Iterable[Card], table: Sequence[TableGroup], *, numbers: int = 12, keep_one: bool = False) -> set[Hit]:
    """Every legal single hit; a run of pairs takes two cards in one hit."""
    held = tuple(sorted(hand))
    found: set[Hit] = set()
    for index, group in enumerate(table):
        ends: tuple[End, ...] = ("low", "high") if group.spec.shape == "run" else ("",)
        for end in ends:
            for cards in choices(held, group.spec.copies):
                if keep_one and len(cards) == len(held):
                    continue
                if all(_takes(group, end, card, numbers) for card in cards):
                    found.add((index, end, cards))
    return found


def after_hit(table: Sequence[TableGroup], hit: Hit) -> tuple[TableGroup, ...]:
    """The table after this hit."""
    index, end, cards = hit
    group = table[index]
    grown = replace(
        group,
        low=group.low - group.spec.step if end == "low" else group.low,
        high=group.high + group.spec.step if end == "high" else group.high,
        size=group.size + len(cards),
    )
    return (*table[:index], grown, *table[index + 1 :])
