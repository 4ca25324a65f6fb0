"""The kinds of games, for recorded games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dizaine.afterwards.cards.decision import CardDecision, judge_card_move
from dizaine.afterwards.cards.scorer import CardScorer
from dizaine.afterwards.dice.scorer import DiceScorer
from dizaine.afterwards.round_scores import Scorer
from dizaine.game import Game

Decision = CardDecision
"""A judged move; only card games have an expert that can judge moves."""

_SCORERS: Final[dict[str, Callable[[int], Scorer]]] = {"cards": CardScorer, "dice": DiceScorer}
_JUDGES: Final[dict[str, Callable[[Game, Any, int | None], Decision | None]]] = {"cards": judge_card_move}


def judge_of(game: Game) -> Callable[[Game, Any, int | None], Decision | None]:
    """The function that judges a move before it is made. Raises `KeyError` if the kind of game has none."""
    return _JUDGES[game.rulebook.kind]


def scorer_for(game: Game) -> Scorer:
    """A scorer for a game's events."""
    return _SCORERS[game.rulebook.kind](game.state.players)
