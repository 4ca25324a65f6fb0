"""The errors of the engine: unreadable text, illegal moves, impossible positions.

All their attributes are arguments of the exception, so that they can be pickled.
"""

from dizaine.engine.refusals import Refusal
from dizaine.rulebooks import DizaineError


class NotationError(DizaineError):
    """Text that is not a card, move, position or record. No rule was checked.

    >>> from dizaine import Game, NotationError
    >>> try:
    ...     Game.new("classic", players=2, seed=7).apply("discard r13")
    ... except NotationError as error:
    ...     print(error)
    'r13' is no card: numbers go from 1 to 12
    """


class IllegalMove(DizaineError):
    """A readable move that is refused; `refusal` says why, and by which rule.

    >>> from dizaine import Game, IllegalMove
    >>> try:
    ...     Game.new("classic", players=2, seed=7).apply("discard r7")
    ... except IllegalMove as error:
    ...     print(error, "|", error.refusal.rule)
    0: discard r7: draw-first (T2) | T2
    """

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.move}: {self.refusal}"


class ImpossiblePosition(DizaineError):
    """A readable position that cannot occur in a game; `field`, `reason` and `rule` say why.

    >>> from dizaine import Game, ImpossiblePosition
    >>> position = Game.new("express", players=2, seed=9).position()
    >>> try:
    ...     Game.from_position(position.replace("r1 ", "r9 ", 1))
    ... except ImpossiblePosition as error:
    ...     print(error)
    cards: too few r1: 0, the deck has 1 (M1)
    """

    def __init__(self, field: str, reason: str, rule: str) -> None:
        super().__init__(field, reason, rule)
        self.field = field
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.reason} ({self.rule})"


class BrokenRecord(DizaineError):
    """A record that cannot be replayed; `line` (from 1) and `reason` say where and why.

    >>> from dizaine import BrokenRecord, Game
    >>> game = Game.new("classic", players=2, seed=7)
    >>> try:
    ...     Game.from_record(game.record() + "0: discard r7\\n")
    ... except BrokenRecord as error:
    ...     print(error)
    line 7: 0: discard r7: draw-first (T2)
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"
