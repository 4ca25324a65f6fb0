"""The possible declarations of groups, and iteration over them (P1-P9, W4).

A declaration is the number of a set or the lowest number of a run, and the colour. Which declarations are possible
depends only on the book, not on the cards.
"""

from dizaine.engine.bits import highest_bit
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.counts import BITS
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import COLOURS, NUMBERS
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


@rule
def highest_start(rules: Rules, shape: int, size: int) -> int:
    """The highest number at which a run of `size` cards can start (P2)."""
    return rules.numbers - (size // width_of(shape) - 1) * step_of(shape)


@rule
def declaration_holds(rules: Rules, shape: int, size: int, number: int, colour: int) -> int:
    """Whether a declaration is possible, whatever the cards (W4)."""
    if has_one_colour(shape):
        if colour < 0 or colour >= COLOURS or not rules.colour_used[colour]:
            return 0
    elif colour != NO_COLOUR:
        return 0
    if family_of(shape) == SET:
        return 1 if 1 <= number <= rules.numbers else 0
    if family_of(shape) == RUN:
        if number < 1 or number > highest_start(rules, shape, size):
            return 0
        parity = parity_of(shape)
        return 1 if parity == 0 or (number & 1) == (parity & 1) else 0
    return 1 if number == 0 else 0


@rule
def declarations(rules: Rules, shape: int, size: int) -> int:
    """One more than the highest index of a declaration."""
    if has_one_colour(shape):
        return NUMBERS * COLOURS
    if family_of(shape) == SET:
        return rules.numbers
    return highest_start(rules, shape, size) if family_of(shape) == RUN else 1


@hot
def set_declaration(rules: Rules, work: Workspace, phase: int, group: int, declaration: int) -> None:
    """Declare a group by a running number over colours and numbers that is known to be possible."""
    shape = rules.group_shape[phase][group]
    work.declaration[group] = declaration
    work.colour[group] = declaration // NUMBERS if has_one_colour(shape) else NO_COLOUR
    number = declaration % NUMBERS + 1
    if family_of(shape) != SET and family_of(shape) != RUN:
        number -= 1
    work.number[group] = number


@rule
def declare(rules: Rules, work: Workspace, phase: int, group: int, declaration: int) -> int:
    """Declare a group by a running number over colours and numbers; 0 where there is no such declaration."""
    set_declaration(rules, work, phase, group, declaration)
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    return declaration_holds(rules, shape, size, work.number[group], work.colour[group])


@rule
def same_as_before(rules: Rules, phase: int, group: int) -> int:
    """Whether a group is equal to the group before it, so that their order does not matter."""
    if group == 0 or rules.group_shape[phase][group] != rules.group_shape[phase][group - 1]:
        return 0
    return 1 if rules.group_cards[phase][group] == rules.group_cards[phase][group - 1] else 0


@rule
def first_declaration(rules: Rules, work: Workspace, phase: int, group: int) -> None:
    """Start to iterate over the declarations of a group, the highest first."""
    work.declaration[group] = declarations(rules, rules.group_shape[phase][group], rules.group_cards[phase][group])


@rule
def next_declaration(rules: Rules, work: Workspace, phase: int, group: int, within: int) -> int:
    """Make the next possible declaration of a group; returns 0 if there is none left.

    It is no lower than that of an equal group before it. Only declarations with a bit in `within` are tried: bit 5 n
    for index n (see `feasible`), or -1 for all.
    """
    lowest = work.declaration[group - 1] if same_as_before(rules, phase, group) else 0
    declaration = work.declaration[group]
    collects = family_of(rules.group_shape[phase][group]) == COLLECTION
    while declaration > lowest:
        declaration -= 1
        if collects:
            declaration -= declaration % NUMBERS  # there is no number to choose
        if within >= 0:
            below = within & (1 << BITS * declaration + 1) - 1
            declaration = highest_bit(below) // BITS if below else -1
            if declaration < lowest:
                break
        if declare(rules, work, phase, group, declaration):
            return 1
    return 0
