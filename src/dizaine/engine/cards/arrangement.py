"""Which ways there are to lay a phase from the cards that are spread out (P1-P9, W1-W4, O2).

A way to lay is a declaration for each group: the number of a set, the lowest number of a run, the colour. For one
such way the cards are matched to the slots of the groups, as many natural cards as possible, wilds in the rest.
Natural cards that fill a slot never need to leave it for another card to find a place (augmenting paths), which is
why a card or a group that must be served is served first and stays so.
"""

from typing import Final

from dizaine.engine.bits import highest_bit, lowest_bit
from dizaine.engine.cards.cards import LAST_NATURAL, NONE, WILD
from dizaine.engine.cards.counts import ALL_FIELDS, BITS, FULL, count_of, present, total, usable
from dizaine.engine.cards.hands import counts_of_colour
from dizaine.engine.cards.rows import MOVE_LAY, MoveRow
from dizaine.engine.cards.tables import BY_MATCHING, Rules
from dizaine.engine.cards.usage import best_alone, used_by_phase
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import COLOURS, MENU, NUMBERS
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

EMPTY: Final = -1
EVERY_WAY: Final = MENU // 4
"""Ways to lay one phase that a menu lists at most. The phases of the editions have 108 at the most; a book of one's
own with many wilds and groups of one colour can have more, and the rest of the menu must keep its room."""


@hot
def fewest_wilds(rules: Rules, work: Workspace, phase: int) -> int:
    """No way to lay a phase does with fewer wilds: each group has the best of the hand for itself, or all together."""
    wilds = rules.phase_cards[phase]
    if rules.phase_method[phase] != BY_MATCHING:
        wilds -= used_by_phase(rules, work, phase, work.counts, work.colours)
    else:
        for group in range(rules.group_count[phase]):
            wilds -= best_alone(rules, work, phase, group)
    return max(wilds, 0)


@hot
def might_lay(rules: Rules, work: Workspace, phase: int) -> int:
    """A quick test that only ever errs towards yes."""
    if work.card_count < rules.phase_cards[phase]:
        return 0
    if not rules.coloured_phases >> phase & 1:
        for group in range(rules.group_count[phase]):
            if not hopeful(rules, phase, group, work.counts, work.wilds):
                return 0
    return 1 if fewest_wilds(rules, work, phase) <= work.wilds else 0


