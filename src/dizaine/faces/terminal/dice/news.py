"""What happened in a game of dice, in short lines: whose turn it is, then throw by throw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dizaine.engine.dice.events import (
    BonusGiven,
    DiceGameEnded,
    DiceRolled,
    DiceTurnStarted,
    FailuresCounted,
    LastRunCalled,
    OrderSettled,
    OrderThrown,
    PhaseFailed,
    PhaseMade,
    Stopped,
)
from dizaine.engine.events import Event
from dizaine.faces.lines import tie
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.faces import in_order
from dizaine.faces.terminal.dice.speaker import DiceSpeaker

INDENT: Final = "  "


def say_news(console: Console, lines: Iterable[str]) -> None:
    """Write what `tell_dice` tells; a line that is broken stays below its player."""
    for line in lines:
        within = line.startswith(INDENT)
        console.say(line.strip(), first=INDENT if within else "", indent=4 if within else 2)


def tell_dice(speaker: DiceSpeaker, events: Iterable[Event], viewer: int | None) -> list[str]:
    """The events as lines; what belongs to a turn is indented."""
    lines: list[str] = []
    thrown: list[OrderThrown] = []
    for event in events:
        if isinstance(event, OrderThrown):
            thrown.append(event)
            continue
        if thrown:
            lines.append(_order(speaker, thrown, viewer))
            thrown = []
        if line := _of_turn(speaker, event):
            lines.append(INDENT + line)
        elif line := _of_game(speaker, event, viewer):
            lines.append(line)
    return lines


def without_own_beginning(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Leave out what a screen is about to show: that this seat's turn begins, and its first throw."""
    return [
        event
        for event in events
        if not (isinstance(event, DiceTurnStarted) and event.seat == seat)
        and not (isinstance(event, DiceRolled) and event.seat == seat and event.roll == 1)
    ]


def _order(speaker: DiceSpeaker, thrown: Sequence[OrderThrown], viewer: int | None) -> str:
    """The throws for the order of play; who is level and throws again begins a new row (D2)."""
    rows: list[dict[int, str]] = [{}]
    for event in thrown:
        if event.seat in rows[-1]:
            rows.append({})
        rows[-1][event.seat] = tie(f"{speaker.name(event.seat, viewer)} {speaker.dice([event.face])}")
    throws = "; ".join(", ".join(row.values()) for row in rows)
    return speaker.text("terminal_dice-news-order-thrown", throws=throws)


def _of_turn(speaker: DiceSpeaker, event: Event) -> str:
    """What happens within a turn, to be said below the player's name; empty for all other events."""
    match event:
        case DiceRolled(_, roll, dice, faces):
            landed = [faces[die - 1] for die in dice]
            kept = [face for die, face in enumerate(faces, 1) if die not in dice]
            return speaker.text(
                "terminal_dice-news-kept" if kept else "terminal_dice-news-thrown",
                throw=roll,
                dice=speaker.dice(in_order(landed)),
                kept=speaker.dice(in_order(kept)),
            )
        case Stopped(_, rolls):
            return speaker.text("terminal_dice-news-stopped", throw=rolls)
        case PhaseMade(_, phase, points, total, groups):
            told = speaker.groups(groups)
            return speaker.text("terminal_dice-news-made", phase=phase, points=points, total=total, groups=told)
        case PhaseFailed(_, phase, _):
            return speaker.text("terminal_dice-news-failed", phase=phase)
        case BonusGiven(_, "half", points, total):
            book = speaker.rulebook
            return speaker.text(
                "terminal_dice-news-half", points=points, total=total, phase=book.half_phase, over=book.half_over
            )
        case BonusGiven(_, _, points, total):
            message = "terminal_dice-news-finish-alone" if speaker.alone else "terminal_dice-news-finish"
            return speaker.text(message, points=points, total=total)
    return ""


def _of_game(speaker: DiceSpeaker, event: Event, viewer: int | None) -> str:
    """What concerns the whole table; empty for what needs no words."""
    match event:
        case OrderSettled(order):
            return speaker.text(
                "terminal_dice-news-order", names=", ".join(speaker.name(seat, viewer) for seat in order)
            )
        case DiceTurnStarted(seat, _, phase, last_run):
            return speaker.text(
                "terminal_dice-news-last-turn" if last_run else "terminal_dice-news-turn",
                name=speaker.subject(seat, viewer),
                phase=phase,
                words=speaker.phase(phase),
            )
        case LastRunCalled(seat):
            name, who = speaker.subject(seat, viewer), speaker.who(seat, viewer)
            return speaker.text("terminal_dice-news-last-run", name=name, who=who)
        case FailuresCounted(_, failures, cost, total):
            return speaker.text("terminal_dice-news-failures", failures=failures, cost=cost, total=total)
        case DiceGameEnded((winner,)) if not speaker.alone:
            name, who = speaker.subject(winner, viewer), speaker.who(winner, viewer)
            return speaker.text("terminal-news-won", name=name, who=who)
        case DiceGameEnded(winners) if not speaker.alone:
            return speaker.text("terminal-news-shared", names=speaker.names(winners, viewer))
    return ""
