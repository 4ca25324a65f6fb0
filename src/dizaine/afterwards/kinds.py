"""The kinds of games once they were played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dizaine.afterwards.cards.decision import judge_card_move
from dizaine.afterwards.cards.scorer import CardScorer
from dizaine.afterwards.decision import Decision
from dizaine.afterwards.dice.scorer import DiceScorer
from dizaine.afterwards.round_scores import Scorer
from dizaine.game import Game

_SCORERS: Final[dict[str, Callable[[int], Scorer]]] = {"cards": CardScorer, "dice": DiceScorer}
_JUDGES: Final[dict[str, Callable[[Game, Any, int | None], Decision | None]]] = {"cards": judge_card_move}


def judge_of(game: Game) -> Callable[[Game, Any, int | None], Decision | None]:
    """Who says what a move that is about to be made is worth. Raises `KeyError` where nobody can."""
    return _JUDGES[game.rulebook.kind]


def scorer_for(game: Game) -> Scorer:
    """Who tells the rounds of a game."""
    return _SCORERS[game.rulebook.kind](game.state.players)
