"""Points and standings: after a round, at the end, and whenever somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.cards.events import HandScored, RoundEnded
from dizaine.faces.lines import columns, room
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.views.cards.view import CardView


def round_lines(speaker: Speaker, view: CardView, scored: Sequence[HandScored]) -> list[str]:
    """What a round cost each player, and each player's points now."""
    message = "terminal-score-line" if view.rulebook.counts_points else "terminal-score-line-places"
    lines = []
    for event in scored:
        name = speaker.name(event.seat, view.seat)
        cards = speaker.cards(event.cards) if event.cards else speaker.text("terminal-score-nothing-left")
        laid = speaker.text("terminal-score-laid" if event.phase else "terminal-score-not-laid", phase=event.phase)
        lines.append(speaker.text(message, name=name, cards=cards, laid=laid, points=event.points, score=event.score))
    return lines


def standing_lines(speaker: Speaker, view: CardView) -> list[str]:
    """Everybody from first to last."""
    places = not view.rulebook.counts_points
    standings = view.standings()
    if speaker.look.words:
        message = "terminal-standing-places" if places else "terminal-standing"
        return [
            speaker.text(
                message,
                place=line.place,
                name=speaker.name(line.seat, view.seat),
                phases=line.phases,
                points=line.score,
            )
            for line in standings
        ]
    head = ["", "", speaker.text("terminal-column-phases"), speaker.text("terminal-column-points")]
    rows = [
        [f"{line.place}.", speaker.name(line.seat, view.seat), str(line.phases), str(line.score)] for line in standings
    ]
    table = [head, *rows]
    if places:
        table = [row[:3] for row in table]
    return [f"  {line}" for line in columns(table, right=(2, 3))]


def history_lines(speaker: Speaker, view: CardView) -> list[str]:
    """The points of each round so far, with a column for each player; as sentences if the columns do not fit."""
    rounds = _points_by_round(view)
    if not rounds or not view.rulebook.counts_points:
        return []
    names = [speaker.name(seat, view.seat) for seat in range(view.players)]
    head = [speaker.text("terminal-column-round"), *names]
    rows = [
        [str(number), *(str(points[seat]) if seat in points else "-" for seat in range(len(names)))]
        for number, points in enumerate(rounds, 1)
    ]
    table = columns([head, *rows], right=range(len(head)))
    if not speaker.look.words and max(map(room, table)) + 2 <= speaker.look.width:
        return [f"  {line}" for line in table]
    lines = []
    for number, points in enumerate(rounds, 1):
        told = ", ".join(f"{names[seat]} {count}" for seat, count in points.items())
        lines.append(speaker.text("terminal-score-round", round=number, points=told))
    return lines


def _points_by_round(view: CardView) -> list[dict[int, int]]:
    """For each finished round, the points of each player."""
    rounds: list[dict[int, int]] = []
    for event in view.history:
        if isinstance(event, RoundEnded):
            rounds.append({})
        elif isinstance(event, HandScored):
            rounds[-1][event.seat] = event.points
    return rounds
