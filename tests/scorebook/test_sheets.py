"""Sheets of several keepers and followers: nothing is done twice, nothing is overwritten silently, nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dizaine.scorebook.kept_sheet import MOST_HANDS
from dizaine.scorebook.operations import MOST_ENTRIES, Allow, AnyOperation, Correct, Enter, SendHand, Settle, Undo
from dizaine.scorebook.reckoning import sheet_of
from dizaine.scorebook.refused import NotPossible, SheetRefused
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorekeeper.forms import CardRound, Hand
from dizaine.table.store import StoreError
from tests.scorebook.writing import do, new_sheet, opened, order, won


@pytest.fixture
async def book(tmp_path: Path) -> AsyncIterator[Scorebook]:
    async with opened(tmp_path / "tables.sqlite3") as (book, _):
        yield book


async def test_an_operation_that_comes_twice_is_done_once(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    once = order(Enter(index=0, entry=won(0, 65)), token, id="the same")
    assert await sheet.carry_out(once, "en") is None
    assert await sheet.carry_out(once, "en") is None
    undo = order(Undo(), token, id="undo")
    for _ in range(2):
        await sheet.carry_out(undo, "en")
    assert (sheet.revision, sheet.log.entries) == (2, [])
    await sheet.carry_out(once, "en")  # a very late repetition brings nothing back
    assert sheet.log.entries == []


async def test_two_keepers_who_write_the_same_agree(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    assert await do(sheet, token, Enter(index=0, entry=won(0, 65)), by="Ben") is None
    cards = [Hand(seat=0, laid=1), Hand(seat=1, cards="W W 1 10")]  # 25 + 25 + 5 + 10
    assert await do(sheet, token, Enter(index=0, entry=CardRound(out=0, hands=cards)), by="Ben") is None
    assert sheet.log.entries == [won(0, 65)]
    assert not sheet.log.corrections


async def test_two_keepers_who_differ_get_one_question(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    mine, theirs = won(0, 40), won(0, 65)
    await do(sheet, token, Enter(index=0, entry=theirs))
    asked = order(Enter(index=0, entry=mine), token, by="Ben", id="asked")
    question = await sheet.carry_out(asked, "en")
    assert question is not None
    assert (question.index, question.theirs, question.by) == (0, theirs, "Ann")
    assert (question.mine, question.mine_by) == (mine, "Ben")
    assert await sheet.carry_out(asked, "en") == question, "asked again, it is the same question"
    assert sheet.log.conflicts == [question]
    assert sheet.log.entries == [theirs], "it stands until somebody settles it"
    await do(sheet, token, Settle(index=0, entry=mine))
    assert (sheet.log.entries, sheet.log.conflicts) == ([mine], [])
    assert [(one.before, one.after, one.by) for one in sheet.log.corrections] == [(theirs, mine, "Ann")]
    assert await sheet.carry_out(asked, "en") is None, "what was asked is answered"
    again = await do(sheet, token, Settle(index=0, entry=theirs), by="Ben")
    assert again is not None, "who settles it differently too late asks again"


async def test_an_undo_leaves_questions_about_other_entries_alone(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)), Enter(index=1, entry=won(1, 30)))
    await do(sheet, token, Enter(index=0, entry=won(1, 30)), by="Ben")
    await do(sheet, token, Correct(index=1, entry=won(1, 35)), Undo())
    assert [(one.index, one.mine) for one in sheet.log.conflicts] == [(0, won(1, 30))]


async def test_a_question_can_be_settled_as_it_stands(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    await do(sheet, token, Enter(index=0, entry=won(1, 5)), by="Ben")
    await do(sheet, token, Settle(index=0, entry=won(0, 65)))
    assert (sheet.log.entries, sheet.log.conflicts) == ([won(0, 65)], [])
    logged = [(one.before, one.after, one.by) for one in sheet.log.corrections]
    assert logged == [(won(1, 5), won(0, 65), "Ann")], "both versions stay in the log"


async def test_a_question_can_be_settled_as_it_stands_while_the_entry_is_set_aside(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)), Enter(index=1, entry=won(0, 10, laid=2)))
    await do(sheet, token, Enter(index=2, entry=won(0, 15, laid=3)))
    await do(sheet, token, Enter(index=2, entry=won(0, 20, laid=3)), by="Ben")
    await do(sheet, token, Correct(index=0, entry=won(1, 65)))  # Ann has not laid phase 1, so the rest does not fit
    set_aside = sheet_of(sheet.saved).status("en").set_aside
    assert set_aside is not None
    assert (set_aside.index, set_aside.count) == (1, 2)
    with pytest.raises(NotPossible) as caught:
        await do(sheet, token, Settle(index=2, entry=won(0, 20, laid=3)))
    assert caught.value.refused.code == "earlier-first"
    await do(sheet, token, Settle(index=2, entry=won(0, 15, laid=3)))
    assert (sheet.log.entries[2], sheet.log.conflicts) == (won(0, 15, laid=3), [])


async def test_a_settled_question_logs_every_version_that_was_not_right(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)), Enter(index=1, entry=won(1, 30)))
    await do(sheet, token, Enter(index=0, entry=won(0, 40)), by="Ben")
    await do(sheet, token, Enter(index=0, entry=won(0, 5)), Enter(index=1, entry=won(1, 35)), by="Cem")
    await do(sheet, token, Settle(index=0, entry=won(0, 40)))
    assert [one.index for one in sheet.log.conflicts] == [1]
    logged = [(one.index, one.before, one.after) for one in sheet.log.corrections]
    assert logged == [(0, won(0, 65), won(0, 40)), (0, won(0, 5), won(0, 40))]


async def test_an_undo_takes_nothing_back_while_there_is_a_question_about_it(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    question = await do(sheet, token, Enter(index=0, entry=won(1, 5)), by="Ben")
    for base in (0, 10**6):  # whether Ann has seen the question or not
        with pytest.raises(SheetRefused, match="question-open"):
            await sheet.carry_out(order(Undo(), token, base=base), "en")
    assert (sheet.log.entries, sheet.log.conflicts) == ([won(0, 65)], [question])
    await do(sheet, token, Settle(index=0, entry=won(0, 65)), Undo())
    assert sheet.log.entries == []
    assert [one.before for one in sheet.log.corrections] == [won(1, 5), won(0, 65)]


async def test_corrections_of_the_same_entry(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)), Enter(index=1, entry=won(0, 10, laid=2)))
    await do(sheet, token, Correct(index=0, entry=won(0, 60)))
    late = order(Correct(index=0, entry=won(0, 55)), token, base=2, by="Ben")
    question = await sheet.carry_out(late, "en")
    assert question is not None, "Ben had not seen what Ann corrected"
    assert (question.theirs, question.mine) == (won(0, 60), won(0, 55))
    own = order(Correct(index=0, entry=won(0, 50)), token, base=2, by="Ann")
    assert await sheet.carry_out(own, "en") is None, "Ann corrects herself, and sends both later"
    assert sheet.log.entries[0] == won(0, 50)


async def test_two_keepers_without_a_name_are_told_apart_by_their_devices(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    for device, points, asked in (("phone", 60, False), ("phone", 55, False), ("tablet", 50, True)):
        correction = Correct(index=0, entry=won(0, points))
        question = await sheet.carry_out(order(correction, token, base=1, by="", device=device), "en")
        assert (question is not None) == asked
    assert sheet.log.entries == [won(0, 55)]


async def test_an_offline_keeper_sends_everything_in_order(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    queue: list[AnyOperation] = [
        Enter(index=1, entry=won(0, 15, laid=2)),
        Enter(index=2, entry=won(1, 20)),
        Undo(),
        Enter(index=2, entry=won(1, 25)),
        Correct(index=1, entry=won(0, 20, laid=2)),
    ]
    assert [await sheet.carry_out(order(one, token, base=1), "en") for one in queue] == [None] * 5
    assert sheet.log.entries == [won(0, 65), won(0, 20, laid=2), won(1, 25)]
    points = [player.points for player in sheet_of(sheet.saved).status("en").players]
    assert points == [25, 65 + 20]


async def test_an_undo_concerns_what_its_author_saw(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)), Enter(index=1, entry=won(0, 10, laid=2)))
    await sheet.carry_out(order(Undo(), token, base=2), "en")
    await sheet.carry_out(order(Undo(), token, base=2, by="Ben"), "en")
    assert sheet.log.entries == [won(0, 65)], "both saw the same mistake"
    await do(sheet, token, Enter(index=1, entry=won(0, 20, laid=2)))
    with pytest.raises(SheetRefused, match="sheet-changed"):
        await sheet.carry_out(order(Undo(), token, base=2, by="Ben"), "en")


async def test_a_followers_hand_needs_the_keepers_leave(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    hand = SendHand(index=0, hand=Hand(seat=1, cards="W 12"))
    with pytest.raises(SheetRefused, match="hands-off"):
        await do(sheet, "", hand, by="Ben")
    await do(sheet, token, Allow(hands=True))
    await do(sheet, "", hand, by="Ben")
    assert [(one.hand, one.by) for one in sheet.log.hands] == [(hand.hand, "Ben")]
    for operation in (Enter(index=0, entry=won(0, 35)), Undo(), Allow(hands=False), Correct(index=0, entry=won(0, 5))):
        with pytest.raises(SheetRefused, match="keeper-only"):
            await do(sheet, "guessed", operation)
    with pytest.raises(SheetRefused, match="too-many-hands"):
        await do(sheet, "", *[hand] * MOST_HANDS, by="Ben")
    await do(sheet, token, Enter(index=0, entry=won(0, 35)))
    assert sheet.log.hands == []
    with pytest.raises(SheetRefused, match="sheet-changed"):
        await do(sheet, token, hand, by="Ben")


@pytest.mark.rule("S2", "H1", "P8")
@pytest.mark.parametrize(
    ("hand", "code"),
    [
        (Hand(seat=1, points=7), "points-impossible"),
        (Hand(seat=1, laid=2, points=5), "phase-not-current"),
        (Hand(seat=1, cards="x9"), "card-unknown"),
        (Hand(seat=2, points=5), "no-such-player"),
        (Hand(seat=1), "out-without-phase"),
        (Hand(seat=1, laid=1), ""),
        (Hand(seat=1, laid=1, points=5), ""),
        (Hand(seat=1, points=65), ""),
    ],
)
async def test_a_followers_hand_is_judged_alone(book: Scorebook, hand: Hand, code: str) -> None:
    sheet, token = await new_sheet(book)
    if not code:
        await do(sheet, token, SendHand(index=0, hand=hand))
        assert sheet.log.hands[0].hand == hand
        return
    with pytest.raises(NotPossible) as caught:
        await do(sheet, token, SendHand(index=0, hand=hand))
    assert caught.value.refused.code == code
    assert caught.value.refused.text
    assert sheet.revision == 0


async def test_what_is_refused_leaves_no_trace(book: Scorebook) -> None:
    sheet, token = await new_sheet(book)
    await do(sheet, token, Enter(index=0, entry=won(0, 65)))
    with pytest.raises(NotPossible) as caught:
        await sheet.carry_out(order(Enter(index=1, entry=won(0, 7, laid=2)), token, id="again"), "de")
    assert (caught.value.refused.code, caught.value.refused.rule) == ("points-impossible", "S2")
    for reason, operation in (
        ("no-such-entry", Enter(index=2, entry=won(0, 5))),
        ("no-such-entry", Correct(index=1, entry=won(0, 5))),
        ("sheet-full", Enter(index=MOST_ENTRIES, entry=won(0, 5))),
        ("too-long", SendHand(index=1, hand=Hand(seat=1, cards="1 " * 3_000))),
    ):
        with pytest.raises(SheetRefused, match=reason):
            await do(sheet, token, operation)
    assert sheet.revision == 1
    await sheet.carry_out(order(Enter(index=1, entry=won(0, 5, laid=2)), token, id="again"), "de")
    assert sheet.revision == 2, "the id of a refused operation can be used again"


async def test_everything_comes_back_from_the_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with opened(path) as (book, _):
        sheet, token = await new_sheet(book, rulebook="classic+phases=5")
        await do(sheet, token, Allow(hands=True), Enter(index=0, entry=won(0, 65)))
        await do(sheet, token, Enter(index=0, entry=won(0, 5)), by="Ben")
        await do(sheet, "", SendHand(index=1, hand=Hand(seat=1, points=10)), by="Ben")
        await do(sheet, token, Correct(index=0, entry=won(0, 60)))
        before = sheet.facts
    async with opened(path) as (book, _):
        again = await book.find(sheet.code.lower())
        assert again is not None
        assert again.facts == before
        assert again.is_keeper(token)
        assert not again.is_keeper("")
        assert await book.find("ABCDEF") is None


async def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.sqlite3") as (book, store):
        sheet, token = await new_sheet(book)
        await do(sheet, token, Enter(index=0, entry=won(0, 65)))
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")  # the file grows no more, as on a full disk
        hands = [SendHand(index=1, hand=Hand(seat=1, points=10))] * 1_000
        with pytest.raises(StoreError, match="full"):
            await do(sheet, token, *hands)
        before = sheet.facts
        late = order(Enter(index=1, entry=won(0, 10, laid=2)), token)
        with pytest.raises(StoreError, match="full"):
            await sheet.carry_out(late, "en")
        assert sheet.facts == before
        store._connection.execute("PRAGMA max_page_count = 100000")
        assert await sheet.carry_out(late, "en") is None
        assert sheet.log.entries == [won(0, 65), won(0, 10, laid=2)]
