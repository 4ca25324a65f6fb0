"""Ask a player that nobody has checked: it may raise, or return something that is not a move of its seat."""

from __future__ import annotations

from typing import Any, Literal

from dizaine.engine.moves import AnyMove
from dizaine.players.own_players import describe
from dizaine.players.player import AnyPlayer, AnyView
from dizaine.rulebooks import DizaineError

Reason = Literal["raised", "no-move", "refused", "missing", "slow"]
"""It raised; it returned something else than a move; the move is not allowed; the player cannot be found; it took too
long."""


class PlayerFailed(DizaineError):
    """A player that cannot continue its game; faces translate `reason`."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        self.detail = detail
        """The error, the answer, the move, or the seconds that it had."""


def answer_of(player: AnyPlayer, view: AnyView) -> AnyMove:
    """The move that a player chooses. Raises `PlayerFailed` if it is not one that its seat may make."""
    asked = view.as_asked()
    unchecked: Any = player
    try:
        answer = unchecked.choose(asked)
    except (Exception, SystemExit) as error:  # no bug in somebody's code may stop the table
        raise PlayerFailed("raised", describe(error)) from error
    return _checked(answer, view)


def _checked(answer: object, view: AnyView) -> AnyMove:
    """The move in an answer, read back from its text: the object itself may be anything."""
    try:
        move: AnyMove = view.kind.read_move(str(answer))
        refusal = view.refusal(move)
    except Exception as error:  # its text can be anything, too
        raise PlayerFailed("no-move", _short_repr(answer)) from error
    if not isinstance(answer, type(move)):
        raise PlayerFailed("no-move", _short_repr(answer))
    if refusal is not None or move.seat != view.seat:
        raise PlayerFailed("refused", str(move))
    return move


def _short_repr(answer: object) -> str:
    """An answer for a message, even if its `repr` fails."""
    try:
        text = " ".join(repr(answer).split())
    except Exception:
        text = type(answer).__name__
    return text if len(text) <= 60 else f"{text[:60]}..."
