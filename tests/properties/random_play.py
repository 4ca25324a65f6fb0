"""Random play through the public interface."""

import random

from dizaine import Game, Hit, Lay
from dizaine.engine.cards.state import PLAY

LONGEST_SEARCH = 150


def play_on(game: Game, random: random.Random, moves: int) -> None:
    """Make so many moves and then, nine times in ten, continue to an interesting moment.

    The moves are mostly canonical ones, lays more often than not, and at times any legal one.
    """
    stop_anywhere = random.random() < 0.1
    wants_cards_down = random.random() < 0.7
    for made in range(moves + LONGEST_SEARCH):
        if game.is_over:
            return
        offered = game.canonical_moves()
        down = [move for move in offered if isinstance(move, Lay | Hit)]
        interesting = bool(down) if wants_cards_down else game.state.stage == PLAY
        if made >= moves and (stop_anywhere or interesting):
            return
        if down and random.random() < 0.7:
            game.apply(random.choice(down))
        elif random.random() < 0.1:
            game.apply(random.choice(list(game.legal_moves())))
        else:
            game.apply(random.choice(offered))
