"""Whoever waits for a seat watches as a spectator, and is told when the token opens it."""

from __future__ import annotations

import asyncio

import httpx2
import pytest

from dizaine.client import ClientError, Refused, RemoteGame
from dizaine.client.remote_game import sit_down as sit_at_a_keyboard
from dizaine.table import messages as m
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import Invitation, Talker, new_id, open_table, sit_down, talking


async def a_game(server: RunningServer) -> tuple[Invitation, Invitation]:
    """Ann and Ben with a bot; the game has begun and nobody hurries."""
    ann = await open_table(server, pace="off")
    ben = await sit_down(server, ann.code, "Ben")
    async with talking(server, ann) as host:
        await host.done(m.Start(id=new_id()))
    return ann, ben


def first(talker: Talker) -> m.Welcome:
    message = talker.heard[0]
    assert isinstance(message, m.Welcome)
    return message


def sees_no_hand(talker: Talker) -> bool:
    return {card for hand in talker.view.hands for card in hand} == {"?"}


async def test_removal_and_return(server: RunningServer) -> None:
    ann, ben = await a_game(server)
    async with talking(server, ann) as host, talking(server, ben) as guest:
        await host.done(m.FreeSeat(id=new_id(), seat=1))
        assert await guest.goodbye() == "removed"
        async with talking(server, ben) as outside:
            assert (first(outside).seat, first(outside).waiting) == (-1, "removed")
            assert sees_no_hand(outside)
            assert (await outside.refused(m.Play(id=new_id(), move="draw"))).reason == "spectator"
            await host.done(m.Restore(id=new_id(), seat=1))
            assert await outside.goodbye() == "seat-ready"
        async with talking(server, ben) as back:
            assert (first(back).seat, first(back).waiting) == (1, "")
            assert "?" not in back.view.hands[1]


async def test_a_latecomer_waits_and_is_told_what_for(server: RunningServer, http: httpx2.AsyncClient) -> None:
    ann, _ = await a_game(server)
    answer = await http.post(f"/api/1/tables/{ann.code}/seats", json={"name": "Zoe"})
    assert (answer.status_code, answer.json()["seat"], answer.json()["waiting"]) == (201, 2, True)
    again = await http.post(f"/api/1/tables/{ann.code}/seats", json={"name": "Yan", "seat": 2})
    assert (again.status_code, again.json()) == (409, {"reason": "seat-asked", "field": "seat"})
    zoe = Invitation(ann.code, answer.json()["token"])
    async with talking(server, ann) as host, talking(server, zoe) as outside:
        assert first(outside).waiting == "asked"
        await host.done(m.Grant(id=new_id(), seat=2))
        assert (await outside.hear_a(m.Welcome)).waiting == "granted"
        assert [event["event"] for update in outside.updates for event in update.events] == ["SeatGranted"]
        assert sees_no_hand(outside)
        await host.done(m.Deny(id=new_id(), seat=2))
        assert await outside.goodbye() == "denied"


async def test_who_comes_back_keeps_the_seat(server: RunningServer, http: httpx2.AsyncClient) -> None:
    ann, ben = await a_game(server)
    answer = await http.post(f"/api/1/tables/{ann.code}/seats", json={"name": "Ben"})
    other = Invitation(ann.code, answer.json()["token"])
    async with talking(server, ann) as host, talking(server, other) as outside:
        await host.done(m.Grant(id=new_id(), seat=1))
        async with talking(server, ben) as back:
            assert first(back).seat == 1
            assert await outside.goodbye() == "denied"
            taken = await http.post(f"/api/1/tables/{ann.code}/seats", json={"name": "Ben"})
            assert taken.json()["reason"] == "name-taken"


async def test_two_devices_are_counted(server: RunningServer) -> None:
    ann, ben = await a_game(server)
    async with talking(server, ben), talking(server, ben) as tablet:
        assert first(tablet).table.seats[1].devices == 2
        async with talking(server, ann) as host:
            assert [seat.devices for seat in first(host).table.seats] == [1, 2, 0]


async def test_a_keyboard_is_told_instead_of_waiting(server: RunningServer) -> None:
    ann, ben = await a_game(server)
    async with talking(server, ann) as host:
        await host.done(m.FreeSeat(id=new_id(), seat=1))
        with pytest.raises(ClientError) as told:
            await asyncio.to_thread(RemoteGame, server.url, ben.code, [ben.token])
        assert told.value.reason == "waiting"
        with pytest.raises(Refused, match="already-started"):
            await asyncio.to_thread(sit_at_a_keyboard, server.url, ann.code, ["Zoe"])
