"""How the events of card games are told."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards import events as e
from dizaine.engine.cards.cards import HIDDEN, Card
from dizaine.words.telling import Arguments, Face, Telling, did

_CARD: Final[Arguments] = {"card": ("card", "card")}
_ROUND: Final[Arguments] = {"round": ("value", "round")}
_BY_BOTH: Final = (
    did(e.CardDrawn, "terminal-did-draw", {}, card=Card(HIDDEN)),
    did(e.CardDrawn, "terminal-did-draw-card", _CARD),
    did(e.CardTaken, "terminal-did-take", _CARD),
    did(e.Knocked, "terminal-did-knock", _CARD),
    did(e.PhaseLaid, "terminal-did-lay", {"phase": ("value", "phase"), "groups": ("melds", "melds")}),
    did(e.GroupHit, "terminal-did-hit", {"cards": ("cards", "cards"), "group": ("group", "group")}),
    did(e.CardDiscarded, "terminal-did-discard", _CARD),
    did(e.SkipPlayed, "terminal-did-skip", {"target": ("name", "target"), "whom": ("who", "target")}),
    Telling(e.RoundStarted, "terminal-news-replay-round", _ROUND, about="dealer", when={"replay": True}),
    Telling(e.RoundStarted, "terminal-news-round", _ROUND, about="dealer"),
    Telling(e.FirstCardTurned, "terminal-news-card-returned", _CARD, when={"returned": True}),
    Telling(e.FirstCardTurned, "terminal-news-first-card", _CARD),
    Telling(e.TurnLost, "terminal-news-turn-lost", about="seat"),
    Telling(e.NothingToDraw, "terminal-news-nothing-to-draw", about="seat"),
    Telling(e.DiscardsShuffled, "terminal-news-shuffled", {"count": ("value", "count")}),
    Telling(e.RoundEnded, "terminal-news-round-stopped", when={"winner": None}),
    Telling(e.RoundEnded, "terminal-news-round-won", about="winner"),
    Telling(e.PlaceWon, "terminal-news-place", {"place": ("value", "place")}, about="seat"),
    Telling(e.ReplayCalled, "terminal-news-replay", {"names": ("names", "seats")}),
    Telling(e.GameEnded, "terminal-news-won", about="winners", when={"winners": 1}),
    Telling(e.GameEnded, "terminal-news-shared", {"names": ("names", "winners")}),
    Telling(e.HandDealt),
    Telling(e.TurnStarted),
    Telling(e.ClaimWaived),
    Telling(e.ClaimClosed),
)
_SCORED: Final[Arguments] = {
    "left": ("count", "cards"),
    "cards": ("cards", "cards"),
    "points": ("value", "points"),
    "score": ("value", "score"),
}
_IN_THE_TERMINAL: Final = (
    Telling(e.DealerChosen, "terminal-news-dealer", about="seat"),
    Telling(e.HandScored, "terminal-news-scored", _SCORED, about="seat"),
)
_ON_THE_PAGE: Final = (Telling(e.DealerChosen), Telling(e.HandScored))
CARD_TELLINGS: Final[dict[Face, tuple[Telling, ...]]] = {
    "terminal": _BY_BOTH + _IN_THE_TERMINAL,
    "page": _BY_BOTH + _ON_THE_PAGE,
}
