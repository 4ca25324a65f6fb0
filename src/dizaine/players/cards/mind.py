"""What a card player has in mind: what all saw in the round, what can still come, and what the search has found.

One record, so that rule functions hand it on as they hand on the state. Nothing in it is hidden from the seat that
thinks: the memory is of public facts, and all else is worked out from what that seat may know.
"""

from typing import Annotated, Final

from dizaine.engine.cards.cards import KINDS
from dizaine.engine.dialect import Byte, Record, Short, Word, record
from dizaine.engine.limits import COLOURS, HAND, NUMBERS, PHASES, PLAYERS

CANDIDATES: Final = 24
"""Moves that the search can compare."""
CURVE: Final = 256
"""Steps of the logistic curve; it reaches from minus eight to eight."""


@record
class Mind(Record):
    """Memory, outlook, worth and search, in this order."""

    # What all saw (see memory).
    round: Short  # the round that it is about
    thrown: Annotated[list[list[int]], "i1", PLAYERS, KINDS]  # cards that each player discarded
    refused: Annotated[list[list[int]], "i1", PLAYERS, KINDS]  # discards that each player did not want

    # What to reckon with (see outlook).
    unseen: Annotated[list[int], "i1", KINDS]  # cards of each kind that lie hidden, in hands and in the draw pile
    unseen_total: Short
    unseen_number: Annotated[list[int], "i2", NUMBERS + 1]
    unseen_colour: Annotated[list[int], "i2", COLOURS]
    sought_number: Annotated[list[int], "i2", NUMBERS + 1]  # signs that the next player wants it, less signs against
    sought_colour: Annotated[list[int], "i2", COLOURS]
    throw_score: Annotated[list[int], "i8", HAND]  # how good it is to throw each card of the hand

    # What a game is worth between two rounds (see worth): logits times 2^16.
    ahead: Annotated[list[list[int]], "i4", PHASES + 1, PHASES + 1]  # for phases to go of one player and another
    per_point: Annotated[list[list[int]], "i4", PHASES + 1, PHASES + 1]  # for each point of difference
    curve: Annotated[list[int], "i4", CURVE + 1]

    # What the search may spend, and what it found (see search).
    rollouts: Word  # for one decision
    hands: Byte  # hands imagined for each player at each deal
    count: Byte
    entry: Annotated[list[int], "i8", CANDIDATES]
    alive: Annotated[list[int], "i1", CANDIDATES]
    deals: Annotated[list[int], "i4", CANDIDATES]
    worth: Annotated[list[int], "i8", CANDIDATES]  # the sum over all deals
    better: Annotated[list[int], "i8", CANDIDATES]  # the sum of what it was worth more than the first
    squares: Annotated[list[int], "i8", CANDIDATES]
