"""The workspace of the rule functions, which cannot allocate memory.

No data is passed from one call of the engine to the next through it.
"""

from typing import Annotated

from dizaine.engine.dialect import Byte, Long, Record, Short, record
from dizaine.engine.limits import GROUPS, HAND, MENU, NUMBERS, PHASES


@record
class Workspace(Record):
    """The cards to arrange, the slots for them, and a menu of moves."""

    cards: Annotated[list[int], "i1", HAND]  # sorted, with wilds and without skips
    card_count: Byte
    wilds: Byte
    counts: Long  # packed counts of the natural cards by number (see `counts`)
    colours: Long  # packed counts by colour, then wilds and skips
    spare: Byte  # cards of the hand that are not in `cards`

    number: Annotated[list[int], "i1", GROUPS]  # the declaration of each group
    colour: Annotated[list[int], "i1", GROUPS]
    declaration: Annotated[list[int], "i1", GROUPS]  # its index
    left: Annotated[list[int], "i8", GROUPS]  # packed counts left by the groups before
    wilds_left: Annotated[list[int], "i1", GROUPS]
    feasible: Annotated[list[int], "i8", GROUPS]  # a bit for each declaration to try

    slots: Byte
    slot_group: Annotated[list[int], "i1", HAND]
    slot_low: Annotated[list[int], "i1", HAND]  # the numbers that the slot takes
    slot_high: Annotated[list[int], "i1", HAND]
    slot_parity: Annotated[list[int], "i1", HAND]
    slot_colour: Annotated[list[int], "i1", HAND]
    slot_card: Annotated[list[int], "i1", HAND]  # index of the natural card in the slot, -1 for none
    card_slot: Annotated[list[int], "i1", HAND]
    path_slot: Annotated[list[int], "i1", HAND + 1]  # the augmenting path
    path_card: Annotated[list[int], "i1", HAND + 1]
    places: Annotated[list[int], "i4", NUMBERS + 1]  # for each number, a bit for each of `cards` that has it
    seed: Annotated[list[int], "i1", GROUPS]  # the natural card required in each group (O2)

    distance: Annotated[list[int], "i1", PHASES]  # to each phase

    gap_number: Annotated[list[int], "i1", HAND]  # numbers that other hits must fill first (T10)
    gap_index: Annotated[list[int], "i1", HAND + 1]  # the index of the card currently tried for the gap
    gap_card: Annotated[list[int], "i1", HAND]  # the card withdrawn for the gap
    gaps: Byte

    menu: Annotated[list[int], "i8", MENU]
    menu_size: Short
