"""Card games at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Hit, Lay, Move
from dizaine.players.cards.deliberation import SECONDS, Deliberation
from dizaine.players.cards.hints import hint_of
from dizaine.players.odds import Odds
from dizaine.rulebooks import Rulebook
from dizaine.table.cards.fair import FairCards
from dizaine.table.cards.suggestions import suggestion_of
from dizaine.table.cards.tray_messages import planned
from dizaine.table.cards.view_messages import public_view, revealed_view, seat_view
from dizaine.table.fair import RoundSecret
from dizaine.table.game_views import TrayView
from dizaine.table.kind import Thought
from dizaine.views.cards.view import CardView


class CardTable:
    """See `TableKind`."""

    printed = (Card, Meld)
    has_summaries = True
    hint_seconds = SECONDS

    public_view = staticmethod(public_view)
    seat_view = staticmethod(seat_view)
    revealed_view = staticmethod(revealed_view)
    planned = staticmethod(planned)

    def fair_source(self, book: Rulebook, secret_of: Callable[[int], RoundSecret]) -> FairCards:
        return FairCards(secret_of, book.material.deck_size)

    def may_be_taken_back(self, move: Move) -> bool:
        return isinstance(move, Lay | Hit)

    def dice_lying(self, view: CardView) -> int:
        return 0

    def odds(self, view: CardView, thrown: Sequence[int]) -> Odds:
        raise ValueError("a card game has no dice")

    def held_tray(self, view: CardView, thrown: Sequence[int]) -> TrayView:
        raise ValueError("a card game has no dice")

    def think(self, view: CardView, so_far: Deliberation | None = None) -> Thought:
        """What the expert would do."""
        thinking = (so_far or Deliberation()).further(view)
        suggestion = suggestion_of(hint_of(view, thinking))
        return Thought(suggestion, thinking if suggestion.provisional else None)
