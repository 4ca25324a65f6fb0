"""Events of the game as fields of messages, and back."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, get_args, get_origin

from dizaine.engine.events import Event
from dizaine.rulebooks.reader import type_hints
from dizaine.table.kinds import PRINTED
from dizaine.table.messages import Fields


def event_fields(events: Iterable[Event]) -> list[Fields]:
    """Events as a seat has seen them, as plain fields; not to be changed."""
    return [_event_fields(event) for event in events]


@lru_cache(maxsize=512)
def _event_fields(event: Event) -> Fields:
    """The fields of an event. Most events are told to everybody at a table, so they are remembered for a moment."""
    return {"event": type(event).__name__, **_plain_fields(event)}


def _plain_fields(value: Any) -> Fields:
    return {name: _plain(getattr(value, name)) for name in _names(value.__class__)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The names of the fields of an event, or of one of its values."""
    return tuple(field.name for field in fields(kind))


def _plain(value: object) -> object:
    """A value of an event for JSON: cards, groups and dice become text."""
    if isinstance(value, PRINTED):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return _plain_fields(value)
    return value


def read_event(message: Fields) -> Event | None:
    """The game event in a message, the inverse of `event_fields`; None for an event of the table."""
    kind = _events().get(str(message["event"]))
    return None if kind is None else _read(kind, message)


@cache
def _events() -> dict[str, type[Event]]:
    every = {kind.__name__: sys.modules[kind.__module__] for kind in Event.__subclasses__()}
    return {name: getattr(module, name) for name, module in every.items()}


def _read(kind: Any, value: Any) -> Any:
    """Read what `_plain` wrote: an event, or one of its values."""
    if kind in PRINTED:
        return kind.from_text(value)
    if get_origin(kind) is tuple:
        return tuple(_read(get_args(kind)[0], item) for item in value)
    if hasattr(kind, "__dataclass_fields__"):
        return kind(**{name: _read(hint, value[name]) for name, hint in type_hints(kind).items()})
    return value
