"""The state of a game: everything that a position is, in fixed-size fields.

Unused entries are zero and hands are sorted, so that equal positions are equal field by field. What everyone knows
beyond the open cards (who took what, what lies at the bottom of the draw pile) is part of the state, because a view
is this same record with the hidden cards covered. What players think with at every decision, the packed counts of a
hand, is kept beside the hand: whoever writes a hand other than by `gain` and `lose` has it counted by `count_hand`.
"""

from typing import Annotated, Final

from dizaine.engine.cards.cards import KINDS
from dizaine.engine.dialect import Byte, Record, Short, Word, record, rule
from dizaine.engine.limits import DECK, HAND, PLAYERS, TABLE

# Stages: what the game waits for.
LOT: Final = 0  # the lot for the first dealer (chance)
DEAL: Final = 1  # the order of the whole deck (chance)
SHUFFLE: Final = 2  # the order of the discard pile for a new draw pile (chance, T7)
DRAW: Final = 3  # the player whose turn it is draws or takes
PLAY: Final = 4  # that player lays, hits, and ends the turn
KNOCK: Final = 5  # the card just discarded may be claimed (V3)
OVER: Final = 6

# Why a player loses the next turn.
SKIP_IN_FRONT: Final = 1  # a skip lies there, and moves to the pile on the lost turn (K3)
TURN_FORFEIT: Final = 2  # the skip is on the pile already (T9, K6)

# A card on the table is one number that sorts by group, then by what it stands for, then by kind.
PLACE_GROUP: Final = 1024
PLACE_NUMBER: Final = 64


@record
class State(Record):
    """A whole position, hidden cards included."""

    players: Byte
    stage: Byte
    seat: Byte  # whose turn it is; in stage KNOCK, who discarded
    dealer: Byte
    round: Short
    turns: Word  # turns of this round that are over, lost ones included (T11)
    active: Byte  # a bit for each player at the table (S5, S6)
    replay: Byte  # whether this is the deciding round of level players (S5)
    duty: Byte  # the taken card that must go down in this turn (T10)
    laid_now: Byte  # whether the phase was laid in this turn (O1)
    knockers: Byte  # a bit for each player who may still claim the discard (V3)
    winner: Byte  # who emptied the hand in the round that ended last, or NOBODY (T11)
    winners: Byte  # a bit for each winner of the game
    finished: Byte  # places given away (S6)

    hand: Annotated[list[list[int]], "i1", PLAYERS, HAND]
    hand_size: Annotated[list[int], "i1", PLAYERS]
    hand_counts: Annotated[list[int], "i8", PLAYERS]  # the same hands in packed counts by number (see counts)
    hand_colours: Annotated[list[int], "i8", PLAYERS]  # and by colour, wilds and skips behind
    hand_kinds: Annotated[list[int], "i8", PLAYERS]  # and a bit for each kind of card
    known: Annotated[list[list[int]], "i1", PLAYERS, HAND]  # cards that all know to be in a hand
    known_size: Annotated[list[int], "i1", PLAYERS]
    phase: Annotated[list[int], "i1", PLAYERS]  # index of the current phase
    done: Annotated[list[int], "i4", PLAYERS]  # a bit for each completed phase
    laid: Annotated[list[int], "i1", PLAYERS]  # the phase laid in this round plus one, or 0
    laid_at: Annotated[list[int], "i4", PLAYERS]  # the turn in which it was laid, from 1 (S6)
    score: Annotated[list[int], "i4", PLAYERS]
    before: Annotated[list[int], "i4", PLAYERS]  # the score before the round that ended last (S4)
    skipped: Annotated[list[int], "i1", PLAYERS]
    place: Annotated[list[int], "i1", PLAYERS]  # the place already won, from 1, or 0 (S6)

    draw: Annotated[list[int], "i1", DECK]  # from the bottom to the top
    draw_size: Short
    bottom: Short  # cards at the bottom of the draw pile that all have seen (T8, T9)
    discard: Annotated[list[int], "i1", DECK]  # from the bottom to the top
    discard_size: Short
    recycled: Annotated[list[int], "i1", KINDS]  # what the discard pile held when it was shuffled last (T7)
    drawn: Annotated[list[int], "i2", PLAYERS]  # cards that each drew from the pile since the last shuffle

    groups: Byte
    group_owner: Annotated[list[int], "i1", TABLE]
    group_shape: Annotated[list[int], "i1", TABLE]
    group_low: Annotated[list[int], "i1", TABLE]  # the number of a set, the lowest of a run, else 0
    group_high: Annotated[list[int], "i1", TABLE]
    group_colour: Annotated[list[int], "i1", TABLE]  # -1 where colours are free
    group_cards: Annotated[list[int], "i1", TABLE]
    table: Annotated[list[int], "i4", DECK]  # the cards of all groups, sorted (see PLACE_GROUP)
    table_size: Short


@rule
def copy_state(target: State, source: State) -> None:
    """Make one state equal to another."""
    target.assign(source)
