"""Impossible books are refused with the field, the reason and the rule; unusual ones are accepted."""

import pytest

from dizaine.rulebooks import RulebookError, load
from tests.rulebooks.conftest import OwnBook


def refusal(name: str) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        load(name)
    return caught.value


# Each line: the fields of a book that extends classic; the field, the rule and a word of the refusal.
REFUSED = [
    # the book itself
    ('title = " "', "title", "", "empty"),
    ('source = ""', "source", "", "empty"),
    # material
    ("[material]\nnumbers = 13", "material.numbers", "M1", "12"),
    ("[material]\nnumbers = 0", "material.numbers", "M1", "1"),
    ("[material]\ncopies = 0", "material.copies", "M1", "1"),
    ("[material]\ncopies = 4", "material", "M1", "160"),
    ("[material]\ncolours = []", "material.colours", "M2", "at least one"),
    ('[material]\ncolours = ["red", "pink"]', "material.colours", "M2", "'pink'"),
    ('[material]\ncolours = ["red", "blue", "red"]', "material.colours", "M2", "twice"),
    ("[material]\nwilds = -1", "material.wilds", "M3", "-1"),
    ("[material]\nwilds = 61", "material", "M1", "161"),
    ("[material]\nskips = -1", "material.skips", "M4", "-1"),
    ("[material]\nreference_cards = -1", "material.reference_cards", "M7", "-1"),
    ("[material]\nmarkers = -1", "material.markers", "M7", "-1"),
    # deal
    ("[deal]\nhand = 0", "deal.hand", "M5", "1"),
    ("[deal]\nhand = 16", "deal.hand", "M5", "15"),
    ("[deal]\nleast_players = 1", "deal.least_players", "M6", "2"),
    ("[deal]\nmost_players = 7", "deal.most_players", "M6", "6"),
    ("[deal]\nleast_players = 5\nmost_players = 4", "deal.most_players", "M6", "5"),
    ('[material]\ncolours = ["red"]\ncopies = 1\nwilds = 8\nskips = 1', "deal.hand", "M5", "21 cards"),
    # sets and collections
    ('[phases]\nlist = ["set of 1"]', "phases.list[1]", "P1", "at least 2"),
    ('[phases]\nlist = ["0 sets of 3"]', "phases.list[1]", "P1", "cannot read"),
    ('[phases]\nlist = ["2 sets of 2", "1 odd"]', "phases.list[2]", "P4", "at least 2"),
    ('[phases]\nlist = ["0 of one colour"]', "phases.list[1]", "P3", "at least 2"),
    ('[material]\nwilds = 0\n[phases]\nlist = ["set of 9"]', "phases.list[1]", "P1", "needs 1 wilds"),
    ('[material]\ncopies = 1\n[phases]\nlist = ["2 sets of 5", "set of 11", "set of 11 + set of 8"]',
     "phases.list[3]", "P8", "19 cards"),
    ('[material]\ncopies = 1\nwilds = 1\n[phases]\nlist = ["2 sets of 5"]',
     "phases.list[1]", "P1", "2 wilds"),
    ('[material]\nnumbers = 4\nwilds = 1\n[phases]\nlist = ["10 of one colour"]',
     "phases.list[1]", "P3", "2 wilds"),
    ('[material]\nnumbers = 2\ncopies = 1\nwilds = 3\nskips = 19\n[phases]\nlist = ["8 even"]',
     "phases.list[1]", "P4", "4 wilds"),
    ('[material]\nnumbers = 1\ncopies = 8\n[phases]\nlist = ["2 even"]', "phases.list[1]", "W3", "natural"),
    ('[material]\nnumbers = 1\ncopies = 8\n[wilds]\nnaturals = "group"\n[phases]\nlist = ["2 odd + 2 even"]',
     "phases.list[1]", "O2", "natural"),
    # runs
    ('[deal]\nhand = 15\n[phases]\nlist = ["run of 13"]', "phases.list[1]", "P2", "only 12"),
    ('[phases]\nlist = ["run of 4", "run of 3"]', "phases.list[2]", "P2", "at least 4"),
    ('[phases]\nlist = ["run of 3 odd"]', "phases.list[1]", "P2", "at least 4"),
    ('[phases]\nlist = ["run of 7 odd"]', "phases.list[1]", "P5", "only 6 successive odd"),
    ('[phases]\nlist = ["run of 7 even"]', "phases.list[1]", "P5", "only 6 successive even"),
    ('[material]\nnumbers = 9\n[phases]\nlist = ["run of 5 even"]', "phases.list[1]", "P5", "only 4"),
    ('[phases]\nlist = ["run of 1 pairs"]\nshortest_run = 2', "phases.list[1]", "P6", "at least 2 pairs"),
    ('[phases]\nlist = ["run of 7 pairs even"]', "phases.list[1]", "P6", "only 6"),
    ('[material]\ncopies = 1\nwilds = 2\n[phases]\nlist = ["run of 3 pairs in one colour"]',
     "phases.list[1]", "P6", "3 wilds"),
    ('[material]\nnumbers = 8\n[phases]\nlist = ["run of 9 in one colour"]',
     "phases.list[1]", "P7", "only 8"),
    ("[phases]\nshortest_run = 1", "phases.shortest_run", "P2", "2"),
    ("[phases]\nshortest_run = 13", "phases.shortest_run", "P2", "12"),
    # the hand
    ('[phases]\nlist = ["set of 3", "set of 3", "3 sets of 4"]', "phases.list[3]", "P8", "phase 3"),
    ('[phases]\nlist = ["run of 11"]\n[turn]\ngoing_out = "discard"', "phases.list[1]", "P8", "discard"),
    ("[deal]\nhand = 7", "phases.list[6]", "P8", "9 cards"),
    # limits of phases
    ('[phases]\nlist = ["5 sets of 2"]', "phases.list[1]", "P8", "limit is 4"),
    ("[phases]\nlist = []", "phases.list", "P8", "16"),
    (f"[phases]\nlist = {['set of 3'] * 17}", "phases.list", "P8", "16"),
    # which phases are played
    ("[phases]\nplay = []", "phases.play", "V2", "at least one"),
    ("[phases]\nplay = [1, 11]", "phases.play", "V2", "no phase 11"),
    ("[phases]\nplay = [0]", "phases.play", "V2", "no phase 0"),
    ("[phases]\nplay = [3, 1, 3]", "phases.play", "V2", "phase 3 is named twice"),
    # turn, points, winning
    ("[turn]\nlimit = 0", "turn.limit", "T11", "1"),
    ("[turn]\nlimit = 10001", "turn.limit", "T11", "10000"),
    ("[points]\nlow = -1", "points.low", "S2", "-1"),
    ("[points]\nhigh = -1", "points.high", "S2", "-1"),
    ("[points]\nskip = -1", "points.skip", "S2", "-1"),
    ("[points]\nwild = 1001", "points.wild", "S2", "1000"),
    ("[points]\nhigh_from = 0", "points.high_from", "S2", "1"),
    ("[points]\nhigh_from = 14", "points.high_from", "S2", "13"),
    ('[winning]\nrounds = "one-per-phase"\n[phases]\norder = "free"', "winning.rounds", "V1", "V4"),
    ('[winning]\nrounds = "one-per-phase"\nby = "places"', "winning.rounds", "V1", "S6"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "field", "rule", "word"),
    [pytest.param(*row, marks=[pytest.mark.rule(row[2])] if row[2] else []) for row in REFUSED],
)
def test_refused(own_book: OwnBook, text: str, field: str, rule: str, word: str) -> None:
    error = refusal(own_book(f'extends = "classic"\n{text}'))
    assert (error.field, error.rule) == (field, rule)
    assert word in error.reason


