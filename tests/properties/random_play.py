"""Playing on at random through the public interface."""

import random

from dizaine import Game, Lay
from dizaine.engine.state import PLAY


def play_on(game: Game, random: random.Random, moves: int) -> None:
    """Make so many moves and, nine times in ten, go on to where a player has drawn.

    The moves are mostly canonical ones, lays more often than not, and at times any legal one.
    """
    stop_anywhere = random.random() < 0.1
    made = 0
    while not game.is_over and (made < moves or not (stop_anywhere or game.state.stage == PLAY)):
        made += 1
        offered = game.canonical_moves()
        lays = [move for move in offered if isinstance(move, Lay)]
        if lays and random.random() < 0.7:
            game.apply(random.choice(lays))
        elif random.random() < 0.1:
            game.apply(random.choice(list(game.legal_moves())))
        else:
            game.apply(random.choice(offered))
