"""Dizaine: the Phase 10 family of games, played exactly by its rules.

`Game` is the entry point: start one with `Game.new`, show it to a player with `Game.view`, move with `Game.apply`.

>>> import dizaine
>>> game = dizaine.Game.new("classic", players=3, seed=7)
>>> game
<Game classic, 3 players, round 1, seat 0 to draw>
>>> print(*game.apply("draw"))
CardDrawn(seat=0, card=Card('r11'), public=False)

Names are imported on first use, so that `dizaine --help` does not load the engine.

Some public names are neither classes nor functions; their examples are here. `all_editions` lists the books in the
package, `Book` is the type of any book, cards or dice, and `__version__` is the version of the package:

>>> from dizaine import Book, __version__, all_editions, load_any
>>> all_editions
('classic', 'continental', 'express', 'dutch', 'dutch-original', 'dice', 'dice-french')
>>> books: list[Book] = [load_any(edition) for edition in all_editions]
>>> print(*[book.most_players for book in books], __version__.count("."))
6 6 6 6 6 6 6 2

`Move` is the type of any move in a card game, and `AnyPlayer` that of a bot for any game:

>>> from dizaine import AnyPlayer, Game, Move, find_player
>>> game = Game.new("classic", players=3, seed=7)
>>> bot: AnyPlayer = find_player("greedy", "cards").make(game.rulebook)
>>> move = bot.choose(game.view(0))
>>> isinstance(move, Move), str(move)
(True, '0: take')
"""

from typing import TYPE_CHECKING

from dizaine.exports import Exports

if TYPE_CHECKING:
    from dizaine.engine.cards.cards import Card
    from dizaine.engine.cards.chance import Chance, SeededChance, SystemChance
    from dizaine.engine.cards.events import (
        CardDiscarded,
        CardDrawn,
        CardTaken,
        ClaimClosed,
        ClaimWaived,
        DealerChosen,
        DiscardsShuffled,
        FirstCardTurned,
        GameEnded,
        GroupHit,
        HandDealt,
        HandScored,
        Knocked,
        NothingToDraw,
        PhaseLaid,
        PlaceWon,
        ReplayCalled,
        RoundEnded,
        RoundStarted,
        SkipPlayed,
        TurnLost,
        TurnStarted,
    )
    from dizaine.engine.cards.melds import Meld
    from dizaine.engine.cards.moves import Close, Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take, move_from_text
    from dizaine.engine.dice.events import (
        BonusGiven,
        DiceGameEnded,
        DiceGroup,
        DiceRolled,
        DiceTurnStarted,
        FailuresCounted,
        LastRunCalled,
        OrderSettled,
        OrderThrown,
        PhaseFailed,
        PhaseMade,
        Stopped,
    )
    from dizaine.engine.dice.moves import Reroll, Stop
    from dizaine.engine.errors import BrokenRecord, IllegalMove, ImpossiblePosition, NotationError
    from dizaine.engine.events import Event
    from dizaine.engine.moves import AnyMove
    from dizaine.engine.ranking import Standing
    from dizaine.engine.refusals import Refusal
    from dizaine.engine.stages import Stage
    from dizaine.faces.narrator import Narrator
    from dizaine.game import Game
    from dizaine.players.cards.hints import Alternative, Hint, hint_for, hints_for
    from dizaine.players.own_players import PlayerError, find_player, known_names
    from dizaine.players.player import AnyPlayer, Player
    from dizaine.players.registry import Listed
    from dizaine.rulebooks import DizaineError, Fault, Group, Phase, Rulebook, RulebookError, UnknownEdition, load
    from dizaine.rulebooks.dice import DiceBook, DieFace
    from dizaine.rulebooks.library import Book, all_editions, load_any, variants_of
    from dizaine.views.cards.view import CardView, TableGroup
    from dizaine.views.dice.view import DiceView, Made, PadColumn
    from dizaine.views.view import View

    __version__: str

