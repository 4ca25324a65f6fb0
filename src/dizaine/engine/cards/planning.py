"""Plans a phase that a player has not laid yet: its groups with the cards of a best arrangement in their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from dizaine.engine.cards.cards import WILD, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.fitting import assign
from dizaine.engine.cards.moves import Lay
from dizaine.engine.cards.pins import Pin, every_declaration, run_numbers
from dizaine.engine.cards.plan_search import TRIES, Search
from dizaine.engine.cards.ways import every_way, with_wild
from dizaine.engine.shapes import NO_COLOUR, RUN, family_of, width_of

PINNED_TRIES: Final = 500
WILD_TRIES: Final = 150
"""How many declarations are tried at the most with pins, and to find out what a wild in one group can stand for."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a group: the card that stands there, if any, and the number that it stands for, 0 for any."""

    card: Card | None
    number: int
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class PlannedGroup:
    """A group with its declaration, or with number 0 and no colour if nothing is decided yet."""

    shape: int
    number: int
    colour: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The groups of a phase as far as the hand can fill them."""

    phase: int
    """Its index in the tables."""
    missing: int
    groups: tuple[PlannedGroup, ...]
    helping: tuple[Card, ...]
    """The cards of all best arrangements with the same pins."""
    is_best: bool = True
    """Whether the search came to its end, so that there is certainly nothing better."""

    def without_pin(self, pin: Pin) -> Plan:
        """The same plan, as if one of its cards were not pinned."""
        places = list(self.groups[pin.group].places)
        index = next(index for index, place in enumerate(places) if place.pinned and place.card == pin.card)
        places[index] = replace(places[index], pinned=False)
        groups = list(self.groups)
        groups[pin.group] = replace(groups[pin.group], places=tuple(places))
        return replace(self, groups=tuple(groups))


class _Filling:
    """Puts the cards into the places of the best declaration that a search has found."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.rules, self.phase = search.rules, search.phase
        self.ways = search.best
        self.holders = self._match()

    def _match(self) -> list[list[int]]:
        """The cards in the free places of each group: pinned wilds first, then what each group needs, then the rest."""
        search = self.search
        count = len(search.supply.cards)
        order = sorted(range(count), key=lambda index: (not search.dear >> index & 1, index))
        forced = list(range(count, count + search.movables))
        places = [list(way.places) for way in self.ways]
        bound = [masks[:] for masks in places]
        if self.rules.naturals == 2:
            asking = [group for group in range(search.groups) if not search.natural[group]]
            seeds = assign([self.ways[group].cards & ~search.movable for group in asking], order)
            for group, seed in zip(asking, seeds, strict=True):
                if seed >= 0:
                    forced.append(seed)
                    for other in range(search.groups):
                        if other != group:
                            bound[other] = [mask & ~(1 << seed) for mask in bound[other]]
        first = assign(list(chain(*bound)), forced)
        holders = iter(assign(list(chain(*places)), order, first))
        return [[next(holders) for _ in masks] for masks in places]

    def groups(self) -> tuple[PlannedGroup, ...]:
        """All groups; equal ones without pins in the order of their numbers."""
        wilds = self._spread_wilds()
        full = sum(wilds) == sum(holders.count(-1) for holders in self.holders)
        groups: list[PlannedGroup] = []
        like: list[PlannedGroup] = []
        for group in range(self.search.groups):
            if not self.search.like[group]:
                groups += sorted(like, key=_by_number)
                like = []
            like.append(self._group(group, wilds[group], full))
        return tuple(groups + sorted(like, key=_by_number))

    def _spread_wilds(self) -> list[int]:
        """How many free wilds each group gets: the one with the fewest gaps first. What must be natural stays free."""
        search, left = self.search, self.search.supply.wilds
        count = len(search.supply.cards)
        natural = [
            search.natural[group] or any(0 <= card < count for card in holders)
            for group, holders in enumerate(self.holders)
        ]
        gaps = [holders.count(-1) for holders in self.holders]
        if self.rules.naturals == 1 and not any(natural):
            left = min(left, sum(gaps) - 1)
        wilds = [0] * search.groups
        for group in sorted(range(search.groups), key=lambda group: gaps[group]):
            kept = self.rules.naturals == 2 and not natural[group]
            wilds[group] = min(left, gaps[group] - kept)
            left -= wilds[group]
        return wilds

    def _group(self, group: int, wilds: int, full: bool) -> PlannedGroup:
        search, way, pins = self.search, self.ways[group], self.search.pins[group]
        shape, count = self.rules.group_shape[self.phase][group], len(search.supply.cards)
        number, colour = way.number, way.colour
        decided = any(0 <= card < count for card in self.holders[group]) or any(pin.tells for pin in pins)
        if full and not decided and not number and colour == NO_COLOUR:
            number, colour = every_declaration(self.rules, self.phase, group)[0]
        numbers = [number] * (len(self.holders[group]) + len(pins))
        if family_of(shape) == RUN:
            width = width_of(shape)
            low = number or 1
            numbers = [each for each in run_numbers(self.rules, self.phase, group, low) for _ in range(width)]
        places: list[Place] = []
        for pin in pins:
            if pin.place or family_of(shape) != RUN:
                stands_for = pin.place if family_of(shape) == RUN else number
                places.append(Place(pin.card, stands_for, pinned=True))
                numbers.remove(stands_for)
        for holder, stands_for in zip(self.holders[group], numbers, strict=True):
            card = Card(WILD) if holder >= count else None
            if 0 <= holder < count:
                card = search.supply.cards[holder]
            elif holder < 0 and wilds:
                card, wilds = Card(WILD), wilds - 1
            places.append(Place(card, stands_for, holder >= count))
        places.sort(key=lambda place: (place.number, place.card is None, place.card or 0))
        if not decided and not full:
            number, colour = 0, NO_COLOUR
            places = [Place(place.card, 0, place.pinned) for place in places]
            places.sort(key=lambda place: place.card is None)
        return PlannedGroup(shape, number, colour, tuple(places))


