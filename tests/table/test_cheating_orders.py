"""A host who gives every order in any sequence sees no hand that was dealt to somebody else.

People are told apart by the tokens they hold. Whatever happens, the tokens of one person only open a seat in a round,
and no update that they may fetch shows a card that somebody else was dealt or drew there.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from dizaine.table import messages as m
from dizaine.table.fair import RoundSecret
from dizaine.table.log import Moved
from dizaine.table.refused import CommandRefused
from dizaine.table.seat_requests import keep_seat
from dizaine.table.table import Table
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import open_table, play
from tests.table.test_links import loaded, round_of

CHEATER, VICTIMS = "Ann", ("Ben", "Cleo")
SEATS = 4
AIMS = (1, 1, 1, 2, 3, 0)
"""The seats that the orders are about: one of them above all, for most tricks take several steps."""
ORDERS: tuple[Callable[..., m.Command] | None, ...] = (
    *(m.FreeSeat, m.Restore, m.Grant, m.Grant, m.Deny, m.NewLink),
    partial(m.SetBot, bot="easy"),
    *[None] * 5,
)
"""None for what is no order: a request, a move, a restart."""
STEPS = 60


class Evening:
    """A table with a cheating host, two other people and a bot, and who has held which seat in which round."""

    def __init__(self, table: Table, store: MemoryStore, chance: random.Random) -> None:
        self.table, self.store, self.chance = table, store, chance
        self.tokens: dict[str, str] = {}
        """The owner of each token that there has ever been."""
        self.owners: dict[tuple[int, int], str] = {}
        """Who has had a seat in a round."""
        self.done: list[str] = []

    @classmethod
    async def begin(cls, seed: int) -> Evening:
        store = MemoryStore()
        table = await open_table(store, "express", players=SEATS)
        evening = cls(table, store, random.Random(seed))
        evening.tokens[(await table.command(0, m.NewLink(id="own", seat=0))).link] = CHEATER
        for name in VICTIMS:
            evening.tokens[(await table.take_seat(name))[1]] = name
        await table.command(0, m.Start(id="start"))
        table.arrive(0)
        return evening

    async def step(self) -> None:
        """One order of the cheater, or something that the others do."""
        chance, seat, number = self.chance, self.chance.choice(AIMS), f"step {len(self.done)}"
        order = chance.choice(ORDERS)
        try:
            if order is not None:
                await self._order(order(id=number, seat=seat))
            else:
                await chance.choice((self._ask, self._ask, self._others, self._play, self._play, self._restart))()
        except CommandRefused as refusal:
            self.done.append(f"{order} {seat}: {refusal.reason}")

    async def _order(self, command: m.Command) -> None:
        done = await self.table.command(0, command)
        self.done.append(str(command))
        if done.link:
            self.tokens[done.link] = CHEATER

    async def _ask(self) -> None:
        """From another device: under a name of the cheater's, or a victim who comes back without the link."""
        name = self.chance.choice(("Zoe", "Yves", *VICTIMS, *VICTIMS))
        asker = self.chance.choice((CHEATER, name)) if name in VICTIMS else CHEATER
        token = self.chance.choice(["", *(known for known, owner in self.tokens.items() if owner == asker)])
        seat = self.chance.choice((None, *AIMS))
        self.done.append(f"{asker} asks as {name} for {seat}")
        admission = await self.table.come_in(name, seat, token)
        self.tokens.setdefault(admission.token, asker)

    async def _others(self) -> None:
        """Somebody comes with a token, and may renew the link."""
        token = self.chance.choice([token for token, owner in self.tokens.items() if owner != CHEATER])
        seat = self.table.seat_of(token)
        if seat is not None:
            self.done.append(f"{self.tokens[token]} comes back to {seat}")
            await keep_seat(self.table, seat, token)
            if self.chance.random() < 0.3:
                link = (await self.table.command(seat, m.NewLink(id=f"renewed {len(self.done)}", seat=seat))).link
                self.tokens[link] = self.tokens[token]

    async def _play(self) -> None:
        """To the next deal, or just for a while."""
        before = round_of(self.table)
        self.done.append("plays")
        for _ in range(self.chance.choice((1, 1000))):
            if self.table.stage == "over" or round_of(self.table) != before:
                return
            await play(self.table, 1)
            self.check()

    async def _restart(self) -> None:
        self.done.append("restart")
        self.table = await loaded(self.store, self.table)
        self.table.arrive(0)

    def check(self) -> None:
        """A seat is one person's for a whole round."""
        if self.table.stage == "over":
            return
        for token, owner in self.tokens.items():
            seat = self.table.seat_of(token)
            if seat is not None:
                before = self.owners.setdefault((round_of(self.table), seat), owner)
                assert before == owner, (seat, before, owner, self.done)

    async def check_updates(self) -> None:
        """The cheater fetches all that he can, on every seat that one of his tokens opens."""
        lines = self.store.tables[self.table.id].lines
        begun = {line.seq: line.entry.begins for line in lines if isinstance(line.entry, Moved)}
        for token, owner in self.tokens.items():
            seat = self.table.seat_of(token)
            if owner != CHEATER or seat is None:
                continue
            deals = [seq + step for seq, begins in begun.items() if begins for step in (-2, -1, 0)]
            for since in {-1, 0, *deals, *self.chance.sample(range(self.table.seq), 3)}:
                for update in await self.table.updates(since, seat) or ():
                    number = max([1, *(begins for seq, begins in begun.items() if seq <= update.seq)])
                    for event in update.events:
                        if is_private(event, seat):
                            assert self._owner(number, seat) == CHEATER, (number, seat, event, self.done)

    def _owner(self, number: int, seat: int) -> str:
        """Who had a seat in a round: if a bot played for somebody who was removed, that person."""
        rounds = [known for known, place in self.owners if place == seat and known <= number]
        return self.owners[max(rounds), seat] if rounds else ""


def known_secret(seed: int, table: str, number: int) -> RoundSecret:
    return RoundSecret(table, number, seed.to_bytes(16, "big") + number.to_bytes(16, "big"))


def is_private(event: m.Fields, seat: int) -> bool:
    """Whether an event shows what only its seat may see."""
    hidden = event["event"] == "HandDealt" or (event["event"] == "CardDrawn" and not event["public"])
    return hidden and event["seat"] == seat


@pytest.mark.parametrize("part", range(4))
async def test_no_sequence_of_orders_shows_a_hand(
    part: int, size: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = set()
    for seed in range(part, size(28, 4000), 4):
        monkeypatch.setattr(RoundSecret, "new", partial(known_secret, seed))
        evening = await Evening.begin(seed)
        for _ in range(STEPS):
            await evening.step()
            evening.check()
            if evening.table.stage == "over":
                break
        await evening.check_updates()
        held |= {owner for (_, seat), owner in evening.owners.items() if seat}
    assert CHEATER in held, "he does get seats in the end, but never a hand"
