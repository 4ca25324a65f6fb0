"""What happens in a game of dice, and how it is told.

In the terminal what belongs to a turn stands in short lines below the player's name; on the page every sentence stands
for itself.
"""

from __future__ import annotations

from typing import Final

from dizaine.engine.dice.events import (
    BonusGiven,
    DiceGameEnded,
    DiceRolled,
    DiceTurnStarted,
    FailuresCounted,
    LastRunCalled,
    OrderSettled,
    OrderThrown,
    PhaseFailed,
    PhaseMade,
    Stopped,
)
from dizaine.words.telling import Face, Telling, Way

_PHASE: Final[dict[str, tuple[Way, str]]] = {"phase": ("value", "phase")}
_POINTS: Final[dict[str, tuple[Way, str]]] = {"points": ("value", "points"), "total": ("value", "total")}
_FAILURES: Final[dict[str, tuple[Way, str]]] = {
    "failures": ("value", "failures"),
    "cost": ("value", "cost"),
    "total": ("value", "total"),
}
_TURN: Final[dict[str, tuple[Way, str]]] = {"phase": ("value", "phase"), "words": ("phase", "phase")}
_HALF: Final[dict[str, tuple[Way, str]]] = {"phase": ("half phase", ""), "over": ("half over", "")}

_IN_THE_TERMINAL: Final = (
    Telling(OrderThrown, "terminal_dice-news-order-thrown", {"throws": ("throws", "")}, form="together"),
    Telling(OrderSettled, "terminal_dice-news-order", {"names": ("order", "order")}),
    Telling(
        DiceTurnStarted,
        "terminal_dice-news-last-turn",
        _TURN,
        about="seat",
        when={"last_run": True},
    ),
    Telling(DiceTurnStarted, "terminal_dice-news-turn", _TURN, about="seat"),
    Telling(
        DiceRolled,
        "terminal_dice-news-thrown",
        {"throw": ("value", "roll"), "dice": ("dice", "landed")},
        when={"kept": 0},
        form="line",
    ),
    Telling(
        DiceRolled,
        "terminal_dice-news-kept",
        {"throw": ("value", "roll"), "dice": ("dice", "landed"), "kept": ("dice", "kept")},
        form="line",
    ),
    Telling(Stopped, "terminal_dice-news-stopped", {"throw": ("value", "rolls")}, form="line"),
    Telling(
        PhaseMade,
        "terminal_dice-news-made",
        _PHASE | _POINTS | {"groups": ("groups", "groups")},
        form="line",
    ),
    Telling(PhaseFailed, "terminal_dice-news-failed", _PHASE, form="line"),
    Telling(BonusGiven, "terminal_dice-news-half", _POINTS | _HALF, when={"bonus": "half"}, form="line"),
    Telling(BonusGiven, "terminal_dice-news-finish-alone", _POINTS, when={"players": 1}, form="line"),
    Telling(BonusGiven, "terminal_dice-news-finish", _POINTS, form="line"),
    Telling(LastRunCalled, "terminal_dice-news-last-run", about="seat"),
    Telling(FailuresCounted, "terminal_dice-news-failures", _FAILURES),
    Telling(DiceGameEnded, when={"players": 1}),
)
_ON_THE_PAGE: Final = (
    Telling(OrderSettled, when={"order": 1}),
    Telling(OrderSettled, "page_dice-news-order", {"names": ("names", "order")}),
    Telling(
        DiceRolled,
        "page_dice-news-throw",
        {"throw": ("value", "roll"), "dice": ("dice", "faces")},
        about="seat",
    ),
    Telling(PhaseMade, "page_dice-news-made", _PHASE | _POINTS, about="seat"),
    Telling(PhaseFailed, "page_dice-news-failed", _PHASE, about="seat"),
    Telling(BonusGiven, "page_dice-news-bonus-half", _POINTS, about="seat", when={"bonus": "half"}),
    Telling(BonusGiven, "page_dice-news-bonus-finish", _POINTS, about="seat"),
    Telling(LastRunCalled, "page_dice-news-last-run", about="seat"),
    Telling(FailuresCounted, "page_dice-news-failures", _FAILURES),
    Telling(OrderThrown),
    Telling(DiceTurnStarted),
    Telling(Stopped),
)
_BY_BOTH: Final = (
    Telling(DiceGameEnded, "terminal-news-won", about="winners", when={"winners": 1}),
    Telling(DiceGameEnded, "terminal-news-shared", {"names": ("names", "winners")}),
)
DICE_TELLINGS: Final[dict[Face, tuple[Telling, ...]]] = {
    "terminal": _IN_THE_TERMINAL + _BY_BOTH,
    "page": _ON_THE_PAGE + _BY_BOTH,
}
