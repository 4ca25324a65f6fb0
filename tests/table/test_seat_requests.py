"""A seat is never lost: removal can be undone, and seats are asked for and granted with the next deal."""

import msgspec
import pytest

from dizaine.table import messages as m
from dizaine.table.log import BotSeated, SeatAsked, SeatDenied, SeatGranted
from dizaine.table.seat_data import seat_data
from dizaine.table.seat_requests import keep_seat
from dizaine.table.store import Change, LogLine
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from dizaine.table.tokens import hash_token
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, open_table, play, refused
from tests.table.test_links import loaded, next_round


class Evening:
    """Ann, the host, is there; Ben has a seat; a bot sits with them. The game has begun."""

    def __init__(self, table: Table, store: MemoryStore, ben: str) -> None:
        self.table, self.store, self.ben = table, store, ben
        table.arrive(0)
        self._seq = table.seq

    @classmethod
    async def begin(cls, store: MemoryStore, edition: str = SHORT) -> "Evening":
        table = await open_table(store, edition, players=3)
        _, ben = await table.take_seat("Ben")
        await table.command(0, m.Start(id="start"))
        return cls(table, store, ben)

    async def host(self, kind: type[m.SeatRequest], seat: int = 1) -> m.Done:
        return await self.table.command(0, kind(id=f"wish {self.table.seq}", seat=seat))  # type: ignore[arg-type]

    async def opens(self, token: str) -> tuple[int | None, str]:
        """The seat that a token opens and what it waits for, also after a restart."""
        both = {(one.seat_of(token), one.seating.waiting(token)) for one in (self.table, await self.again())}
        assert len(both) == 1, "a restart makes a difference"
        return both.pop()

    async def again(self) -> Table:
        return await loaded(self.store, self.table)

    async def told(self) -> list[str]:
        """The events of the last update, which everybody gets."""
        updates = await self.table.updates(self.table.seq - 1, None)
        assert updates is not None
        return [str(event["event"]) for event in updates[-1].events]

    def seat(self, number: int = 1) -> tuple[str, str]:
        held = self.table.seating.seats[number]
        return held.kind, held.name


@pytest.fixture
async def evening(store: MemoryStore) -> Evening:
    return await Evening.begin(store)


class TestRemoval:
    async def test_it_is_undone_at_once(self, evening: Evening) -> None:
        await evening.host(m.FreeSeat)
        assert await evening.opens(evening.ben) == (None, "removed")
        assert (evening.seat(), evening.table.info().removed) == (("bot", "Ben"), [1])
        await evening.host(m.Restore)
        assert await evening.opens(evening.ben) == (1, "")
        assert (evening.seat(), evening.table.info().removed) == (("person", "Ben"), [])
        assert await evening.told() == ["SeatRestored"]
        await play(evening.table, 4)

    async def test_it_can_be_undone_later_and_with_another_bot_there(self, evening: Evening) -> None:
        await evening.host(m.FreeSeat)
        await evening.table.command(0, m.SetBot(id="other", seat=1, bot="easy"))
        await next_round(evening.table)
        await evening.host(m.Restore)
        assert await evening.opens(evening.ben) == (1, "")

    async def test_only_a_removed_person_can_be_restored(self, evening: Evening) -> None:
        for seat, reason in ((0, "nobody-there"), (1, "nobody-there"), (2, "nobody-there"), (7, "no-such-seat")):
            assert (await refused(evening.host(m.Restore, seat)))[0] == reason
        assert (await refused(evening.table.command(1, m.Restore(id="1", seat=1))))[0] == "host-only"

    async def test_a_removal_of_an_earlier_version_can_be_undone_too(self, evening: Evening) -> None:
        seq = evening.table.seq
        old = BotSeated(seat=1, name="Ben", bot="steady")
        await evening.store.write(Change(evening.table.id, [LogLine(seq + 1, old)]))
        again = await evening.again()
        assert again.seating.waiting(evening.ben) == "removed"
        await again.command(0, m.Restore(id="back", seat=1))
        assert again.seat_of(evening.ben) == 1

    async def test_a_link_that_had_to_wait_does_not_come_back(self, evening: Evening) -> None:
        link = (await evening.host(m.NewLink)).link
        await evening.host(m.FreeSeat)
        await evening.host(m.Restore)
        assert await evening.opens(link) == (None, "")
        await next_round(evening.table)
        assert await evening.opens(evening.ben) == (1, "")

    async def test_a_removed_person_can_be_forgotten(self, store: MemoryStore) -> None:
        evening = await Evening.begin(store)
        tables = Tables(store)
        await evening.host(m.FreeSeat)
        await tables.forget(evening.table, evening.ben)
        assert await evening.opens(evening.ben) == (None, "")
        assert evening.seat()[1] != "Ben"
        assert (await refused(evening.host(m.Restore)))[0] == "nobody-there"
        log = b"".join(msgspec.json.encode(line.entry) for line in (await tables.stored(evening.table)).lines)
        assert b"Ben" not in log
        assert hash_token(evening.ben).encode() not in log


