"""Messages over a connection: joining, playing, watching, reconnecting, and everything that is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dizaine.table import messages as m
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import (
    Invitation,
    new_id,
    open_table,
    play_to_the_end,
    sit_down,
    talking,
    wire_to,
)


def seats(message: Any) -> list[m.SeatInfo]:
    info: m.TableInfo = message.table
    return info.seats


class TestBeginning:
    async def test_the_host_is_welcomed_on_the_first_seat(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            welcome = ann.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert (welcome.version, welcome.seat, welcome.view) == (1, 0, None)
            assert (welcome.table.code, welcome.table.stage) == (table.code, "open")
            assert [seat.kind for seat in seats(welcome)] == ["person", "open", "open"]
            assert (seats(welcome)[0].name, seats(welcome)[0].host, seats(welcome)[0].here) == ("Ann", True, True)

    async def test_others_hear_who_sits_down_and_who_comes_and_goes(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            ben = await sit_down(server, table.code, "Ben")
            taken = await ann.hear_a(m.Update)
            assert taken.events == [{"event": "SeatTaken", "seat": 1, "name": "Ben"}]
            assert not seats(taken)[1].here
            async with talking(server, ben):
                arrived = await ann.hear_a(m.Presence)
                assert seats(arrived)[1].here
                assert arrived.seq == taken.seq
            assert not seats(await ann.hear_a(m.Presence))[1].here

    async def test_the_code_may_be_written_in_small_letters(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, Invitation(table.code.lower(), table.token)) as ann:
            assert ann.heard[0].seat == 0  # type: ignore[union-attr]

    @pytest.mark.parametrize(
        ("hello", "reason"),
        [
            ({"version": 99}, "version"),
            ({"code": "12345"}, "no-such-table"),
            ({"code": ""}, "no-such-table"),
            ({"code": "x" * 10_000}, "no-such-table"),
            ({"token": "wrong"}, "seat-lost"),
        ],
    )
    async def test_a_wrong_hello(self, server: RunningServer, hello: dict[str, Any], reason: str) -> None:
        table = await open_table(server)
        async with wire_to(server) as stranger:
            await stranger.say(m.Hello(**{"version": m.VERSION, "code": table.code, **hello}))
            assert await stranger.goodbye() == reason

    async def test_a_connection_that_does_not_begin_with_hello_is_closed(self, server: RunningServer) -> None:
        async with wire_to(server) as stranger:
            await stranger.say(m.Start(id="x"))
            assert await stranger.goodbye() == "no-hello"

    async def test_hello_said_twice_counts_once(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            await ann.say(m.Hello(version=m.VERSION, code=table.code, token=table.token))
            assert (await ann.hear_a(m.Welcome)).seat == 0
            await ann.done(m.AddEntropy(id=new_id(), words="still here"))
            other = await open_table(server)
            await ann.say(m.Hello(version=m.VERSION, code=other.code, token=other.token))
            assert await ann.goodbye() == "bad-message"

    @pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", ""])
    async def test_pages_of_other_servers_cannot_connect(self, server: RunningServer, origin: str) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.websocket_url, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403

    async def test_pages_of_this_server_can(self, server: RunningServer) -> None:
        async with wire_to(server, additional_headers={"Origin": server.url}) as page:
            table = await open_table(server)
            await page.say(m.Hello(version=m.VERSION, code=table.code))
            await page.hear_a(m.Welcome)


class TestPlaying:
    async def test_a_game_with_bots_from_start_to_record(self, server: RunningServer) -> None:
        table = await open_table(server, edition="dice", seats=2, pace="instant")
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
            await play_to_the_end(ann, 0)
            assert [update.seq for update in ann.updates] == list(range(3, ann.updates[-1].seq + 1))
            assert ann.updates[-1].table.stage == "over"
            assert any(column.winner for column in ann.view.columns)

    async def test_done_never_comes_before_its_update(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            for number in range(20):
                bot = m.SetBot(id=new_id(), seat=1 + number % 2, bot="steady")
                done = await ann.done(bot)
                assert ann.updates[-1].seq == done.seq

    async def test_hints_and_questions(self, server: RunningServer) -> None:
        table = await open_table(server, seats=2)
        async with talking(server, table) as ann:
            assert (await ann.refused(m.Hint(id=new_id()))).reason == "not-your-turn"
            assert (await ann.refused(m.Ask(id=new_id(), move="draw"))).reason == "not-started"
            await ann.done(m.Start(id=new_id()))
            while ann.view.asked != 0:
                await ann.hear_a(m.Update)
            hint = await ann.ask(m.Hint(id=new_id()))
            assert isinstance(hint, m.Answer)
            assert hint.hint is not None
            allowed = await ann.ask(m.Ask(id=new_id(), move=hint.hint.move))
            assert allowed == m.Answer(id=allowed.id)
            wrong = await ann.ask(m.Ask(id=new_id(), move="discard W"))
            assert isinstance(wrong, m.Answer)
            assert wrong.refusal is not None
            assert wrong.refusal.rule
            refused = await ann.refused(m.Play(id=new_id(), move="discard W"))
            assert (refused.reason, refused.rule) == (wrong.refusal.name, wrong.refusal.rule)

    async def test_unreadable_and_strange_moves_change_nothing(self, server: RunningServer) -> None:
        table = await open_table(server, seats=2)
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
            while ann.view.asked != 0:
                await ann.hear_a(m.Update)
            before = ann.updates[-1].seq
            for move in (
                "",
                "hop",
                "9" * 5000,
                "discard r" + "9" * 5000,
                "\0",
                "٣: draw",
                "1: draw",
                "-1: draw",
                "🂡" * 99,
            ):
                assert (await ann.refused(m.Play(id=new_id(), move=move))).reason in ("notation", "not-your-seat"), move
            assert await ann.silence() == []
            assert ann.updates[-1].seq == before

    async def test_the_same_command_twice_is_carried_out_once(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            command = m.SetBot(id="once", seat=1, bot="steady")
            first = await ann.done(command)
            second = await ann.done(command)
            assert first == second
            assert len(ann.updates) == 1
        async with talking(server, table) as ann:  # also on another connection
            assert await ann.done(command) == first

    async def test_two_tabs_on_one_seat(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as left, talking(server, table) as right:
            command = m.SetBot(id="same click", seat=1, bot="steady")
            await asyncio.gather(left.say(command), right.say(command))
            replies = [await left.hear_a(m.Done), await right.hear_a(m.Done)]
            assert replies[0] == replies[1]
            assert left.updates == right.updates
            assert len(left.updates) == 1
            await right.wire.close()
            await left.done(m.AddEntropy(id=new_id(), words="x"))
            assert seats(left.updates[-1])[0].here


STRANGE_MOVES = ("", "hop", "9" * 5000, "discard r" + "9" * 5000, "\0", "٣: draw", "1: draw", "-1: draw", "🂡" * 99)


class TestSpectators:
    async def test_they_see_no_hand_and_have_no_say(self, server: RunningServer) -> None:
        table = await open_table(server, seats=2)
        async with talking(server, table) as ann, talking(server, Invitation(table.code)) as viewer:
            assert viewer.heard[0].seat == -1  # type: ignore[union-attr]
            await ann.done(m.Start(id=new_id()))
            while not viewer.updates or viewer.updates[-1].view is None:
                await viewer.hear_a(m.Update)
            assert {card for hand in viewer.view.hands for card in hand} == {"?"}
            assert viewer.view.moves == []
            assert "?" not in ann.view.hands[0]
            for wish in (
                m.Play(id="a", move="draw"),
                m.Ask(id="b", move="draw"),
                m.Hint(id="c"),
                m.Emote(id="d", emote="clap"),
                m.Rematch(id="e"),
                m.Start(id="f"),
                m.AddEntropy(id="g", words="x"),
            ):
                assert (await viewer.refused(wish)).reason == "spectator"


class TestComingBack:
    async def test_what_was_missed_follows_the_welcome(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            await ann.done(m.SetBot(id=new_id(), seat=1, bot="steady"))
            seen = ann.updates[-1].seq
            ben = await sit_down(server, table.code, "Ben")
        async with talking(server, ben) as other:
            await other.done(m.AddEntropy(id=new_id(), words="while you were away"))
        async with talking(server, table, since=seen) as ann:
            welcome = ann.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert (welcome.seq, welcome.view) == (seen, None)
            missed = [await ann.hear_a(m.Update), await ann.hear_a(m.Update)]
            assert [update.seq for update in missed] == [seen + 1, seen + 2]
            assert [event["event"] for update in missed for event in update.events] == ["SeatTaken", "EntropyAdded"]

    async def test_a_client_that_missed_nothing_gets_no_updates_again(self, server: RunningServer) -> None:
        table = await open_table(server, seats=2)
        await sit_down(server, table.code, "Ben")  # no bots: nothing happens by itself
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
            seen = ann.updates[-1].seq
            view = ann.view
        async with talking(server, table, since=seen) as ann:
            welcome = ann.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert (welcome.seq, welcome.view) == (seen, view)

    @pytest.mark.parametrize("since", [-1, 10_000, -7, 10**30])
    async def test_a_client_without_a_known_update_gets_everything(self, server: RunningServer, since: int) -> None:
        table = await open_table(server, seats=2)
        await sit_down(server, table.code, "Ben")  # no bots: nothing happens by itself
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
            now = ann.updates[-1]
        async with talking(server, table, since=since) as ann:
            assert isinstance(ann.heard[0], m.Welcome)
            assert (ann.heard[0].seq, ann.heard[0].view) == (now.seq, now.view)

    async def test_sync_sends_the_state_again(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            for seat in (1, 2):
                await ann.done(m.SetBot(id=new_id(), seat=seat, bot="steady"))
            first, second = ann.updates
            await ann.say(m.Sync(since=first.seq))
            assert (await ann.hear_a(m.Update)).events == second.events
            await ann.say(m.Sync(since=second.seq))
            presence = await ann.hear()
            assert isinstance(presence, m.Presence)
            assert presence.seq == second.seq
            await ann.say(m.Sync(since=77))
            assert (await ann.hear_a(m.Welcome)).seq == second.seq


class TestHost:
    async def test_only_the_host_may(self, server: RunningServer) -> None:
        table = await open_table(server)
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, ben) as other:
            for wish in (
                m.Start(id="a"),
                m.SetBot(id="b", seat=2, bot="steady"),
                m.FreeSeat(id="c", seat=0),
                m.PassHost(id="d", seat=1),
                m.NewLink(id="e", seat=0),
                m.Rematch(id="f"),
            ):
                assert (await other.refused(wish)).reason == "host-only"
            assert not other.updates

    async def test_passing_the_role_on(self, server: RunningServer) -> None:
        table = await open_table(server)
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as ann, talking(server, ben) as other:
            await ann.done(m.PassHost(id=new_id(), seat=1))
            assert (await ann.refused(m.Start(id=new_id()))).reason == "host-only"
            await other.done(m.Start(id=new_id()))

    async def test_whoever_is_removed_before_the_game_can_sit_down_again(self, server: RunningServer) -> None:
        table = await open_table(server)
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as ann, talking(server, ben) as tab, talking(server, ben) as other_tab:
            await ann.done(m.FreeSeat(id=new_id(), seat=1))
            assert await tab.goodbye() == "seat-lost"
            assert await other_tab.goodbye() == "seat-lost"
            assert tab.wire.close_code == 1008
            async with wire_to(server) as again:
                await again.say(m.Hello(version=m.VERSION, code=table.code, token=ben.token))
                assert await again.goodbye() == "seat-lost"
            cleo = await sit_down(server, table.code, "Cleo")
            assert cleo.seat == 1

    async def test_a_new_link_ends_the_old_one(self, server: RunningServer) -> None:
        table = await open_table(server)
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as ann, talking(server, ben) as other:
            done = await ann.done(m.NewLink(id=new_id(), seat=1))
            assert done.link not in ("", ben.token)
            assert await other.goodbye() == "seat-lost"
            async with talking(server, Invitation(table.code, done.link)) as back:
                assert back.heard[0].seat == 1  # type: ignore[union-attr]
                assert done.link not in str(back.heard) + str(ann.updates)

    async def test_a_host_who_renews_their_own_link_stays_connected(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann, talking(server, table) as old_tab:
            done = await ann.done(m.NewLink(id=new_id(), seat=0))
            assert done.link
            assert await old_tab.goodbye() == "seat-lost"
            await ann.done(m.AddEntropy(id=new_id(), words="still here"))
            async with talking(server, Invitation(table.code, done.link)) as new_tab:
                assert new_tab.heard[0].seat == 0  # type: ignore[union-attr]


class TestEmotes:
    async def test_all_see_them_once(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann, talking(server, Invitation(table.code)) as viewer:
            emote = m.Emote(id="e", emote="clap")
            await ann.done(emote)
            await ann.done(emote)
            assert await viewer.hear_a(m.Emoted) == m.Emoted(seat=0, emote="clap")
            assert not [message for message in await viewer.silence() if isinstance(message, m.Emoted)]
            assert (await ann.refused(m.Emote(id="f", emote="<script>"))).reason == "no-such-emote"


class TestRematch:
    async def test_it_keeps_settings_seats_and_tokens(self, server: RunningServer) -> None:
        table = await open_table(server, edition="express+phases=1", seats=2, pace="instant")
        async with talking(server, table) as ann:
            assert (await ann.refused(m.Rematch(id=new_id()))).reason == "not-over"
            await ann.done(m.Start(id=new_id()))
            await play_to_the_end(ann, 0)
            again = m.Rematch(id="again")
            first, second = await ann.done(again), await ann.done(again)
            assert first.seq == second.seq
            code = ann.updates[-1].table.rematch
            assert code not in ("", table.code)
        async with talking(server, Invitation(code, table.token)) as ann:
            welcome = ann.heard[0]
            assert isinstance(welcome, m.Welcome)
            assert (welcome.seat, welcome.table.stage) == (0, "open")
            assert welcome.table.edition == "express+phases=1"
            assert [seat.kind for seat in seats(welcome)] == ["person", "bot"]


GARBAGE: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "hello",
    "{",
    '{"type": "nothing"}',
    '{"type": 7}',
    '{"type": "play"}',
    '{"type": "play", "id": 3, "move": "draw"}',
    '{"type": "play", "id": "", "move": "draw"}',
    '{"type": "play", "id": "' + "x" * 65 + '", "move": "draw"}',
    '{"type": "setbot", "id": "a", "seat": "1", "bot": "steady"}',
    '{"type": "setbot", "id": "a", "seat": 1.5, "bot": "steady"}',
    '{"type": "welcome", "version": 1}',
    '{"type": "sync", "since": 1e400}',
    '{"type": "play", "id": "\\ud800", "move": "draw"}',
    "[" * 10_000,
    b"\xff\xfe",
    b"\x00" * 100,
]


class TestBadFrames:
    @pytest.mark.parametrize("frame", GARBAGE)
    async def test_they_end_one_connection_and_nothing_else(self, server: RunningServer, frame: str | bytes) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann, talking(server, table) as broken:
            await broken.wire.send(frame)
            assert await broken.goodbye() == "bad-message"
            assert (await ann.done(m.AddEntropy(id=new_id(), words="x"))).seq == 3

    async def test_a_binary_frame_is_as_good_as_text(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with wire_to(server) as ann:
            await ann.wire.send(m.encode(m.Hello(version=m.VERSION, code=table.code)))
            await ann.hear_a(m.Welcome)

    async def test_too_long(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            frame = m.encode(m.Play(id="x", move="é" * 9_000)).decode()  # short in letters, long in bytes
            assert len(frame) < m.LONGEST_FRAME < len(frame.encode())
            await ann.wire.send(frame)
            assert await ann.goodbye() == "too-long"
            assert ann.wire.close_code == 1009

    async def test_much_too_long(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann, talking(server, table) as other:
            await ann.wire.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                await ann.hear_a(m.Goodbye)
            assert ann.wire.close_code == 1009
            await other.done(m.AddEntropy(id=new_id(), words="x"))

    @pytest.mark.parametrize("seat", [-1, 3, 10**30])
    async def test_seats_that_do_not_exist(self, server: RunningServer, seat: int) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            for kind in (m.FreeSeat, m.PassHost, m.NewLink):
                assert (await ann.refused(kind(id=new_id(), seat=seat))).reason == "no-such-seat"
            assert (await ann.refused(m.SetBot(id=new_id(), seat=seat, bot="steady"))).reason == "no-such-seat"

    async def test_a_connection_that_breaks_without_a_close_frame(self, server: RunningServer) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            async with talking(server, table) as gone:
                assert gone.wire.transport is not None
                gone.wire.transport.abort()
            async with talking(server, Invitation(table.code)) as viewer:
                await viewer.wire.close()
            await ann.done(m.AddEntropy(id=new_id(), words="x"))


async def test_a_seat_is_empty_when_its_last_connection_ends(server: RunningServer) -> None:
    table = await open_table(server)
    async with talking(server, Invitation(table.code)) as viewer:
        async with talking(server, table):
            assert seats(await viewer.hear_a(m.Presence))[0].here
        assert not seats(await viewer.hear_a(m.Presence))[0].here
