"""What a seat sees, as a message: the only way by which anything of a game leaves the table."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from dizaine.engine.events import Event
from dizaine.game import Game
from dizaine.table.kinds import PRINTED, kind_at_table
from dizaine.table.messages import Fields, GameView


def seen_game(game: Game, seat: int | None) -> GameView:
    """The whole game as a seat, or a spectator, may know it."""
    return seat_sees(game, seat, open_sight(game))


def open_sight(game: Game) -> GameView:
    """What everybody sees: the same for all seats, so it need be made only once for each move."""
    return kind_at_table(game.rulebook).open_sight(game)


def seat_sees(game: Game, seat: int | None, seen: GameView) -> GameView:
    """What everybody sees, with what a seat alone knows, and what it may do if its answer is due."""
    return kind_at_table(game.rulebook).seat_sees(game, seat, seen)


def unveiled(game: Game) -> GameView:
    """The game with every hand, without moves: for games that are over, where nothing is a secret any more."""
    return kind_at_table(game.rulebook).unveiled(game)


def seen_events(events: Iterable[Event]) -> list[Fields]:
    """Events that a seat has seen, as fields."""
    return [_event(event) for event in events]


def _event(event: Event) -> Fields:
    told: Fields = {"event": type(event).__name__}
    for field in fields(event):
        told[field.name] = _plain(getattr(event, field.name))
    return told


def _plain(value: object) -> object:
    """A value of an event as JSON has it: cards, groups and dice are text."""
    if isinstance(value, PRINTED):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}  # type: ignore[arg-type]
    return value


def heard_event(told: Fields) -> Event | None:
    """An event of the game as a client has it again; None for one of the table."""
    kind = _events().get(str(told["event"]))
    return None if kind is None else _read(kind, told)


@cache
def _events() -> dict[str, type[Event]]:
    every = {kind.__name__: sys.modules[kind.__module__] for kind in Event.__subclasses__()}
    return {name: getattr(module, name) for name, module in every.items()}


@cache
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, value: Any) -> Any:
    """A value of an event, or all of it, from what `_plain` made of it."""
    if kind in PRINTED:
        return kind.from_text(value)
    if get_origin(kind) is tuple:
        return tuple(_read(get_args(kind)[0], item) for item in value)
    if hasattr(kind, "__dataclass_fields__"):
        return kind(**{name: _read(hint, value[name]) for name, hint in _types(kind).items()})
    return value
