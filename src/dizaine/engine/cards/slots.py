"""Matches cards to the slots of declared groups (W1-W3, O2, T10).

As many natural cards as possible are matched by augmenting paths, and wilds fill the other slots. Augmenting never
unmatches a card or a slot, so a card that must be used, or a group that needs a natural card, is matched first.
"""

from typing import Final

from dizaine.engine.cards.cards import LAST_NATURAL, NONE, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.shapes import NO_COLOUR, RUN, SET, family_of, parity_of, step_of, width_of

EMPTY: Final = -1


@rule
def add_slot(work: Workspace, group: int, low: int, high: int, parity: int, colour: int) -> None:
    """Add a slot for one more card."""
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
    """Create a slot for every card of the first groups of a phase, as declared."""
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
    """Create one slot for each group, for a natural card (O2)."""
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
    """Fill a slot with an unmatched card; returns 1 on success."""
    for index in range(work.card_count):
        if work.card_slot[index] == EMPTY and slot_takes(rules, work, slot, work.cards[index]):
            put_in_slot(work, slot, index)
            return 1
    return 0


@rule
def augment(rules: Rules, work: Workspace, slot: int) -> int:
    """Fill a slot by an augmenting path, which moves other cards between slots; returns 1 on success.

    The search is depth first: the slot takes a card, the slot that had the card looks for another one, and so on. No
    card is tried twice.
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
def reserve_slot(rules: Rules, work: Workspace, card: int, group: int) -> int:
    """Put a natural card into the first empty slot that takes it, of one group or, if the group is -1, of any."""
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
    """Whether a natural card fits a declared group; then some matching of maximum size contains it."""
    set_group_slots(rules, work, phase)
    for slot in range(work.slots):
        if slot_takes(rules, work, slot, card):
            return 1
    return 0


@rule
def match(rules: Rules, work: Workspace, phase: int, must: int) -> int:
    """Match the cards to the declared phase; returns the number of slots left for wilds, or -1 if there is no way.

    `must` is a card that has to be used (T10), or NONE.
    """
    groups = rules.group_count[phase]
    needs_natural = must != NONE and must != WILD
    if rules.naturals == 2:
        set_group_slots(rules, work, phase)
        if needs_natural and not reserve_slot(rules, work, must, -1):
            return -1
        if match_slots(rules, work):
            return -1
        for group in range(groups):
            work.seed[group] = work.cards[work.slot_card[group]]
        set_slots(rules, work, phase, groups)
        for group in range(groups):
            reserve_slot(rules, work, work.seed[group], group)
    else:
        set_slots(rules, work, phase, groups)
        if needs_natural and not reserve_slot(rules, work, must, -1):
            return -1
    missing = match_slots(rules, work)
    if rules.naturals and missing == work.slots:
        return -1
    if must == WILD and missing == 0:
        work.card_slot[work.slot_card[0]] = EMPTY
        work.slot_card[0] = EMPTY
        missing = 1
    return missing if missing <= work.wilds else -1
