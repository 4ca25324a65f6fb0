"""The score pad of a dice game: a line for each player above the dice, and the complete pad on request."""

from __future__ import annotations

from itertools import accumulate

from dizaine.faces.lines import fitting_columns
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.views.dice.view import DiceView, PadColumn


def player_lines(speaker: DiceSpeaker, view: DiceView) -> list[str]:
    """A line for each player in the order of play: points by phase, bonuses, total; or else a sentence for each."""
    phases = [str(phase.number) for phase in view.rulebook.phases]
    failures = [speaker.text("terminal_dice-column-failed")] if speaker.alone else []
    head = ["", *phases, speaker.text("terminal_dice-column-bonus"), *failures, speaker.text("terminal_dice-total")]
    rows = [_row(speaker, view, column) for column in view.pad]
    if not speaker.look.words and (
        lines := fitting_columns([head, *rows], speaker.look.width, right=range(1, len(head)))
    ):
        return lines
    return [line for column in view.pad for line in _sentence(speaker, view, column)]


def pad_lines(speaker: DiceSpeaker, view: DiceView) -> list[str]:
    """The complete pad with a column for each player; as sentences if the columns do not fit."""
    if not speaker.look.words:
        for words in (True, False):
            table = _pad(speaker, view, words=words)
            right = range(2 if words else 1, len(table[0]))
            if lines := fitting_columns(table, speaker.look.width, right=right):
                return lines
    return [
        line
        for column in view.pad
        for line in (*_sentence(speaker, view, column), *_column_lines(speaker, view, column))
    ]


def _row(speaker: DiceSpeaker, view: DiceView, column: PadColumn) -> list[str]:
    bonus = column.half_bonus + column.finish_bonus
    cells = [speaker.name(column.seat, view.seat), *map(str, column.points)]
    cells += [_open_phase(column, phase) for phase in range(column.phases, len(view.rulebook.phases))]
    cells.append(str(bonus) if bonus else "")
    if speaker.alone:
        cells.append(str(sum(column.failures)))
    return [*cells, str(column.total)]


def _open_phase(column: PadColumn, phase: int) -> str:
    """The cell of a phase that is not made yet: how often it failed, or a dot for the one that is next."""
    failed = column.failures[phase]
    if failed:
        return f"x{failed}" if failed > 1 else "x"
    return "." if phase == column.phases else ""


def _sentence(speaker: DiceSpeaker, view: DiceView, column: PadColumn) -> list[str]:
    """One player in a sentence."""
    phases = view.rulebook.phases
    done = column.phases == len(phases)
    number = 0 if done else phases[column.phases].number
    text = speaker.text(
        "terminal_dice-player-done" if done else "terminal_dice-player",
        name=speaker.name(column.seat, view.seat),
        phase=number,
        words="" if done else speaker.phase(number),
        points=column.total,
        failures=sum(column.failures),
    )
    return speaker.wrap(text, indent=2)


def _column_lines(speaker: DiceSpeaker, view: DiceView, column: PadColumn) -> list[str]:
    """The entries of one column of the pad as sentences."""
    lines = []
    for phase, points, total in zip(view.rulebook.phases, column.points, _totals(view, column), strict=False):
        lines.append(speaker.text("terminal_dice-pad-phase", phase=phase.number, points=points, total=total))
    if column.half_bonus:
        lines.append(speaker.text("terminal_dice-pad-half-told", points=column.half_bonus))
    if column.finish_bonus:
        lines.append(speaker.text("terminal_dice-pad-finish-told", points=column.finish_bonus))
    return [f"  {line}" for line in lines]


def _totals(view: DiceView, column: PadColumn) -> list[int]:
    """The running total after each phase made; the bonus for the first half counts from the next phase on (D6)."""
    half = view.rulebook.half_phase
    extra = [column.half_bonus if half and place == half else 0 for place in range(len(column.points))]
    return list(accumulate(points + more for points, more in zip(column.points, extra, strict=True)))


def _pad(speaker: DiceSpeaker, view: DiceView, *, words: bool) -> list[list[str]]:
    """The cells of the pad; without `words`, rows have short labels and phases only their numbers."""
    book, pad = view.rulebook, view.pad
    totals = [_totals(view, column) for column in pad]
    table = [["", "", *(speaker.name(column.seat, view.seat) for column in pad)]]
    for place, phase in enumerate(book.phases):
        cells = [
            f"{column.points[place]} ({running[place]})" if place < column.phases else _open_phase(column, place)
            for column, running in zip(pad, totals, strict=True)
        ]
        table.append([str(phase.number), speaker.phase(phase.number) if words else "", *cells])
        if book.half_bonus and place + 1 == book.half_phase:
            label = speaker.text("terminal_dice-pad-half", over=book.half_over)
            table.append(["+", label, *(_bonus(column.half_bonus) for column in pad)])
    if book.finish_bonus:
        label = speaker.text("terminal_dice-pad-finish-alone" if speaker.alone else "terminal_dice-pad-finish")
        table.append(["+", label, *(_bonus(column.finish_bonus) for column in pad)])
    table += [_failures(speaker, view), ["=", speaker.text("terminal_dice-total"), *(str(each.total) for each in pad)]]
    if words:
        return table
    short = {"+": "terminal_dice-column-bonus", "-": "terminal_dice-column-failed", "x": "terminal_dice-column-failed"}
    for row in table:
        row[0] = speaker.text(short[row[0]]) if row[0] in short else row[1] if row[0] == "=" else row[0]
    return [[row[0], *row[2:]] for row in table]


def _failures(speaker: DiceSpeaker, view: DiceView) -> list[str]:
    """Failed turns; a solitaire pays for them, but only at its end (D12)."""
    failures = [sum(column.failures) for column in view.pad]
    if not speaker.alone:
        return ["x", speaker.text("terminal_dice-pad-failures"), *map(str, failures)]
    cost = str(-failures[0] * view.rulebook.failure_cost) if failures[0] else "0"
    label = speaker.text("terminal_dice-pad-failures-alone", failures=failures[0])
    return ["-", label, cost if view.turn is None else f"({cost})"]


def _bonus(points: int) -> str:
    return str(points) if points else ""
