"""Custom bots at the tables of a server: only allowed ones, and the table continues when they fail."""

import pytest

from dizaine.players.own_players import PlayerError
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.log import BotFailed
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from tests.table.memory_store import MemoryStore

SAME = "tests.own_bots:Same"
SILENT = "tests.own_bots:Silent"
QUITTING = "tests.own_bots:Quitting"


async def table_with(store: MemoryStore, bot: str, *allowed: str, edition: str = "express") -> Table:
    """A person and a bot, in the middle of the first round."""
    roster = Roster(allowed)
    settings = settings_for(load_any(edition), players=2, bot=bot, roster=roster)
    table, _ = await Table.open_new(store, "ABCDE", settings, "Ann", house=House(roster=roster))
    await table.command(0, m.Start(id="1"))
    return table


async def moved_to_bot(table: Table) -> None:
    """Play the person's turn."""
    assert table.match is not None
    while table.match.game.asked == 0:
        await table.play_bot(0)


def test_a_bot_that_is_not_allowed_is_never_imported() -> None:
    assert SAME not in BUILT_IN_BOTS.names("cards")
    for name in (SAME, "random", "person", ""):
        with pytest.raises(PlayerError):
            BUILT_IN_BOTS.find(name, "cards")
        with pytest.raises(CommandRefused) as caught:
            settings_for(load_any("classic"), players=2, bot=name or "?")
        assert caught.value.reason == "no-such-bot"


def test_an_allowed_bot_is_offered_for_the_games_that_it_plays() -> None:
    roster = Roster([SAME, SILENT])
    assert roster.names("cards") == (*BUILT_IN_BOTS.names("cards"), SAME, SILENT)
    assert roster.names("dice") == (*BUILT_IN_BOTS.names("dice"), SAME)
    assert [player.name for player in roster.all()][-2:] == [SAME, SILENT]
    with pytest.raises(PlayerError):
        Roster(["tests.own_bots:not_a_player"])


@pytest.mark.parametrize("edition", ["express", "dice"])
async def test_an_allowed_bot_plays(store: MemoryStore, edition: str) -> None:
    table = await table_with(store, SAME, SAME, edition=edition)
    for _ in range(20):
        assert table.match is not None
        await table.play_bot(table.match.game.asked)
    assert table.seating.seats[1].bot == SAME


@pytest.mark.parametrize(("bot", "reason"), [(SILENT, "no-move"), (QUITTING, "raised")])
async def test_a_bot_that_fails_is_replaced_and_everybody_is_informed(
    store: MemoryStore, bot: str, reason: str
) -> None:
    table = await table_with(store, "", bot)
    await table.command(0, m.SetBot(id="2", seat=1, bot=bot))
    await moved_to_bot(table)
    seq, line = table.seq, table.line_count
    await table.play_bot(1)
    assert (table.seq, table.line_count) == (seq + 1, line), "told, and no move made"
    (update,) = await table.updates(seq, 0) or []
    name = table.seating.seats[1].name
    assert update.events == [{"event": "BotFailed", "seat": 1, "name": name, "bot": bot, "reason": reason}]
    assert table.info().seats[1].bot == "greedy"
    await table.play_bot(1)
    assert table.line_count > line
    again = await Table.load(store, table.id)
    assert again is not None
    assert again.seating.seats[1] == table.seating.seats[1]


async def test_a_person_whose_stand_in_fails_keeps_the_seat(store: MemoryStore) -> None:
    table = await table_with(store, SILENT, SILENT)
    assert table.match is not None
    table.seating.seats[1].bot = "greedy"
    while table.match.game.asked != 0:
        await table.play_bot(1)
    line = table.line_count
    await table.play_bot(0, stands_in=True)
    assert (table.seating.seats[0].kind, table.line_count) == ("person", line)
    await table.play_bot(0, stands_in=True)
    assert table.line_count > line
    assert table.seating.seats[0].standing_in


async def test_a_table_continues_if_its_bot_is_no_longer_allowed(store: MemoryStore) -> None:
    table = await table_with(store, SAME, SAME)
    later = await Table.load(store, table.id)
    assert later is not None
    assert later.match is not None
    while later.match.game.asked == 0:
        await later.play_bot(0)
    seq = later.seq
    await later.play_bot(1)
    entry = (await store.load(later.id)).lines[-1].entry  # type: ignore[union-attr]
    assert isinstance(entry, BotFailed)
    assert (entry.bot, entry.reason, later.seq) == (SAME, "missing", seq + 1)
