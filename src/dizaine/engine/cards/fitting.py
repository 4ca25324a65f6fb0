"""Puts cards into places one after the other, so that as many places as possible are filled: a matching.

`slots` does the same for compiled code. This one can be copied at any moment, which a search over groups needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Fitting:
    """Places, each with a mask of the cards that it takes, and the place of each card so far."""

    __slots__ = ("matched", "place_of", "places", "used")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.place_of: dict[int, int] = {}
        """The place of a card, by its bit."""
        self.matched = 0
        """The cards that have a place."""
        self.used = 0

    def copy(self) -> Fitting:
        """The same again, to go on with."""
        other = Fitting.__new__(Fitting)
        other.places, other.place_of = self.places[:], self.place_of.copy()
        other.matched, other.used = self.matched, self.used
        return other

    def add(self, places: Iterable[int]) -> None:
        """Fill more places if possible. Cards and places that are matched stay matched, though not to each other."""
        for cards in places:
            place = len(self.places)
            self.places.append(cards)
            free = cards & ~self.matched
            if free:
                bit = free & -free
                self.place_of[bit] = place
                self.matched |= bit
                self.used += 1
            elif cards and self._fill(place, 0) < 0:
                self.used += 1

    def _fill(self, place: int, tried: int) -> int:
        """Find a card for a place by moving others on; returns the cards tried in vain, or -1 on success."""
        cards = self.places[place] & ~tried
        free = cards & ~self.matched
        if free:
            bit = free & -free
            self.place_of[bit] = place
            self.matched |= bit
            return -1
        while cards:
            bit = cards & -cards
            tried = self._fill(self.place_of[bit], tried | bit)
            if tried < 0:
                self.place_of[bit] = place
                return -1
            cards &= ~tried
        return tried


def most_filled(places: Iterable[int]) -> int:
    """How many of these places can be filled."""
    fitting = Fitting()
    fitting.add(places)
    return fitting.used


def assign(places: Sequence[int], order: Iterable[int], holders: Sequence[int] = ()) -> list[int]:
    """Give each card in turn a place if that is possible without leaving a place empty that was filled before.

    Cards are numbers here. Returns the card in each place, or -1; `holders` are those who have one already. As many
    places as possible are filled, since every card that can be added is added.
    """
    holding = list(holders) or [-1] * len(places)

    def settle(card: int, tried: set[int]) -> bool:
        for place, cards in enumerate(places):
            if place in tried or not cards >> card & 1:
                continue
            tried.add(place)
            if holding[place] < 0 or settle(holding[place], tried):
                holding[place] = card
                return True
        return False

    for card in order:
        if card not in holding:
            settle(card, set())
    return holding
