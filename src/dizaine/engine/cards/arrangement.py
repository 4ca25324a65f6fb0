"""Finds the ways to lay a phase with the cards in the workspace (P1-P9, W1-W4, O2).

A way is a declaration for each group (see `declarations`). For most phases, packed counts are enough to tell whether
there are cards for a way; for the others, cards are matched to the slots of the groups (see `slots`).
"""

from typing import Final

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.cards import NONE, WILD
from dizaine.engine.cards.compiled_rules import BY_MATCHING, Rules
from dizaine.engine.cards.counts import ALL_FIELDS, BITS, FULL, count_of, present, total, usable
from dizaine.engine.cards.declarations import first_declaration, next_declaration
from dizaine.engine.cards.hands import counts_of_colour
from dizaine.engine.cards.natural_use import best_alone, used_by_phase
from dizaine.engine.cards.rows import MOVE_LAY, MoveRow
from dizaine.engine.cards.slots import EMPTY, has_place, match, match_slots, set_slots
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import MENU, NUMBERS
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, RUN, SET, family_of, step_of, width_of

EVERY_WAY: Final = MENU // 4
"""The most ways to lay one phase that a menu lists. The built-in editions have at most 108; a custom book with many
wilds and groups of one colour can have more, but they must not fill the menu."""


@hot
def fewest_wilds(rules: Rules, work: Workspace, phase: int) -> int:
    """A lower bound for the number of wilds that a phase needs."""
    wilds = rules.phase_cards[phase]
    if rules.phase_method[phase] != BY_MATCHING:
        wilds -= used_by_phase(rules, work, phase, work.counts, work.colours)
    else:
        for group in range(rules.group_count[phase]):
            wilds -= best_alone(rules, work, phase, group)
    return max(wilds, 0)


@hot
def might_lay(rules: Rules, work: Workspace, phase: int) -> int:
    """A quick test whether a phase can be laid, with false positives but no false negatives."""
    if work.card_count < rules.phase_cards[phase]:
        return 0
    if not rules.coloured_phases >> phase & 1:
        for group in range(rules.group_count[phase]):
            if not feasible(rules, phase, group, work.counts, work.wilds):
                return 0
    return 1 if fewest_wilds(rules, work, phase) <= work.wilds else 0


