"""The move of a quick bot."""

from dizaine.engine.moves import AnyMove
from dizaine.players.player import AnyView
from dizaine.table.bots import Bots
from dizaine.table.roster import BUILT_IN_BOTS


def greedy_move(view: AnyView) -> AnyMove:
    """What it does on the seat of a view."""
    return Bots(view.rulebook, BUILT_IN_BOTS.find).move(view, "greedy")
