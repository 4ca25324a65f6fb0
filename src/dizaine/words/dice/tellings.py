"""How the events of dice games are told.

In the terminal a turn is told in short lines below the player's name; on the page every sentence names the player.
"""

from __future__ import annotations

from typing import Final

from dizaine.engine.dice import events as e
from dizaine.words.telling import Arguments, Face, Telling

_PHASE: Final[Arguments] = {"phase": ("value", "phase")}
_POINTS: Final[Arguments] = {"points": ("value", "points"), "total": ("value", "total")}
_MADE: Final[Arguments] = {**_PHASE, **_POINTS}
_FAILURES: Final[Arguments] = {name: ("value", name) for name in ("failures", "cost", "total")}
_TURN: Final[Arguments] = {"phase": ("value", "phase"), "words": ("phase", "phase")}
_THROWN: Final[Arguments] = {"throw": ("value", "roll"), "dice": ("dice", "landed")}
_HALF: Final[Arguments] = {**_POINTS, "phase": ("half phase", ""), "over": ("half over", "")}


def _line(event: type, message: str, arguments: Arguments, **when: object) -> Telling:
    """A row that is told as a line below the player's name."""
    return Telling(event, message, arguments, when=when, form="line")


_IN_THE_TERMINAL: Final = (
    Telling(e.OrderThrown, "terminal_dice-news-order-thrown", {"throws": ("throws", "")}, form="together"),
    Telling(e.OrderSettled, "terminal_dice-news-order", {"names": ("order", "order")}),
    Telling(e.DiceTurnStarted, "terminal_dice-news-last-turn", _TURN, about="seat", when={"last_run": True}),
    Telling(e.DiceTurnStarted, "terminal_dice-news-turn", _TURN, about="seat"),
    _line(e.DiceRolled, "terminal_dice-news-thrown", _THROWN, kept=0),
    _line(e.DiceRolled, "terminal_dice-news-kept", {**_THROWN, "kept": ("dice", "kept")}),
    _line(e.Stopped, "terminal_dice-news-stopped", {"throw": ("value", "rolls")}),
    _line(e.PhaseMade, "terminal_dice-news-made", {**_MADE, "groups": ("groups", "groups")}),
    _line(e.PhaseFailed, "terminal_dice-news-failed", _PHASE),
    _line(e.BonusGiven, "terminal_dice-news-half", _HALF, bonus="half"),
    _line(e.BonusGiven, "terminal_dice-news-finish-alone", _POINTS, players=1),
    _line(e.BonusGiven, "terminal_dice-news-finish", _POINTS),
    Telling(e.LastRunCalled, "terminal_dice-news-last-run", about="seat"),
    Telling(e.FailuresCounted, "terminal_dice-news-failures", _FAILURES),
    Telling(e.DiceGameEnded, when={"players": 1}),
)
_SHOWN: Final[Arguments] = {"throw": ("value", "roll"), "dice": ("dice", "faces")}
_ON_THE_PAGE: Final = (
    Telling(e.OrderThrown),
    Telling(e.OrderSettled, when={"order": 1}),
    Telling(e.OrderSettled, "page_dice-news-order", {"names": ("names", "order")}),
    Telling(e.DiceTurnStarted),
    Telling(e.DiceRolled, "page_dice-news-throw", _SHOWN, about="seat"),
    Telling(e.Stopped),
    Telling(e.PhaseMade, "page_dice-news-made", _MADE, about="seat"),
    Telling(e.PhaseFailed, "page_dice-news-failed", _PHASE, about="seat"),
    Telling(e.BonusGiven, "page_dice-news-bonus-half", _POINTS, about="seat", when={"bonus": "half"}),
    Telling(e.BonusGiven, "page_dice-news-bonus-finish", _POINTS, about="seat"),
    Telling(e.LastRunCalled, "page_dice-news-last-run", about="seat"),
    Telling(e.FailuresCounted, "page_dice-news-failures", _FAILURES),
)
_BY_BOTH: Final = (
    Telling(e.DiceGameEnded, "terminal-news-won", about="winners", when={"winners": 1}),
    Telling(e.DiceGameEnded, "terminal-news-shared", {"names": ("names", "winners")}),
)
DICE_TELLINGS: Final[dict[Face, tuple[Telling, ...]]] = {
    "terminal": _IN_THE_TERMINAL + _BY_BOTH,
    "page": _ON_THE_PAGE + _BY_BOTH,
}
