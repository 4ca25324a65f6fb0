"""What happens in a card game, and how it is told."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import HIDDEN, Card
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    ClaimClosed,
    ClaimWaived,
    DealerChosen,
    DiscardsShuffled,
    FirstCardTurned,
    GameEnded,
    GroupHit,
    HandDealt,
    HandScored,
    Knocked,
    NothingToDraw,
    PhaseLaid,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from dizaine.words.telling import Face, Telling, did

_BY_BOTH: Final = (
    did(CardDrawn, "terminal-did-draw", {}, card=Card(HIDDEN)),
    did(CardDrawn, "terminal-did-draw-card", {"card": ("card", "card")}),
    did(CardTaken, "terminal-did-take", {"card": ("card", "card")}),
    did(Knocked, "terminal-did-knock", {"card": ("card", "card")}),
    did(PhaseLaid, "terminal-did-lay", {"phase": ("value", "phase"), "groups": ("melds", "melds")}),
    did(GroupHit, "terminal-did-hit", {"cards": ("cards", "cards"), "group": ("group", "group")}),
    did(CardDiscarded, "terminal-did-discard", {"card": ("card", "card")}),
    did(SkipPlayed, "terminal-did-skip", {"target": ("name", "target"), "whom": ("who", "target")}),
    Telling(
        RoundStarted, "terminal-news-replay-round", {"round": ("value", "round")}, about="dealer", when={"replay": True}
    ),
    Telling(RoundStarted, "terminal-news-round", {"round": ("value", "round")}, about="dealer"),
    Telling(FirstCardTurned, "terminal-news-card-returned", {"card": ("card", "card")}, when={"returned": True}),
    Telling(FirstCardTurned, "terminal-news-first-card", {"card": ("card", "card")}),
    Telling(TurnLost, "terminal-news-turn-lost", about="seat"),
    Telling(NothingToDraw, "terminal-news-nothing-to-draw", about="seat"),
    Telling(DiscardsShuffled, "terminal-news-shuffled", {"count": ("value", "count")}),
    Telling(RoundEnded, "terminal-news-round-stopped", when={"winner": None}),
    Telling(RoundEnded, "terminal-news-round-won", about="winner"),
    Telling(PlaceWon, "terminal-news-place", {"place": ("value", "place")}, about="seat"),
    Telling(ReplayCalled, "terminal-news-replay", {"names": ("names", "seats")}),
    Telling(GameEnded, "terminal-news-won", about="winners", when={"winners": 1}),
    Telling(GameEnded, "terminal-news-shared", {"names": ("names", "winners")}),
    Telling(HandDealt),
    Telling(TurnStarted),
    Telling(ClaimWaived),
    Telling(ClaimClosed),
)
_IN_THE_TERMINAL: Final = (
    Telling(DealerChosen, "terminal-news-dealer", about="seat"),
    Telling(
        HandScored,
        "terminal-news-scored",
        {
            "left": ("count", "cards"),
            "cards": ("cards", "cards"),
            "points": ("value", "points"),
            "score": ("value", "score"),
        },
        about="seat",
    ),
)
_ON_THE_PAGE: Final = (Telling(DealerChosen), Telling(HandScored))
CARD_TELLINGS: Final[dict[Face, tuple[Telling, ...]]] = {
    "terminal": _BY_BOTH + _IN_THE_TERMINAL,
    "page": _BY_BOTH + _ON_THE_PAGE,
}
