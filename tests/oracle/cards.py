"""Cards as text: a colour letter and a number (`r7`, `y12`), `W` a wild, `S` a skip.

Hands are sorted by their text (so `r10` comes before `r7`). The order means nothing, but makes tuples of equal cards
equal.
"""

from collections.abc import Iterable
from itertools import combinations

Card = str
Cards = tuple[Card, ...]

WILD: Card = "W"
SKIP: Card = "S"
COLOUR_LETTERS = "rygbo"


def parse(text: str) -> Cards:
    """The sorted cards of a text such as `r7 y12 W S`."""
    cards = tuple(sorted(text.split()))
    for card in cards:
        if card not in (WILD, SKIP) and (card[0] not in COLOUR_LETTERS or not 1 <= int(card[1:]) <= 12):
            raise ValueError(f"no such card: {card}")
    return cards


def is_numbered(card: Card) -> bool:
    return card not in (WILD, SKIP)


def number_of(card: Card) -> int:
    return int(card[1:])


def colour_of(card: Card) -> str:
    return card[0]


def deck(colours: str, copies: int, wilds: int, skips: int) -> list[Card]:
    """All cards of a game (M1–M4)."""
    numbered = [f"{colour}{number}" for colour in colours for number in range(1, 13)]
    return numbered * copies + [WILD] * wilds + [SKIP] * skips


def choices(cards: Iterable[Card], size: int) -> set[Cards]:
    """Every different way to take `size` of the cards; cards that look alike are not told apart."""
    return set(combinations(sorted(cards), size))


def without(cards: Iterable[Card], taken: Iterable[Card]) -> Cards:
    """The sorted cards without `taken`."""
    left = sorted(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
