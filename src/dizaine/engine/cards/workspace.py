"""The workspace of the rule functions, which cannot allocate memory.

No data is passed from one call of the engine to the next through it.
"""

import threading
from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Long, Record, Short, Word, record
from dizaine.engine.limits import COLOURS, DECLARATIONS, EVERY_WAY, GROUPS, HAND, MENU, NUMBERS, PHASES


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
    declaration: Annotated[list[int], "i1", GROUPS]
    left: Annotated[list[int], "i8", GROUPS + 1]  # packed counts, and wilds, that the groups before have left over
    wilds_left: Annotated[list[int], "i1", GROUPS]
    feasible: Annotated[list[int], "i8", GROUPS]  # a bit for each declaration to try

    places: Annotated[list[int], "i4", NUMBERS + 1]  # for each number, a bit for each of `cards` that has it
    colour_places: Annotated[list[int], "i4", COLOURS + 1]  # the same for all colours together and for each colour
    parity_places: Annotated[list[int], "i4", 3]  # for all numbers, odd ones, even ones
    colour_counts: Annotated[list[int], "i8", COLOURS + 1]  # packed counts of all colours and of each

    candidates: Annotated[list[list[int]], "i4", GROUPS, DECLARATIONS + 1]  # declarations to try (see candidates)
    candidate_count: Annotated[list[int], "i1", GROUPS]
    pick: Annotated[list[int], "i1", GROUPS]  # the index of the current candidate
    likes: Annotated[list[int], "i1", GROUPS]  # how many equal groups follow
    rest: Annotated[list[int], "i1", GROUPS]  # the most natural cards that the groups after those could use
    used: Annotated[list[int], "i1", GROUPS]  # natural cards that the groups before use
    order: Annotated[list[int], "i1", GROUPS]  # in which the groups are tried
    claimed: Annotated[list[int], "i4", GROUPS + 1]  # a bit for each card that one of them could use
    asked: Annotated[list[int], "i1", GROUPS]  # all cards of the phase, less those that later groups could use
    tries: Long  # declarations that may still be tried

    fitted: Byte  # how many groups have been matched to their slots
    group_slots: Annotated[list[int], "i1", GROUPS + 1]  # where the slots of each group begin
    group_used: Annotated[list[int], "i1", GROUPS + 1]  # natural cards in the slots of the groups before
    slots: Byte
    slot_group: Annotated[list[int], "i1", HAND]
    slot_number: Annotated[list[int], "i1", HAND]  # what a card in the slot stands for, 0 in a collection
    slot_places: Annotated[list[int], "i4", HAND]  # a bit for each card that the slot takes
    slot_card: Annotated[list[int], "i1", HAND]  # index of the natural card in the slot, -1 for none
    card_slot: Annotated[list[int], "i1", HAND]  # of a card that is matched
    matched: Word  # a bit for each card that has a slot
    path_slot: Annotated[list[int], "i1", HAND + 1]  # the way along which cards move from slot to slot
    path_card: Annotated[list[int], "i1", HAND + 1]
    seed: Annotated[list[int], "i1", GROUPS]  # the natural card that a group must keep (O2)

    distance: Annotated[list[int], "i1", PHASES]  # to each phase

    gap_number: Annotated[list[int], "i1", HAND]  # numbers that other hits must fill first (T10)
    gap_index: Annotated[list[int], "i1", HAND + 1]  # the index of the card currently tried for the gap
    gap_card: Annotated[list[int], "i1", HAND]  # the card withdrawn for the gap
    gaps: Byte

    way_count: Short
    ways: Annotated[list[int], "i4", EVERY_WAY]  # the ways to lay that were just found (see arrangement)
    menu: Annotated[list[int], "i8", MENU]
    menu_size: Short


class _Spare(threading.local):
    def __init__(self) -> None:
        self.workspace = Workspace()


_SPARE: Final = _Spare()


def spare_workspace() -> Workspace:
    """The workspace of this thread: to make a new one takes longer than most questions.

    Only for work that is done before anybody else asks for it: neither in a generator nor around other calls.
    """
    return _SPARE.workspace
