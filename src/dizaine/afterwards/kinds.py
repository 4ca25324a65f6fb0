"""The kinds of games once they were played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dizaine.afterwards.cards.scorer import CardScorer
from dizaine.afterwards.dice.scorer import DiceScorer
from dizaine.afterwards.round_scores import Scorer
from dizaine.game import Game

_SCORERS: Final[dict[str, Callable[[int], Scorer]]] = {"cards": CardScorer, "dice": DiceScorer}


def scorer_for(game: Game) -> Scorer:
    """Who tells the rounds of a game."""
    return _SCORERS[game.rulebook.kind](game.state.players)
