"""Moments of games that bots played, for looking at every edition with any number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dizaine import Game
from dizaine.engine.stages import Stage
from dizaine.table.event_messages import event_fields
from tests.page.staging import Scene
from tests.table.greedy import greedy_move

SEAT: Final = 0
GAMES: Final = 40
"""How many games are searched for a moment."""
MOVES: Final = 400
LATELY: Final = 40
"""How many events before the moment are told."""

Moment = Callable[[Game], bool]


def drawing(game: Game) -> bool:
    """The person may draw, and somebody else has laid a phase."""
    view = game.card_view(SEAT)
    return _is_asked(game, Stage.DRAW) and not view.laid[SEAT] and any(view.laid)


def laying(game: Game) -> bool:
    """The person can lay the phase."""
    return _is_asked(game, Stage.PLAY) and any(str(move).startswith("0: lay") for move in game.canonical_moves())


def hitting(game: Game) -> bool:
    """The person has laid the phase, and a card fits the table."""
    return _is_asked(game, Stage.PLAY) and any(str(move).startswith("0: hit") for move in game.canonical_moves())


def crowded(game: Game) -> bool:
    """It is the person's turn, and all have laid their phase."""
    return _is_asked(game, Stage.PLAY) and all(game.card_view(SEAT).laid)


def knocking(game: Game) -> bool:
    """The person may claim a discard (V3)."""
    return game.stage is Stage.KNOCK and SEAT in game.claimants


def rolling(game: Game) -> bool:
    """The person has rolled once, in a later round."""
    return game.asked == SEAT and game.dice_view(SEAT).round > 2 and game.dice_view(SEAT).rolls_left == 1


def _is_asked(game: Game, stage: Stage) -> bool:
    return game.stage is stage and game.asked == SEAT


@cache
def find(edition: str, players: int, moment: Moment) -> Scene:
    """The first such moment in the games of bots."""
    for seed in range(GAMES):
        game = Game.new(edition, players=players, seed=seed)
        for _ in range(MOVES):
            if game.is_over:
                break
            if moment(game):
                return Scene(game.position(), SEAT, events=event_fields(game.seen(SEAT))[-LATELY:])
            if game.stage is Stage.KNOCK:
                game.apply(game.closing_move)
            else:
                game.apply(greedy_move(game.view(game.asked)))
    raise LookupError(f"no such moment in {GAMES} games of {edition} with {players} players: {moment.__name__}")
