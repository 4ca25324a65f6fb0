"""What everybody saw in the round that the open cards no longer show: what each player discarded or did not take.

In the kernel it is noted move by move; at a table it is read from the events that a seat saw.
"""

from __future__ import annotations

from dizaine.engine.cards.cards import KINDS, SKIP
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    ClaimWaived,
    DiscardsShuffled,
    FirstCardTurned,
    Knocked,
    SkipPlayed,
    TurnLost,
)
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_DRAW, MOVE_PASS, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.dialect import rule
from dizaine.engine.limits import PLAYERS
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.views.cards.view import CardView


@rule
def clear_history(memory: PlayerMemory, number: int) -> None:
    """Begin a round without any facts."""
    memory.round = number
    for seat in range(PLAYERS):
        for kind in range(KINDS):
            memory.thrown[seat][kind] = 0
            memory.refused[seat][kind] = 0


@rule
def note_move(memory: PlayerMemory, state: State, move: MoveRow) -> None:
    """Note what a move shows about its player's hand, just before it is performed."""
    if memory.round != state.round:
        clear_history(memory, state.round)
    if move.kind == MOVE_DISCARD:
        memory.thrown[move.seat][move.card] += 1
    elif (move.kind == MOVE_DRAW or move.kind == MOVE_PASS) and state.discard_size:
        memory.refused[move.seat][state.discard[state.discard_size - 1]] += 1


def read_history(view: CardView, memory: PlayerMemory) -> None:
    """Note the public facts of the round that a view is in."""
    clear_history(memory, view.state.round)
    pile: list[int] = []
    for event in view.round_history:
        match event:
            case FirstCardTurned(card=card, returned=False):
                pile.append(card)
            case CardDiscarded(seat=seat, card=card):
                memory.thrown[seat][card] += 1
                pile.append(card)
            case SkipPlayed(on_pile=True) | TurnLost(skip="on"):
                pile.append(SKIP)
            case TurnLost(skip="under"):
                pile.insert(0, SKIP)
            case CardTaken() | Knocked():
                del pile[-1:]
            case DiscardsShuffled():
                del pile[:-1]
            case CardDrawn(seat=seat) | ClaimWaived(seat=seat) if pile:
                memory.refused[seat][pile[-1]] += 1
            case _:
                pass
