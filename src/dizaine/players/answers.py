"""Asking a player whom nobody has checked: it may raise, or answer with something that is no move of its seat."""

from __future__ import annotations

from typing import Any, Literal

from dizaine.players.own_players import describe
from dizaine.players.player import AnyMove, AnyPlayer, AnyView
from dizaine.rulebooks import DizaineError

Reason = Literal["raised", "no-move", "refused", "missing", "slow"]
"""It raised; it answered with no move; with one that is not allowed; it is not here at all; it thought too long."""


class PlayerFailed(DizaineError):
    """A player that cannot go on with its game; faces translate `reason`."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        self.detail = detail
        """The error, what was answered, the move, or the seconds that it had."""


def answer_of(player: AnyPlayer, view: AnyView) -> AnyMove:
    """What a player answers, if that is a move its seat may make; raises `PlayerFailed`."""
    asked = view.as_asked()
    anyone: Any = player
    try:
        answer = anyone.choose(asked)
    except (Exception, SystemExit) as error:  # whatever somebody's code does, the table goes on
        raise PlayerFailed("raised", describe(error)) from error
    return _checked(answer, view)


def _checked(answer: object, view: AnyView) -> AnyMove:
    """The move that an answer is, read again from its text: what no text can say is no move."""
    try:
        move: AnyMove = view.kind.read_move(str(answer))
        refusal = view.refusal(move)
    except Exception as error:  # a move of somebody's making can hold anything
        raise PlayerFailed("no-move", _shown(answer)) from error
    if not isinstance(answer, type(move)):
        raise PlayerFailed("no-move", _shown(answer))
    if refusal is not None or move.seat != view.seat:
        raise PlayerFailed("refused", str(move))
    return move


def _shown(answer: object) -> str:
    """What somebody answered, also if it cannot even be printed."""
    try:
        text = " ".join(repr(answer).split())
    except Exception:
        text = type(answer).__name__
    return text if len(text) <= 60 else f"{text[:60]}..."
