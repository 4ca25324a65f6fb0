"""Dizaine: the Phase 10 family of games, played exactly by its rules.

`Game` is the way in; `dizaine.rulebooks` reads editions and variants, `dizaine.views` tells what a seat may know.
Names are fetched from their modules when first asked for: `dizaine --help` need not wait for an engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dizaine.engine.cards.cards import Card
    from dizaine.engine.cards.chance import Chance, SeededChance, SystemChance
    from dizaine.engine.cards.moves import Close, Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take, move_from_text
    from dizaine.engine.errors import BrokenRecord, IllegalMove, ImpossiblePosition, NotationError
    from dizaine.game import Game
    from dizaine.rulebooks import DizaineError, Rulebook, RulebookError, UnknownEdition, load
    from dizaine.views.cards.determinise import determinise
    from dizaine.views.cards.view import CardView
    from dizaine.views.dice.view import DiceView
    from dizaine.views.view import View

__all__ = [
    "BrokenRecord",
    "Card",
    "CardView",
    "Chance",
    "Close",
    "DiceView",
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

_MODULES: Final = {
    "engine.cards.cards": "Card",
    "engine.cards.chance": "Chance SeededChance SystemChance",
    "engine.errors": "BrokenRecord IllegalMove ImpossiblePosition NotationError",
    "engine.cards.moves": "Close Discard Draw Hit Knock Lay Move Pass Skip Take move_from_text",
    "game": "Game",
    "rulebooks": "DizaineError Rulebook RulebookError UnknownEdition load",
    "views.cards.determinise": "determinise",
    "views.cards.view": "CardView",
    "views.dice.view": "DiceView",
    "views.view": "View",
}
_HOME: Final = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