def _by_number(group: PlannedGroup) -> tuple[bool, int, int, list[int]]:
    undecided = not group.number and group.colour == NO_COLOUR
    return (undecided, group.number, group.colour, [place.card or 0 for place in group.places])


def plan_phase(rules: Rules, phase: int, hand: Sequence[int], pins: Sequence[Pin] = ()) -> Plan:
    """Plan a phase with a hand and with pins that are possible (see `check_pins`)."""
    search = Search(rules, phase, hand, pins, tries=PINNED_TRIES if pins else TRIES)
    groups = _Filling(search).groups()
    empty = sum(place.card is None for group in groups for place in group.places)
    helping = [card for index, card in enumerate(search.supply.cards) if search.helping >> index & 1]
    helping += [pin.card for pin in pins]
    if any(place.card == WILD and not place.pinned for group in groups for place in group.places):
        helping += [Card(WILD)] * search.supply.wilds
    return Plan(phase, empty, groups, tuple(sorted(helping)), search.tries > 0)


def without_filling(plan: Plan) -> Plan:
    """A plan in which only the pinned cards stand; groups without any are not decided."""
    groups = []
    for group in plan.groups:
        if any(place.pinned for place in group.places):
            places = tuple(place if place.pinned else Place(None, place.number) for place in group.places)
            groups.append(replace(group, places=places))
        else:
            groups.append(PlannedGroup(group.shape, 0, NO_COLOUR, (Place(None, 0),) * len(group.places)))
    missing = sum(place.card is None for group in groups for place in group.places)
    return replace(plan, missing=missing, groups=tuple(groups))


def plan_lay(rules: Rules, lay: Lay) -> Plan:
    """A lay as a plan in which nothing is missing."""
    groups = tuple(
        PlannedGroup(meld.shape, meld.number, meld.colour, tuple(Place(card, number) for number, card in meld.places))
        for meld in lay.melds
    )
    return Plan(rules.phase_number.index(lay.phase), 0, groups, lay.cards)


def meanings(
    rules: Rules, phase: int, hand: Sequence[int], pins: Sequence[Pin], group: int, least: int = 0
) -> list[tuple[int, int]]:
    """What one more wild in a group can stand for with the fewest cards missing: numbers, colours, or both.

    At the `least` so many are missing with these pins.
    """
    search = Search(rules, phase, hand, [*pins, Pin(Card(WILD), group)], tries=WILD_TRIES, enough=least)
    movable, beside = search.movable_in[group], search.pins[group]
    wild = 1 << movable.bit_length() - 1 if movable else 0
    found: set[tuple[int, int]] = set()
    for declared in every_way(rules, phase, group, search.supply, beside, movable):
        if not search.might_reach(group, declared):
            continue
        for number, way in with_wild(rules, phase, group, declared, beside, wild):
            if (number, way.colour) not in found and search.reaches(group, way):
                found.add((number, way.colour))
    return sorted(found - {(0, NO_COLOUR)})
