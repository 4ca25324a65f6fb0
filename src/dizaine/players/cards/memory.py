"""What a careful player keeps in mind of a round beyond what lies open: what each threw away and let lie."""

from dizaine.engine.cards.cards import KINDS
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_DRAW, MOVE_PASS, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.dialect import rule
from dizaine.engine.limits import PLAYERS
from dizaine.players.cards.mind import Mind


@rule
def forget(mind: Mind, number: int) -> None:
    """A round begins with a clear head."""
    mind.round = number
    for seat in range(PLAYERS):
        for kind in range(KINDS):
            mind.thrown[seat][kind] = 0
            mind.refused[seat][kind] = 0


@rule
def remember(mind: Mind, state: State, move: MoveRow) -> None:
    """Note what a move tells of its player's hand, just before it is done."""
    if mind.round != state.round:
        forget(mind, state.round)
    if move.kind == MOVE_DISCARD:
        mind.thrown[move.seat][move.card] += 1
    elif (move.kind == MOVE_DRAW or move.kind == MOVE_PASS) and state.discard_size:
        mind.refused[move.seat][state.discard[state.discard_size - 1]] += 1