__all__ = [
    "Alternative",
    "AnyMove",
    "AnyPlayer",
    "BonusGiven",
    "Book",
    "BrokenRecord",
    "Card",
    "CardDiscarded",
    "CardDrawn",
    "CardTaken",
    "CardView",
    "Chance",
    "ClaimClosed",
    "ClaimWaived",
    "Close",
    "DealerChosen",
    "DiceBook",
    "DiceGameEnded",
    "DiceGroup",
    "DiceRolled",
    "DiceTurnStarted",
    "DiceView",
    "DieFace",
    "Discard",
    "DiscardsShuffled",
    "DizaineError",
    "Draw",
    "Event",
    "FailuresCounted",
    "Fault",
    "FirstCardTurned",
    "Game",
    "GameEnded",
    "Group",
    "GroupHit",
    "HandDealt",
    "HandScored",
    "Hint",
    "Hit",
    "IllegalMove",
    "ImpossiblePosition",
    "Knock",
    "Knocked",
    "LastRunCalled",
    "Lay",
    "Listed",
    "Made",
    "Meld",
    "Move",
    "Narrator",
    "NotationError",
    "NothingToDraw",
    "OrderSettled",
    "OrderThrown",
    "PadColumn",
    "Pass",
    "Phase",
    "PhaseFailed",
    "PhaseLaid",
    "PhaseMade",
    "PlaceWon",
    "Player",
    "PlayerError",
    "Refusal",
    "ReplayCalled",
    "Reroll",
    "RoundEnded",
    "RoundStarted",
    "Rulebook",
    "RulebookError",
    "SeededChance",
    "Skip",
    "SkipPlayed",
    "Stage",
    "Standing",
    "Stop",
    "Stopped",
    "SystemChance",
    "TableGroup",
    "Take",
    "TurnLost",
    "TurnStarted",
    "UnknownEdition",
    "View",
    "__version__",
    "all_editions",
    "find_player",
    "hint_for",
    "hints_for",
    "known_names",
    "load",
    "load_any",
    "move_from_text",
    "variants_of",
]

_exports = Exports(
    __name__,
    {
        "engine.cards.cards": "Card",
        "engine.cards.chance": "Chance SeededChance SystemChance",
        "engine.cards.events": (
            "CardDiscarded CardDrawn CardTaken ClaimClosed ClaimWaived DealerChosen DiscardsShuffled "
            "FirstCardTurned GameEnded GroupHit HandDealt HandScored Knocked NothingToDraw PhaseLaid PlaceWon "
            "ReplayCalled RoundEnded RoundStarted SkipPlayed TurnLost TurnStarted"
        ),
        "engine.cards.melds": "Meld",
        "engine.cards.moves": "Close Discard Draw Hit Knock Lay Move Pass Skip Take move_from_text",
        "engine.dice.events": (
            "BonusGiven DiceGameEnded DiceGroup DiceRolled DiceTurnStarted FailuresCounted LastRunCalled "
            "OrderSettled OrderThrown PhaseFailed PhaseMade Stopped"
        ),
        "engine.dice.moves": "Reroll Stop",
        "engine.errors": "BrokenRecord IllegalMove ImpossiblePosition NotationError",
        "engine.events": "Event",
        "engine.moves": "AnyMove",
        "engine.ranking": "Standing",
        "engine.refusals": "Refusal",
        "engine.stages": "Stage",
        "faces.narrator": "Narrator",
        "game": "Game",
        "players.cards.hints": "Alternative Hint hint_for hints_for",
        "players.own_players": "PlayerError find_player known_names",
        "players.player": "AnyPlayer Player",
        "players.registry": "Listed",
        "rulebooks": "DizaineError Fault Group Phase Rulebook RulebookError UnknownEdition load",
        "rulebooks.dice": "DiceBook DieFace",
        "rulebooks.library": "Book all_editions load_any variants_of",
        "views.cards.view": "CardView TableGroup",
        "views.dice.view": "DiceView Made PadColumn",
        "views.view": "View",
    },
)


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        return version("dizaine")
    return _exports.fetch(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
