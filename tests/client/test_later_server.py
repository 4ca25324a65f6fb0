"""A client at a server of a later release with the same version: it ignores what it does not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from dizaine.client import ClientError, RemoteTable
from dizaine.table import messages as m

TABLE: dict[str, Any] = {
    "code": "KWTFM",
    "edition": "express",
    "title": "Express",
    "stage": "open",
    "pace": "off",
    "seats": [{"kind": "person", "name": "Ann", "mood": "calm"}],
    "fair": {"table": "", "commitments": {}, "revealed": {}},
    "weather": "fine",
}
WELCOME = {"type": "welcome", "version": m.VERSION, "seat": 0, "seq": 2, "table": TABLE, "greeting": {"tone": "warm"}}
UPDATE = {"type": "update", "seq": 3, "events": [{"event": "CandlesLit", "by": 0}], "table": TABLE, "colour": "red"}


class Wire:
    """Says what it is given, then nothing more."""

    def __init__(self, *frames: object) -> None:
        self._frames = [json.dumps(frame) for frame in frames]

    async def send(self, frame: str | bytes) -> None:
        pass

    async def recv(self) -> str:
        if self._frames:
            return self._frames.pop(0)
        return await asyncio.Future()


def client_of(*frames: object) -> RemoteTable:
    @asynccontextmanager
    async def connector(address: str) -> AsyncIterator[Wire]:
        yield Wire(*frames)

    return RemoteTable("ws://nowhere", "KWTFM", "token", connector=connector)


async def test_unknown_messages_fields_and_events_are_ignored() -> None:
    frames = ({"type": "weather", "seq": "rain"}, WELCOME, {"type": "candles", "lit": [1, 2]}, UPDATE)
    async with client_of(*frames) as table:
        await table.wait_for(lambda: table.seq == 3)
        assert table.info is not None
        assert (table.seat, table.info.title) == (0, "Express")
        [update] = table.heard()
        assert update.events == [{"event": "CandlesLit", "by": 0}]


@pytest.mark.parametrize("frame", [{"type": "welcome", "version": "one"}, {"seq": 3}, [], "hello"])
async def test_what_is_wrong_is_not_ignored(frame: object) -> None:
    with pytest.raises(ClientError, match="something unknown"):
        async with client_of(frame):
            pass


def test_only_the_type_decides_what_is_unknown() -> None:
    assert m.decode_known(b'{"type": "later"}') is None
    assert m.decode_known(b'{"type": "goodbye", "reason": "store"}') == m.Goodbye(reason="store")
    with pytest.raises(msgspec.ValidationError):
        m.decode_known(b'{"type": "goodbye"}')
    with pytest.raises(msgspec.DecodeError):
        m.decode_known(b"{")
