"""Commands to a table: what it carries out, what it refuses, and commands that come twice."""

import asyncio
import random
import string

import pytest

from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import load_any
from dizaine.table import known_commands
from dizaine.table import messages as m
from dizaine.table.game_views import Refusal
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import settings_for
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.table.tokens import hash_token
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, everything, match_of, open_table, play, refused, started_table


class TestOpening:
    async def test_the_host_sits_on_the_first_seat(self, store: MemoryStore) -> None:
        settings = settings_for(load_any("classic+knock"), players=4, pace="brisk")
        table, token = await Table.open_new(store, "CODE", settings, "  Ann   Lee ")
        info = table.info()
        assert (info.code, info.edition, info.stage, info.pace) == ("CODE", "classic+knock", "open", "brisk")
        assert info.seats == [m.SeatInfo(kind="person", name="Ann Lee", host=True), *[m.SeatInfo(kind="open")] * 3]
        assert table.seat_of(token) == 0
        assert (await table.welcome(0)).view is None

    async def test_tokens_are_long_and_stored_as_hashes_only(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4)
        seats = [await table.take_seat(name) for name in ("Ben", "Cleo", "Dora")]
        assert [seat for seat, _ in seats] == [1, 2, 3]
        tokens = [token for _, token in seats]
        assert len(set(tokens)) == 3
        assert all(len(token) >= 22 for token in tokens), "128 bits, six to a letter"
        assert [table.seat_of(token) for token in tokens] == [1, 2, 3]
        for token in ("", "x", tokens[0][:-1], hash_token(tokens[0]), *[seat.token for seat in table.seating.seats]):
            assert table.seat_of(token) is None
        assert not any(token in repr(store.tables) for token in tokens)
        told = b"".join(await everything(table))
        assert not any(token.encode() in told for token in tokens)
        assert not any(seat.token.encode() in told for seat in table.seating.seats)

    @pytest.mark.parametrize(("name", "reason"), [("  ", "name-empty"), ("x" * 21, "name-long")])
    async def test_names_that_cannot_be_shown(self, store: MemoryStore, name: str, reason: str) -> None:
        settings = settings_for(load_any(SHORT), players=2)
        assert await refused(Table.open_new(store, "CODE", settings, name)) == (reason, "")
        assert store.changes == []
        table = await open_table(store)
        assert await refused(table.take_seat(name)) == (reason, "")

    async def test_taking_seats(self, store: MemoryStore) -> None:
        table = await open_table(store, players=3)
        assert await refused(table.take_seat("ANN")) == ("name-taken", "")
        await table.command(0, m.SetBot(id="1", seat=1, bot="steady"))
        assert await refused(table.take_seat(table.seating.seats[1].name.upper())) == ("name-taken", "")
        seat, _ = await table.take_seat("Ben")
        assert seat == 2
        assert await refused(table.take_seat("Cleo")) == ("table-full", "")
        await table.command(0, m.Start(id="2"))
        assert await refused(table.take_seat("Cleo")) == ("already-started", "")

    async def test_two_who_sit_down_at_once_get_two_seats(self, store: MemoryStore) -> None:
        table = await open_table(store, players=3)
        taken = await asyncio.gather(table.take_seat("Ben"), table.take_seat("Cleo"))
        assert sorted(seat for seat, _ in taken) == [1, 2]

    def test_settings_that_make_no_sense(self) -> None:
        book = load_any("dice")
        with pytest.raises(RulebookError):
            settings_for(book, players=99)
        for pace, bot, reason in (("slow", "", "no-such-pace"), ("off", "steady", "no-such-bot")):
            with pytest.raises(CommandRefused) as caught:
                settings_for(book, players=2, pace=pace, bot=bot)
            assert caught.value.reason == reason
        assert settings_for(book, players=1).bot == "greedy"
        assert settings_for(load_any("classic"), players=2).bot == "steady"


