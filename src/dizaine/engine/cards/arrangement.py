"""Finds the ways to lay a phase with the cards in the workspace (P1-P9, W1-W4, O2).

A way is a declaration for each group (see `declarations`). For most phases, packed counts are enough to tell whether
there are cards for a way; for the others, cards are matched to the slots of the groups (see `slots`).
"""

from typing import Final

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.candidates import alone, cards_of, declaration_of, list_every_way, repeat_candidates
from dizaine.engine.cards.cards import NONE, WILD
from dizaine.engine.cards.compiled_rules import BY_MATCHING, Rules
from dizaine.engine.cards.counts import ALL_FIELDS, BITS, count_of, present, total, usable
from dizaine.engine.cards.declarations import first_declaration, next_declaration, same_as_before, set_declaration
from dizaine.engine.cards.hands import counts_of_colour
from dizaine.engine.cards.natural_use import best_alone, spend, used_by_phase
from dizaine.engine.cards.nearest import fewest_missing
from dizaine.engine.cards.rows import MOVE_LAY, MoveRow
from dizaine.engine.cards.slots import EMPTY, UNDECLARED, has_place, match, match_groups, sort_places
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import DECLARATIONS, NUMBERS
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, RUN, SET, family_of, step_of, width_of

TRIES: Final = 5_000
"""The most declarations to try in search of all ways to lay one phase; phases with a fast method have no limit."""


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


@hot
def record_way(rules: Rules, work: Workspace, phase: int) -> None:
    """Store the declarations of a way that was found (see `recall_way`)."""
    declared = 0
    for group in range(rules.group_count[phase]):
        declared = declared * DECLARATIONS + work.declaration[group]
    work.ways[work.way_count] = declared
    work.way_count += 1


@rule
def recall_way(rules: Rules, work: Workspace, phase: int, way: int) -> None:
    """Declare a phase in one of the ways that were just found."""
    declared = work.ways[way]
    for index in range(rules.group_count[phase]):
        set_declaration(rules, work, phase, rules.group_count[phase] - 1 - index, declared % DECLARATIONS)
        declared //= DECLARATIONS


@rule
def tried_enough(work: Workspace) -> int:
    """Count a try; returns 1 if it exceeds the limit."""
    work.tries -= 1
    return 1 if work.tries < 0 else 0


@hot
def visit_lays(rules: Rules, work: Workspace, phase: int, must: int, wilds: int, wanted: int) -> int:
    """Find ways to lay a phase with exactly so many wilds, up to `wanted`.

    Returns how many were found; the last one stays declared. Packed counts tell whether there are enough cards, unless
    groups of one colour compete with others (see `visit_coloured_lays`). A complete way is also confirmed by matching
    if each group needs a natural card, or if a wild must be among the cards.
    """
    coloured = rules.coloured_phases >> phase & 1
    general = rules.phase_method[phase] == BY_MATCHING
    decided = rules.naturals == 2 or must == WILD or (must != NONE and general)
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
        if general and tried_enough(work):
            break
        before = work.left[group]
        if work.colour[group] != NO_COLOUR:
            before = counts_of_colour(rules, work, work.colour[group])
        after = spend(rules, phase, group, work.number[group], before)
        wilds_after = work.wilds_left[group] - rules.group_cards[phase][group] + total(before) - total(after)
        if wilds_after < 0:
            continue
        if group < last:
            group += 1
            work.left[group] = after
            work.wilds_left[group] = wilds_after
            work.feasible[group] = feasible(rules, phase, group, after, wilds_after)
            first_declaration(rules, work, phase, group)
            continue
        if decided:
            fits = match(rules, work, phase, must) == wilds
        else:
            fits = wilds_after == 0 and (rules.naturals == 0 or wilds < rules.phase_cards[phase])
            if fits and must != NONE:
                fits = has_place(rules, work, phase, must) == 1
        if fits:
            record_way(rules, work, phase)
            found += 1
            if found == wanted:
                break
    return found


@rule
def visit_coloured_lays(rules: Rules, work: Workspace, phase: int, must: int, wilds: int, wanted: int) -> int:
    """The same if groups of one colour compete: cards are matched as soon as two groups could use the same card."""
    last = rules.group_count[phase] - 1
    found = 0
    group = 0
    work.pick[0] = -1
    work.used[0] = 0
    work.claimed[0] = 0
    work.fitted = 0
    while group >= 0:
        pick = work.pick[group] + 1
        first = work.pick[group - 1] if same_as_before(rules, phase, group) else work.candidate_count[group] - 1
        if pick > first:
            group -= 1
            continue
        if tried_enough(work):
            break
        work.pick[group] = pick
        candidate = work.candidates[group][pick]
        used = work.used[group] + alone(candidate)
        if work.asked[group] - used > wilds:
            continue
        set_declaration(rules, work, phase, group, declaration_of(candidate))
        work.fitted = min(work.fitted, group)
        if work.claimed[group] & cards_of(candidate):
            used = match_groups(rules, work, phase, group + 1)
            if work.asked[group] - used > wilds:
                continue
        if group < last:
            group += 1
            work.pick[group] = -1
            work.used[group] = used
            work.claimed[group] = work.claimed[group - 1] | cards_of(candidate)
        elif work.asked[group] - used == wilds or must == WILD:
            plain = must == NONE and rules.naturals < 2
            if (used > 0 or rules.naturals == 0) if plain else match(rules, work, phase, must) == wilds:
                record_way(rules, work, phase)
                found += 1
                if found == wanted:
                    break
    return found


