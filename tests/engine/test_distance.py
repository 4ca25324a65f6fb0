"""Distance to a phase against brute force: the fewest cards of any kind whose arrival lets the phase be laid."""

import random
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Literal

import pytest

from dizaine import Card, load
from dizaine.engine.distance import phase_distance
from dizaine.engine.hands import lend
from dizaine.engine.tables import Rules, tables
from dizaine.engine.workspace import Workspace
from tests.oracle import BOOK_PHASES, Spec, can_lay
from tests.oracle.laying import Naturals

NUMBERS = range(1, 13)


def spread(rules: Rules, hand: list[str]) -> Workspace:
    work = Workspace()
    for card in sorted(Card.from_text(text) for text in hand):
        lend(rules, work, card)
    return work


def brute_distance(hand: list[str], specs: list[Spec], naturals: Naturals, colours: str, most: int) -> int:
    """Add every choice of so many cards, until the phase lies; more than `most` is not searched."""
    kinds = [f"{colour}{number}" for colour in colours for number in NUMBERS] + ["W"]
    for added in range(most + 1):
        for cards in combinations_with_replacement(kinds, added):
            if can_lay([*hand, *cards], specs, naturals=naturals, colours=colours):
                return added
    return most + 1


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W3", "O2")
@pytest.mark.parametrize(
    ("edition", "phases", "naturals", "hand_size"),
    [
        ("classic", "classic", "phase", 7),
        ("continental", "classic", "none", 7),
        ("express", "express", "phase", 4),
        ("express+natural-in-each-group", "express", "group", 4),
        ("classic+natural-in-each-group", "classic", "group", 7),
    ],
)
def test_distance_is_what_brute_force_finds(
    edition: str,
    phases: Literal["classic", "express"],
    naturals: Naturals,
    hand_size: int,
    size: Callable[[int, int], int],
) -> None:
    book = load(edition)
    rules = tables(book)
    colours = "".join(name[0] for name in book.material.colours)
    deck = [f"{colour}{number}" for colour in colours for number in NUMBERS for _ in range(book.material.copies)]
    deck += ["W"] * book.material.wilds
    chooser = random.Random(11)
    for _ in range(size(40, 400)):
        index = chooser.randrange(10)
        hand = chooser.sample(deck, hand_size)
        if chooser.random() < 0.3:
            hand[: chooser.randrange(1, 4)] = ["W"] * chooser.randrange(1, 4)
        found = phase_distance(rules, spread(rules, hand[:15]), index)
        expected = brute_distance(hand, BOOK_PHASES[phases][index], naturals, colours, 1)
        assert min(found, 2) == expected, (edition, index + 1, hand, found, expected)
