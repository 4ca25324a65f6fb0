"""What a seat sees, as a message: the only way by which anything of a game leaves the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

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
