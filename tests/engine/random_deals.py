"""Random hands and tables in which something can be laid or hit often enough to be worth asking about."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from dizaine import Game, Rulebook
from tests import oracle
from tests.engine.neutral import Law, group_text, specs_of
from tests.engine.setup import position
from tests.oracle import SKIP, WILD, Card, Cards, Spec, TableGroup, after_hit, on_table
from tests.oracle.cards import is_numbered, number_of
from tests.oracle.laying import declarations, is_group

CROWDED = 3
"""From so many groups on a phase has thousands of ways to be laid, unless the hand is small."""


@dataclass(frozen=True)
class Scene:
    """A position of two players: seat 0 has this hand and this phase, laid or not, and is to move."""

    seed: str
    book: Rulebook
    phase: int
    specs: list[Spec]
    laid: bool
    hand: Cards
    table: tuple[TableGroup, ...]
    top: Card
    game: Game

    @property
    def law(self) -> Law:
        return Law.of(self.book)

    def __str__(self) -> str:
        return (
            f"seed {self.seed!r}, {self.law}, phase {self.phase}: {self.book.phases.list[self.phase - 1]}\n"
            + (self.game.position().partition("\n")[2].partition("\n")[2])
        )


class Dealer:
    """Deals from the deck of a book, no card twice, and by preference what a phase or a table can use."""

    def __init__(self, book: Rulebook, seed: str) -> None:
        self.random = Random(seed)
        self.law = Law.of(book)
        self.table: tuple[TableGroup, ...] = ()
        self.cards_of: list[list[Card]] = []
        material = book.material
        cards = oracle.deck(self.law.colours, material.copies, material.wilds, material.skips)
        self.pile = [card for card in cards if not is_numbered(card) or number_of(card) <= material.numbers]
        self.random.shuffle(self.pile)

    def lay(self, specs: Sequence[Spec]) -> None:
        """Lay a phase on the table, with wilds where cards are missing and here and there besides."""
        for spec in specs:
            while True:
                number, colour, cards = self._group(spec, wild_rate=0.1)
                missing = spec.size - len(cards)
                if missing <= self.pile.count(WILD):
                    break
                self.pile += cards
            self._take([WILD] * missing)
            self.table += (on_table(spec, (number, colour, (*cards, *[WILD] * missing))),)
            self.cards_of.append([*cards, *[WILD] * missing])

    def grow(self) -> None:
        """Let hits fall on the table, up to the very ends of runs."""
        for index, cards in self._chain(self.random.choice((0, 2, 4, 8))):
            self.cards_of[index] += cards
            self.table = after_hit(self.table, (index, self._end, cards))

    def hand(self, specs: Sequence[Spec], size: int) -> list[Card]:
        """Most of what a phase asks for, cards that fit the table, wilds and others."""
        random = self.random
        wanted = [card for spec in specs for card in self._group(spec, wild_rate=0)[2]]
        random.shuffle(wanted)
        wilds = min(self.pile.count(WILD), random.choice((0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 8)))
        asked = sum(spec.size for spec in specs)
        kept = max(0, asked - wilds + random.choice((-1, 0, 0, 0, 1, 2)))
        self.pile += wanted[kept:]
        hand = wanted[:kept] + self._take([WILD] * wilds)
        if random.random() < 0.2 and SKIP in self.pile:
            hand += self._take([SKIP])
        if self.table:
            before = self.table
            for _, cards in self._chain(random.choice((0, 1, 2, 3))):
                hand += [card for card in cards if card != WILD]
                self.pile += [card for card in cards if card == WILD]
            self.table = before
        while len(hand) < size:
            hand += self._take([random.choice(self._fillers(hand))])
        random.shuffle(hand)
        self.pile += hand[size:]
        return hand[:size]

    def _fillers(self, hand: Sequence[Card]) -> list[Card]:
        """Cards other than wilds; half the time only such as have a number of the hand."""
        cards = [card for card in self.pile if card != WILD]
        numbers = {number_of(card) for card in hand if is_numbered(card)}
        related = [card for card in cards if is_numbered(card) and number_of(card) in numbers]
        return related if related and self.random.random() < 0.5 else cards
