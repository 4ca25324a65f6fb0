"""The bodies of the HTTP requests and answers about score sheets and evenings."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dizaine.faces.server.problems import Problem
from dizaine.scorebook.operations import AnyOperation
from dizaine.scorebook.views import Conflict, SheetView
from dizaine.scorekeeper.forms import Exported, Setup

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Secret = Annotated[str, msgspec.Meta(max_length=64)]


class OpenSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new score sheet."""

    setup: Setup
    language: Annotated[str, msgspec.Meta(max_length=2)] = ""
    """Of the texts in the answer; without it that of the request."""
    family: Secret = ""
    """The secret of the book of evenings to which the sheet belongs; it may have none."""


class OpenedSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A new sheet, and the secret of its keepers."""

    code: str
    keeper: str
    sheet: SheetView


class SheetOperation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to do something on a sheet. One that comes twice with the same id is done once."""

    id: Id
    base: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The revision that the client saw."""
    by: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """Who does it, for the log: a person or a device."""
    device: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """A name for the device that stays the same, so that what it changes of its own is no question. It may be random;
    without it, `by` counts."""
    operation: AnyOperation


class SheetConflict(Problem, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody else wrote something different for the same entry. Both are kept; `settle` says which is right."""

    conflict: Conflict | None = None


class EntryProblem(Problem, frozen=True, kw_only=True, omit_defaults=True):
    """The rules do not allow a setup or an entry."""

    code: str = ""
    """Which refusal it is."""
    text: str = ""
    """The sentence for people, in the requested language."""
    seat: int | None = None
    """Whose part of the entry it is about."""


class EveningsExport(msgspec.Struct, frozen=True, kw_only=True):
    """All sheets of a book of evenings, the latest first."""

    sheets: list[Exported]


class OpenedEvenings(msgspec.Struct, frozen=True, kw_only=True):
    """A new book of evenings, and the secret that opens it."""

    secret: str