@hot
def feasible(rules: Rules, phase: int, group: int, counts: int, wilds: int) -> int:
    """The numbers at which a group without a colour has enough cards, as packed bits; -1 if all are possible."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    if size <= wilds or (family_of(shape) != SET and family_of(shape) != RUN):
        return -1
    if family_of(shape) == SET:
        return present(counts, size - wilds)
    cards = usable(width_of(shape), rules.group_fields[phase][group], counts)
    reach = (size // width_of(shape) - 1) * step_of(shape)
    return present((cards * rules.group_window[phase][group] & ALL_FIELDS) >> BITS * reach, size - wilds)


@rule
def spend(rules: Rules, phase: int, group: int, number: int, counts: int) -> int:
    """The counts left after a group without a colour, declared at `number`, has taken all cards that it can use."""
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
def visit_lays(rules: Rules, work: Workspace, phase: int, must: int, wilds: int, wanted: int) -> int:
    """Find ways to lay a phase with exactly so many wilds, up to `wanted`.

    Returns how many were found; the last one stays declared. Counts are not enough for several groups of which one has
    a colour, so these are matched group by group. A complete way is also confirmed by matching if each group needs a
    natural card, or if a wild must be among the cards.
    """
    coloured = rules.coloured_phases >> phase & 1
    general = rules.phase_method[phase] == BY_MATCHING
    matched = coloured and general
    decided = matched or rules.naturals == 2 or must == WILD or (must != NONE and general)
    last = rules.group_count[phase] - 1
    found = 0
    group = 0
    work.left[0] = work.counts
    work.wilds_left[0] = wilds
    work.feasible[0] = -1 if coloured else feasible(rules, phase, 0, work.counts, wilds)
    first_declaration(rules, work, phase, 0)
    while group >= 0:
        if not next_declaration(rules, work, phase, group, work.feasible[group]):
            group -= 1
            continue
        before = work.left[group]
        after = before
        wilds_after = work.wilds_left[group]
        if matched:
            set_slots(rules, work, phase, group + 1)
            if match_slots(rules, work) > wilds:
                continue
        else:
            if work.colour[group] != NO_COLOUR:
                before = counts_of_colour(rules, work, work.colour[group])
            after = spend(rules, phase, group, work.number[group], before)
            wilds_after -= rules.group_cards[phase][group] - total(before) + total(after)
            if wilds_after < 0:
                continue
        if group < last:
            group += 1
            work.left[group] = after
            work.wilds_left[group] = wilds_after
            work.feasible[group] = -1 if matched else feasible(rules, phase, group, after, wilds_after)
            first_declaration(rules, work, phase, group)
            continue
        if decided:
            fits = match(rules, work, phase, must) == wilds
        else:
            fits = wilds_after == 0 and (rules.naturals == 0 or wilds < rules.phase_cards[phase])
            if fits and must != NONE:
                fits = has_place(rules, work, phase, must) == 1
        if fits:
            found += 1
            if found == wanted:
                break
    return found


@rule
def find_lays(rules: Rules, work: Workspace, phase: int, must: int, wanted: int) -> int:
    """Find ways to lay a phase with the cards in the workspace, up to `wanted`; the last one stays declared.

    They are ordered by preference: fewest wilds first, then highest numbers.
    """
    cards = rules.phase_cards[phase]
    if work.card_count < cards or (rules.out_by_discard and work.card_count + work.spare <= cards):
        return 0
    found = 0
    wilds = fewest_wilds(rules, work, phase)
    while wilds <= work.wilds and found < wanted:
        found += visit_lays(rules, work, phase, must, wilds, wanted - found)
        wilds += 1
    return found


@rule
def write_lay(rules: Rules, work: Workspace, phase: int, must: int, move: MoveRow) -> None:
    """Write the declared way into a move: natural cards where possible, wilds elsewhere."""
    move.kind = MOVE_LAY
    move.phase = phase
    move.groups = rules.group_count[phase]
    for group in range(move.groups):
        move.shape[group] = rules.group_shape[phase][group]
        move.number[group] = work.number[group]
        move.colour[group] = work.colour[group]
        move.size[group] = rules.group_cards[phase][group]
    if must != NONE or rules.naturals == 2 or rules.phase_method[phase] == BY_MATCHING:
        write_matched(rules, work, phase, must, move)
    else:
        write_straight(rules, work, phase, move)


@hot
def places_of_colour(rules: Rules, work: Workspace, colour: int) -> int:
    """A bit for each card in the workspace of a colour, or for all cards."""
    if colour == NO_COLOUR:
        return -1
    places = 0
    for index in range(work.card_count):
        if rules.colour[work.cards[index]] == colour:
            places |= 1 << index
    return places


@hot
def places_in_fields(work: Workspace, fields: int) -> int:
    """A bit for each card in the workspace with one of the numbers in packed counts."""
    places = 0
    for number in range(1, NUMBERS + 1):
        if count_of(fields, number):
            places |= work.places[number]
    return places


@hot
def write_straight(rules: Rules, work: Workspace, phase: int, move: MoveRow) -> None:
    """Write the cards of a phase that needs no matching: each group in turn takes the cards that it can use."""
    places = work.places
    for number in range(NUMBERS + 1):
        places[number] = 0
    for index in range(work.card_count):
        places[rules.number[work.cards[index]]] |= 1 << index
    free = -1
    slot = 0
    for group in range(move.groups):
        shape = move.shape[group]
        number = move.number[group]
        family = family_of(shape)
        width = width_of(shape)
        step = step_of(shape) if family == RUN else 0
        fitting = places_of_colour(rules, work, move.colour[group])
        if family == COLLECTION:
            fitting &= places_in_fields(work, rules.group_fields[phase][group])
        for index in range(move.size[group]):
            candidates = fitting & free
            if family != COLLECTION:
                candidates &= places[number + index // width * step]
            card = WILD
            if candidates:
                card = work.cards[lowest_bit(candidates)]
                free &= ~(candidates & -candidates)
            move.cards[slot] = card
            slot += 1


@rule
def write_matched(rules: Rules, work: Workspace, phase: int, must: int, move: MoveRow) -> None:
    """Write the cards of any phase by matching them to its slots."""
    match(rules, work, phase, must)
    first = 0
    for slot in range(work.slots):
        if work.slot_group[slot] != work.slot_group[first] or work.slot_low[slot] != work.slot_low[first]:
            first = slot
        card = WILD if work.slot_card[slot] == EMPTY else work.cards[work.slot_card[slot]]
        index = slot
        while index > first and move.cards[index - 1] > card:
            move.cards[index] = move.cards[index - 1]
            index -= 1
        move.cards[index] = card
