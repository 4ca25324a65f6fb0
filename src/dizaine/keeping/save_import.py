"""The import of saved games from former versions: a save file as entries of a table's log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Self

from dizaine.engine.kinds import kind_of_record
from dizaine.game import Game
from dizaine.keeping.save_file import SaveText
from dizaine.table.log import AnyEntry, BotSeated, Moved, SeatTaken, Started
from dizaine.table.seats import Seat
from dizaine.table.settings import Settings, settings_for
from dizaine.table.tokens import hash_token


def seat_entries(seats: Sequence[Seat], tokens: Sequence[str] = ()) -> list[AnyEntry]:
    """The entries for everybody sitting down; `tokens` are for people who join by a link."""
    hashes = [hash_token(token) for token in tokens] or [""] * len(seats)
    return [
        SeatTaken(seat=number, name=seat.name, token=hashes[number])
        if seat.is_person
        else BotSeated(seat=number, name=seat.name, bot=seat.kind)
        for number, seat in enumerate(seats)
    ]


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A saved game as the settings of a table, and the log entries after its opening."""

    settings: Settings
    entries: list[AnyEntry]
    round: int
    is_over: bool

    @classmethod
    def of(cls, text: SaveText) -> Self:
        """Convert a saved game, as far as it is intact. Its deals cannot be checked. Raises `SaveError`."""
        _, count = text.game()
        record = "\n".join(text.lines[:count])
        seats = text.facts.seats
        head = kind_of_record(record).record.from_text(record)
        game, moves = Game.replay(record)
        entries, lines, events, seat = seat_entries(seats), 0, 0, -1
        start = [f"start {line}" for line in head.start.splitlines()]
        for move in chain(moves, [None]):  # the move before this one has been made by now
            new_lines, new_events = list(game.inputs[lines:]), len(game.history) - events
            if seat < 0:
                entries.append(Started(lines=[*start, *new_lines], events=new_events))
            else:
                entries.append(Moved(seat=seat, by=seats[seat].kind, lines=new_lines, events=new_events))
            lines, events = lines + len(new_lines), events + new_events
            seat = -1 if move is None else move.seat
        settings = settings_for(head.rulebook, players=len(seats), seed=head.seed, fair=False)
        return cls(settings, entries, max(1, game.state.round), game.is_over)
