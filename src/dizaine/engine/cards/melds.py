"""Melds: groups of cards with their declarations, and their text form.

`set 7 = r7 y7 W`, `run 3 = r3 y4 W b6`, `run 1 odd = r1 y3 g5 b7`, `run 6 pairs = r6 y6 g7 W`,
`run 4 green = g4 g5 g6`, `green = g1 g4 W g9`, `odd = r1 y1 g5 b9`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from dizaine.engine.cards.cards import COLOUR_NAMES, WILD, Card
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import DECK
from dizaine.engine.notation import quote, read_number
from dizaine.engine.shapes import (
    COLLECTION,
    EVEN,
    NO_COLOUR,
    ODD,
    RUN,
    SET,
    family_of,
    has_one_colour,
    parity_of,
    shape_of,
    step_of,
    width_of,
)

_PARITY_NAMES: Final[dict[int, Literal["odd", "even"]]] = {ODD: "odd", EVEN: "even"}


@dataclass(frozen=True, slots=True, repr=False)
class Meld:
    """A group: its shape, its number (for a run, the lowest), its colour, and its cards in normal order.

    The cards of a run are in the order of its numbers, with wilds in the gaps; other cards are sorted.

    >>> from dizaine import Meld
    >>> Meld.from_text("run 3 = b6 W r3 y4")
    Meld('run 3 = r3 y4 W b6')
    >>> meld = Meld.from_text("run 4 green = g4 W g6")
    >>> meld.family, meld.number, meld.colour_name, [str(card) for card in meld.cards]
    ('run', 4, 'green', ['g4', 'W', 'g6'])
    """

    shape: int
    number: int
    colour: int
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, shape: int, number: int, colour: int, cards: Iterable[int]) -> Meld:
        """Create a meld with its cards in normal order."""
        return cls(shape, number, colour, _normal_order(shape, number, [Card(card) for card in cards]))

    @classmethod
    def from_text(cls, text: str) -> Meld:
        """Read a meld; raises `NotationError`."""
        head, equals, tail = text.partition("=")
        if not equals:
            raise NotationError(f"{quote(text.strip())} is no group: write for instance 'set 7 = r7 y7 W'")
        shape, number, colour = _read_head(head.split(), text)
        cards = read_cards(tail)
        if not cards:
            raise NotationError(f"{quote(text.strip())}: name the cards of the group, for instance 'set 7 = r7 y7 W'")
        return cls.of(shape, number, colour, cards)

    @property
    def family(self) -> Literal["set", "run", "collection"]:
        """A set of one number, a run of consecutive numbers, or a collection of one colour or parity."""
        return "set" if family_of(self.shape) == SET else "run" if family_of(self.shape) == RUN else "collection"

    @property
    def colour_name(self) -> str:
        """The name of the colour of all its cards; empty if any colours are allowed."""
        return COLOUR_NAMES[self.colour] if has_one_colour(self.shape) else ""

    @property
    def parity(self) -> Literal["", "odd", "even"]:
        """Whether all its numbers are odd or even; empty if both are allowed."""
        return _PARITY_NAMES.get(parity_of(self.shape), "")

    @property
    def order(self) -> tuple[int, ...]:
        """The sort key of the groups of a lay, which gives each lay a normal form."""
        shape = self.shape
        traits = (family_of(shape), parity_of(shape), has_one_colour(shape), width_of(shape))
        return (*traits, -len(self.cards), self.number, self.colour, *self.cards)

    @property
    def places(self) -> tuple[tuple[int, Card], ...]:
        """Each card with the number that it stands for; 0 if numbers do not matter."""
        if family_of(self.shape) != RUN:
            return tuple((self.number, card) for card in self.cards)
        width, step = width_of(self.shape), step_of(self.shape)
        return tuple((self.number + index // width * step, card) for index, card in enumerate(self.cards))

    def __repr__(self) -> str:
        return f"Meld('{self}')"

    def __str__(self) -> str:
        words = []
        if family_of(self.shape) != COLLECTION:
            words += ["set" if family_of(self.shape) == SET else "run", str(self.number)]
        if width_of(self.shape) == 2:
            words.append("pairs")
        if parity_of(self.shape):
            words.append(_PARITY_NAMES[parity_of(self.shape)])
        if has_one_colour(self.shape):
            words.append(COLOUR_NAMES[self.colour])
        return f"{' '.join(words)} = {' '.join(map(str, self.cards))}"


def read_cards(text: str) -> list[Card]:
    """Read cards with spaces between them; `-` stands for none. Raises `NotationError`."""
    words = text.split()
    if words == ["-"]:
        return []
    if len(words) > DECK:
        raise NotationError(f"{quote(text.strip())}: name at most {DECK} cards, a deck has no more")
    return [Card.from_text(word) for word in words]


def _read_head(words: list[str], text: str) -> tuple[int, int, int]:
    family, number, parity, pairs, colour = COLLECTION, 0, 0, False, NO_COLOUR
    rest = list(words)
    if rest and rest[0] in ("set", "run"):
        family = SET if rest.pop(0) == "set" else RUN
        if not rest:
            raise NotationError(f"{quote(text.strip())}: say which number, for instance 'set 7 = …' or 'run 3 = …'")
        number = read_number(rest.pop(0), "number of a group")
    if rest and rest[0] == "pairs":
        pairs = bool(rest.pop(0))
    if rest and rest[0] in ("odd", "even"):
        parity = ODD if rest.pop(0) == "odd" else EVEN
    if rest and rest[0] in COLOUR_NAMES:
        colour = COLOUR_NAMES.index(rest.pop(0))
    trait = parity or colour != NO_COLOUR
    if rest or (family == SET and (pairs or trait)) or (family == COLLECTION and (pairs or not trait)):
        raise NotationError(f"{quote(text.strip())} is no group: write set, run, odd, even or a colour before the '='")
    return shape_of(family, parity, colour != NO_COLOUR, pairs), number, colour


def _normal_order(shape: int, number: int, cards: list[Card]) -> tuple[Card, ...]:
    rest = sorted(cards)
    if family_of(shape) != RUN:
        return tuple(rest)
    naturals = [card for card in rest if card.is_natural]
    wilds = [card for card in rest if not card.is_natural]
    ordered: list[Card] = []
    for index in range(len(cards)):
        stands_for = number + index // width_of(shape) * step_of(shape)
        fitting = next((card for card in naturals if card.number == stands_for), None)
        if fitting is not None:
            naturals.remove(fitting)
            ordered.append(fitting)
        elif wilds and wilds[0] == WILD:
            ordered.append(wilds.pop(0))
    return (*ordered, *naturals, *wilds)
