"""Why a sheet refuses a setup or an entry: codes with facts and the rule, put into words like the engine's refusals."""

from __future__ import annotations

from typing import Literal

import msgspec

from dizaine.rulebooks import DizaineError, RulebookError
from dizaine.scorekeeper.forms import Refused
from dizaine.words.catalogue import Catalogue
from dizaine.words.problems import problem_lines

Code = Literal[
    # The sheet
    "over",
    "sheet-full",
    "no-such-entry",
    "nothing-to-undo",
    "set-aside",
    "earlier-first",
    "wrong-kind",
    # A round of cards
    "no-such-player",
    "not-at-table",
    "hand-missing",
    "hand-twice",
    "out-without-phase",
    "out-with-cards",
    "two-out",
    "nobody-out",
    "phase-not-current",
    "phase-crossed-off",
    "no-such-phase",
    "points-missing",
    "points-and-cards",
    "points-not-counted",
    "points-impossible",
    "points-together",
    "card-unknown",
    "cards-too-many",
    "cards-after-phase",
    "cards-not-in-deck",
    "order-needed",
    "order-wrong",
    # A turn of dice
    "not-your-turn",
    "turn-unclear",
    "score-impossible",
    "die-unknown",
    "dice-count",
    "dice-impossible",
    "colours-needed",
    "phase-is-made",
    # The setup
    "rulebook",
    "names-empty",
    "name-unreadable",
    "names-alike",
    "dealer",
    "standing-count",
    "standing-phases",
    "standing-order",
    "standing-points",
    "standing-place",
    "standing-over",
    "standing-rounds",
]


class EntryRefused(DizaineError):
    """An entry that cannot have happened; `refused` says why, and by which rule."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused)
        self.refused = refused

    def __str__(self) -> str:
        rule = f" ({self.refused.rule})" if self.refused.rule else ""
        return f"{self.refused.code}{rule}"


class SetupRefused(EntryRefused):
    """A setup that no game can begin with; `field` says which part of it."""

    def __init__(self, field: str, refused: Refused, faults: RulebookError | None = None) -> None:
        super().__init__(refused)
        self.args = (field, refused, faults)
        self.field = field
        self.faults = faults
        """What is wrong with the rulebook or with the number of players, if it is that."""

    def __str__(self) -> str:
        return f"{self.field}: {super().__str__()}"


def refusal(code: Code, rule: str, seat: int | None = None, **facts: int | str) -> EntryRefused:
    """The error for an entry."""
    return EntryRefused(Refused(code=code, rule=rule, seat=seat, facts=facts))


def setup_refusal(field: str, code: Code, rule: str, seat: int | None = None, **facts: int | str) -> SetupRefused:
    """The error for a setup."""
    return SetupRefused(field, Refused(code=code, rule=rule, seat=seat, facts=facts))


def book_refusal(field: str, error: RulebookError) -> SetupRefused:
    """The error for a setup whose rulebook or number of players is at fault."""
    return SetupRefused(field, Refused(code="rulebook", rule=error.rule, facts={"reason": error.reason}), error)


def refused_words(catalogue: Catalogue, refused: Refused) -> str:
    """Why something was refused, in a sentence."""
    return catalogue.text(f"score-refusal-{refused.code}", **refused.facts)


def with_words(catalogue: Catalogue, refused: Refused) -> Refused:
    """The same with its sentence."""
    return msgspec.structs.replace(refused, text=refused_words(catalogue, refused))


def error_words(catalogue: Catalogue, error: EntryRefused) -> str:
    """The sentence for an error; the faults of a rulebook are told one by one."""
    if isinstance(error, SetupRefused) and error.faults is not None:
        return "\n".join(problem_lines(catalogue, error.faults))
    return refused_words(catalogue, error.refused)