class TestAsking:
    async def test_by_the_own_name(self, evening: Evening) -> None:
        seat, token, waiting = await evening.table.come_in("  bEN ")
        assert (seat, waiting) == (1, True)
        assert await evening.opens(token) == (None, "asked")
        assert await evening.told() == ["SeatAsked"]
        assert evening.table.info().wishes == [m.SeatWish(seat=1, name="bEN")]
        await evening.host(m.Grant)
        assert await evening.opens(token) == (None, "granted")
        assert evening.table.info().wishes == [m.SeatWish(seat=1, name="bEN", granted=True)]
        assert await evening.opens(evening.ben) == (1, ""), "until the deal nothing changes"
        await next_round(evening.table)
        assert (await evening.opens(token), await evening.opens(evening.ben)) == ((1, ""), (None, ""))
        assert (evening.seat(), evening.table.info().wishes) == (("person", "bEN"), [])

    async def test_a_latecomer_gets_a_bots_seat(self, evening: Evening) -> None:
        seat, token, _ = await evening.table.come_in("Zoe")
        assert seat == 2
        await evening.host(m.Grant, 2)
        await play(evening.table, 1)
        assert evening.seat(2)[0] == "bot"
        await next_round(evening.table)
        assert await evening.opens(token) == (2, "")
        assert evening.seat(2) == ("person", "Zoe")
        deal = evening.table.seq
        for one in (evening.table, await evening.again()):
            assert await one.updates(deal - 1, 2) is None, "the cards before were not hers"
        await play(evening.table, 3)

    async def test_which_seat(self, evening: Evening) -> None:
        table, bot = evening.table, evening.seat(2)[1]
        for name, seat, reason in (
            ("Ann", None, "name-taken"),
            ("Ann", 2, "name-taken"),
            ("Ben", 2, "name-taken"),
            ("Zoe", 0, "seat-taken"),
            ("Zoe", 1, "seat-taken"),
            ("Zoe", 5, "no-such-seat"),
            ("", None, "name-empty"),
        ):
            assert (await refused(table.come_in(name, seat)))[0] == reason
        assert (await table.come_in(bot.upper(), 2))[0] == 2
        assert (await refused(table.come_in("Zoe", 2)))[0] == "seat-asked"
        assert (await refused(table.come_in("Zoe")))[0] == "seat-asked"
        await evening.host(m.FreeSeat)
        assert (await table.come_in("Zoe"))[0] == 1
        assert (await refused(table.come_in("Ben")))[0] == "seat-asked"
        assert (await refused(table.come_in("zoe")))[0] == "name-taken"

    async def test_no_bot_no_seat(self, store: MemoryStore) -> None:
        table = await open_table(store, players=2, people=2)
        await table.command(0, m.Start(id="start"))
        assert (await refused(table.come_in("Zoe")))[0] == "table-full"
        table.arrive(1)
        assert (await refused(table.come_in("Ben")))[0] == "name-taken"
        table.leave(1)
        assert (await table.come_in("Ben"))[0] == 1

    async def test_a_seat_that_is_open_can_be_chosen(self, store: MemoryStore) -> None:
        table = await open_table(store, players=3)
        assert (await refused(table.come_in("Ben", 0)))[0] == "seat-taken"
        seat, token, waiting = await table.come_in("Ben", 2)
        assert (seat, waiting, table.seat_of(token)) == (2, False, 2)

    async def test_nobody_asked(self, evening: Evening) -> None:
        for kind in (m.Grant, m.Deny):
            assert (await refused(evening.host(kind)))[0] == "nobody-asks"
            assert (await refused(evening.host(kind, 9)))[0] == "no-such-seat"
        await evening.table.come_in("Zoe")
        assert (await refused(evening.table.command(1, m.Grant(id="1", seat=2))))[0] == "host-only"

    async def test_after_the_game_at_once(self, store: MemoryStore) -> None:
        evening = await Evening.begin(store, "express+phases=1")
        await evening.host(m.FreeSeat)
        await play(evening.table)
        _, zoe, _ = await evening.table.come_in("Zoe")
        await evening.host(m.Grant, 2)
        assert await evening.opens(zoe) == (2, "")
        tables = Tables(store)
        await tables.rematch(evening.table, 0, m.Rematch(id="again"))
        following = await tables.find(evening.table.rematch)
        assert following is not None
        assert [seat.kind for seat in following.seating.seats] == ["person"] * 3
        assert (following.seat_of(zoe), following.seat_of(evening.ben)) == (2, 1), "removed people are back"

    async def test_a_request_that_was_granted_in_the_last_round_counts_at_its_end(self, store: MemoryStore) -> None:
        evening = await Evening.begin(store, "express+phases=1")
        _, zoe, _ = await evening.table.come_in("Zoe")
        await evening.host(m.Grant, 2)
        await play(evening.table)
        assert await evening.opens(zoe) == (2, "")


