"""What the engine says about a question, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dizaine.engine.refusals import Refusal
from dizaine.rulebooks import DizaineError


@dataclass(frozen=True, slots=True)
class Verdict:
    """Yes or no, with the rule, a message of the catalogue and its arguments."""

    allowed: bool
    rule: str
    code: str
    message: str
    arguments: Mapping[str, int | str] = field(default_factory=dict)
    groups: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Missing:
    """The facts that the answer depends on."""

    facts: tuple[str, ...]


Finding = Verdict | Missing


def refused(refusal: Refusal) -> Verdict:
    """The verdict for a refusal of the engine."""
    return Verdict(False, refusal.rule, refusal.name, refusal.message)


class BadFact(DizaineError):
    """A fact that makes no sense in this game, such as a card that it does not have.

    `field` is its field of the question; the message of the catalogue says what to give instead.
    """

    def __init__(self, field: str, message: str, arguments: Mapping[str, int | str]) -> None:
        super().__init__(field, message, dict(arguments))
        self.field = field
        self.message = message
        self.arguments = dict(arguments)

    def __str__(self) -> str:
        return f"{self.field}: {self.message} {self.arguments}"
