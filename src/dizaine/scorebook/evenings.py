"""Statistics over evenings: who won, which phases took long, and the points for charts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from dizaine.scorebook.store import SheetHead
from dizaine.scorebook.views import EveningPlayer, EveningSeat, EveningSheet, EveningsView, HeldPhase
from dizaine.scorekeeper.forms import Player, Row, Status
from dizaine.table.names import name_key


def evening_sheet(head: SheetHead, status: Status) -> EveningSheet:
    """A game in a book, from what follows from its sheet."""
    return EveningSheet(
        code=head.code,
        title=status.title,
        kind=status.kind,
        stage=status.stage,
        begun=datetime.fromtimestamp(head.opened, UTC),
        updated=datetime.fromtimestamp(head.changed, UTC),
        rounds=len(status.rows),
        seats=[_seat(status, player) for player in status.players],
    )


def evenings_view(sheets: Iterable[EveningSheet]) -> EveningsView:
    """All games of a family, the latest first, and what they come to."""
    games = list(sheets)
    found: dict[str, list[tuple[EveningSheet, EveningSeat]]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            found[name_key(seat.name)].append((game, seat))
    players = [_player(parts) for parts in found.values()]
    return EveningsView(sheets=games, players=sorted(players, key=lambda one: (-one.wins, -one.games, one.name)))


def _player(parts: list[tuple[EveningSheet, EveningSeat]]) -> EveningPlayer:
    over = [seat for game, seat in parts if game.stage == "over"]
    held = [(seat.held, game.title) for game, seat in parts if seat.held is not None]
    longest, title = max(held, key=lambda one: one[0].rounds) if held else (None, "")
    return EveningPlayer(
        name=parts[0][1].name,
        games=len(over),
        wins=sum(seat.winner for seat in over),
        held=longest,
        held_title=title,
    )


def _seat(status: Status, player: Player) -> EveningSeat:
    return EveningSeat(
        name=player.name,
        points=[row.cells[player.seat].total for row in status.rows],
        phases=len(player.done),
        place=player.place,
        winner=player.winner,
        held=max(_held(status, player), key=lambda held: held.rounds, default=None),
    )


def _held(status: Status, player: Player) -> Iterator[HeldPhase]:
    """How many rounds or turns each phase took, the current one included."""
    if status.one_round_per_phase:
        return
    words = {phase.number: phase.text for phase in status.phases}
    rounds = 0
    for row in _own_rows(status.rows, player.seat):
        rounds += 1
        if (laid := row.cells[player.seat].laid) != 0:
            yield HeldPhase(phase=laid, phase_words=words.get(laid, ""), rounds=rounds)
            rounds = 0
    if rounds:
        yield HeldPhase(phase=player.phase, phase_words=player.phase_words, rounds=rounds)


def _own_rows(rows: list[Row], seat: int) -> Iterator[Row]:
    """The rounds in which a player tried a phase, or the player's own turns at the dice."""
    for row in rows:
        if row.replay or row.turn not in (None, seat):
            continue
        yield row
        if row.cells[seat].place:  # who has won a place leaves (S6)
            return