@rule
def list_every_lay(rules: Rules, work: Workspace, phase: int) -> None:
    """List the declarations of each group, and how many cards it takes if later groups use all that they can."""
    groups = rules.group_count[phase]
    for group in range(groups):
        if same_as_before(rules, phase, group):
            repeat_candidates(work, group)
        else:
            list_every_way(rules, work, phase, group)
    for group in range(groups):
        asked = 0
        for other in range(groups):
            asked += rules.group_cards[phase][other]
            if other > group:
                asked -= best_alone(rules, work, phase, other)
        work.asked[group] = asked


@rule
def has_cards_for(rules: Rules, work: Workspace, phase: int) -> int:
    """Whether there are enough cards for a phase, and for a discard if going out requires one (O3)."""
    cards = rules.phase_cards[phase]
    return 1 if work.card_count >= cards and (not rules.out_by_discard or work.card_count + work.spare > cards) else 0


@rule
def find_quickly(rules: Rules, work: Workspace, phase: int, must: int, wanted: int) -> int:
    """Find ways to lay a phase that has a fast method."""
    if must != NONE or rules.naturals == 2:
        sort_places(rules, work)
    return find_by_wilds(rules, work, phase, must, wanted, fewest_wilds(rules, work, phase))


@rule
def can_lay(rules: Rules, work: Workspace, phase: int, must: int) -> int:
    """Whether a phase can be laid with the cards in the workspace, and with a card that must be among them (T10)."""
    if not has_cards_for(rules, work, phase):
        return 0
    if rules.phase_method[phase] != BY_MATCHING:
        work.way_count = 0
        return find_quickly(rules, work, phase, must, 1)
    return 1 if fewest_missing(rules, work, phase, must, work.wilds, 0, 0) == 0 else 0


@rule
def find_lays(rules: Rules, work: Workspace, phase: int, must: int, wanted: int) -> int:
    """Find ways to lay a phase with the cards in the workspace, up to `wanted`; the last one stays declared.

    They are ordered by preference: fewest wilds first, then highest numbers. If there is any way, at least one is
    found. All are found for phases with a fast method; the search for the others ends after `work.tries` declarations.
    """
    work.way_count = 0
    if rules.phase_method[phase] != BY_MATCHING:
        return find_quickly(rules, work, phase, must, wanted) if has_cards_for(rules, work, phase) else 0
    return find_more_lays(rules, work, phase, must, wanted) if can_lay(rules, work, phase, must) else 0


@rule
def find_more_lays(rules: Rules, work: Workspace, phase: int, must: int, wanted: int) -> int:
    """The same for a phase without a fast method, of which `can_lay` has just found one way."""
    work.way_count = 0
    if work.tries > 0:
        wilds = fewest_missing(rules, work, phase, NONE, 0, work.wilds, 0)
        if rules.coloured_phases >> phase & 1:
            list_every_lay(rules, work, phase)
        found = find_by_wilds(rules, work, phase, must, wanted, wilds)
        if found:
            return found
        can_lay(rules, work, phase, must)
    record_any_way(rules, work, phase)
    return 1


@rule
def record_any_way(rules: Rules, work: Workspace, phase: int) -> None:
    """Store the way that `can_lay` has found. Groups that consist of wilds can be anything."""
    for group in range(rules.group_count[phase]):
        if work.declaration[group] == UNDECLARED:
            first_declaration(rules, work, phase, group)
            next_declaration(rules, work, phase, group, -1)
    record_way(rules, work, phase)


@rule
def find_by_wilds(rules: Rules, work: Workspace, phase: int, must: int, wanted: int, fewest: int) -> int:
    """Find ways to lay a phase with the fewest wilds, then with one more, and so on."""
    found = 0
    for wilds in range(fewest, work.wilds + 1):
        if found < wanted:
            if rules.phase_method[phase] == BY_MATCHING and rules.coloured_phases >> phase & 1:
                found += visit_coloured_lays(rules, work, phase, must, wilds, wanted - found)
            else:
                found += visit_lays(rules, work, phase, must, wilds, wanted - found)
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
    """Write the cards of any phase, matched to its slots."""
    sort_places(rules, work)
    match(rules, work, phase, must)
    first = 0
    for slot in range(work.slots):
        if work.slot_group[slot] != work.slot_group[first] or work.slot_number[slot] != work.slot_number[first]:
            first = slot
        card = WILD if work.slot_card[slot] == EMPTY else work.cards[work.slot_card[slot]]
        index = slot
        while index > first and move.cards[index - 1] > card:
            move.cards[index] = move.cards[index - 1]
            index -= 1
        move.cards[index] = card
