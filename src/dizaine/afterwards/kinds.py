"""The kinds of games, for recorded games."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from dizaine.afterwards.cards.judge import CardJudge
from dizaine.afterwards.cards.scorer import CardScorer
from dizaine.afterwards.dice.judge import DiceJudge
from dizaine.afterwards.dice.scorer import DiceScorer
from dizaine.afterwards.findings import Judge
from dizaine.afterwards.round_scores import Scorer
from dizaine.game import Game
from dizaine.rulebooks.library import Book

_SCORERS: Final[dict[str, Callable[[int], Scorer]]] = {"cards": CardScorer, "dice": DiceScorer}
_JUDGES: Final[dict[str, Callable[[Any], Judge]]] = {"cards": CardJudge, "dice": DiceJudge}


def judge_for(game: Game) -> Judge:
    """Who judges the moves of a game. Raises `Unjudged` if nobody can."""
    return _judge(game.rulebook)


@lru_cache(maxsize=4)
def _judge(book: Book) -> Judge:
    return _JUDGES[book.kind](book)


def scorer_for(game: Game) -> Scorer:
    """A scorer for a game's events."""
    return _SCORERS[game.rulebook.kind](game.state.players)
