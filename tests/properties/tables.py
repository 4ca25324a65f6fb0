"""Random valid tables: editions with variants, custom books with small decks or low limits, players.

The same choices serve Hypothesis and plain random loops: a `Pick` chooses one of several things.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from dizaine.rulebooks import Rulebook, editions, load

Thing = TypeVar("Thing")

PLAYED_FOR_PLACES = ("dutch",)
FEWER_PHASES = ("phases=1", "phases=5", "phases=even", "phases=odd", "phases=1,3,8", "phases=7,8,9,10")
ONE_ORDER = ("order=3,1,2", "order=10,9,8,7,6,5,4,3,2,1", "order=8,2,4", "order=6,7")


class Pick(Protocol):
    """Chooses one of several things."""

    def __call__(self, things: Sequence[Thing], /) -> Thing: ...


def pick_edition(pick: Pick) -> str:
    """An edition with variants: at most one of those that exclude each other, and V1 only where points decide."""
    edition = pick((*editions, "express", "express"))
    winning = pick(("", "", "points", "places", "ten-rounds"))
    if winning == "ten-rounds" and edition in PLAYED_FOR_PLACES:
        winning = "ten-rounds+points"
    phases = pick(("", "", "", "", *FEWER_PHASES, *ONE_ORDER))
    may_be_free = "ten-rounds" not in winning and "order" not in phases
    variants = [
        winning,
        phases,
        pick(("", "free-order")) if may_be_free else "",
        pick(("", "knock")),
        pick(("", "", "hits-next-turn")),
        pick(("", "", "natural-in-each-group")),
        pick(("", "", "out-by-discard")),
        pick(("", "free-take", "use-taken")),
        pick(("", "skip-chosen", "skip-next")),
    ]
    return "+".join([edition, *filter(None, variants)])


def hurried(book: Rulebook, pick: Pick) -> Rulebook:
    """The book with a low limit of turns, so that rounds end by it (T11)."""
    return replace(book, turn=replace(book.turn, limit=pick((1, 4, 9, 20))))


def tightened(book: Rulebook, pick: Pick) -> Rulebook:
    """A book like `express` with piles so small that they often run out (T7)."""
    material = replace(book.material, numbers=pick((8, 9)), wilds=pick((0, 2, 6)), skips=pick((3, 6)))
    hand = pick((5, 6))
    most = min(6, (material.deck_size - 2) // hand)
    deal = replace(book.deal, hand=hand, most_players=most)
    return replace(book, material=material, deal=deal, points=replace(book.points, high_from=8))


def wilder(book: Rulebook, pick: Pick) -> Rulebook:
    """The book with more wilds and skips, which return under the draw pile in half of the cases (T8, T9)."""
    material = replace(book.material, wilds=book.material.wilds + pick((4, 10)), skips=pick((0, 4, 10)))
    deal = replace(book.deal, first_wild=pick(("take", "return")), first_skip=pick(("lose-turn", "return")))
    return replace(book, material=material, deal=deal)


def pick_book(pick: Pick) -> Rulebook:
    """A book as it is loaded, or with a custom change."""
    text = pick_edition(pick)
    book = load(text)
    changes = [None, None, hurried, wilder, wilder]
    if text.startswith("express"):
        changes = [None, hurried, wilder, tightened, tightened]
    change = pick(changes)
    if change is None:
        return book
    return Rulebook.from_json(replace(change(book, pick), id=f"{change.__name__}-{text}").to_json())


@dataclass(frozen=True)
class Table:
    """A book and a number of players that it allows."""

    book: Rulebook
    players: int

    def __repr__(self) -> str:
        return f"Table({self.book.id}, {self.players} players)"

    @classmethod
    def pick(cls, pick: Pick) -> "Table":
        """Any table: for a plain generator `Table.pick(random.choice)`."""
        book = pick_book(pick)
        return cls(book, pick(range(book.deal.least_players, book.deal.most_players + 1)))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table, by Hypothesis."""

    def pick(things: Sequence[Thing], /) -> Thing:
        return draw(st.sampled_from(things))

    return Table.pick(pick)
