"""The answer to a question, in words: yes or no with the rule, or what has to be known first."""

from __future__ import annotations

from typing import Literal

import msgspec

AskKind = Literal["choice", "number", "cards", "numbers"]


class FactOption(msgspec.Struct, frozen=True, kw_only=True):
    """A possible value of a fact, and what to call it."""

    value: str
    text: str


class AskedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that the answer depends on, as a question to the person."""

    fact: str
    """The field of the question that takes it."""
    kind: AskKind
    """What it is: one of the options, an option that is a number, some of the cards in the options, or numbers."""
    text: str
    options: list[FactOption] = msgspec.field(default_factory=list)
    most: int = 1
    """How many cards or numbers it can have."""
    groups: list[int] = msgspec.field(default_factory=list)
    """For cards in groups, the sizes of the groups that the phase asks for; a `+` goes between groups."""
    several: bool = False
    """Whether the cards are any number of groups."""
    none: bool = False
    """Whether there may be no cards at all, written `-`."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """Whether something is allowed; `allowed` is null while facts are missing."""

    allowed: bool | None
    rule: str
    """The id of the rule that decides."""
    code: str
    """The name of the refusal, or of what happens."""
    text: str
    """One sentence for people, in the language asked for."""
    law: str
    """What the rule says in this game."""
    groups: list[list[str]]
    """The groups of the phase, as the arbiter understood them."""
    missing: list[AskedFact]
    """What has to be known before there is an answer."""
