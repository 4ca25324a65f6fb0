"""Working memory of the rule functions: what they would allocate if they could.

Nothing in it outlives a call; two calls never depend on each other through it.
"""

from typing import Annotated

from dizaine.engine.dialect import Byte, Long, Record, Short, record
from dizaine.engine.limits import GROUPS, HAND, MENU, NUMBERS, PHASES


@record
class Workspace(Record):
    """The cards that are being arranged, the demand on them, and a menu of moves."""

    cards: Annotated[list[int], "i1", HAND]  # sorted; wilds among them, skips left out
    card_count: Byte
    wilds: Byte
    counts: Long  # packed counts of the natural cards, by number (see counts)
    colours: Long  # and by colour; wilds and skips have fields of their own behind
    spare: Byte  # cards of the hand that are not in `cards`

    number: Annotated[list[int], "i1", GROUPS]  # what each group is declared to be
    colour: Annotated[list[int], "i1", GROUPS]
    declaration: Annotated[list[int], "i1", GROUPS]
    left: Annotated[list[int], "i8", GROUPS]  # packed counts, and wilds, that the groups before have left over
    wilds_left: Annotated[list[int], "i1", GROUPS]
    hopeful: Annotated[list[int], "i8", GROUPS]  # the declarations that are worth a try

    slots: Byte
    slot_group: Annotated[list[int], "i1", HAND]
    slot_low: Annotated[list[int], "i1", HAND]  # the numbers that the slot takes
    slot_high: Annotated[list[int], "i1", HAND]
    slot_parity: Annotated[list[int], "i1", HAND]
    slot_colour: Annotated[list[int], "i1", HAND]
    slot_card: Annotated[list[int], "i1", HAND]  # index of the natural card in the slot, -1 for none
    card_slot: Annotated[list[int], "i1", HAND]
    path_slot: Annotated[list[int], "i1", HAND + 1]  # the way along which cards move from slot to slot
    path_card: Annotated[list[int], "i1", HAND + 1]
    places: Annotated[list[int], "i4", NUMBERS + 1]  # for each number, a bit for each of `cards` that has it
    seed: Annotated[list[int], "i1", GROUPS]  # the natural card that a group must keep (O2)

    distance: Annotated[list[int], "i1", PHASES]  # to each phase

    gap_number: Annotated[list[int], "i1", HAND]  # numbers that other hits must fill first (T10)
    gap_index: Annotated[list[int], "i1", HAND + 1]  # where the search for a card for the gap stands
    gap_card: Annotated[list[int], "i1", HAND]  # the card withdrawn for it
    gaps: Byte

    menu: Annotated[list[int], "i8", MENU]
    menu_size: Short