@rule
def highest_start(rules: Rules, shape: int, size: int) -> int:
    """The highest number at which a run of so many cards can begin (P2)."""
    return rules.numbers - (size // width_of(shape) - 1) * step_of(shape)


@rule
def declaration_holds(rules: Rules, shape: int, size: int, number: int, colour: int) -> int:
    """Whether a group can be declared so at all, whatever its cards (W4)."""
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
    """One past the last running number of a declaration."""
    if has_one_colour(shape):
        return NUMBERS * COLOURS
    if family_of(shape) == SET:
        return rules.numbers
    return highest_start(rules, shape, size) if family_of(shape) == RUN else 1


@rule
def declare(rules: Rules, work: Workspace, phase: int, group: int, declaration: int) -> int:
    """Declare a group by a running number over colours and numbers; 0 where there is no such declaration."""
    shape = rules.group_shape[phase][group]
    work.declaration[group] = declaration
    work.colour[group] = declaration // NUMBERS if has_one_colour(shape) else NO_COLOUR
    number = declaration % NUMBERS + 1
    if family_of(shape) != SET and family_of(shape) != RUN:
        number -= 1
    work.number[group] = number
    return declaration_holds(rules, shape, rules.group_cards[phase][group], number, work.colour[group])


@rule
def add_slot(work: Workspace, group: int, low: int, high: int, parity: int, colour: int) -> None:
    """Ask for one more card."""
    slot = work.slots
    work.slot_group[slot] = group
    work.slot_low[slot] = low
    work.slot_high[slot] = high
    work.slot_parity[slot] = parity
    work.slot_colour[slot] = colour
    work.slot_card[slot] = EMPTY
    work.slots = slot + 1


@rule
def set_slots(rules: Rules, work: Workspace, phase: int, groups: int) -> None:
    """Ask for every card of the first groups of a phase as they are declared."""
    work.slots = 0
    for group in range(groups):
        shape = rules.group_shape[phase][group]
        size = rules.group_cards[phase][group]
        number = work.number[group]
        colour = work.colour[group]
        for index in range(size):
            if family_of(shape) == SET:
                add_slot(work, group, number, number, 0, colour)
            elif family_of(shape) == RUN:
                exact = number + index // width_of(shape) * step_of(shape)
                add_slot(work, group, exact, exact, 0, colour)
            else:
                add_slot(work, group, 1, rules.numbers, parity_of(shape), colour)
    for index in range(work.card_count):
        work.card_slot[index] = EMPTY


@rule
def set_group_slots(rules: Rules, work: Workspace, phase: int) -> None:
    """Ask for one natural card for each group (O2)."""
    work.slots = 0
    for group in range(rules.group_count[phase]):
        shape = rules.group_shape[phase][group]
        size = rules.group_cards[phase][group]
        low = work.number[group]
        high = low
        if family_of(shape) == RUN:
            high = low + (size // width_of(shape) - 1) * step_of(shape)
        elif family_of(shape) != SET:
            low = 1
            high = rules.numbers
        add_slot(work, group, low, high, parity_of(shape), work.colour[group])
    for index in range(work.card_count):
        work.card_slot[index] = EMPTY


@hot
def slot_takes(rules: Rules, work: Workspace, slot: int, card: int) -> int:
    """Whether a natural card fits a slot."""
    number = rules.number[card]
    if card > LAST_NATURAL or number < work.slot_low[slot] or number > work.slot_high[slot]:
        return 0
    if work.slot_parity[slot] and (number & 1) != (work.slot_parity[slot] & 1):
        return 0
    return 1 if work.slot_colour[slot] == NO_COLOUR or rules.colour[card] == work.slot_colour[slot] else 0


@hot
def put_in_slot(work: Workspace, slot: int, index: int) -> None:
    """Match a card to a slot."""
    work.slot_card[slot] = index
    work.card_slot[index] = slot


@rule
def fill(rules: Rules, work: Workspace, slot: int) -> int:
    """Find a card that lies free for a slot: 1 on success."""
    for index in range(work.card_count):
        if work.card_slot[index] == EMPTY and slot_takes(rules, work, slot, work.cards[index]):
            put_in_slot(work, slot, index)
            return 1
    return 0


@rule
def augment(rules: Rules, work: Workspace, slot: int) -> int:
    """Find a card for a slot by moving others on: 1 on success.

    Depth first: a slot asks for a card, the slot that had it asks for another one, and so on; no card is tried twice.
    """
    tried = 0
    depth = 0
    work.path_slot[0] = slot
    work.path_card[0] = EMPTY
    while depth >= 0:
        index = work.path_card[depth] + 1
        while index < work.card_count and (
            tried >> index & 1 or not slot_takes(rules, work, work.path_slot[depth], work.cards[index])
        ):
            index += 1
        if index == work.card_count:
            depth -= 1
            continue
        tried |= 1 << index
        work.path_card[depth] = index
        if work.card_slot[index] == EMPTY:
            for step in range(depth + 1):
                put_in_slot(work, work.path_slot[step], work.path_card[step])
            return 1
        depth += 1
        work.path_slot[depth] = work.card_slot[index]
        work.path_card[depth] = EMPTY
    return 0


@rule
def match_slots(rules: Rules, work: Workspace) -> int:
    """Fill the empty slots with natural cards; returns how many stay empty."""
    missing = 0
    for slot in range(work.slots):
        if work.slot_card[slot] == EMPTY and not fill(rules, work, slot) and not augment(rules, work, slot):
            missing += 1
    return missing


@rule
def seat_card(rules: Rules, work: Workspace, card: int, group: int) -> int:
    """Put a natural card into the first empty slot that takes it, of a group or (for -1) of any."""
    for slot in range(work.slots):
        if work.slot_card[slot] != EMPTY or (group >= 0 and work.slot_group[slot] != group):
            continue
        if slot_takes(rules, work, slot, card):
            for index in range(work.card_count):
                if work.cards[index] == card and work.card_slot[index] == EMPTY:
                    put_in_slot(work, slot, index)
                    return 1
    return 0


@rule
def has_place(rules: Rules, work: Workspace, phase: int, card: int) -> int:
    """Whether a natural card fits a group of the phase as declared: then it can be among as many cards as any."""
    set_group_slots(rules, work, phase)
    for slot in range(work.slots):
        if slot_takes(rules, work, slot, card):
            return 1
    return 0


@rule
def match(rules: Rules, work: Workspace, phase: int, must: int) -> int:
    """Match the cards to the phase as declared; returns the slots left for wilds, or -1.

    `must` is a card that has to be among them (T10), or NONE.
    """
    groups = rules.group_count[phase]
    needs_natural = must != NONE and must != WILD
    if rules.naturals == 2:
        set_group_slots(rules, work, phase)
        if needs_natural and not seat_card(rules, work, must, -1):
            return -1
        if match_slots(rules, work):
            return -1
        for group in range(groups):
            work.seed[group] = work.cards[work.slot_card[group]]
        set_slots(rules, work, phase, groups)
        for group in range(groups):
            seat_card(rules, work, work.seed[group], group)
    else:
        set_slots(rules, work, phase, groups)
        if needs_natural and not seat_card(rules, work, must, -1):
            return -1
    missing = match_slots(rules, work)
    if rules.naturals and missing == work.slots:
        return -1
    if must == WILD and missing == 0:
        work.card_slot[work.slot_card[0]] = EMPTY
        work.slot_card[0] = EMPTY
        missing = 1
    return missing if missing <= work.wilds else -1


@rule
def same_as_before(rules: Rules, phase: int, group: int) -> int:
    """Whether a phase asks for the same group twice in a row: then their order makes no difference."""
    if group == 0 or rules.group_shape[phase][group] != rules.group_shape[phase][group - 1]:
        return 0
    return 1 if rules.group_cards[phase][group] == rules.group_cards[phase][group - 1] else 0


@rule
def first_declaration(rules: Rules, work: Workspace, phase: int, group: int) -> None:
    """Begin the walk through the declarations of a group, the highest first."""
    work.declaration[group] = declarations(rules, rules.group_shape[phase][group], rules.group_cards[phase][group])


@rule
def next_declaration(rules: Rules, work: Workspace, phase: int, group: int, within: int) -> int:
    """Declare a group in the next possible way, no lower than a like group before it; 0 if there is none left.

    Only ways that have a bit in `within` are tried: bit 5 n for the running number n (see `hopeful`), -1 for all.
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


@hot
def hopeful(rules: Rules, phase: int, group: int, counts: int, wilds: int) -> int:
    """The numbers at which a group that asks for no colour finds cards enough; -1 where there is nothing to choose."""
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
def visit_lays(rules: Rules, work: Workspace, phase: int, must: int, wilds: int, wanted: int) -> int:
    """Walk through the ways to lay a phase with exactly so many wilds, until `wanted` of them are found.

    Returns how many were found; the last one stays declared. Groups that share cards and ask for a colour share them
    in less simple ways: there, all is decided by matching, group by group. So it is where each group needs a natural
    card, and where a wild must be among them.
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
    work.hopeful[0] = -1 if coloured else hopeful(rules, phase, 0, work.counts, wilds)
    first_declaration(rules, work, phase, 0)
    while group >= 0:
        if not next_declaration(rules, work, phase, group, work.hopeful[group]):
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
            work.hopeful[group] = -1 if matched else hopeful(rules, phase, group, after, wilds_after)
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
    """Find ways to lay a phase with the cards spread out, up to `wanted`; the last one stays declared.

    They come in the order in which a player would like them: fewest wilds first, then highest numbers.
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
    """Write the way that is declared into a move: natural cards wherever they go, wilds in the rest."""
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
    """A bit for each card spread out that has a colour, or for all of them."""
    if colour == NO_COLOUR:
        return -1
    places = 0
    for index in range(work.card_count):
        if rules.colour[work.cards[index]] == colour:
            places |= 1 << index
    return places


@hot
def places_in_fields(work: Workspace, fields: int) -> int:
    """A bit for each card spread out that has one of some numbers."""
    places = 0
    for number in range(1, NUMBERS + 1):
        if count_of(fields, number):
            places |= work.places[number]
    return places


@hot
def write_straight(rules: Rules, work: Workspace, phase: int, move: MoveRow) -> None:
    """Write the cards of a phase with a quick way: each group takes what it can use, one after the other."""
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
