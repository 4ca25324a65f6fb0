"""Random books, and every moment of random games, including those at which chance is asked."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from dizaine import Card, Game, Rulebook, RulebookError, SeededChance, load
from dizaine.engine.cards.state import State
from dizaine.engine.dialect import duplicate
from dizaine.rulebooks import editions

VARIANTS = (
    "ten-rounds",
    "phases=1",
    "phases=3",
    "phases=even",
    "phases=1,3,8",
    "knock",
    "free-order",
    "order=3,1,2",
    "hits-next-turn",
    "natural-in-each-group",
    "out-by-discard",
    "free-take",
    "use-taken",
    "skip-chosen",
    "skip-next",
    "points",
    "places",
)


def random_book(random: Random) -> Rulebook:
    """An edition with some compatible variants; now and then with another limit of turns, or with many wilds."""
    while True:
        name = "+".join([random.choice(editions), *random.sample(VARIANTS, random.randrange(5))])
        try:
            book = load(name)
        except RulebookError:
            continue
        change = random.randrange(4)
        if change == 0:
            return replace(book, id="hasty", turn=replace(book.turn, limit=random.choice((2, 9))))
        return with_many_wilds(book) if change == 1 else book


def with_many_wilds(book: Rulebook) -> Rulebook:
    """The book with so many wilds that one is often turned first, and goes back under the draw pile (T8)."""
    material = replace(book.material, wilds=book.material.wilds + 40)
    return replace(book, id="wild", material=material, deal=replace(book.deal, first_wild="return"))


class Witness:
    """A source of chance that records the state whenever it is asked, since a game never stops there."""

    def __init__(self, seed: int) -> None:
        self._source = SeededChance(seed)
        self.game: Game | None = None
        self.noted: list[State] = []

    def lot(self, count: int) -> int:
        return self._source.lot(count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        if self.game is not None:
            self.noted.append(duplicate(self.game.state))
        return self._source.order(cards)


def random_game(random: Random, moves: int) -> Game:
    """A game of a random book after so many random moves, or when it is over."""
    game = Game.new(random_book(random), players=random.randint(2, 6), seed=random.randrange(2**40))
    for _ in range(moves):
        if game.is_over:
            break
        game.apply(random.choice(game.canonical_moves()))
    return game


def moments(random: Random, moves: int, book: Rulebook | None = None) -> Iterator[tuple[Game, State]]:
    """A random game with its state at every decision, and with copies of it at every question to chance."""
    witness = Witness(random.randrange(2**40))
    game = Game.new(book or random_book(random), players=random.randint(2, 6), chance=witness)
    witness.game = game
    for _ in range(moves):
        yield game, game.state
        if game.is_over:
            return
        game.apply(random.choice(game.canonical_moves()))
        for state in witness.noted:
            yield game, state
        witness.noted.clear()
