"""The answers to refused HTTP requests: a status, and a reason that is also a translation key."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.rulebooks import RulebookError, UnknownEdition
from dizaine.table.refused import CommandRefused
from dizaine.words.catalogue import Catalogue
from dizaine.words.problems import problem_words


class BookFault(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is wrong with a rulebook."""

    code: str
    """A name that is also a translation key."""
    field: str
    """The field of the rulebook."""
    rule: str = ""
    """The id of the broken rule, if any."""
    detail: str
    """What is wrong, in the requested language."""


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused; it changed nothing."""

    reason: str
    """A name that is also a translation key."""
    field: str = ""
    """The field of the request or of the rulebook."""
    rule: str = ""
    """The id of the rule that a rulebook breaks, if any."""
    detail: str = ""
    """More about the mistake, for people."""
    faults: tuple[BookFault, ...] = ()
    """All faults of a rulebook; the first is also in the fields above."""


class RequestRefused(Exception):
    """Raised to answer a request with a problem."""

    def __init__(
        self,
        status: int,
        reason: str,
        *,
        field: str = "",
        rule: str = "",
        detail: str = "",
        faults: tuple[BookFault, ...] = (),
        wait: float = 0,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.problem = Problem(reason=reason, field=field, rule=rule, detail=detail, faults=faults)
        self.wait = wait
        """Seconds until the client may try again."""


_STATUS: Final = {
    "already-started": 409,
    "evenings-full": 409,
    "hands-off": 403,
    "host-only": 403,
    "keeper-only": 401,
    "keyboard-game": 409,
    "moved": 409,
    "name-taken": 409,
    "no-such-entry": 409,
    "no-such-evenings": 404,
    "no-such-sheet": 404,
    "not-over": 409,
    "not-started": 409,
    "open-elsewhere": 409,
    "question-open": 409,
    "seat-asked": 409,
    "seat-lost": 401,
    "seat-taken": 409,
    "sheet-changed": 409,
    "sheet-full": 409,
    "table-full": 409,
    "too-few-seats": 409,
    "too-long": 413,
    "too-many-hands": 409,
}
_FIELDS: Final = {
    "name-control": "name",
    "name-direction": "name",
    "name-empty": "name",
    "name-long": "name",
    "name-taken": "name",
    "name-unknown": "name",
    "keeper-only": "authorization",
    "no-such-bot": "bot",
    "no-such-entry": "operation.index",
    "no-such-evenings": "secret",
    "no-such-sheet": "code",
    "no-such-pace": "pace",
    "no-such-seat": "seat",
    "host-only": "authorization",
    "seat-lost": "authorization",
    "too-few-seats": "seats",
    "seat-asked": "seat",
    "seat-taken": "seat",
}


def of_refusal(refusal: CommandRefused) -> RequestRefused:
    """The answer for a table's refusal."""
    reason = refusal.reason
    return RequestRefused(
        _STATUS.get(reason, 400), reason, field=_FIELDS.get(reason, ""), rule=refusal.rule, detail=refusal.detail
    )


def of_rulebook(error: RulebookError, language: str) -> RequestRefused:
    """The answer for a faulty rulebook, in a language."""
    catalogue = Catalogue(language)
    faults = tuple(
        BookFault(code=fault.code, field=fault.field, rule=fault.rule, detail=problem_words(catalogue, fault))
        for fault in error.faults
    )
    first = faults[0]
    if isinstance(error, UnknownEdition):
        return RequestRefused(404, "no-such-edition", field=first.field, detail=first.detail)
    return RequestRefused(400, "rulebook", field=first.field, rule=first.rule, detail=first.detail, faults=faults)
