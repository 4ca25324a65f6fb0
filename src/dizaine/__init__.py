"""Dizaine: the Phase 10 family of games, played exactly by its rules.

`Game` is the way in; `dizaine.rulebooks` reads editions and variants, `dizaine.views` tells what a seat may know.
"""

from dizaine.engine.cards import Card
from dizaine.engine.chance import Chance, SeededChance, SystemChance
from dizaine.engine.errors import BrokenRecord, IllegalMove, ImpossiblePosition, NotationError
from dizaine.engine.moves import (
    Close,
    Discard,
    Draw,
    Hit,
    Knock,
    Lay,
    Move,
    Pass,
    Skip,
    Take,
    move_from_text,
)
from dizaine.game import Game
from dizaine.rulebooks import DizaineError, Rulebook, RulebookError, UnknownEdition, load
from dizaine.views import View, determinise

__all__ = [
    "BrokenRecord",
    "Card",
    "Chance",
    "Close",
    "Discard",
    "DizaineError",
    "Draw",
    "Game",
    "Hit",
    "IllegalMove",
    "ImpossiblePosition",
    "Knock",
    "Lay",
    "Move",
    "NotationError",
    "Pass",
    "Rulebook",
    "RulebookError",
    "SeededChance",
    "Skip",
    "SystemChance",
    "Take",
    "UnknownEdition",
    "View",
    "determinise",
    "load",
    "move_from_text",
]
