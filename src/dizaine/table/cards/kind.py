"""Card games at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld
from dizaine.players.cards.hints import hint_for
from dizaine.players.odds import Odds
from dizaine.rulebooks import Rulebook
from dizaine.table.cards.fair import FairCards
from dizaine.table.cards.sight import open_sight, seat_sees, unveiled
from dizaine.table.fair import RoundSecret
from dizaine.table.messages import Suggestion, TriedMove
from dizaine.views.cards.view import CardView


class CardTable:
    """See `TableKind`."""

    printed = (Card, Meld)

    open_sight = staticmethod(open_sight)
    seat_sees = staticmethod(seat_sees)
    unveiled = staticmethod(unveiled)

    def fair_source(self, book: Rulebook, secret_of: Callable[[int], RoundSecret]) -> FairCards:
        return FairCards(secret_of, book.material.deck_size)

    def dice_lying(self, view: CardView) -> int:
        return 0

    def odds(self, view: CardView, thrown: Sequence[int]) -> Odds:
        raise ValueError("no dice are thrown at cards")

    def suggestion(self, view: CardView) -> Suggestion:
        """What the expert would do."""
        hint = hint_for(view)
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
            alternatives=[TriedMove(move=str(other.move), chance=other.chance) for other in hint.alternatives],
        )
