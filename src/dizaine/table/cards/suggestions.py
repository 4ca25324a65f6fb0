"""A hint for a card player as a message."""

from __future__ import annotations

from dizaine.players.cards.hints import Hint
from dizaine.table.messages import Suggestion, TriedMove


def suggestion_of(hint: Hint) -> Suggestion:
    """The move and the facts behind it, with moves and cards in their text form."""
    return Suggestion(
        move=str(hint.move),
        reason=hint.reason,
        missing=hint.missing,
        then_missing=hint.then_missing,
        points=hint.points,
        helping={str(card): count for card, count in hint.helping},
        hidden=hint.hidden,
        users=list(hint.users),
        chance=hint.chance,
        provisional=hint.provisional,
        alternatives=[
            TriedMove(move=str(other.move), chance=other.chance, equal=other.equal) for other in hint.alternatives
        ],
    )
