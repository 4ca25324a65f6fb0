"""The oracle's distances, against values found by hand and against adding every choice of cards."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from random import Random

import pytest

from . import BOOK_PHASES, Naturals, Spec, all_specs, can_lay, deck, missing_cards, parse
from .laying import declarations

CLASSIC = BOOK_PHASES["classic"]
SET3, RUN4 = Spec("set", 3), Spec("run", 4)
NATURALS: tuple[Naturals, ...] = ("none", "phase", "group")


def missing(hand: str, specs: list[Spec], naturals: Naturals = "phase") -> int:
    return missing_cards(parse(hand), specs, naturals=naturals, colours="rygb")


@pytest.mark.parametrize(
    ("specs", "hand", "expected"),
    [
        ([RUN4], "", 4),
        ([RUN4], "S S r1", 3),
        ([RUN4], "r1 r5 r9", 3),
        ([RUN4], "r3 b3 y6 W", 1),
        ([RUN4], "r3 W W W", 0),
        ([SET3, SET3], "r7 b7 g7 y7 r7 b7", 0),
        ([SET3, SET3], "r7 b7 g7 y7 r8 S", 2),
        ([SET3, SET3], "r1 r2 r3 r4 r5 W W", 2),
        ([SET3, RUN4], "r3 b3 y4 g5 b6", 2),  # 3 3 and 4 5 6, or 3 and 3 4 5 6
        ([SET3, RUN4], "r3 b3 y3 r4 g5 b6", 1),
        ([SET3, Spec("collection", 4, one_colour=True)], "r7 r7 r7 r1 b7 g7", 1),  # two 7s go to the red cards
        ([SET3, Spec("collection", 4, one_colour=True)], "r7 r2 r3 r1 b7 g7", 1),  # the red 7 serves one of the two
        ([Spec("run", 6, pairs=True)], "r6 b6 g6 r8 r9", 3),
        ([Spec("run", 4, "odd"), Spec("collection", 3, "odd")], "r1 b1 r3 r5 r7 r9 r11", 0),
        ([Spec("run", 4, "odd"), Spec("collection", 3, "even")], "r1 r3 b3 r5 b5 r12", 3),
    ],
)
def test_missing_cards(specs: list[Spec], hand: str, expected: int) -> None:
    assert missing(hand, specs) == expected


def test_numbered_cards_that_are_missing() -> None:
    wilds = "W W W W W W W W"
    assert missing(wilds, CLASSIC[0], "none") == 0
    assert missing(wilds, CLASSIC[0], "phase") == 1
    assert missing(wilds, CLASSIC[0], "group") == 2
    assert missing("r7 W W W W W", CLASSIC[0], "phase") == 0
    assert missing("r7 W W W W W", CLASSIC[0], "group") == 1
    assert missing("r7 b7 W W W W", CLASSIC[0], "group") == 0  # a 7 in each set
    assert missing("r7 b7 g7 W W W", CLASSIC[0], "group") == 0
    assert missing("r7 b7 g7 W", CLASSIC[0], "group") == 2
    assert missing("W W", CLASSIC[5], "phase") == missing("W W", CLASSIC[5], "none") == 7


def fewest_arrivals(hand: tuple[str, ...], specs: list[Spec], naturals: Naturals, most: int) -> int:
    """Add every choice of so many red and yellow cards up to 5, or wilds, until the phase can be laid."""
    kinds = [card for card in deck("ry", 1, 1, 0) if card == "W" or int(card[1:]) <= 5]
    for count in range(most + 1):
        for cards in combinations_with_replacement(kinds, count):
            if can_lay([*hand, *cards], specs, naturals=naturals, colours="ry", numbers=5):
                return count
    return most + 1


def test_missing_cards_are_the_fewest_whose_arrival_lets_the_phase_be_laid(size: Callable[[int, int], int]) -> None:
    random, seen = Random(8), Counter[tuple[Naturals, int]]()
    small = [spec for spec in all_specs(5) if declarations(spec, "ry", 5)]
    near = [card for card in deck("ry", 2, 4, 1) if card in "WS" or int(card[1:]) <= 5]
    hands = size(300, 10_000)
    while seen.total() < hands:
        specs = random.choices(small, k=random.choice((1, 2, 2, 3)))
        if sum(spec.size for spec in specs) > 6:
            continue
        hand, naturals = tuple(random.sample(near, random.randint(0, 6))), random.choice(NATURALS)
        found = missing_cards(hand, specs, naturals=naturals, colours="ry", numbers=5)
        assert min(found, 4) == fewest_arrivals(hand, specs, naturals, 3), (hand, specs, naturals)
        seen[naturals, min(found, 4)] += 1
    assert min(seen[naturals, count] for naturals in NATURALS for count in range(5)) > 2
