"""Rulebooks with random phases of the phase language, and with other decks than those of the editions."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from dizaine import Rulebook, load
from dizaine.rulebooks import Group
from tests.engine.neutral import Law, specs_of
from tests.engine.setup import write_book
from tests.oracle import Spec, random_specs
from tests.oracle.laying import declarations

PHASES = 16
"""The most phases that a book can hold."""
MOST_CARDS = 10
"""The most cards in one phase, so that a hand can hold it and a card to discard."""
SCENES = 100
"""The number of scenes before a new book of random phases is made."""


class Deck(NamedTuple):
    colours: tuple[str, ...]
    numbers: int
    copies: int
    hand: int


DECKS = (
    Deck(("red", "yellow", "green", "blue"), numbers=12, copies=2, hand=10),
    Deck(("orange", "blue", "green", "yellow", "red"), numbers=12, copies=2, hand=11),
    Deck(("green", "orange", "yellow"), numbers=9, copies=3, hand=10),
    Deck(("red", "blue"), numbers=5, copies=8, hand=13),
)
SMALL_GROUPS = (
    Spec("set", 2),
    Spec("run", 2),
    Spec("run", 2, "even"),
    Spec("run", 2, "odd", one_colour=True),
    Spec("collection", 2, one_colour=True),
)
NARROW_RUNS = (
    Spec("run", 3, one_colour=True),
    Spec("run", 3, "odd", one_colour=True),
    Spec("run", 4, pairs=True),
    Spec("run", 4, "even", pairs=True),
    Spec("run", 4, one_colour=True, pairs=True),
)
"""Few cards fit these, so that random hands seldom hold the cards that prepare a hit on them."""


def books(name: str, folder: Path, count: int) -> Iterator[tuple[Rulebook, str]]:
    """A book and a seed for each of `count` scenes; `random phases of NAME` makes a new book every `SCENES` scenes."""
    edition = name.removeprefix("random phases of ")
    book = load(edition)
    for index in range(count):
        seed = f"{name} {index}"
        if edition != name and index % SCENES == 0:
            book = random_book(folder, seed, edition)
        yield book, seed


def random_book(folder: Path, seed: str, extends: str) -> Rulebook:
    """A book of random phases; `extends` names an edition with the variants to play by."""
    random = Random(seed)
    deck = random.choice(DECKS)
    phases: list[list[Spec]] = []
    while len(phases) < PHASES:
        few = len(phases) % 2 == 0
        specs = [random.choice(NARROW_RUNS)] if few else random_specs(random, MOST_CARDS)
        if random.random() < 0.25 and sum(spec.size for spec in specs) + 2 <= MOST_CARDS:
            specs.append(random.choice(SMALL_GROUPS))
        if all(declarations(spec, "r", deck.numbers) for spec in specs):
            phases.append(specs)
    texts = [" + ".join(str(_group(spec)) for spec in specs) for specs in phases]
    book = write_book(
        folder,
        f"""
        extends = "{extends}"
        [material]
        colours = {list(deck.colours)}
        numbers = {deck.numbers}
        copies = {deck.copies}
        [deal]
        hand = {deck.hand}
        most_players = 2
        [phases]
        list = {texts}
        shortest_run = 2
        [points]
        high_from = {deck.numbers - 2}
        """,
    )
    assert [sorted(specs_of(phase), key=str) for phase in book.phases.list] == [
        sorted(specs, key=str) for specs in phases
    ], seed
    assert Law.of(book).numbers == deck.numbers
    return book


def _group(spec: Spec) -> Group:
    return Group(spec.shape, spec.size, spec.parity, spec.one_colour, spec.pairs)
