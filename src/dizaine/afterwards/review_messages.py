"""Reviews of finished games as messages."""

from __future__ import annotations

import msgspec

from dizaine.afterwards.findings import Finding, Unjudged
from dizaine.afterwards.kinds import judge_for
from dizaine.afterwards.review import Review, ReviewWork, moments
from dizaine.engine.errors import NotationError
from dizaine.game import Game
from dizaine.table.game_views import GameView
from dizaine.table.messages import Suggestion


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a finished game, with the position as its player saw it."""

    number: int
    """Of the move in the record, counted from 0."""
    round: int
    turn: int
    """The player's turn in the round, counted from 1."""
    played: str
    best: Suggestion
    """What the expert would have done, and why."""
    other: str
    """The move that this is compared with: the one played, or the tempting one if the expert's was played."""
    worth: float
    """Of the expert's move: the chance of winning the game from 0 to 1, or the points to the end with dice."""
    other_worth: float
    error: float
    """The standard error of the difference."""
    view: GameView
    """What the player saw then, with the moves that were possible."""


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """What a player can learn from a finished game."""

    seat: int
    unit: str
    """What moves are worth: chance or points; empty if no expert knows this game."""
    progress: float
    """The part of the work that is done, from 0 to 1; everything else is there once it is 1."""
    decisions: int = 0
    """Those with at least two moves that differ."""
    agreed: int = 0
    """Those in which the player made the expert's move."""
    rating: float | None = None
    """From 0 for blind moves to 100 for the expert's; null for too few decisions."""
    error: float = 0
    """The standard error of the rating."""
    costliest: list[ReviewedDecision] = []
    """The worst first."""
    best: ReviewedDecision | None = None


class TriedAgain(msgspec.Struct, frozen=True, kw_only=True):
    """What the expert thinks of a move at a position of a finished game."""

    move: str
    best: str
    """The expert's move."""
    worth: float
    """Of the expert's move."""
    loss: float
    """What the move gives away; 0 if that is a trifle or may be chance."""


def review_message(work: ReviewWork) -> GameReview:
    """The review, if the work is done; otherwise how far it is."""
    if not work.is_done:
        return GameReview(seat=work.seat, unit="", progress=min(work.progress, 0.99))
    review: Review = work.review()
    return GameReview(
        seat=review.seat,
        unit=review.unit,
        progress=1.0,
        decisions=review.decisions,
        agreed=review.agreed,
        rating=None if review.rating is None else review.rating.value,
        error=0.0 if review.rating is None else review.rating.error,
        costliest=[_decision(finding) for finding in review.costliest],
        best=None if review.best is None else _decision(review.best),
    )


def _decision(finding: Finding) -> ReviewedDecision:
    return ReviewedDecision(
        number=finding.number,
        round=finding.round,
        turn=finding.turn,
        played=str(finding.played),
        best=finding.suggestion,
        other=str(finding.other),
        worth=finding.worth,
        other_worth=finding.other_worth,
        error=finding.error,
        view=finding.shown,
    )


def tried_again(record: str, number: int, text: str) -> TriedAgain | None:
    """What the expert thinks of a move instead of the one with this number; None if it could not be made then."""
    moment = next(moments(record, [number]), None)
    if moment is None:
        return None
    game, played = moment
    try:
        move = game.kind.read_move(text)
        possible = move.seat == played.seat and game.view(played.seat).refusal(move) is None
        verdict = judge_for(game).verdict(game, played.seat, move) if possible else None
    except (NotationError, Unjudged):
        return None
    if verdict is None:
        return None
    return TriedAgain(move=str(move), best=str(verdict.best), worth=verdict.worth, loss=verdict.loss)


def is_judged(record: str) -> bool:
    """Whether an expert knows the game of a record."""
    try:
        judge_for(Game.replay(record)[0])
    except Unjudged:
        return False
    return True
