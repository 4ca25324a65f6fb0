"""Corrections: everything after them is counted again, and what no longer fits is set aside but never lost."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from dizaine.rulebooks import load
from dizaine.scorekeeper.forms import CardRound, DiceTurn, Hand, Saved, Setup
from dizaine.scorekeeper.refusals import EntryRefused
from dizaine.scorekeeper.sheet import Sheet
from tests.games.books import SAMPLE
from tests.scorekeeper.engine_games import play_rounds

PAIR = Setup(rulebook="classic", names=["Ann", "Bob"])


def won(out: int, left: int, laid: int = 1, other: int = 0) -> CardRound:
    """A round of two: who went out with which phase, and what the other one has left and laid."""
    hands = [Hand(seat=out, laid=laid), Hand(seat=1 - out, laid=other, points=left)]
    return CardRound(out=out, hands=sorted(hands, key=lambda hand: hand.seat))


def spoiled(entry: CardRound, random: Random) -> CardRound:
    """A round as a hasty keeper gets it wrong: other points, a phase forgotten, another order."""
    hands = []
    for hand in entry.hands:
        if hand.seat != entry.out and random.random() < 0.6:
            points = None if hand.points is None and hand.cards is None else random.choice([5, 10, 15])
            hand = Hand(seat=hand.seat, laid=hand.laid if random.random() < 0.5 else 0, points=points)
        hands.append(hand)
    return CardRound(out=entry.out, hands=hands, laid_order=entry.laid_order[::-1])


@pytest.mark.rule("S7", "A1")
def test_corrected_sheets_equal_those_without_a_mistake(size: Callable[[int, int], int]) -> None:
    """Mistakes anywhere, entered rounds after them that do not fit, and then the corrections in any order."""
    corrections, seed = 0, 0
    while corrections < size(20, 200):
        random = Random(seed)
        rounds = list(play_rounds(load(SAMPLE[seed * 7 % len(SAMPLE)]), 2 + seed % 5, seed))
        right = Sheet(rounds[0][0])
        for _, entry, _ in rounds:
            right = right.enter(entry)
        sheet, wrong = right, set()
        for index in random.sample(range(len(rounds)), min(3, len(rounds))):
            mistake = spoiled(rounds[index][1], random)
            if sheet.check(mistake, index) is None and mistake != sheet.entries[index]:
                sheet = sheet.correct(index, mistake)
                wrong.add(index)
        assert len(sheet.entries) == len(right.entries)
        for index in sorted(wrong):
            sheet = sheet.correct(index, rounds[index][1])
            corrections += 1
        assert sheet.entries == right.entries
        one, other = sheet.status("en"), right.status("en")
        assert {row.index for row in one.rows if row.corrected} >= wrong
        plain = [msgspec.structs.replace(row, corrected=False) for row in one.rows]
        assert msgspec.structs.replace(one, rows=plain) == other
        seed += 1


def test_entries_that_no_longer_fit_are_set_aside_and_come_back() -> None:
    sheet = Sheet(PAIR).enter(won(0, 65)).enter(won(0, 50, laid=2)).enter(won(1, 40, other=3))
    before = sheet.status("en")
    wrong = sheet.correct(0, won(1, 65))
    status = wrong.status("en")
    assert status.set_aside is not None
    assert (status.set_aside.index, status.set_aside.count) == (1, 2)
    assert (status.set_aside.refused.code, status.set_aside.refused.rule) == ("phase-not-current", "P8")
    assert "Ann is on phase 1" in status.set_aside.refused.text
    assert len(wrong.entries) == 3
    assert [row.index for row in status.rows] == [0]
    with pytest.raises(EntryRefused, match="set-aside"):
        wrong.enter(won(0, 65))
    with pytest.raises(EntryRefused, match="earlier-first"):
        wrong.correct(2, won(0, 65))
    again = wrong.correct(0, won(0, 65)).status("en")
    assert again.players == before.players
    assert again.set_aside is None
    assert [row.corrected for row in again.rows] == [True, False, False]


def test_undo_takes_back_the_latest_entry_or_correction() -> None:
    first = Sheet(PAIR).enter(won(0, 65))
    second = first.enter(won(1, 50))
    corrected = second.correct(0, won(0, 75))
    assert corrected.undo().status("en") == second.status("en")
    assert second.undo().status("en") == first.status("en")
    assert corrected.correct(0, won(0, 75)) is corrected
    with pytest.raises(EntryRefused, match="nothing-to-undo"):
        Sheet(PAIR).undo()
    with pytest.raises(EntryRefused, match="no-such-entry"):
        first.correct(1, won(0, 65))


@pytest.mark.rule("S7")
def test_a_saved_sheet_goes_on_where_it_stopped() -> None:
    sheet = Sheet(PAIR).enter(won(0, 65)).enter(won(0, 50, laid=2)).correct(0, won(1, 65))
    saved = msgspec.json.decode(msgspec.json.encode(sheet.saved()), type=Saved)
    assert Sheet.opened(saved).status("de") == sheet.status("de")
    gap = Saved(setup=PAIR, changes=[saved.changes[1]])
    with pytest.raises(EntryRefused, match="no-such-entry"):
        Sheet.opened(gap)


@pytest.mark.rule("D7")
def test_a_turn_of_dice_can_be_corrected() -> None:
    """A failure that was none: what follows are other phases, with other scores and a bonus."""
    pad = Sheet(Setup(rulebook="dice", names=["Ann"]))
    wrong = pad.enter(DiceTurn(seat=0, failed=True))
    right = pad.enter(DiceTurn(seat=0, points=57))
    for points in (54, 54, 49):
        wrong = wrong.enter(DiceTurn(seat=0, points=points))
        right = right.enter(DiceTurn(seat=0, points=points))
    right, wrong = (sheet.enter(DiceTurn(seat=0, points=49)) for sheet in (right, wrong))
    assert wrong.status("en").players[0].points == 54 + 54 + 49 + 49
    corrected = wrong.correct(0, DiceTurn(seat=0, points=57))
    assert corrected.status("en").players == right.status("en").players
    assert corrected.status("en").players[0].bonuses == [40]
