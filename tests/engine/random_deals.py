"""Random hands and tables in which a lay or a hit is possible often enough."""

from collections.abc import Iterable, Sequence
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
"""With so many groups or more, the hand is kept small: even then there are thousands of ways to lay."""


class Dealer:
    """Deals from the deck of a book, no card twice, and prefers cards that a phase or the table can use."""

    def __init__(self, book: Rulebook, seed: str) -> None:
        self.random = Random(seed)
        self.law = Law.of(book)
        self.table: tuple[TableGroup, ...] = ()
        self.cards_of: list[Cards] = []
        material = book.material
        cards = oracle.deck(self.law.colours, material.copies, material.wilds, material.skips)
        self.pile = [card for card in cards if not is_numbered(card) or number_of(card) <= material.numbers]
        self.random.shuffle(self.pile)

    def lay(self, specs: Sequence[Spec]) -> None:
        """Lay a phase on the table, with a few wilds in it."""
        for spec in specs:
            while True:
                number, colour, cards = self._group(spec, wild_rate=0.1)
                missing = spec.size - len(cards)
                if missing <= self.pile.count(WILD):
                    break
                self.pile += cards
            cards += self._take([WILD] * missing)
            self.table += (on_table(spec, (number, colour, tuple(cards))),)
            self.cards_of.append(tuple(cards))

    def grow(self) -> None:
        """Add hits to the groups on the table, up to the ends of runs."""
        for hit in self._chain(self.random.choice((0, 2, 4, 8))):
            self.table = after_hit(self.table, hit)
            self.cards_of[hit[0]] += hit[2]

    def hand(self, specs: Sequence[Spec], size: int) -> list[Card]:
        """A hand of most of a phase's cards, hits that depend on one another, wilds and other cards.

        The last card is often one that needs other hits before it.
        """
        random = self.random
        wanted = [card for spec in specs for card in self._group(spec, wild_rate=0)[2]]
        random.shuffle(wanted)
        some = (0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 8) if specs else (0, 0, 0, 1, 1, 2, 4)
        wilds = min(self.pile.count(WILD), random.choice(some))
        asked = sum(spec.size for spec in specs)
        kept = max(0, asked - wilds + random.choice((-1, 0, 0, 0, 1, 2)))
        self.pile += wanted[kept:]
        hand = wanted[:kept] + self._take([WILD] * wilds)
        if random.random() < 0.2 and SKIP in self.pile:
            hand += self._take([SKIP])
        chain = [card for _, _, cards in self._chain(random.choice((0, 1, 2, 3))) for card in cards]
        self.pile += [card for card in chain if card == WILD]
        chain = [self._recoloured(card) for card in chain if card != WILD]
        hand += chain
        while len(hand) < size:
            hand += self._take([random.choice(self._others(hand))])
        random.shuffle(hand)
        if chain and random.random() < 0.5:
            hand.remove(chain[-1])
            hand.insert(size - 1, chain[-1])
        self.pile += hand[size:]
        return hand[:size]

    def _recoloured(self, card: Card) -> Card:
        """Now and then exchange a card for one of another colour, which may be no hit at all."""
        others = [other for other in self.pile if is_numbered(other) and number_of(other) == number_of(card)]
        if not others or self.random.random() < 0.6:
            return card
        self.pile.append(card)
        return self._take([self.random.choice(others)])[0]

    def _group(self, spec: Spec, wild_rate: float) -> tuple[int, str, list[Card]]:
        """A declaration and natural cards for it, as far as the pile has them."""
        number, colour = self.random.choice(declarations(spec, self.law.colours, self.law.numbers))
        cards: list[Card] = []
        for card in self.random.sample(self.pile, len(self.pile)):
            places_left = spec.size - len(cards) - 1
            if places_left < 0:
                break
            if is_numbered(card) and is_group(spec, number, colour, (*cards, card, *[WILD] * places_left)):
                cards.append(card)
        return number, colour, self._take(card for card in cards if self.random.random() >= wild_rate)

    def _chain(self, length: int) -> list[oracle.Hit]:
        """Consecutive hits, preferably at the same end; their cards leave the pile."""
        hits: list[oracle.Hit] = []
        table = self.table
        while len(hits) < length:
            found = sorted(oracle.hits(self.random.sample(self.pile, 24), table, numbers=self.law.numbers))
            further = [hit for hit in found if hits and hit[:2] == hits[-1][:2]]
            if not found:
                break
            hits.append(self.random.choice(further or found))
            table = after_hit(table, hits[-1])
            self._take(hits[-1][2])
        return hits

    def _others(self, hand: Iterable[Card]) -> list[Card]:
        """Cards without wilds to fill a hand; half the time only those that share a number with it."""
        cards = [card for card in self.pile if card != WILD]
        numbers = {number_of(card) for card in hand if is_numbered(card)}
        related = [card for card in cards if is_numbered(card) and number_of(card) in numbers]
        return related if related and self.random.random() < 0.5 else cards

    def _take(self, cards: Iterable[Card]) -> list[Card]:
        taken = list(cards)
        for card in taken:
            self.pile.remove(card)
        return taken


@dataclass(frozen=True)
class Scene:
    """A position of two players: seat 0 is to move with this hand and this phase, laid already or not."""

    seed: str
    book: Rulebook
    law: Law
    phase: int
    specs: list[Spec]
    laid: bool
    hand: Cards
    table: tuple[TableGroup, ...]
    top: Card
    """The top of the discard pile where seat 0 has not drawn yet, else empty."""
    game: Game

    @classmethod
    def of(cls, book: Rulebook, seed: str, *, laid: bool, other_laid: bool, drawn: bool = True) -> "Scene":
        """The scene of a seed."""
        dealer = Dealer(book, seed)
        random = dealer.random
        own, other = random.choice(book.phases.list), random.choice(book.phases.list)
        specs = specs_of(own)
        owners: list[int] = []
        for owner, phase, lies in ((0, own, laid), (1, other, other_laid)):
            if lies:
                dealer.lay(specs_of(phase))
                owners += [owner] * len(phase.groups)
        dealer.grow()
        most = book.deal.hand + 1
        if laid:
            size = random.randint(1, most)
        elif len(specs) >= CROWDED:
            size = min(most, own.cards + random.randint(0, 2))
        else:
            size = random.choice((most, most, most, most - 1, own.cards, own.cards + 1))
        hand = dealer.hand([] if laid else specs, max(2, min(size, most)))
        top = "" if drawn else hand.pop()
        if top == SKIP or (top and random.random() < 0.2):
            top = random.choice(dealer.pile)
        game = position(
            book,
            [" ".join(hand), 1],
            phases=[own.number, other.number],
            groups=[
                f"{owner}: {group_text(group.spec, (group.low, group.colour, cards))}"
                for owner, group, cards in zip(owners, dealer.table, dealer.cards_of, strict=True)
            ],
            stage="play" if drawn else "draw",
            discard="" if drawn else f"{next(card for card in dealer.pile if card != top)} {top}",
        )
        return cls(seed, book, dealer.law, own.number, specs, laid, tuple(sorted(hand)), dealer.table, top, game)

    def __str__(self) -> str:
        phase = self.book.phases.list[self.phase - 1]
        position_lines = [
            line for line in self.game.position().splitlines() if line.startswith(("player", "group", "duty"))
        ]
        return "\n".join([f"seed {self.seed!r}, {self.law}, phase {phase}, top {self.top!r}", *position_lines])
