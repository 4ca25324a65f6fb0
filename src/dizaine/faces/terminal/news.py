"""Events as sentences and lines, by the table of tellings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from dizaine.engine.events import Event
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.voice import Voice
from dizaine.table.log import TakenBack
from dizaine.words.kinds import TELLINGS
from dizaine.words.telling import Face, Telling, telling_of

INDENT: Final = "  "
_OF_THE_TABLE: Final = (Telling(TakenBack, "page_table-news-taken-back", {"what": ("move", "move")}, "seat"),)
"""What is told besides the events of the game itself."""


def say_news(console: Console, lines: Iterable[str]) -> None:
    """Write the lines of `tell`; the rest of a wrapped line is indented further."""
    for line in lines:
        within = line.startswith(INDENT)
        console.say(line.strip(), first=INDENT if within else "", indent=4 if within else 2)


def tell(voice: Voice, events: Iterable[Event | TakenBack], viewer: int | None, face: Face = "terminal") -> list[str]:
    """Events as the viewer saw them: one sentence for what a player does in a row; lines of a turn are indented."""
    tellings = TELLINGS[face] + _OF_THE_TABLE
    rows = [(telling_of(tellings, event, len(voice.seats)), event) for event in events]
    lines: list[str] = []
    for _, group in groupby(enumerate(rows), key=lambda numbered: _belonging(numbered[0], *numbered[1])):
        told = [row for _, row in group]
        telling, event = told[0]
        if telling.form == "clause":
            what = ", ".join(_worded(voice, row, (done,), viewer) for row, done in told)
            name = voice.subject(_seat(event, telling.about), viewer)
            lines.append(voice.text("terminal-did", name=name, what=what))
        elif telling.message:
            text = _worded(voice, telling, [event for _, event in told], viewer)
            lines.append(INDENT + text if telling.form == "line" else text)
    return lines


def _belonging(place: int, telling: Telling, event: Event | TakenBack) -> tuple[object, ...]:
    """A key that is the same for consecutive events of one sentence."""
    if telling.form == "clause":
        return telling.form, _seat(event, telling.about)
    return (telling.event,) if telling.form == "together" else (place,)


def _worded(voice: Voice, telling: Telling, events: Sequence[Event | TakenBack], viewer: int | None) -> str:
    """The message of a row with its arguments from an event, or from several that are told together."""
    ways = voice.ways(viewer)
    arguments = {
        variable: ways[way](getattr(events[0], field) if field else events)
        for variable, (way, field) in telling.arguments.items()
    }
    if telling.about:
        seat = _seat(events[0], telling.about)
        arguments |= {"name": voice.subject(seat, viewer), "who": voice.who(seat, viewer)}
    return voice.text(telling.message, **arguments)


def _seat(event: Event | TakenBack, field: str) -> int:
    """The player in a field of an event; of a tuple the first one."""
    value: Any = getattr(event, field)
    seat: int = value[0] if isinstance(value, tuple) else value
    return seat
