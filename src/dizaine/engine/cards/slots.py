"""Matches cards to the slots of declared groups (W1-W3, O2, T10).

As many natural cards as possible find a slot, wilds take the rest. Augmenting never unmatches a card or a slot, so
whatever must be matched is matched first. Cards are bits of a word here, in the order of `work.cards`.
"""

from typing import Final

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.cards import LAST_NATURAL, NONE, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import find_card
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.shapes import RUN, SET, family_of, parity_of, step_of, width_of

EMPTY: Final = -1

UNDECLARED: Final = -1
"""Stands for any declaration of a group that uses no natural cards."""


@rule
def sort_places(rules: Rules, work: Workspace) -> None:
    """Note the number, the parity and the colour of every natural card; matching needs them."""
    places, colour_places, colour_counts = work.places, work.colour_places, work.colour_counts
    for number in range(NUMBERS + 1):
        places[number] = 0
    for colour in range(COLOURS + 1):
        colour_places[colour] = 0
        colour_counts[colour] = 0
    odd = 0
    for index in range(work.card_count):
        card = work.cards[index]
        if card > LAST_NATURAL:
            break
        number = rules.number[card]
        colour = rules.colour[card] + 1
        places[number] |= 1 << index
        colour_places[0] |= 1 << index
        colour_places[colour] |= 1 << index
        colour_counts[0] += rules.unit[card]
        colour_counts[colour] += rules.unit[card]
        if number & 1:
            odd |= 1 << index
    work.parity_places[0] = colour_places[0]
    work.parity_places[1] = odd
    work.parity_places[2] = colour_places[0] & ~odd


@hot
def add_slot(work: Workspace, group: int, number: int, places: int) -> None:
    """Ask for one more card."""
    slot = work.slots
    work.slot_group[slot] = group
    work.slot_number[slot] = number
    work.slot_places[slot] = places
    work.slot_card[slot] = EMPTY
    work.slots = slot + 1


@rule
def run_places(rules: Rules, work: Workspace, phase: int, group: int, start: int) -> int:
    """The cards of any colour that have a number of a run."""
    shape = rules.group_shape[phase][group]
    places = 0
    number = start
    for _ in range(rules.group_cards[phase][group] // width_of(shape)):
        places |= work.places[number]
        number += step_of(shape)
    return places


@rule
def group_places(rules: Rules, work: Workspace, phase: int, group: int) -> int:
    """The cards that a group can use as it is declared."""
    shape = rules.group_shape[phase][group]
    if work.declaration[group] == UNDECLARED:
        return 0
    cards = work.colour_places[work.colour[group] + 1]
    if family_of(shape) == RUN:
        return cards & run_places(rules, work, phase, group, work.number[group])
    if family_of(shape) == SET:
        return cards & work.places[work.number[group]]
    return cards & work.parity_places[parity_of(shape)]


@rule
def add_group(rules: Rules, work: Workspace, phase: int, group: int) -> None:
    """Ask for every card of a group as it is declared."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    number = work.number[group]
    if family_of(shape) == RUN and work.declaration[group] != UNDECLARED:
        cards = work.colour_places[work.colour[group] + 1]
        for index in range(size):
            stands_for = number + index // width_of(shape) * step_of(shape)
            add_slot(work, group, stands_for, cards & work.places[stands_for])
    else:
        cards = group_places(rules, work, phase, group)
        for _ in range(size):
            add_slot(work, group, number, cards)


@rule
def set_slots(rules: Rules, work: Workspace, phase: int, groups: int) -> None:
    """Create a slot for every card of the first groups of a phase, as declared."""
    work.slots = 0
    work.matched = 0
    work.fitted = 0
    for group in range(groups):
        add_group(rules, work, phase, group)


@rule
def match_groups(rules: Rules, work: Workspace, phase: int, groups: int) -> int:
    """How many natural cards the first groups of a phase can use together as they are declared.

    The first `work.fitted` groups are matched already.
    """
    work.slots = work.group_slots[work.fitted] if work.fitted else 0
    work.matched = 0
    for slot in range(work.slots):
        if work.slot_card[slot] != EMPTY:
            work.matched |= 1 << work.slot_card[slot]
    used = work.group_used[work.fitted] if work.fitted else 0
    for group in range(work.fitted, groups):
        first = work.slots
        add_group(rules, work, phase, group)
        used += work.slots - first - match_from(work, first)
        work.group_slots[group + 1] = work.slots
        work.group_used[group + 1] = used
    work.fitted = groups
    return used


@rule
def set_group_slots(rules: Rules, work: Workspace, phase: int) -> None:
    """Create one slot for each group, for a natural card (O2)."""
    work.slots = 0
    work.matched = 0
    work.fitted = 0
    for group in range(rules.group_count[phase]):
        add_slot(work, group, work.number[group], group_places(rules, work, phase, group))


@hot
def put_in_slot(work: Workspace, slot: int, index: int) -> None:
    """Match a card to a slot."""
    work.slot_card[slot] = index
    work.card_slot[index] = slot
    work.matched |= 1 << index


@rule
def augment(work: Workspace, slot: int) -> int:
    """Find a card for a slot by moving others on: 1 on success.

    The search is depth first: the slot takes a card, the slot that had the card looks for another one, and so on. No
    card is tried twice.
    """
    tried = 0
    depth = 0
    work.path_slot[0] = slot
    while depth >= 0:
        cards = work.slot_places[work.path_slot[depth]] & ~tried
        if cards == 0:
            depth -= 1
            continue
        index = lowest_bit(cards)
        tried |= 1 << index
        work.path_card[depth] = index
        if not work.matched >> index & 1:
            for step in range(depth + 1):
                put_in_slot(work, work.path_slot[step], work.path_card[step])
            return 1
        depth += 1
        work.path_slot[depth] = work.card_slot[index]
    return 0


@hot
def match_slots(work: Workspace) -> int:
    """Fill the empty slots with natural cards; returns how many stay empty."""
    return match_from(work, 0)


@rule
def match_from(work: Workspace, first: int) -> int:
    """Fill the empty slots from index `first` on; returns how many stay empty."""
    missing = 0
    for slot in range(first, work.slots):
        if work.slot_card[slot] != EMPTY:
            continue
        free = work.slot_places[slot] & ~work.matched
        if free:
            put_in_slot(work, slot, lowest_bit(free))
        elif work.slot_places[slot] == 0 or not augment(work, slot):
            missing += 1
    return missing


@rule
def reserve_slot(rules: Rules, work: Workspace, card: int, group: int) -> int:
    """Put a natural card into the first empty slot that takes it, of a group or (for -1) of any."""
    alike = work.places[rules.number[card]] & work.colour_places[rules.colour[card] + 1] & ~work.matched
    for slot in range(work.slots):
        if work.slot_card[slot] != EMPTY or (group >= 0 and work.slot_group[slot] != group):
            continue
        if work.slot_places[slot] & alike:
            put_in_slot(work, slot, lowest_bit(alike))
            return 1
    return 0


@rule
def has_place(rules: Rules, work: Workspace, phase: int, card: int) -> int:
    """Whether a natural card fits a declared group; then some matching of maximum size contains it."""
    set_group_slots(rules, work, phase)
    place = 1 << find_card(work.cards, work.card_count, card)
    for slot in range(work.slots):
        if work.slot_places[slot] & place:
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
        if match_slots(work):
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
    missing = match_slots(work)
    if rules.naturals and missing == work.slots:
        return -1
    if must == WILD and missing == 0:
        work.matched &= ~(1 << work.slot_card[0])
        work.slot_card[0] = EMPTY
        missing = 1
    return missing if missing <= work.wilds else -1