UNUSUAL = [
    '[phases]\nlist = ["run of 12"]\n[deal]\nhand = 11',
    '[phases]\nlist = ["run of 11"]',
    '[phases]\nlist = ["run of 10"]\n[turn]\ngoing_out = "discard"',
    '[phases]\nlist = ["run of 6 odd"]',
    '[phases]\nlist = ["run of 5 pairs"]',
    '[phases]\nlist = ["4 sets of 2", "run of 4 + 4 even + set of 2"]',
    '[phases]\nlist = ["run of 2"]\nshortest_run = 2',
    '[material]\nwilds = 60',
    '[material]\nwilds = 0\nskips = 0',
    '[material]\ncolours = ["red", "yellow", "green", "blue", "orange"]',
    '[material]\ncopies = 1\nwilds = 2\n[phases]\nlist = ["2 sets of 5"]',
    '[phases]\nplay = [10, 1]',
    '[points]\nhigh_from = 13',
    '[points]\nlow = 0\nhigh = 0\nskip = 0\nwild = 0',
    '[winning]\nby = "before"',
    '[winning]\nrounds = "one-per-phase"',
]  # fmt: skip


@pytest.mark.parametrize("text", UNUSUAL)
def test_unusual_and_fine(own_book: OwnBook, text: str) -> None:
    load(own_book(f'extends = "classic"\n{text}'))


