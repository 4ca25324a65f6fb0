"""What the expert finds out about a decision: first at a glance, then, where it is worth it, by a closer look.

Both know only what the player knew. A move is compared with the expert's on the same imagined deals, so that luck
cancels out. These are other deals than those that the expert chose by: on those, its move partly did best by luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from dizaine.engine.moves import AnyMove
from dizaine.game import Game
from dizaine.players.player import AnyView
from dizaine.table.game_views import GameView
from dizaine.table.messages import Suggestion

Unit = Literal["chance", "points"]
"""What moves are worth: cards count the chance of winning the game, from 0 to 1, dice the points to the end."""

SURE: Final = 2
"""A loss counts as one if it is more than so many standard errors."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A decision at a glance; there are at least two moves that differ."""

    number: int
    """Of the move in the record, counted from 0."""
    agreed: bool
    """Whether it was the expert's move."""
    loss: float
    """What the move gave away, as measured: by chance, it can be below 0."""
    error: float
    """The standard error of the loss."""
    stake: float
    """What a move chosen blindly would have given away on average: what there was to win by thinking."""
    doubt: float
    """What the move gave away as the expert saw it when it chose; it says where a closer look is worth it."""
    temptation: float
    """If it was the expert's move: what the tempting other one would have given away, seen in the same way."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision after a closer look: the expert's move, and the one that it is compared with."""

    number: int
    round: int
    turn: int
    """The player's turn in the round, counted from 1."""
    played: AnyMove
    best: AnyMove
    other: AnyMove
    """The move played; or if that is the expert's, the one that tempts most people."""
    worth: float
    """Of the expert's move."""
    other_worth: float
    error: float
    """The standard error of the difference; 0 if it is exact."""
    least: float
    """A smaller difference counts as none."""
    view: AnyView
    """What the player knew."""
    shown: GameView
    """The same as a message."""
    facts: Any
    """The reasons, as the expert of this kind of game gives them."""
    suggestion: Suggestion
    """The same as a message."""

    @property
    def agreed(self) -> bool:
        """Whether the player made the expert's move."""
        return self.played == self.best

    @property
    def difference(self) -> float:
        """By how much the expert's move is better."""
        return self.worth - self.other_worth

    @property
    def is_clear(self) -> bool:
        """Whether the difference is more than chance and more than a trifle."""
        return self.difference > SURE * self.error and self.difference >= self.least

    @property
    def sure_difference(self) -> float:
        """The difference without what may be chance."""
        return self.difference - self.error


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the expert thinks of a move that somebody tries at a position of a finished game."""

    best: AnyMove
    worth: float
    """Of the expert's move."""
    other_worth: float
    """Of the move that was tried."""
    error: float
    least: float

    @property
    def loss(self) -> float:
        """What the move gives away; 0 if that may be chance, or is a trifle."""
        loss = self.worth - self.other_worth
        return loss if loss > SURE * self.error and loss >= self.least else 0.0


class Judge(Protocol):
    """The expert of one kind of game. It is asked about a move before that is made."""

    @property
    def unit(self) -> Unit:
        """What its moves are worth."""

    def glance(self, game: Game, number: int, move: Any) -> Glance | None:
        """A quick judgement; None if there was no choice."""

    def look_closer(self, game: Game, number: int, move: Any) -> Finding | None:
        """A thorough one; None if there is nothing to compare."""

    def verdict(self, game: Game, seat: int, move: Any) -> Verdict:
        """What it thinks of a move that a seat could have made."""


class Unjudged(Exception):
    """No expert can judge this game: its best play is not known here."""