class TestCommands:
    async def test_only_the_host_rules_the_table(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4, people=2)
        commands: list[m.Command] = [
            m.Start(id="1"),
            m.SetBot(id="2", seat=2, bot="steady"),
            m.FreeSeat(id="3", seat=0),
            m.PassHost(id="4", seat=1),
            m.NewLink(id="5", seat=0),
        ]
        before = await everything(table)
        for command in commands:
            assert await refused(table.command(1, command)) == ("host-only", "")
        assert await everything(table) == before

    async def test_passing_the_role_on(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4, people=2)
        for seat, reason in ((2, "nobody-there"), (4, "no-such-seat"), (-1, "no-such-seat")):
            assert (await refused(table.command(0, m.PassHost(id="1", seat=seat))))[0] == reason
        await table.command(0, m.PassHost(id="1", seat=1))
        assert [seat.host for seat in table.info().seats] == [False, True, False, False]
        assert await refused(table.command(0, m.Start(id="2"))) == ("host-only", "")
        await table.command(1, m.FreeSeat(id="3", seat=0))
        await table.command(1, m.Start(id="4"))

    async def test_bots(self, store: MemoryStore) -> None:
        table = await open_table(store, "dice", players=4, people=2)
        for seat, bot, reason in (
            (2, "steady", "no-such-bot"),
            (2, "", "no-such-bot"),
            (1, "greedy", "seat-taken"),
            (0, "greedy", "seat-taken"),
            (7, "greedy", "no-such-seat"),
            (-1, "greedy", "no-such-seat"),
        ):
            assert (await refused(table.command(0, m.SetBot(id="1", seat=seat, bot=bot))))[0] == reason
        await table.command(0, m.SetBot(id="1", seat=2, bot="greedy"))
        name = table.seating.seats[2].name
        assert name
        await table.command(0, m.SetBot(id="2", seat=2, bot="optimal"))
        assert (table.seating.seats[2].bot, table.seating.seats[2].name) == ("optimal", name)
        await table.command(0, m.Start(id="3"))
        assert [seat.kind for seat in table.info().seats] == ["person", "person", "bot", "bot"]
        assert [seat.bot for seat in table.info().seats] == ["", "", "optimal", "greedy"]
        assert len({seat.name for seat in table.info().seats}) == 4
        await table.command(0, m.SetBot(id="4", seat=3, bot="optimal"))
        assert table.seating.seats[3].bot == "optimal"

    async def test_removing(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4)
        _, token = await table.take_seat("Ben")
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=0))))[0] == "host-stays"
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=2))))[0] == "nobody-there"
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=9))))[0] == "no-such-seat"
        await table.command(0, m.FreeSeat(id="1", seat=1))
        assert table.seat_of(token) is None
        assert table.seating.seats[1].kind == "open"
        await table.command(0, m.SetBot(id="2", seat=1, bot="steady"))
        await table.command(0, m.FreeSeat(id="3", seat=1))
        _, token = await table.take_seat("Cleo")
        await table.command(0, m.Start(id="4"))
        assert (await refused(table.command(0, m.FreeSeat(id="5", seat=2))))[0] == "nobody-there"
        await table.command(0, m.FreeSeat(id="5", seat=1))
        assert (table.seating.seats[1].kind, table.seating.seats[1].name, table.seating.seats[1].bot) == (
            "bot",
            "Cleo",
            "steady",
        )
        assert table.seat_of(token) is None
        for command in (m.Play(id="6", move="draw"), m.AddEntropy(id="7", words="x"), m.Start(id="8")):
            assert await refused(table.command(1, command)) == ("seat-lost", "")
        await play(table)
        assert table.stage == "over"

    async def test_a_new_link(self, store: MemoryStore) -> None:
        table = await open_table(store, players=3)
        _, old = await table.take_seat("Ben")
        assert (await refused(table.command(0, m.NewLink(id="1", seat=2))))[0] == "nobody-there"
        assert (await refused(table.command(0, m.NewLink(id="1", seat=5))))[0] == "no-such-seat"
        done = await table.command(0, m.NewLink(id="1", seat=1))
        assert table.seat_of(done.link) == 1
        assert table.seat_of(old) is None
        assert done.link.encode() not in b"".join(await everything(table))
        again = await table.command(0, m.NewLink(id="1", seat=1))
        assert (again.seq, again.link) == (done.seq, ""), "a token is shown a second time"
        assert table.seat_of(done.link) == 1
        loaded = await Table.load(store, table.id)
        assert loaded is not None
        assert loaded.seat_of(done.link) == 1

    async def test_starting_fills_open_seats_and_happens_once(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4, people=2)
        for name in ("draw", "0: draw"):
            assert await refused(table.command(0, m.Play(id="1", move=name))) == ("not-started", "")
        assert await refused(table.ask(0, "draw")) == ("not-started", "")
        assert await refused(table.hint(0)) == ("not-your-turn", "")
        done = await table.command(0, m.Start(id="2"))
        assert [seat.kind for seat in table.seating.seats] == ["person", "person", "bot", "bot"]
        assert table.stage == "playing"
        assert done.seq == table.seq
        assert await refused(table.command(0, m.Start(id="3"))) == ("already-started", "")
        change = store.changes[-1]
        assert [line.seq for line in change.lines] == [3 + 1, 3 + 2, 3 + 3], "all of it in one change"
        assert [(line.seat, line.command) for line in change.lines] == [(-1, ""), (-1, ""), (0, "2")]

    async def test_moves(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat = match_of(table).game.asked
        other = (seat + 1) % 3
        before = await everything(table)
        for text in ("", "fly", "draw draw", "discard", "lay", f"{seat}:", "discard r99", ":", "🂡"):
            assert (await refused(table.command(seat, m.Play(id="1", move=text))))[0] == "notation"
            assert (await refused(table.ask(seat, text)))[0] == "notation"
        assert await refused(table.command(seat, m.Play(id="1", move=f"{other}: draw"))) == ("not-your-seat", "")
        assert await refused(table.ask(seat, f"{other}: draw")) == ("not-your-seat", "")
        assert await refused(table.command(other, m.Play(id="1", move="draw"))) == ("not-your-turn", "T1")
        lay = m.Play(id="1", move="lay 1: set 3 = r3 y3 b3")
        assert await refused(table.command(other, lay)) == ("not-your-turn", "T1")
        assert await refused(table.command(seat, m.Play(id="1", move="discard r1"))) == ("draw-first", "T2")
        assert await table.ask(seat, "discard r1") == Refusal("draw-first", "T2")
        assert await table.ask(seat, "draw") is None
        assert await everything(table) == before
        done = await table.command(seat, m.Play(id="1", move="draw"))
        assert done == m.Done(id="1", seq=table.seq)
        assert await refused(table.command(seat, m.Play(id="2", move="draw"))) == ("already-drawn", "T2")

    async def test_no_command_makes_the_table_crash(self, store: MemoryStore) -> None:
        chance = random.Random(5)
        pieces = [
            "0",
            "1",
            ":",
            " ",
            "draw",
            "lay 1:",
            "set 3 =",
            "r3",
            "W",
            "hit",
            "on",
            "high",
            "9" * 5000,
            "-1",
            "skip",
        ]
        for edition in ("express", "dice"):
            table = await started_table(MemoryStore(), edition, players=2)
            before = await everything(table)
            for _ in range(1500):
                words = [
                    chance.choice([*pieces, chance.choice(string.printable), "٣"]) for _ in range(chance.randrange(9))
                ]
                text = chance.choice(["", " "]).join(words)
                try:
                    assert await table.ask(0, text) is not None
                except CommandRefused:
                    continue
                except AssertionError:
                    assert match_of(table).parse(f"0: {text}") is not None, "an allowed move"
            assert await everything(table) == before

    async def test_after_the_end(self, store: MemoryStore) -> None:
        table = await started_table(store)
        assert await refused(asyncio.to_thread(table.record)) == ("not-over", "")
        await play(table)
        assert table.stage == "over"
        before = await everything(table)
        assert await refused(table.command(0, m.Play(id="x", move="draw"))) == ("game-over", "S4")
        assert await refused(table.command(0, m.AddEntropy(id="x", words="x"))) == ("game-over", "")
        assert await refused(table.hint(0)) == ("not-your-turn", "")
        await table.play_bot(1)
        assert await everything(table) == before
        assert store.tables[table.id].over

    async def test_hints_are_for_those_who_are_asked(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat = match_of(table).game.asked
        hint = await table.hint(seat)
        assert hint.move.startswith(f"{seat}: ")
        assert await table.ask(seat, hint.move) is None
        assert await refused(table.hint((seat + 1) % 3)) == ("not-your-turn", "")


class TestSentTwice:
    async def test_a_command_is_carried_out_once(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat = match_of(table).game.asked
        first = await table.command(seat, m.Play(id="same", move="draw"))
        before = await everything(table)
        again = await asyncio.gather(*(table.command(seat, m.Play(id="same", move="draw")) for _ in range(3)))
        assert again == [first] * 3
        assert await everything(table) == before

    async def test_also_if_both_come_at_once(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat, lines = match_of(table).game.asked, match_of(table).line_count
        done = await asyncio.gather(*(table.command(seat, m.Play(id="same", move="draw")) for _ in range(5)))
        assert len(set(done)) == 1
        assert match_of(table).line_count == lines + 1

    async def test_also_after_a_restart(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seat = match_of(table).game.asked
        first = await table.command(seat, m.Play(id="same", move="draw"))
        again = await Table.load(store, table.id)
        assert again is not None
        assert await again.command(seat, m.Play(id="same", move="draw")) == first
        assert await again.command(0, m.Start(id="start")) == m.Done(id="start", seq=first.seq - 1)

    async def test_ids_belong_to_a_seat(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        one = await table.command(0, m.AddEntropy(id="same", words="x"))
        two = await table.command(1, m.AddEntropy(id="same", words="x"))
        assert two.seq == one.seq + 1

    async def test_a_refused_command_may_come_again(self, store: MemoryStore) -> None:
        table = await open_table(store)
        assert (await refused(table.command(0, m.Play(id="1", move="draw"))))[0] == "not-started"
        await table.command(0, m.Start(id="1"))
        assert table.stage == "playing"

    async def test_one_that_is_long_forgotten_is_refused_by_the_store(
        self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(known_commands, "KNOWN_COMMANDS", 2)
        table = await open_table(store)
        commands = [m.SetBot(id=f"{number}", seat=1, bot="steady") for number in range(4)]
        done = [await table.command(0, command) for command in commands]
        assert await table.command(0, commands[3]) == done[3]
        before = await everything(table)
        with pytest.raises(StoreError):
            await table.command(0, commands[0])
        assert await everything(table) == before