@pytest.mark.rule("P2")
def test_p2_no_run_of_13(own_book: OwnBook) -> None:
    error = refusal(own_book('extends = "classic"\n[deal]\nhand = 13\n[phases]\nlist = ["run of 13"]'))
    assert str(error) == ("phases.list[1]: phase 1 (run of 13): 1 to 12 hold only 12 successive numbers (P2)")


@pytest.mark.rule("P8")
def test_p8_no_phase_longer_than_the_hand(own_book: OwnBook) -> None:
    error = refusal(own_book('extends = "express"\n[phases]\nlist = ["4 odd", "run of 7"]'))
    assert str(error) == ("phases.list[2]: phase 2 (run of 7): it asks for 7 cards, a hand has 6 after the draw (P8)")


# Players


@pytest.mark.rule("M6")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch", "dutch-original"])
def test_m6_two_to_six_players(edition: str) -> None:
    book = load(edition)
    for players in range(2, 7):
        book.check_players(players)
    for wrong in (-1, 0, 1, 7, 100, True, 3.0, "3", None):
        with pytest.raises(RulebookError) as caught:
            book.check_players(wrong)  # type: ignore[arg-type]
        assert (caught.value.field, caught.value.rule) == ("players", "M6")


@pytest.mark.rule("M5")
def test_m5_enough_cards_for_all(own_book: OwnBook) -> None:
    book = load(own_book('extends = "express"\n[deal]\nhand = 13'))
    book.check_players(4)  # 52 of 54 cards: one for each pile
    with pytest.raises(RulebookError) as caught:
        book.check_players(5)
    assert (caught.value.field, caught.value.rule) == ("players", "M5")
    book = load(own_book('extends = "express"\n[deal]\nhand = 13\n[material]\nskips = 2'))
    with pytest.raises(RulebookError, match="53 cards"):
        book.check_players(4)


@pytest.mark.rule("T8", "T9")
def test_t8_some_card_can_always_be_turned_up(own_book: OwnBook) -> None:
    returning = 'extends = "express"\n[deal]\nhand = 12\nfirst_wild = "return"\nfirst_skip = "return"'
    with pytest.raises(RulebookError) as caught:
        load(own_book(returning)).check_players(4)  # the 6 cards left may be the 3 wilds and the 3 skips
    assert (caught.value.field, caught.value.rule) == ("players", "T8")
    load(own_book(f"{returning}\n[material]\nskips = 2\nwilds = 3\ncopies = 1")).check_players(3)
    load(own_book(returning.replace("hand = 12", "hand = 11"))).check_players(4)