class TestEndOfARequest:
    async def test_the_host_says_no(self, evening: Evening) -> None:
        _, token, _ = await evening.table.come_in("Zoe")
        await evening.host(m.Deny, 2)
        assert await evening.opens(token) == (None, "")
        assert await evening.told() == ["SeatDenied"]
        await evening.table.come_in("Zoe")

    async def test_the_host_thinks_again(self, evening: Evening) -> None:
        _, token, _ = await evening.table.come_in("Zoe")
        await evening.host(m.Grant, 2)
        await evening.host(m.Deny, 2)
        await next_round(evening.table)
        assert await evening.opens(token) == (None, "")
        assert evening.seat(2)[0] == "bot"

    @pytest.mark.parametrize("granted", [False, True])
    async def test_who_comes_back_with_the_own_link_keeps_the_seat(self, evening: Evening, granted: bool) -> None:
        _, token, _ = await evening.table.come_in("Ben")
        if granted:
            await evening.host(m.Grant)
        await keep_seat(evening.table, 1, "another token")
        assert await evening.opens(token) != (None, "")
        await keep_seat(evening.table, 1, evening.ben)
        assert await evening.told() == ["SeatDenied"]
        await next_round(evening.table)
        assert (await evening.opens(evening.ben), await evening.opens(token)) == ((1, ""), (None, ""))

    async def test_nobody_who_is_there_loses_the_seat(self, evening: Evening) -> None:
        await evening.table.come_in("Ben")
        evening.table.arrive(1)
        assert (await refused(evening.host(m.Grant)))[0] == "seat-taken"

    async def test_a_removed_person_is_restored_first(self, evening: Evening) -> None:
        """Somebody else has been promised the seat, and the host undoes the removal before the deal."""
        await evening.host(m.FreeSeat)
        _, token, _ = await evening.table.come_in("Zoe", 1)
        await evening.host(m.Grant)
        assert await evening.opens(evening.ben) == (None, "removed")
        await evening.host(m.Restore)
        assert (await evening.opens(evening.ben), await evening.opens(token)) == ((1, ""), (None, ""))

    async def test_a_removed_person_is_replaced_for_good(self, evening: Evening) -> None:
        await evening.host(m.FreeSeat)
        _, token, _ = await evening.table.come_in("Zoe", 1)
        await evening.host(m.Grant)
        await next_round(evening.table)
        assert (await evening.opens(evening.ben), await evening.opens(token)) == ((None, ""), (1, ""))
        assert (await refused(evening.host(m.Restore)))[0] == "nobody-there"

    async def test_a_removed_person_asks_with_the_own_link(self, evening: Evening) -> None:
        """That is the only request that is granted at once, for nobody else has had the seat."""
        await evening.host(m.FreeSeat)
        for _ in range(2):
            assert await evening.table.come_in("whoever", None, evening.ben) == (1, evening.ben, True)
        assert evening.table.info().wishes == [m.SeatWish(seat=1, name="Ben")]
        await evening.host(m.Deny)
        assert await evening.opens(evening.ben) == (None, "removed")
        await evening.table.come_in("Ben", None, evening.ben)
        await evening.host(m.Grant)
        assert await evening.opens(evening.ben) == (1, "")

    async def test_a_removal_does_not_end_a_request(self, evening: Evening) -> None:
        _, token, _ = await evening.table.come_in("Ben")
        await evening.host(m.Grant)
        await evening.host(m.FreeSeat)
        await next_round(evening.table)
        assert await evening.opens(token) == (1, "")


async def test_what_is_stored_about_a_newcomer_is_nobody_elses(evening: Evening) -> None:
    table = evening.table
    await table.command(1, m.AddEntropy(id="words", words="of Ben"))
    await play(table, 4)
    await table.come_in("Ben")
    await evening.host(m.Grant)
    await next_round(table)
    stored = await Tables(evening.store).stored(table)
    data = seat_data(stored, await table.welcome(1), table.seating.seats[1].since)
    assert (data.words, [move for move in data.moves if "draw" in move.move]) == ([], [])


def test_the_log_holds_no_token() -> None:
    """Only hashes, and the public events not even those."""
    from dizaine.table.announcements import announcement

    for entry in (
        BotSeated(seat=1, name="Ben", bot="steady", former="secret"),
        SeatAsked(seat=1, name="Zoe", holder="Ben", token="secret"),
        SeatGranted(seat=1, name="Zoe", round=2),
        SeatDenied(seat=1, name="Zoe"),
    ):
        assert "secret" not in str(announcement(entry))
