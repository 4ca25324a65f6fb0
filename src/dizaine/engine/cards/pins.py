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
from dizaine.engine.shapes import (
    COLLECTION,
    NO_COLOUR,
    RUN,
    SET,
    family_of,
    has_one_colour,
    parity_of,
    step_of,
    width_of,
)


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


def agreeing(rules: Rules, phase: int, group: int, pins: Sequence[Pin]) -> Sequence[tuple[int, int]]:
    """The declarations of a group with which all its pins are possible, the highest first."""
    possible = every_declaration(rules, phase, group)
    telling = [pin for pin in pins if pin.tells]
    if not telling:
        return possible
    shape = rules.group_shape[phase][group]
    family = family_of(shape)
    numbers, colours = [pin.place for pin in telling if pin.place], {pin.colour for pin in telling} - {NO_COLOUR}
    for pin in telling:
        if pin.card == WILD:
            if pin.number and family == COLLECTION:
                return ()
            continue
        if pin.number not in (0, pin.card.number) or not fits_group(
            rules, shape, pin.card.number, rules.colour[pin.card], pin.card
        ):
            return ()
        if has_one_colour(shape):
            colours.add(rules.colour[pin.card])
    possible = tuple(each for each in possible if colours <= {each[1]})
    if family == COLLECTION or not numbers:
        return possible
    if family == SET:
        return [each for each in possible if {each[0]} == set(numbers)]
    if max(Counter(numbers).values()) > width_of(shape):
        return ()
    wanted = set(numbers)
    return [each for each in possible if wanted.issubset(run_numbers(rules, phase, group, each[0]))]


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
    if agreeing(rules, phase, pin.group, together):
        return ACCEPTED
    if family_of(shape) == RUN and pin.number > rules.numbers:
        return RUN_OUT_OF_RANGE
    if pin.card == WILD:
        alone = agreeing(rules, phase, pin.group, [pin])
        return misfit(rules, shape, NO_COLOUR, pin.card) if alone else NOT_DECLARED
    colours = {colour for _, colour in agreeing(rules, phase, pin.group, others)}
    own = rules.colour[pin.card]
    return misfit(rules, shape, own if own in colours else min(colours), pin.card)
