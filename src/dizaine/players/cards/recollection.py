"""The memory of a round from its history: what `memory` notes move by move, read from the events that a seat saw."""

from __future__ import annotations

from dizaine.engine.cards.cards import SKIP
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
from dizaine.players.cards.memory import forget
from dizaine.players.cards.mind import Mind
from dizaine.views.cards.view import CardView


def recall(view: CardView, mind: Mind) -> None:
    """Bring to mind what everybody saw in the round of a view."""
    forget(mind, view.state.round)
    pile: list[int] = []
    for event in view.round_history:
        match event:
            case FirstCardTurned(card=card, returned=False):
                pile.append(card)
            case CardDiscarded(seat=seat, card=card):
                mind.thrown[seat][card] += 1
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
                mind.refused[seat][pile[-1]] += 1
            case _:
                pass
