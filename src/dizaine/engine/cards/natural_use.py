"""How many natural cards of a hand a phase can use: fast methods for the phases of the built-in books.

Wilds fill any slot, so this number determines how many cards are missing. Everything uses packed counts (see `counts`).
"""

from dizaine.engine.cards.compiled_rules import ONE_COLOUR, ONE_COLOURED_GROUP, SET_AND_RUN, TWO_SETS, Rules
from dizaine.engine.cards.counts import (
    ALL_FIELDS,
    BITS,
    COLOUR_FIELDS,
    FULL,
    ONES,
    TOPS,
    count_of,
    highest,
    present,
    total,
    usable,
)
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import NUMBERS
from dizaine.engine.shapes import RUN, SET, family_of, has_one_colour, width_of


@hot
def used_alone(rules: Rules, phase: int, group: int, counts: int) -> int:
    """The most natural cards, of those counted, that one group can use."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    family = family_of(shape)
    if family == SET:
        return highest(counts, size)
    fields = rules.group_fields[phase][group]
    if family == RUN:
        cards = usable(width_of(shape), fields, counts)
        return highest(cards * rules.group_window[phase][group] & ALL_FIELDS, size)
    return min(total(counts & fields), size)


@rule
def best_alone(rules: Rules, work: Workspace, phase: int, group: int) -> int:
    """The most natural cards that one group can use if it has the hand to itself, in its best colour if need be."""
    if not has_one_colour(rules.group_shape[phase][group]):
        return used_alone(rules, phase, group, work.counts)
    best = 0
    index = 0
    naturals = work.card_count - work.wilds
    while index < naturals:
        colour = rules.colour[work.cards[index]]
        size = work.colours >> BITS * colour & FULL
        if size > best:
            counts = 0
            for place in range(index, index + size):
                counts += rules.unit[work.cards[place]]
            best = max(best, used_alone(rules, phase, group, counts))
        index += size
    return best


@rule
def spend(rules: Rules, phase: int, group: int, number: int, counts: int) -> int:
    """What is left when a group that asks for no colour, declared at `number`, has taken all that it can use."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    if family_of(shape) == SET:
        return counts - (min(count_of(counts, number), size) << BITS * (number - 1))
    if family_of(shape) == RUN:
        place = FULL * rules.group_window[phase][group] << BITS * (number - 1)
        return counts - (usable(width_of(shape), rules.group_fields[phase][group], counts) & place)
    for index in range(NUMBERS):
        if rules.group_fields[phase][group] >> BITS * index & 1:
            used = min(counts >> BITS * index & FULL, size)
            counts -= used << BITS * index
            size -= used
    return counts


@hot
def used_by_two_sets(rules: Rules, phase: int, counts: int) -> int:
    """The larger set takes the number with the most cards; the other takes the next best, or what the first leaves."""
    most = highest(counts, rules.group_cards[phase][0])
    numbers = present(counts, most) if most else 0
    return most + highest(counts - most * (numbers & -numbers), rules.group_cards[phase][1])


@hot
def used_by_set_and_run(rules: Rules, phase: int, counts: int) -> int:
    """The best set and the best run together, or one card less if they always compete for a card."""
    size = rules.group_cards[phase][0]
    most = highest(counts, size)
    window = rules.group_window[phase][1]
    cards = present(counts, 1)
    longest = highest(cards * window & ALL_FIELDS, rules.group_cards[phase][1])
    if most == 0 or present(counts, size + 1):
        return most + longest
    numbers = present(counts, most)
    while numbers:
        number = numbers & -numbers
        if ((cards - number) * window & ALL_FIELDS) + (16 - longest) * ONES & TOPS:
            return most + longest
        numbers -= number
    return most + longest - 1


@hot
def used_by_phase(rules: Rules, work: Workspace, phase: int, counts: int, colours: int) -> int:
    """The most natural cards that a phase with a fast method can use.

    The packed counts may differ from those of the workspace by a hypothetical card, except for a group of one colour
    whose numbers matter, because this method reads the cards of the workspace.
    """
    method = rules.phase_method[phase]
    if method == TWO_SETS:
        return used_by_two_sets(rules, phase, counts)
    if method == SET_AND_RUN:
        return used_by_set_and_run(rules, phase, counts)
    if method == ONE_COLOUR:
        return highest(colours & COLOUR_FIELDS, rules.group_cards[phase][0])
    if method == ONE_COLOURED_GROUP:
        return best_alone(rules, work, phase, 0)
    return used_alone(rules, phase, 0, counts)


@hot
def missing_for_phase(rules: Rules, phase: int, used: int, wilds: int) -> int:
    """Cards missing if a phase with a fast method uses so many natural cards."""
    return max(rules.naturals_asked[phase][wilds] - used, 0)
