"""Distance to a phase against an exhaustive search that shares no code with the engine."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from dizaine import Card, Rulebook, load
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.distance import distance_with, distance_without, phase_distance, stays_without
from dizaine.engine.cards.hands import count_hand, load_hand
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from tests.engine.neutral import Law, specs_of
from tests.engine.random_books import books
from tests.engine.random_deals import Dealer
from tests.engine.setup import write_book
from tests.oracle import SKIP, WILD, missing_cards
from tests.oracle.cards import without

Size = Callable[[int, int], int]

EDITIONS = (
    "classic",
    "continental",
    "express",
    "classic+natural-in-each-group",
    "continental+natural-in-each-group",
    "express+natural-in-each-group",
)
HANDS = (30, 8_400)
"""Hands of each edition, here and in `make soak`, which tests more than 50,000 in all."""

OWN_BOOKS = (
    "own phases of classic",
    "own phases of continental",
    "own phases of classic+natural-in-each-group",
)
OWN_PHASES = [
    "4 sets of 2",
    "3 sets of 3",
    "set of 5 + set of 3 + set of 2",
    "run of 4 + run of 4",
    "run of 5 + run of 3",
    "run of 3 pairs + set of 3",
    "run of 2 pairs + run of 2 pairs + set of 2",
    "run of 3 in one colour + 2 sets of 3",
    "run of 4 in one colour + run of 4",
    "run of 2 pairs in one colour + set of 3",
    "4 odd + set of 3 + set of 2",
    "3 odd + 3 even + run of 4",
    "4 of one colour + 4 of one colour",
    "3 of one colour + 3 even in one colour + set of 3",
    "run of 3 odd + run of 3 even + set of 4",
    "run of 4 odd in one colour + 3 odd + run of 3",
]
"""Phases that no edition has, with groups that compete for the same cards."""


def book_of(name: str, folder: Path) -> Rulebook:
    """An edition, or one with the phases above."""
    edition = name.removeprefix("own phases of ")
    if edition == name:
        return load(edition)
    return write_book(folder, f'extends = "{edition}"\n[phases]\nlist = {OWN_PHASES}\nshortest_run = 3\n')


def hands(book: Rulebook, count: int) -> Iterator[tuple[int, list[str]]]:
    """So many hands, each with the index of the phase that it was made for; the phases take turns."""
    for number in range(count):
        phase = number % len(book.phases.list)
        yield phase, hand_for(book, phase, f"{book.id} {number}")


def hand_for(book: Rulebook, phase: int, seed: str) -> list[str]:
    """A hand of any size: one that nearly holds the phase, a wild one, a coloured one, or any."""
    dealer = Dealer(book, seed)
    random, pile = dealer.random, dealer.pile
    size, kind = random.randint(0, book.deal.hand + 1), random.choice(("near", "near", "wild", "coloured", "any"))
    if kind == "near":
        return dealer.hand(specs_of(book.phases.list[phase]), size)
    favourite = {"wild": WILD, "coloured": random.choice(dealer.law.colours), "any": "none"}[kind]
    liked = [card for card in pile if card.startswith(favourite)][: random.randint(0, size)]
    for card in liked:
        pile.remove(card)
    return [*liked, *pile[: size - len(liked)]]


def state_of(hand: list[str]) -> State:
    """A state in which the first player holds a hand."""
    state = State()
    state.hand_size[0] = len(hand)
    for index, card in enumerate(sorted(Card.from_text(text) for text in hand)):
        state.hand[0][index] = card
    count_hand(tables(load("classic")), state, 0)
    return state


def missing(book: Rulebook, phase: int, hand: list[str]) -> int:
    """The answer of the exhaustive search."""
    law, specs = Law.of(book), specs_of(book.phases.list[phase])
    return missing_cards(hand, specs, naturals=law.naturals, colours=law.colours, numbers=law.numbers)


def distance(book: Rulebook, work: Workspace, phase: int, hand: list[str]) -> int:
    """The answer of the engine, after checking that the search agrees. The workspace may hold anything before."""
    rules = tables(book)
    load_hand(rules, state_of(hand), work, 0)
    found, expected = phase_distance(rules, work, phase), missing(book, phase, hand)
    assert found == expected, f"{book.phases.list[phase]}, {Law.of(book)}, {hand}: {found}, not {expected}"
    return found


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W3", "K4", "O2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_hand_for_each_phase_of_an_edition(edition: str, size: Size) -> None:
    book, work = load(edition), Workspace()
    phases = range(len(book.phases.list))
    seen = {distance(book, work, phase, hand) for _, hand in hands(book, size(*HANDS)) for phase in phases}
    assert seen == set(range(max(phase.cards for phase in book.phases.list) + 1))


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W3", "K4", "O2")
@pytest.mark.parametrize("name", OWN_BOOKS)
def test_phases_that_no_edition_has(name: str, size: Size, tmp_path: Path) -> None:
    book, work = book_of(name, tmp_path), Workspace()
    seen = {distance(book, work, phase, hand) for phase, hand in hands(book, size(35, 2_000))}
    assert seen >= set(range(9))


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W3", "K4", "O2")
@pytest.mark.parametrize("name", [name.replace("own", "random") for name in OWN_BOOKS])
def test_random_phases_and_other_decks(name: str, size: Size, tmp_path: Path) -> None:
    work, seen = Workspace(), set[int]()
    for number, (book, seed) in enumerate(books(name, tmp_path, size(35, 2_000))):
        phase = number % len(book.phases.list)
        seen.add(distance(book, work, phase, hand_for(book, phase, seed)))
    assert seen >= set(range(7))


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W3", "O2")
@pytest.mark.parametrize("name", [*EDITIONS, *OWN_BOOKS])
def test_the_distance_with_a_card_more_or_less(name: str, size: Size, tmp_path: Path) -> None:
    book, work, random = book_of(name, tmp_path), Workspace(), Random(name)
    rules, count, changes = tables(book), size(12, 600), 0
    kinds = sorted(set(Dealer(book, name).pile) - {SKIP})
    for phase, hand in hands(book, count):
        before = distance(book, work, phase, hand)
        added, others = random.choice(kinds), sorted({card for card in hand if card != SKIP})
        found = distance_with(rules, work, phase, Card.from_text(added))
        assert found == missing(book, phase, [*hand, added]), f"{book.phases.list[phase]}, {hand} and {added}"
        changes += found < before
        if others:
            gone = random.choice(others)
            found = distance_without(rules, work, phase, Card.from_text(gone))
            assert found == missing(book, phase, list(without(hand, [gone]))), f"{hand} but {gone}"
            changes += found > before
        assert phase_distance(rules, work, phase) == before, "asking about another card has changed the workspace"
    assert changes > count // 3


@pytest.mark.rule("W3", "O2")
@pytest.mark.parametrize("name", [*EDITIONS, *OWN_BOOKS])
def test_which_cards_do_not_change_the_distance(name: str, size: Size, tmp_path: Path) -> None:
    """Includes hands of many wilds, where a natural card is missing and one wild more or less makes no difference."""
    book, work, random = book_of(name, tmp_path), Workspace(), Random(name)
    rules, spared = tables(book), {True: 0, False: 0}
    naturals = sorted(set(Dealer(book, name).pile) - {SKIP, WILD})
    for number in range(size(12, 600)):
        wilds = number % 11
        hand, phase = [WILD] * wilds + random.choices(naturals, k=10 - wilds), random.randrange(rules.phase_count)
        before = distance(book, work, phase, hand)
        for card in map(Card.from_text, sorted(set(hand))):
            stays = stays_without(rules, work, phase, card, before)
            assert stays == (distance_without(rules, work, phase, card) == before), f"{hand} but {card}"
            spared[bool(stays)] += 1
    assert all(spared.values())
