"""Errors of the engine's edge: text that cannot be read, moves that are not allowed, positions that cannot be.

Their parts are the arguments of the exception, so that they travel between processes.
"""

from dizaine.engine.refusals import Refusal
from dizaine.rulebooks import DizaineError


class NotationError(DizaineError):
    """Text that is no card, move, position or record. Nothing was decided about rules."""


class IllegalMove(DizaineError):
    """A move that can be read but is refused; `refusal` says why, with the rule."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.move}: {self.refusal}"


class ImpossiblePosition(DizaineError):
    """A position that can be read but cannot be; `field`, `reason` and `rule` say why."""

    def __init__(self, field: str, reason: str, rule: str) -> None:
        super().__init__(field, reason, rule)
        self.field = field
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.reason} ({self.rule})"


class BrokenRecord(DizaineError):
    """A record that cannot be replayed; `line` (from 1) and `reason` say where and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"
