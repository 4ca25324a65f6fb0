"""The authority of a table: what it carries out, what it refuses, and that nothing is told before it is written."""

import asyncio
import random
import string
import threading
from collections.abc import Awaitable, Callable

import pytest

from dizaine.engine.cards.state import KNOCK
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table import table as table_module
from dizaine.table import told
from dizaine.table.bots import Bots, suggestion
from dizaine.table.chairs import hash_token
from dizaine.table.log import Moved, Started
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import settings_for
from dizaine.table.sight import seen_events
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.views.cards.view import CardView
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, match_of, open_table, play, started_table


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


async def refused(work: Awaitable[object]) -> tuple[str, str]:
    """The reason and the rule for which something is refused."""
    with pytest.raises(CommandRefused) as caught:
        await work
    return caught.value.reason, caught.value.rule


async def everything(table: Table) -> list[bytes]:
    """All that anyone is told about a table."""
    return [m.encode(await table.welcome(seat)) for seat in (None, *range(table.settings.players))]


class TestOpening:
    async def test_the_host_sits_on_the_first_seat(self, store: MemoryStore) -> None:
        settings = settings_for(load_any("classic+knock"), players=4, pace="brisk")
        table, token = await Table.open_new(store, "CODE", settings, "  Ann   Lee ")
        info = table.info()
        assert (info.code, info.edition, info.stage, info.pace) == ("CODE", "classic+knock", "open", "brisk")
        assert info.seats == [m.SeatInfo(kind="person", name="Ann Lee", host=True), *[m.SeatInfo(kind="open")] * 3]
        assert table.seat_of(token) == 0
        assert (await table.welcome(0)).view is None

    async def test_tokens_are_long_and_kept_as_hashes_only(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4)
        seats = [await table.take_seat(name) for name in ("Ben", "Cleo", "Dora")]
        assert [seat for seat, _ in seats] == [1, 2, 3]
        tokens = [token for _, token in seats]
        assert len(set(tokens)) == 3
        assert all(len(token) >= 22 for token in tokens), "128 bits, six to a letter"
        assert [table.seat_of(token) for token in tokens] == [1, 2, 3]
        for token in ("", "x", tokens[0][:-1], hash_token(tokens[0]), *[chair.token for chair in table.seating.chairs]):
            assert table.seat_of(token) is None
        assert not any(token in repr(store.tables) for token in tokens)
        told = b"".join(await everything(table))
        assert not any(token.encode() in told for token in tokens)
        assert not any(chair.token.encode() in told for chair in table.seating.chairs)

    @pytest.mark.parametrize("name", ["", "  ", "x" * 21, "a\x00b", "a\u202eb"])
    async def test_names_that_cannot_be_shown(self, store: MemoryStore, name: str) -> None:
        settings = settings_for(load_any(SHORT), players=2)
        assert await refused(Table.open_new(store, "CODE", settings, name)) == ("name", "")
        assert store.changes == []
        table = await open_table(store)
        assert await refused(table.take_seat(name)) == ("name", "")

    async def test_taking_seats(self, store: MemoryStore) -> None:
        table = await open_table(store, players=3)
        assert await refused(table.take_seat("ANN")) == ("name-taken", "")
        await table.command(0, m.SetBot(id="1", seat=1, bot="steady"))
        assert await refused(table.take_seat(table.seating.chairs[1].name.upper())) == ("name-taken", "")
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
        name = table.seating.chairs[2].name
        assert name
        await table.command(0, m.SetBot(id="2", seat=2, bot="optimal"))
        assert (table.seating.chairs[2].bot, table.seating.chairs[2].name) == ("optimal", name)
        await table.command(0, m.Start(id="3"))
        assert [seat.kind for seat in table.info().seats] == ["person", "person", "bot", "bot"]
        assert [seat.bot for seat in table.info().seats] == ["", "", "optimal", "greedy"]
        assert len({seat.name for seat in table.info().seats}) == 4
        await table.command(0, m.SetBot(id="4", seat=3, bot="optimal"))
        assert table.seating.chairs[3].bot == "optimal"

    async def test_removing(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4)
        _, token = await table.take_seat("Ben")
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=0))))[0] == "host-stays"
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=2))))[0] == "nobody-there"
        assert (await refused(table.command(0, m.FreeSeat(id="1", seat=9))))[0] == "no-such-seat"
        await table.command(0, m.FreeSeat(id="1", seat=1))
        assert table.seat_of(token) is None
        assert table.seating.chairs[1].kind == "open"
        await table.command(0, m.SetBot(id="2", seat=1, bot="steady"))
        await table.command(0, m.FreeSeat(id="3", seat=1))
        _, token = await table.take_seat("Cleo")
        await table.command(0, m.Start(id="4"))
        assert (await refused(table.command(0, m.FreeSeat(id="5", seat=2))))[0] == "nobody-there"
        await table.command(0, m.FreeSeat(id="5", seat=1))
        assert (table.seating.chairs[1].kind, table.seating.chairs[1].name, table.seating.chairs[1].bot) == (
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
        assert (again.seq, again.link) == (done.seq, ""), "a token is told once"
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
        assert [chair.kind for chair in table.seating.chairs] == ["person", "person", "bot", "bot"]
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
        assert await table.ask(seat, "discard r1") == m.Refusal("draw-first", "T2")
        assert await table.ask(seat, "draw") is None
        assert await everything(table) == before
        done = await table.command(seat, m.Play(id="1", move="draw"))
        assert done == m.Done(id="1", seq=table.seq)
        assert await refused(table.command(seat, m.Play(id="2", move="draw"))) == ("already-drawn", "T2")

    async def test_nothing_can_be_said_that_makes_the_table_stumble(self, store: MemoryStore) -> None:
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
        monkeypatch.setattr(table_module, "KNOWN_COMMANDS", 2)
        table = await open_table(store)
        commands = [m.SetBot(id=f"{number}", seat=1, bot="steady") for number in range(4)]
        done = [await table.command(0, command) for command in commands]
        assert await table.command(0, commands[3]) == done[3]
        before = await everything(table)
        with pytest.raises(StoreError):
            await table.command(0, commands[0])
        assert await everything(table) == before


class TestEntropy:
    async def test_words_go_into_the_next_round(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        promised = table.info().fair.commitments
        assert sorted(promised) == ["1", "2"]
        await table.command(1, m.AddEntropy(id="1", words="from Ben"))
        await table.command(0, m.AddEntropy(id="1", words="a  b"))
        assert table.info().fair.commitments == promised
        await table.command(0, m.Start(id="2"))
        await table.command(0, m.AddEntropy(id="3", words="later"))
        assert store.tables[table.id].secrets[1].entropy == ("1 from Ben", "0 a  b")
        assert store.tables[table.id].secrets[2].entropy == ("0 later",)
        await play(table)
        assert table.info().fair.revealed["1"][1:] == ["1 from Ben", "0 a  b"]
        assert "# entropy 1 0 a  b\n" in table.record()

    @pytest.mark.parametrize("words", ["", "x" * 65, "é", "a\nb", " x", "x ", "\t", "\x00"])
    async def test_words_that_cannot_be_kept(self, store: MemoryStore, words: str) -> None:
        table = await open_table(store)
        before = await everything(table)
        assert await refused(table.command(0, m.AddEntropy(id="1", words=words))) == ("entropy", "")
        assert await everything(table) == before

    async def test_once_for_each_seat_and_round(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        await table.command(0, m.AddEntropy(id="1", words="x" * 64))
        assert await refused(table.command(0, m.AddEntropy(id="2", words="y"))) == ("entropy-twice", "")
        await table.command(0, m.Start(id="3"))
        await table.command(0, m.AddEntropy(id="4", words="y"))
        assert await refused(table.command(0, m.AddEntropy(id="5", words="y"))) == ("entropy-twice", "")

    async def test_what_others_say_is_not_told_before_the_round_is_over(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        await table.command(1, m.AddEntropy(id="1", words="hush-hush"))
        updates = await table.updates(0, 0)
        assert updates is not None
        told = b"".join([*map(m.encode, updates), *await everything(table)])
        assert b"EntropyAdded" in told
        assert b"hush-hush" not in told


class TestPromises:
    async def test_secrets_are_shown_for_rounds_that_are_over_and_no_others(self, store: MemoryStore) -> None:
        table = await started_table(store, "express+phases=4")
        promised: dict[str, str] = {}
        while table.stage != "over":
            round_number = match_of(table).round
            fair = table.info().fair
            promised |= fair.commitments
            assert sorted(map(int, fair.revealed)) == list(range(1, round_number))
            assert {str(round_number), str(round_number + 1)} == set(fair.commitments), (
                "a round ahead, so that words help"
            )
            told = b"".join(await everything(table))
            secrets = store.tables[table.id].secrets
            assert not any(secret.seed.hex().encode() in told for n, secret in secrets.items() if n >= round_number)
            await play(table, 1)
        fair = table.info().fair
        assert fair.commitments == {}
        secrets = store.tables[table.id].secrets
        assert {number: secret.commitment for number, secret in secrets.items()} == {
            int(n): c for n, c in promised.items()
        }


def seen_by(game: object, seat: int | None) -> list[m.Fields]:
    return seen_events(game.seen(seat))  # type: ignore[attr-defined]


class TestUpdates:
    @pytest.mark.parametrize("edition", ["express+phases=2", "continental+knock+phases=2", "dutch+phases=2", "dice"])
    async def test_each_seat_is_told_the_events_as_the_game_shows_them(self, store: MemoryStore, edition: str) -> None:
        """Move by move, over the ends of rounds, compared with the whole game played once more from its record."""
        table = await started_table(store, edition, players=2)
        seats = (None, 0, 1)
        told: dict[int | None, list[m.Fields]] = {seat: [] for seat in seats}
        last = table.seq - 1
        while True:
            for seat in seats:
                updates = await table.updates(last, seat)
                assert updates is not None
                assert [update.seq for update in updates] == [table.seq]
                assert updates[0].table == table.info()
                assert updates[0].view == match_of(table).view(seat)
                told[seat] += updates[0].events
            last = table.seq
            if table.stage == "over":
                break
            await play(table, 1)
        assert match_of(table).round > 1
        again = type(match_of(table).game).from_record(table.record())
        for seat in seats:
            assert told[seat] == seen_by(again, seat)
        if edition != "dice":
            assert told[0] != told[1] != told[None]

    async def test_several_at_once(self, store: MemoryStore) -> None:
        table = await started_table(store, "classic")
        start = table.seq
        single = []
        for _ in range(12):
            await play(table, 1)
            updates = await table.updates(table.seq - 1, 0)
            assert updates is not None
            single.append(updates[0].events)
        assert match_of(table).round == 1
        together = await table.updates(start, 0)
        assert together is not None
        assert [update.seq for update in together] == list(range(start + 1, table.seq + 1))
        assert [update.events for update in together] == single
        assert [update.view is None for update in together] == [True] * 11 + [False]

    async def test_what_is_asked_for_must_be_known(self, store: MemoryStore) -> None:
        table = await started_table(store)
        assert await table.updates(table.seq, 0) == []
        for since in (-1, -5, table.seq + 1, 10**9):
            assert await table.updates(since, 0) is None

    async def test_too_far_behind(self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(told, "REMEMBERED", 5)
        table = await started_table(store, "classic")
        await play(table, 20)
        assert match_of(table).round == 1
        assert await table.updates(table.seq - 6, 0) is None
        updates = await table.updates(table.seq - 5, 0)
        assert updates is not None
        assert len(updates) == 5

    async def test_much_talk_between_two_moves(self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(told, "REMEMBERED", 5)
        table = await started_table(store, "classic")
        await play(table, 4)
        events = match_of(table).events
        for number in range(7):
            await table.command(0, m.SetBot(id=f"b{number}", seat=1, bot="steady"))
        await play(table, 1)
        updates = await table.updates(table.seq - 1, None)
        assert updates is not None
        assert updates[0].events == seen_by(match_of(table).game, None)[events:]

    async def test_the_first_update_of_a_round_is_still_known(self, store: MemoryStore) -> None:
        table = await started_table(store)
        while match_of(table).round == 1:
            await play(table, 1)
        updates = await table.updates(table.seq - 1, 1)
        assert updates is not None
        names = [event["event"] for event in updates[0].events]
        assert "RoundEnded" in names
        assert "HandScored" in names
        assert names.index("HandDealt") > names.index("RoundEnded")
        dealt = {event["seat"]: event["cards"] for event in updates[0].events if event["event"] == "HandDealt"}
        assert [set(dealt[seat]) == {"?"} for seat in (0, 1, 2)] == [True, False, True]  # type: ignore[call-overload]

    async def test_the_end_of_a_round_is_told_to_whoever_is_behind(self, store: MemoryStore) -> None:
        """Bots go on at once: a slow device hears of the last moves of a round when the next one is on already."""
        table = await started_table(store, "classic")
        start, heard, second = table.seq, [], 0
        while match_of(table).round < 3:
            if match_of(table).round == 2 and not second:
                second = table.seq
                await table.command(0, m.SetBot(id="talk", seat=1, bot="steady"))
            else:
                await play(table, 1)
            updates = await table.updates(table.seq - 1, 1)
            assert updates is not None
            heard.append(updates[0].events)
            if table.seq == second + 5:
                late = await table.updates(start, 1)
                assert late is not None
                assert [update.events for update in late] == heard
        late = await table.updates(second, 1)
        assert late is not None
        assert [update.events for update in late] == heard[second - start :]
        assert await table.updates(second - 2, 1) is None, "the rounds before rest in the log"

    async def test_table_events(self, store: MemoryStore) -> None:
        table = await open_table(store)
        await table.take_seat("Ben")
        await table.command(0, m.NewLink(id="1", seat=1))
        await table.command(0, m.PassHost(id="2", seat=1))
        await table.command(1, m.FreeSeat(id="3", seat=0))
        await table.command(1, m.SetBot(id="4", seat=0, bot="steady"))
        updates = await table.updates(0, None)
        assert updates is not None
        events = [event for update in updates for event in update.events]
        assert [event["event"] for event in events] == [
            "SeatTaken",
            "SeatTaken",
            "LinkRenewed",
            "HostPassed",
            "SeatFreed",
            "BotSeated",
        ]
        assert events[1] == {"event": "SeatTaken", "seat": 1, "name": "Ben"}
        assert events[2] == {"event": "LinkRenewed", "seat": 1}

    async def test_messages_travel(self, store: MemoryStore) -> None:
        for edition in ("express", "dice"):
            table = await started_table(MemoryStore(), edition, players=2)
            await play(table, 9)
            for seat in (None, 0, 1):
                updates = await table.updates(table.seq - 1, seat)
                assert updates is not None
                for message in (*updates, await table.welcome(seat)):
                    assert m.decode_server(m.encode(message)) == message

    async def test_listeners_are_called_after_each_change_until_they_stop(self, store: MemoryStore) -> None:
        table = await started_table(store)
        heard: list[int] = []
        stop = table.listen(lambda: heard.append(table.seq))
        await play(table, 3)
        table.arrive(0)
        table.leave(0)
        seq = table.seq
        assert heard == [seq - 2, seq - 1, seq, seq, seq]
        stop()
        await play(table, 1)
        assert len(heard) == 5


class TestPresence:
    async def test_who_is_here(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        assert not table.seating.anyone_here
        table.arrive(1)
        table.arrive(1)
        assert [seat.here for seat in table.info().seats] == [False, True, False]
        table.leave(1)
        assert table.seating.is_here(1), "two windows on one seat"
        table.leave(1)
        assert not table.seating.anyone_here

    async def test_a_stand_in_hands_back_to_whoever_comes_or_does_something(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        asked = match_of(table).game.asked
        signs: list[Callable[[], Awaitable[object]]] = [
            lambda: asyncio.to_thread(table.arrive, asked),
            lambda: table.ask(asked, "draw"),
            lambda: table.hint(asked),
            lambda: table.command(asked, m.AddEntropy(id="1", words="here")),
        ]
        for sign in signs:
            table.seating.chairs[asked].standing_in = True
            table.tell()
            assert table.info().seats[asked].bot == "steady"
            news = table.news
            await sign()
            assert not table.seating.chairs[asked].standing_in
            assert table.info().seats[asked].bot == ""
            assert table.news > news

    async def test_a_bot_does_not_move_if_there_is_news(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        asked, seq, news = match_of(table).game.asked, table.seq, table.news
        table.arrive(asked)
        await table.play_bot(asked, stands_in=True, news=news)
        assert table.seq == seq
        assert not table.seating.chairs[asked].standing_in
        await table.play_bot(asked, stands_in=True, news=table.news)
        assert table.seq == seq + 1
        assert table.seating.chairs[asked].standing_in

    async def test_the_table_goes_on_while_a_bot_thinks(
        self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whatever happens meanwhile counts: a move of the person, or that the person is back."""
        table = await started_table(store, people=3)
        asked = match_of(table).game.asked
        thinking, may_end = threading.Event(), threading.Event()

        def think_long(bots: Bots, view: CardView, bot: str) -> object:
            thinking.set()
            assert may_end.wait(20)
            return move(bots, view, bot)

        move = Bots.move
        monkeypatch.setattr(Bots, "move", think_long)
        for sign in (m.AddEntropy(id="1", words="here"), m.Play(id="2", move="draw")):
            table.seating.chairs[asked].standing_in = True
            thinking.clear()
            may_end.clear()
            bot = asyncio.create_task(table.play_bot(asked))
            assert await asyncio.to_thread(thinking.wait, 20)
            await table.command(asked, sign)
            seq = table.seq
            may_end.set()
            await bot
            assert table.seq == seq, "the bot's move came too late"
        assert match_of(table).game.asked == asked

    async def test_a_hint_that_comes_too_late_is_refused(
        self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await started_table(store, people=3)
        asked = match_of(table).game.asked
        thinking, may_end = threading.Event(), threading.Event()

        def think_long(view: CardView) -> m.Suggestion:
            thinking.set()
            assert may_end.wait(20)
            return suggestion(view)

        monkeypatch.setattr("dizaine.table.table.suggestion", think_long)
        hint = asyncio.create_task(table.hint(asked))
        assert await asyncio.to_thread(thinking.wait, 20)
        await table.command(asked, m.Play(id="1", move="draw"))
        may_end.set()
        assert await refused(hint) == ("not-your-turn", "")
        assert (await table.hint(asked)).move.startswith(f"{asked}: ")

    @pytest.mark.rule("V3")
    async def test_whoever_may_knock_gets_a_hint(self, store: MemoryStore) -> None:
        table = await started_table(store, "continental+knock", people=3)
        while sum(match_of(table).asks(seat) for seat in range(3)) < 2:  # who is skipped has no say
            await play(table, 1)
        assert match_of(table).game.state.stage == KNOCK
        for seat in range(3):
            if match_of(table).asks(seat):
                assert (await table.hint(seat)).move in (f"{seat}: knock", f"{seat}: pass")
            else:
                assert await refused(table.hint(seat)) == ("not-your-turn", "")

    async def test_a_bot_moves_on_its_own_seat_only(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        seq, asked = table.seq, match_of(table).game.asked
        for seat in {0, 1, 2} - {asked}:
            assert (await refused(table.play_bot(seat)))[0] == "not-your-turn"
        assert table.seq == seq


class TestWriting:
    @pytest.mark.parametrize("edition", [SHORT, "dice"])
    async def test_nothing_is_told_before_it_is_written(self, store: MemoryStore, edition: str) -> None:
        """At every single move: the store is made to wait, and until it is done the table looks as before."""
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
            state, lines, news = match_of(table).position(), match_of(table).line_count, table.news
            store.failing = True
            with pytest.raises(StoreError):
                await play(table, 1)
            assert await everything(table) == before
            assert await table.updates(table.seq - 1, 1) == events
            assert (match_of(table).position(), match_of(table).line_count) == (state, lines)
            assert table.news == news
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
            before, chairs = await everything(table), repr(table.seating.chairs)
            store.failing = True
            with pytest.raises(StoreError):
                await table.command(0, command)
            assert await everything(table) == before
            assert repr(table.seating.chairs) == chairs
            store.failing = False
            assert (await table.command(0, command)).seq == table.seq
        assert table.stage == "playing"
        store.failing = True
        with pytest.raises(StoreError):
            await open_table(store, code="OTHER")

    async def test_whoever_goes_away_in_the_middle_leaves_nothing_half_done(self, store: MemoryStore) -> None:
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
    async def test_a_table_comes_back_as_it_was_at_every_move(self, store: MemoryStore, edition: str) -> None:
        table = await open_table(store, edition, players=3, people=2)
        await table.command(1, m.AddEntropy(id="e", words="words"))
        await table.command(0, m.PassHost(id="p", seat=1))
        await table.command(1, m.Start(id="s"))
        played = 0
        while True:
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

    async def test_it_goes_on_after_each_restart(self, store: MemoryStore) -> None:
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
            commitments = [secret.commitment for secret in table._secrets.values() if secret.round <= rounds]
            assert [words[4] for words in secrets] == commitments
