"""Playing on at random through the public interface."""

import random

from dizaine import Game, Lay


def play_on(game: Game, random: random.Random, moves: int) -> None:
    """Make up to so many moves: mostly canonical ones, lays more often than not, at times any legal one."""
    for _ in range(moves):
        if game.is_over:
            return
        offered = game.canonical_moves()
        lays = [move for move in offered if isinstance(move, Lay)]
        if lays and random.random() < 0.7:
            game.apply(random.choice(lays))
        elif random.random() < 0.1:
            game.apply(random.choice(list(game.legal_moves())))
        else:
            game.apply(random.choice(offered))
