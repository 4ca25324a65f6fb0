"""Updates of a table: what each seat may see, and who is connected."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from dizaine.engine.cards.state import KNOCK
from dizaine.table import messages as m
from dizaine.table import recent_updates
from dizaine.table.bots import Bots, thought
from dizaine.table.event_messages import event_fields
from dizaine.table.kind import Thought
from dizaine.views.cards.view import CardView
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, open_table, play, refused, started_table


def seen_by(game: object, seat: int | None) -> list[m.Fields]:
    return event_fields(game.seen(seat))  # type: ignore[attr-defined]


class TestUpdates:
    @pytest.mark.parametrize("edition", ["express+phases=2", "continental+knock+phases=2", "dutch+phases=2", "dice"])
    async def test_each_seat_gets_the_events_as_the_game_shows_them(self, store: MemoryStore, edition: str) -> None:
        """Move by move, across ends of rounds, compared with a replay of the record."""
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
                view = updates[0].view
                assert view is not None
                assert msgspec.structs.replace(view, take_back="") == match_of(table).view(seat)
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

    async def test_a_welcome_tells_what_happened(self, store: MemoryStore) -> None:
        """As each seat saw it, and only if it is asked for."""
        table = await started_table(store, "classic")
        await play(table, 12)
        assert match_of(table).round == 1
        for seat in (None, 0, 1):
            told = (await table.welcome(seat, history=True)).past
            game = [fields for fields in told if fields["event"] not in ("SeatTaken", "BotSeated", "Started")]
            assert [fields for fields in seen_by(match_of(table).game, seat) if fields in told] == game
            assert seen_by(match_of(table).game, seat)[-6:] == told[-6:]
            assert (await table.welcome(seat)).past == []

    async def test_what_is_asked_for_must_be_known(self, store: MemoryStore) -> None:
        table = await started_table(store)
        assert await table.updates(table.seq, 0) == []
        for since in (-1, -5, table.seq + 1, 10**9):
            assert await table.updates(since, 0) is None

    async def test_too_far_behind(self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(recent_updates, "REMEMBERED", 5)
        table = await started_table(store, "classic")
        await play(table, 20)
        assert match_of(table).round == 1
        assert await table.updates(table.seq - 6, 0) is None
        updates = await table.updates(table.seq - 5, 0)
        assert updates is not None
        assert len(updates) == 5

    async def test_much_talk_between_two_moves(self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(recent_updates, "REMEMBERED", 5)
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

    async def test_a_client_that_is_behind_still_gets_the_end_of_a_round(self, store: MemoryStore) -> None:
        """Bots continue at once: a slow device gets the last moves of a round when the next one has begun."""
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
        assert await table.updates(second - 2, 1) is None, "earlier rounds should only be in the log"

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
        assert events[2] == {"event": "LinkRenewed", "seat": 1, "round": 0}

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

    async def test_a_stand_in_hands_back_to_a_person_who_returns_or_acts(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        asked = match_of(table).game.asked
        signs: list[Callable[[], Awaitable[object]]] = [
            lambda: asyncio.to_thread(table.arrive, asked),
            lambda: table.ask(asked, "draw"),
            lambda: table.hint(asked),
            lambda: table.command(asked, m.AddEntropy(id="1", words="here")),
        ]
        for sign in signs:
            table.seating.seats[asked].standing_in = True
            table.notify()
            assert table.info().seats[asked].bot == "steady"
            changes = table.changes
            await sign()
            assert not table.seating.seats[asked].standing_in
            assert table.info().seats[asked].bot == ""
            assert table.changes > changes

    async def test_a_bot_does_not_move_if_the_table_has_changed(self, store: MemoryStore) -> None:
        table = await started_table(store, people=3)
        asked, seq, changes = match_of(table).game.asked, table.seq, table.changes
        table.arrive(asked)
        await table.play_bot(asked, stands_in=True, changes=changes)
        assert table.seq == seq
        assert not table.seating.seats[asked].standing_in
        await table.play_bot(asked, stands_in=True, changes=table.changes)
        assert table.seq == seq + 2, "the stand-in, and its move"
        assert table.seating.seats[asked].standing_in

    async def test_the_table_continues_while_a_bot_thinks(
        self, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Anything that happens meanwhile counts: a move of the person, or the person's return."""
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
            table.seating.seats[asked].standing_in = True
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

        def think_long(view: CardView, so_far: None) -> Thought:
            thinking.set()
            assert may_end.wait(20)
            return thought(view, so_far)

        monkeypatch.setattr("dizaine.table.thinker.thought", think_long)
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
