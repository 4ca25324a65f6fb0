"""The state of a card game: a complete position in fixed-size fields.

Unused entries are zero and hands are sorted, so that equal positions are equal field by field. A view is the same
record with hidden cards covered, so the state also has what everybody knows about covered cards: who took which card,
and what is at the bottom of the draw pile. The packed counts of hands are stored too, because players need them at
every decision. Code that changes a hand must use `gain` and `lose`, or call `count_hand`.
"""

from typing import Annotated, Final

from dizaine.engine.cards.cards import KINDS
from dizaine.engine.dialect import Byte, Record, Short, Word, record, rule
from dizaine.engine.limits import DECK, HAND, PLAYERS, TABLE

# Stages: what the game waits for.
LOT: Final = 0  # the lot for the first dealer (chance)
DEAL: Final = 1  # the shuffled deck (chance)
SHUFFLE: Final = 2  # the shuffled discard pile, for a new draw pile (chance, T7)
DRAW: Final = 3  # the player whose turn it is draws or takes
PLAY: Final = 4  # that player lays, hits, and ends the turn
KNOCK: Final = 5  # the card just discarded may be claimed (V3)
OVER: Final = 6

# Why a player loses the next turn.
SKIP_IN_FRONT: Final = 1  # a skip lies in front of the player until the turn is lost (K3)
TURN_FORFEIT: Final = 2  # the skip is on the pile already (T9, K6)

# Factors of the number for a card on the table, which sorts by group, then by the number it stands for, then by kind.
PLACE_GROUP: Final = 1024
PLACE_NUMBER: Final = 64


@record
class State(Record):
    """A complete position, hidden cards included."""

    players: Byte
    stage: Byte
    seat: Byte  # whose turn it is; in stage KNOCK, who discarded
    dealer: Byte
    round: Short
    turns: Word  # finished turns of this round, lost ones included (T11)
    active: Byte  # a bit for each player at the table (S5, S6)
    replay: Byte  # whether this is the deciding round of tied players (S5)
    duty: Byte  # the taken card that must be used in this turn (T10)
    laid_now: Byte  # whether the phase was laid in this turn (O1)
    knockers: Byte  # a bit for each player who may still claim the discard (V3)
    winner: Byte  # who won the latest finished round, or NOBODY (T11)
    winners: Byte  # a bit for each winner of the game
    finished: Byte  # places that are won (S6)

    hand: Annotated[list[list[int]], "i1", PLAYERS, HAND]
    hand_size: Annotated[list[int], "i1", PLAYERS]
    hand_counts: Annotated[list[int], "i8", PLAYERS]  # packed counts of the hand by number (see `counts`)
    hand_colours: Annotated[list[int], "i8", PLAYERS]  # packed counts by colour, then wilds and skips
    hand_kinds: Annotated[list[int], "i8", PLAYERS]  # a bit for each kind of card in the hand
    known: Annotated[list[list[int]], "i1", PLAYERS, HAND]  # cards that everybody knows to be in the hand
    known_size: Annotated[list[int], "i1", PLAYERS]
    phase: Annotated[list[int], "i1", PLAYERS]  # index of the current phase
    done: Annotated[list[int], "i4", PLAYERS]  # a bit for each completed phase
    laid: Annotated[list[int], "i1", PLAYERS]  # the phase laid in this round plus one, or 0
    laid_at: Annotated[list[int], "i4", PLAYERS]  # the turn in which it was laid, from 1 (S6)
    score: Annotated[list[int], "i4", PLAYERS]
    before: Annotated[list[int], "i4", PLAYERS]  # the score before the latest finished round (S4)
    skipped: Annotated[list[int], "i1", PLAYERS]
    place: Annotated[list[int], "i1", PLAYERS]  # the place already won, from 1, or 0 (S6)

    draw: Annotated[list[int], "i1", DECK]  # from the bottom to the top
    draw_size: Short
    bottom: Short  # number of cards at the bottom of the draw pile that everybody has seen (T8, T9)
    discard: Annotated[list[int], "i1", DECK]  # from the bottom to the top
    discard_size: Short
    recycled: Annotated[list[int], "i1", KINDS]  # copies of each kind in the latest shuffle of the discards (T7)
    drawn: Annotated[list[int], "i2", PLAYERS]  # cards that each player drew since that shuffle

    groups: Byte
    group_owner: Annotated[list[int], "i1", TABLE]
    group_shape: Annotated[list[int], "i1", TABLE]
    group_low: Annotated[list[int], "i1", TABLE]  # the number of a set, the lowest of a run, else 0
    group_high: Annotated[list[int], "i1", TABLE]
    group_colour: Annotated[list[int], "i1", TABLE]  # -1 for any colours
    group_cards: Annotated[list[int], "i1", TABLE]
    table: Annotated[list[int], "i4", DECK]  # the cards of all groups, encoded and sorted (see PLACE_GROUP)
    table_size: Short


@rule
def copy_state(target: State, source: State) -> None:
    """Copy a state."""
    target.assign(source)
