"""Which ways there are to lay a phase from the cards that are spread out (P1-P9, W1-W4, O2).

A way to lay is a declaration for each group: the number of a set, the lowest number of a run, the colour. For one
such way the cards are matched to the slots of the groups, as many natural cards as possible, wilds in the rest.
Natural cards that fill a slot never need to leave it for another card to find a place (augmenting paths), which is
why a card or a group that must be served is served first and stays so.
"""

from typing import Final

from dizaine.engine.cards import LAST_NATURAL, NO_COLOUR, NONE, WILD
from dizaine.engine.counts import naturals_alone, spend, total
from dizaine.engine.dialect import rule
from dizaine.engine.hands import counts_of_colour
from dizaine.engine.limits import COLOURS, MENU, NUMBERS
from dizaine.engine.rows import MOVE_LAY, MoveRow
from dizaine.engine.shapes import RUN, SET, family_of, has_one_colour, parity_of, step_of, width_of
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace

EMPTY: Final = -1
EVERY_WAY: Final = MENU // 4
"""Ways to lay one phase that a menu lists at most. The phases of the editions have 108 at the most; a book of one's
own with many wilds and groups of one colour can have more, and the rest of the menu must keep its room."""


@rule
def best_alone(rules: Rules, work: Workspace, shape: int, size: int) -> int:
    """The most natural cards that one group could use if it had the hand to itself."""
    if not has_one_colour(shape):
        return naturals_alone(shape, size, work.counts)
    best = 0
    for colour in range(COLOURS):
        have = naturals_alone(shape, size, counts_of_colour(rules, work, colour))
        if have > best:
            best = have
    return best


@rule
def might_lay(rules: Rules, work: Workspace, phase: int) -> int:
    """A quick test that only ever errs towards yes: each group gets the best of the hand for itself."""
    missing = rules.phase_cards[phase] - work.wilds
    if work.card_count < rules.phase_cards[phase]:
        return 0
    best = 0
    for group in range(rules.group_count[phase]):
        if not same_as_before(rules, phase, group):
            best = best_alone(rules, work, rules.group_shape[phase][group], rules.group_cards[phase][group])
        missing -= best
    return 1 if missing <= 0 else 0


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


@rule
def slot_takes(rules: Rules, work: Workspace, slot: int, card: int) -> int:
    """Whether a natural card fits a slot."""
    number = rules.number[card]
    if card > LAST_NATURAL or number < work.slot_low[slot] or number > work.slot_high[slot]:
        return 0
    if work.slot_parity[slot] and (number & 1) != (work.slot_parity[slot] & 1):
        return 0
    return 1 if work.slot_colour[slot] == NO_COLOUR or rules.colour[card] == work.slot_colour[slot] else 0


@rule
def put_in_slot(work: Workspace, slot: int, index: int) -> None:
    """Match a card to a slot."""
    work.slot_card[slot] = index
    work.card_slot[index] = slot


@rule
def augment(rules: Rules, work: Workspace, slot: int, tried: int) -> int:
    """Find a card for a slot, moving others on if need be; returns the cards tried, negative on success."""
    for index in range(work.card_count):
        if tried >> index & 1 or not slot_takes(rules, work, slot, work.cards[index]):
            continue
        tried |= 1 << index
        if work.card_slot[index] != EMPTY:
            tried = augment(rules, work, work.card_slot[index], tried)
            if tried >= 0:
                continue
        put_in_slot(work, slot, index)
        return -1
    return tried


@rule
def match_slots(rules: Rules, work: Workspace) -> int:
    """Fill the empty slots with natural cards; returns how many stay empty."""
    missing = 0
    for slot in range(work.slots):
        if work.slot_card[slot] == EMPTY and augment(rules, work, slot, 0) >= 0:
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
def visit_lays(
    rules: Rules, work: Workspace, phase: int, group: int, left: int, wilds: int, must: int, wanted: int
) -> int:
    """Walk through the ways to lay a phase, from this group on, until `wanted` of them are found.

    `left` are the packed counts and `wilds` the wilds that the groups before have left over. Returns how many ways
    were found; the last one stays declared. Groups that ask for a colour share cards in less simple ways: there, all
    is decided by matching, group by group.
    """
    coloured = rules.phase_coloured[phase]
    if group == rules.group_count[phase]:
        if coloured or must != NONE or rules.naturals == 2:
            return 1 if match(rules, work, phase, must) >= 0 else 0
        return 1 if rules.naturals == 0 or left != work.counts else 0
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    found = 0
    first = work.declaration[group - 1] if same_as_before(rules, phase, group) else 0
    for declaration in range(first, declarations(rules, shape, size)):
        after = left
        missing = 0
        if not coloured:
            after = spend(shape, size, declaration + 1, left)
            missing = size - total(left) + total(after)
            if missing > wilds:
                continue
        if not declare(rules, work, phase, group, declaration):
            continue
        if coloured:
            set_slots(rules, work, phase, group + 1)
            if match_slots(rules, work) > wilds:
                continue
        found += visit_lays(rules, work, phase, group + 1, after, wilds - missing, must, wanted - found)
        if found >= wanted:
            break
    return found


@rule
def find_lays(rules: Rules, work: Workspace, phase: int, must: int, wanted: int) -> int:
    """Find ways to lay a phase with the cards spread out, up to `wanted`; the last one stays declared."""
    if not might_lay(rules, work, phase):
        return 0
    if rules.out_by_discard and work.card_count + work.spare <= rules.phase_cards[phase]:
        return 0
    return visit_lays(rules, work, phase, 0, work.counts, work.wilds, must, wanted)


@rule
def write_lay(rules: Rules, work: Workspace, phase: int, must: int, move: MoveRow) -> None:
    """Write the way that is declared into a move: natural cards wherever they go, wilds in the rest."""
    match(rules, work, phase, must)
    move.kind = MOVE_LAY
    move.phase = phase
    move.groups = rules.group_count[phase]
    first = 0
    for group in range(move.groups):
        move.shape[group] = rules.group_shape[phase][group]
        move.number[group] = work.number[group]
        move.colour[group] = work.colour[group]
        move.size[group] = rules.group_cards[phase][group]
    for slot in range(work.slots):
        if slot > 0 and work.slot_group[slot] != work.slot_group[slot - 1]:
            first = slot
        card = WILD if work.slot_card[slot] == EMPTY else work.cards[work.slot_card[slot]]
        index = slot
        while index > first and move.cards[index - 1] > card:
            move.cards[index] = move.cards[index - 1]
            index -= 1
        move.cards[index] = card
