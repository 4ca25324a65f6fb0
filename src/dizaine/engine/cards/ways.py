"""The ways to declare a group that are worth planning with: what `candidates` lists, for plain Python and with pins.

Cards are bits of an integer here, so that a way is a mask for each of its places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_

from dizaine.engine.cards.cards import WILD, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.fitting import most_filled
from dizaine.engine.cards.pins import Pin, agreeing, run_numbers
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.shapes import NO_COLOUR, RUN, SET, family_of, parity_of, width_of


@dataclass(frozen=True, slots=True)
class Way:
    """A declaration of a group, and the cards that its free places can take."""

    number: int
    colour: int
    places: tuple[int, ...]
    """A mask of cards for each place that no pin takes."""
    cards: int
    """All of them together."""
    alone: int
    """How many places could be filled if the group had the hand to itself."""


@dataclass(slots=True)
class Supply:
    """The natural cards that are not pinned, as bits; above them a bit for each pinned wild that may move in a run."""

    cards: list[Card]
    wilds: int
    """Wilds that are not pinned."""
    numbers: list[int] = field(default_factory=lambda: [0] * (NUMBERS + 1))
    colours: list[int] = field(default_factory=lambda: [0] * (COLOURS + 1))
    """The cards of any colour, then of each."""
    parities: list[int] = field(default_factory=lambda: [0] * 3)

    @classmethod
    def of(cls, rules: Rules, hand: Sequence[int], pins: Sequence[Pin]) -> Supply:
        """What a hand has beside the pins."""
        rest = [Card(card) for card in hand if card <= WILD]
        for pin in pins:
            rest.remove(pin.card)
        supply = cls([card for card in rest if card != WILD], rest.count(Card(WILD)))
        for index, card in enumerate(supply.cards):
            number, bit = rules.number[card], 1 << index
            supply.numbers[number] |= bit
            supply.colours[0] |= bit
            supply.colours[rules.colour[card] + 1] |= bit
            supply.parities[0] |= bit
            supply.parities[2 - (number & 1)] |= bit
        return supply


def list_ways(rules: Rules, phase: int, group: int, supply: Supply, pins: Sequence[Pin], movable: int) -> list[Way]:
    """The ways to declare a group beside its pins, the best first, without those whose cards another one takes as well.

    `movable` are the bits of its pinned wilds that may move. Without pins, a group that can use no card is not
    declared: its number is 0 and it has no colour.
    """
    kept: list[tuple[int, int, int]] = []
    for number, colour in agreeing(rules, phase, group, pins):
        cards = _fitting(rules, phase, group, supply, number, colour)
        if any(cards & ~others == 0 for _, _, others in kept):
            continue
        kept = [way for way in kept if way[2] & ~cards]
        kept.append((number, colour, cards))
    if not pins and not kept[0][2]:
        return [Way(0, NO_COLOUR, (0,) * rules.group_cards[phase][group], 0, 0)]
    ways = [_way(rules, phase, group, supply, pins, movable, *way) for way in kept]
    ways.sort(key=lambda way: -way.alone)
    return ways


def every_way(rules: Rules, phase: int, group: int, supply: Supply, pins: Sequence[Pin], movable: int) -> Iterator[Way]:
    """All ways to declare a group beside its pins."""
    for number, colour in agreeing(rules, phase, group, pins):
        cards = _fitting(rules, phase, group, supply, number, colour)
        yield _way(rules, phase, group, supply, pins, movable, number, colour, cards)


def with_wild(
    rules: Rules, phase: int, group: int, way: Way, pins: Sequence[Pin], wild: int
) -> Iterator[tuple[int, Way]]:
    """The ways to give a pinned wild a place in a declared group, with the numbers that it stands for.

    In a run, `wild` is its bit. Elsewhere it does not matter which place it has.
    """
    shape = rules.group_shape[phase][group]
    if family_of(shape) != RUN:
        yield way.number, way
        return
    numbers = [
        stands_for
        for stands_for in run_numbers(rules, phase, group, way.number)
        for _ in range(width_of(shape) - sum(pin.place == stands_for for pin in pins))
    ]
    for stands_for in dict.fromkeys(numbers):
        places = [mask & ~wild for mask in way.places]
        places[numbers.index(stands_for)] = wild
        yield stands_for, replace(way, places=tuple(places), cards=reduce(or_, places), alone=most_filled(places))


def _fitting(rules: Rules, phase: int, group: int, supply: Supply, number: int, colour: int) -> int:
    """The cards that fit a group if it is declared like this."""
    shape = rules.group_shape[phase][group]
    if family_of(shape) == RUN:
        cards = 0
        for stands_for in run_numbers(rules, phase, group, number):
            cards |= supply.numbers[stands_for]
        return cards & supply.colours[colour + 1]
    if family_of(shape) == SET:
        return supply.numbers[number]
    return supply.colours[colour + 1] & supply.parities[parity_of(shape)]


def _way(
    rules: Rules,
    phase: int,
    group: int,
    supply: Supply,
    pins: Sequence[Pin],
    movable: int,
    number: int,
    colour: int,
    cards: int,
) -> Way:
    """A way with its free places."""
    shape, size = rules.group_shape[phase][group], rules.group_cards[phase][group]
    places, used = [cards] * (size - len(pins)), cards.bit_count()
    if family_of(shape) == RUN:
        places, used = [], 0
        for stands_for in run_numbers(rules, phase, group, number):
            fitting = cards & supply.numbers[stands_for]
            free = width_of(shape) - sum(pin.place == stands_for for pin in pins)
            places += [fitting | movable] * free
            used += min(fitting.bit_count(), free)
    if len(places) == movable.bit_count():
        places = [movable] * len(places)
    cards = reduce(or_, places, 0)
    return Way(number, colour, tuple(places), cards, min(used + movable.bit_count(), len(places)))
