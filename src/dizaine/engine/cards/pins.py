"""Pins: cards that a player has put into groups of a phase by hand, before laying it.

Pins in different groups never exclude each other, so a group can be judged by its own pins. The reasons are those of
`laying`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from dizaine.engine.cards.cards import SKIP, WILD, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.laying import misfit
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    CARD_NOT_IN_HAND,
    GROUPS_DO_NOT_MATCH,
    NO_NATURAL_CARD,
    NO_NATURAL_CARD_IN_GROUP,
    NOT_DECLARED,
    RUN_OUT_OF_RANGE,
    SKIP_IN_GROUP,
)
from dizaine.engine.cards.taken_card import fits_group
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, RUN, family_of, has_one_colour, parity_of, step_of, width_of


@dataclass(frozen=True, slots=True)
class Pin:
    """A card in a group of a phase, counted from 0. For a wild, `number` and `colour` say what it stands for.

    0 and NO_COLOUR leave that open.
    """

    card: Card
    group: int
    number: int = 0
    colour: int = NO_COLOUR

    @property
    def tells(self) -> bool:
        """Whether it says anything about the declaration of its group."""
        return self.card != WILD or self.number != 0 or self.colour != NO_COLOUR

    @property
    def place(self) -> int:
        """The number that the card stands for; 0 for a wild that may stand for any."""
        return self.number if self.card == WILD else self.card.number


def run_numbers(rules: Rules, phase: int, group: int, low: int) -> range:
    """The numbers of a run that starts at `low`."""
    shape = rules.group_shape[phase][group]
    step = step_of(shape)
    return range(low, low + rules.group_cards[phase][group] // width_of(shape) * step, step)


def every_declaration(rules: Rules, phase: int, group: int) -> tuple[tuple[int, int], ...]:
    """The number and the colour of each declaration of a group that the book allows, the highest first."""
    colours = tuple(colour for colour, used in enumerate(rules.colour_used) if used)
    return _declarations(rules.group_shape[phase][group], rules.group_cards[phase][group], rules.numbers, colours)


@lru_cache(maxsize=1_024)
def _declarations(shape: int, size: int, highest: int, colours: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    numbers = range(highest, 0, -1)
    if family_of(shape) == COLLECTION:
        numbers = range(1)
    elif family_of(shape) == RUN:
        reach = (size // width_of(shape) - 1) * step_of(shape)
        numbers = range(highest - reach, 0, -1)
        if parity_of(shape):
            numbers = range(highest - reach - ((highest - reach ^ parity_of(shape)) & 1), 0, -2)
    return tuple(
        (number, colour)
        for colour in (reversed(colours) if has_one_colour(shape) else (NO_COLOUR,))
        for number in numbers
    )


def agrees(rules: Rules, phase: int, number: int, colour: int, pins: Sequence[Pin]) -> bool:
    """Whether all pins of one group are possible if the group is declared like this."""
    if not pins:
        return True
    group = pins[0].group
    shape = rules.group_shape[phase][group]
    numbers: Sequence[int] = (number,)
    if family_of(shape) == RUN:
        numbers = run_numbers(rules, phase, group, number)
        places = Counter(pin.place for pin in pins if pin.place)
        if any(count > width_of(shape) for count in places.values()):
            return False
    for pin in pins:
        if pin.colour not in (NO_COLOUR, colour) or (pin.number and pin.number not in numbers):
            return False
        stands_for = pin.place if family_of(shape) == RUN else number
        if pin.card != WILD and not (stands_for in numbers and fits_group(rules, shape, stands_for, colour, pin.card)):
            return False
        if pin.card != WILD and pin.number not in (0, pin.card.number):
            return False
    return True


def check_pins(rules: Rules, hand: Sequence[int], phase: int, pins: Sequence[Pin]) -> int:
    """Whether the cards of a hand can be pinned like this: 0, or why the first pin that does not fit is impossible."""
    held = Counter(hand)
    pinned: Counter[int] = Counter()
    by_group: dict[int, list[Pin]] = {}
    wilds = 0
    for pin in pins:
        if not 0 <= pin.group < rules.group_count[phase]:
            return GROUPS_DO_NOT_MATCH
        pinned[pin.card] += 1
        if pinned[pin.card] > held[pin.card]:
            return CARD_NOT_IN_HAND
        wilds += pin.card == WILD
        others = by_group.setdefault(pin.group, [])
        refusal = check_pin(rules, phase, others, pin)
        if refusal:
            return refusal
        others.append(pin)
        if rules.naturals and wilds == rules.phase_cards[phase]:
            return NO_NATURAL_CARD
    return ACCEPTED


def check_pin(rules: Rules, phase: int, others: Sequence[Pin], pin: Pin) -> int:
    """Whether one more card can be pinned to a group, beside others that can."""
    shape, size = rules.group_shape[phase][pin.group], rules.group_cards[phase][pin.group]
    together = [*others, pin]
    if pin.card == SKIP:
        return SKIP_IN_GROUP
    if not WILD >= pin.card > 0 or len(together) > size:
        return GROUPS_DO_NOT_MATCH
    if rules.naturals == 2 and sum(other.card == WILD for other in together) == size:
        return NO_NATURAL_CARD_IN_GROUP
    possible = every_declaration(rules, phase, pin.group)
    if any(agrees(rules, phase, number, colour, together) for number, colour in possible):
        return ACCEPTED
    if family_of(shape) == RUN and pin.number > rules.numbers:
        return RUN_OUT_OF_RANGE
    if pin.card == WILD and not any(agrees(rules, phase, number, colour, [pin]) for number, colour in possible):
        return NOT_DECLARED
    if pin.card == WILD:
        return misfit(rules, shape, NO_COLOUR, pin.card)
    colours = {colour for number, colour in possible if agrees(rules, phase, number, colour, others)}
    own = rules.colour[pin.card]
    return misfit(rules, shape, own if own in colours else min(colours), pin.card)
