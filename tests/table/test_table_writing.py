"""Nothing is sent before it is written, and a table continues from what was written."""

import asyncio
from collections.abc import Callable

import pytest

from dizaine.table import messages as m
from dizaine.table.log import Moved, Started
from dizaine.table.refused import CommandRefused
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, everything, match_of, open_table, play, started_table


class TestWriting:
    @pytest.mark.parametrize("edition", [SHORT, "dice"])
    async def test_nothing_is_sent_before_it_is_written(self, store: MemoryStore, edition: str) -> None:
        """At every single move the store is made to wait; until it is done, the table looks as before."""
        table = await started_table(store, edition, players=2)
        heard: list[int] = []
        table.listen(lambda: heard.append(table.seq))
        ends = 0
        while table.stage != "over":
            before, info, seq = await everything(table), table.info(), table.seq
            heard.clear()
            store.open_gate.clear()
            store.waiting.clear()
            moving = asyncio.create_task(play(table, 1))
            await store.waiting.wait()
            asking = asyncio.create_task(everything(table))
            updating = asyncio.create_task(table.updates(seq, 0))
            for _ in range(5):
                await asyncio.sleep(0)
            assert table.info() == info
            assert heard == []
            assert not asking.done()
            assert not updating.done()
            with pytest.raises(CommandRefused):
                table.record()
            store.open_gate.set()
            await moving
            assert heard == [seq + 1]
            assert await asking != before
            updates = await updating
            assert updates is not None
            assert [update.seq for update in updates] == [seq + 1]
            ends += table.info().fair != info.fair
        assert ends > 1, "ends of rounds were among them"

    @pytest.mark.parametrize("edition", [SHORT, "continental+knock+phases=1", "dice"])
    async def test_a_store_that_fails_changes_nothing_and_the_next_command_works(
        self, store: MemoryStore, edition: str
    ) -> None:
        """At every single move; a twin that never fails ends in the same game."""
        table = await started_table(store, edition, players=2)
        while table.stage != "over":
            before, events = await everything(table), await table.updates(table.seq - 1, 1)
            state, lines, changes = match_of(table).position(), match_of(table).line_count, table.changes
            store.failing = True
            with pytest.raises(StoreError):
                await play(table, 1)
            assert await everything(table) == before
            assert await table.updates(table.seq - 1, 1) == events
            assert (match_of(table).position(), match_of(table).line_count) == (state, lines)
            assert table.changes == changes
            store.failing = False
            await play(table, 1)
        moves = [line for stored in store.tables.values() for entry in stored.lines for line in lines_of(entry.entry)]
        record = table.record()
        assert moves == [line for line in record.splitlines() if line in set(moves)]
        assert len(type(match_of(table).game).from_record(record).inputs) == len(moves)

    async def test_also_for_everything_that_is_no_move(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        commands: list[m.Command] = [
            m.AddEntropy(id="1", words="x"),
            m.SetBot(id="2", seat=2, bot="steady"),
            m.FreeSeat(id="3", seat=2),
            m.NewLink(id="4", seat=1),
            m.FreeSeat(id="5", seat=1),
            m.Start(id="6"),
        ]
        for command in commands:
            before, seats = await everything(table), repr(table.seating.seats)
            store.failing = True
            with pytest.raises(StoreError):
                await table.command(0, command)
            assert await everything(table) == before
            assert repr(table.seating.seats) == seats
            store.failing = False
            assert (await table.command(0, command)).seq == table.seq
        assert table.stage == "playing"
        store.failing = True
        with pytest.raises(StoreError):
            await open_table(store, code="OTHER")

    async def test_a_cancelled_command_leaves_nothing_half_done(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat, seq = match_of(table).game.asked, table.seq
        store.open_gate.clear()
        store.waiting.clear()
        first = asyncio.create_task(table.command(seat, m.Play(id="1", move="draw")))
        await store.waiting.wait()
        second = asyncio.create_task(table.command(0, m.AddEntropy(id="2", words="x")))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        store.open_gate.set()
        for task in (first, second):
            with pytest.raises(asyncio.CancelledError):
                await task
        assert table.seq == seq + 2 == len(store.tables[table.id].lines)
        assert await table.command(seat, m.Play(id="1", move="draw")) == m.Done(id="1", seq=seq + 1)


def lines_of(entry: object) -> list[str]:
    return entry.lines if isinstance(entry, Started | Moved) else []


class TestRestart:
    @pytest.mark.parametrize("edition", [SHORT, "continental+knock+phases=2", "dutch+phases=2", "dice", "dice-french"])
    async def test_a_table_comes_back_as_it_was_at_every_move(
        self, store: MemoryStore, edition: str, size: Callable[[int, int], int]
    ) -> None:
        """In `make test`, at every third one."""
        table = await open_table(store, edition, players=3, people=2)
        await table.command(1, m.AddEntropy(id="e", words="words"))
        await table.command(0, m.PassHost(id="p", seat=1))
        await table.command(1, m.Start(id="s"))
        played, every = 0, size(3, 1)
        while True:
            if played % every == 0 or table.stage == "over":
                again = await Table.load(store, table.id)
                assert again is not None
                assert await everything(again) == await everything(table)
                assert match_of(again).game.state == match_of(table).game.state
                if table.stage == "over":
                    assert again.record() == table.record()
                    break
            await play(table, 1)
            played += 1
        kinds = [type(line.entry) for line in store.tables[table.id].lines]
        assert kinds.count(Moved) == played

    async def test_it_continues_after_each_restart(self, store: MemoryStore) -> None:
        table = await started_table(store)
        while table.stage != "over":
            await play(table, 7)
            loaded = await Table.load(store, table.id)
            assert loaded is not None
            table = loaded
        game = match_of(table).game
        assert type(game).from_record(table.record()).state == game.state

    async def test_updates_after_a_restart(self, store: MemoryStore) -> None:
        table = await started_table(store, "classic")
        await play(table, 10)
        assert match_of(table).round == 1
        again = await Table.load(store, table.id)
        assert again is not None
        for since in range(table.seq - 9, table.seq + 1):
            assert await again.updates(since, 0) == await table.updates(since, 0)

    async def test_a_table_that_never_was(self, store: MemoryStore) -> None:
        assert await Table.load(store, "nothing") is None

    async def test_the_record_tells_the_whole_game(self, store: MemoryStore) -> None:
        for edition in (SHORT, "dice"):
            table = await started_table(MemoryStore(), edition, players=2)
            await play(table)
            lines = table.record().splitlines()
            assert lines[1] == f"# fair {table.id}"
            rounds = match_of(table).round
            secrets = [line.split() for line in lines if line.startswith("# secret ")]
            assert [int(words[2]) for words in secrets] == list(range(1, rounds + 1))
            commitments = [secret.commitment for secret in table.deals.secrets.values() if secret.round <= rounds]
            assert [words[4] for words in secrets] == commitments
