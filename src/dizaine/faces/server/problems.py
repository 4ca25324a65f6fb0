"""What an HTTP request gets instead of what it asked for: a reason that doubles as a translation key, and a status."""

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
    """A name of ours."""
    field: str
    """Of the rulebook."""
    rule: str = ""
    """The id of a rule, where one is broken."""
    detail: str
    """What is wrong, in the language that was asked for."""


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was not carried out; it changed nothing."""

    reason: str
    """A name of ours."""
    field: str = ""
    """Of the request or of the rulebook."""
    rule: str = ""
    """The id of a rule, where a rulebook breaks one."""
    detail: str = ""
    """For people who look for the mistake."""
    faults: tuple[BookFault, ...] = ()
    """All that is wrong with a rulebook; the first of them is told above as well."""


class RequestRefused(Exception):
    """A request that is answered with a problem."""

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
        """Seconds until it may be tried again."""


_STATUS: Final = {
    "already-started": 409,
    "name-taken": 409,
    "not-over": 409,
    "not-started": 409,
    "open-elsewhere": 409,
    "table-full": 409,
}
_FIELDS: Final = {"name": "name", "name-taken": "name", "no-such-bot": "bot", "no-such-pace": "pace"}


def of_refusal(refusal: CommandRefused) -> RequestRefused:
    """What a table refused."""
    reason = refusal.reason
    return RequestRefused(
        _STATUS.get(reason, 400), reason, field=_FIELDS.get(reason, ""), rule=refusal.rule, detail=refusal.detail
    )


def of_rulebook(error: RulebookError, language: str) -> RequestRefused:
    """What is wrong with a book, in the language that was asked for."""
    catalogue = Catalogue(language)
    faults = tuple(
        BookFault(code=fault.code, field=fault.field, rule=fault.rule, detail=problem_words(catalogue, fault))
        for fault in error.faults
    )
    first = faults[0]
    if isinstance(error, UnknownEdition):
        return RequestRefused(404, "no-such-edition", field=first.field, detail=first.detail)
    return RequestRefused(400, "rulebook", field=first.field, rule=first.rule, detail=first.detail, faults=faults)
