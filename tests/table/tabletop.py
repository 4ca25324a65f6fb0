"""Tables for tests, and helpers that play at them."""

from collections.abc import Awaitable

import pytest

from dizaine.game import Game
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.game_views import GameView
from dizaine.table.house import House
from dizaine.table.kinds import kind_at_table
from dizaine.table.match import Match
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import settings_for
from dizaine.table.store import Store
from dizaine.table.table import Table
from tests.table.greedy import greedy_move

SHORT = "express+phases=2"


def view_message(game: Game, seat: int | None) -> GameView:
    """The game as a seat, or a spectator, sees it."""
    kind = kind_at_table(game.rulebook)
    return kind.seat_view(game, seat, kind.public_view(game))


async def open_table(
    store: Store,
    edition: str = SHORT,
    *,
    players: int = 3,
    people: int = 1,
    pace: str = "off",
    code: str = "ABCDE",
    house: House | None = None,
) -> Table:
    """A table with Ann as its host on seat 0, and Ben and others on the next seats."""
    settings = settings_for(load_any(edition), players=players, pace=pace)
    table, _ = await Table.open_new(store, code, settings, "Ann", house=house)
    for name in ("Ben", "Cleo", "Dora")[: people - 1]:
        await table.take_seat(name)
    return table


async def started_table(
    store: Store, edition: str = SHORT, *, players: int = 3, people: int = 1, house: House | None = None
) -> Table:
    """The same, with bots on the other seats and a game that has begun."""
    table = await open_table(store, edition, players=players, people=people, house=house)
    await table.command(table.seating.host, m.Start(id="start"))
    return table


def match_of(table: Table) -> Match:
    """The game of a table that has begun."""
    assert table.match is not None
    return table.match


async def play(table: Table, moves: int = 10_000) -> int:
    """Make up to so many moves as a bot would; those of people are commands with unique ids."""
    made = 0
    while made < moves and table.stage != "over":
        game = match_of(table).game
        seat = game.asked
        if table.seating.seats[seat].kind == "person":
            move = str(greedy_move(game.view(seat)))
            await table.command(seat, m.Play(id=f"move {table.seq}", move=move))
        else:
            await table.play_bot(seat)
        made += 1
    return made


async def refused(work: Awaitable[object]) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    with pytest.raises(CommandRefused) as caught:
        await work
    return caught.value.reason, caught.value.rule


async def everything(table: Table) -> list[bytes]:
    """Everything that a table sends to anyone."""
    return [m.encode(await table.welcome(seat)) for seat in (None, *range(table.settings.players))]
