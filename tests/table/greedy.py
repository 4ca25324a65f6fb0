"""The move of a quick bot."""

from dizaine.players.player import AnyMove, AnyView
from dizaine.table.bots import Bots
from dizaine.table.roster import OUR_PLAYERS


def greedy_move(view: AnyView) -> AnyMove:
    """What it does on the seat of a view."""
    return Bots(view.rulebook, OUR_PLAYERS.find).move(view, "greedy")
