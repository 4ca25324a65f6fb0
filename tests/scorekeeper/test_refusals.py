"""Entries that cannot have happened are refused with the rule, in every language."""

from typing import get_args

import pytest

from dizaine.scorekeeper.forms import CardRound, Hand, Setup, Start
from dizaine.scorekeeper.refusals import Code, EntryRefused, SetupRefused, error_words, refused_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import LANGUAGES, Catalogue

THREE = ["Ann", "Bob", "Cem"]


def sheet(book: str = "classic", standing: list[Start] | None = None) -> Sheet:
    return Sheet(Setup(rulebook=book, names=THREE, standing=standing or []))


def refused(on: Sheet, out: int | None, *hands: Hand, order: tuple[int, ...] = ()) -> tuple[str, str, int | None]:
    """Code, rule and seat of the refusal; the sheet must be able to say it in all languages."""
    found = on.check(CardRound(out=out, hands=list(hands), laid_order=list(order)))
    assert found is not None
    for language in LANGUAGES:
        assert refused_words(Catalogue(language), found)
    return found.code, found.rule, found.seat


def hand(seat: int, points: int | None = None, laid: int = 0, cards: str | None = None) -> Hand:
    return Hand(seat=seat, laid=laid, points=points, cards=cards)


OUT = hand(0, laid=1)
FINE = (OUT, hand(1, 65), hand(2, 20, laid=1))


def test_the_usual_round_is_accepted() -> None:
    assert sheet().check(CardRound(out=0, hands=list(FINE))) is None
    assert sheet().check(CardRound(out=0, hands=[FINE[2], FINE[0], FINE[1]])) is None


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    ("left", "fits"),
    [
        (hand(1, 7), False),  # "a score of 7"
        (hand(1, -5), False),
        (hand(1, 5), True),
        (hand(1, 225), True),  # 8 wilds, a skip and a 10
        (hand(1, 230), True),  # 8 wilds and two skips
        (hand(1, 235), False),  # no ten cards are worth more
        (hand(1, 90, laid=1), True),  # four cards are left after two sets of three: W W W S
        (hand(1, 100, laid=1), True),
        (hand(1, 105, laid=1), False),
    ],
)
def test_points_that_no_hand_can_make(left: Hand, fits: bool) -> None:
    if fits:
        assert sheet().check(CardRound(out=0, hands=[OUT, left, hand(2, 5)])) is None
    else:
        assert refused(sheet(), 0, OUT, left, hand(2, 5)) == ("points-impossible", "S2", 1)


@pytest.mark.rule("S2")
def test_each_book_has_its_own_values() -> None:
    """Wilds are 20 in `continental`; `express` has five cards, of which phase 1 takes four."""
    twenty = CardRound(out=0, hands=[OUT, hand(1, 20, laid=1, cards=None), hand(2, cards="W S 12 9")])
    assert [cell.points for cell in sheet("continental").enter(twenty).status("en").rows[0].cells] == [0, 20, 50]
    assert [cell.points for cell in sheet("classic").enter(twenty).status("en").rows[0].cells] == [0, 20, 55]
    assert refused(sheet("express"), 0, OUT, hand(1, 20, laid=1), hand(2, 5))[0] == "points-impossible"


@pytest.mark.rule("M1", "M5", "P8")
def test_cards_that_nobody_can_have() -> None:
    def with_cards(first: str, second: str = "5", laid: int = 0) -> tuple[str, str, int | None]:
        return refused(sheet(), 0, OUT, hand(1, cards=first, laid=laid), hand(2, cards=second))

    assert with_cards("r7 x3") == ("card-unknown", "M1", 1)
    assert with_cards("r7 ?") == ("card-unknown", "M1", 1)
    assert with_cards("b7") == ("cards-not-in-deck", "M1", 1)  # classic has no blue
    assert with_cards("r7 r7", "r7") == ("cards-not-in-deck", "M1", 2)
    assert with_cards("7 7 7 7", "7 7 7 7 7") == ("cards-not-in-deck", "M1", 2)
    assert with_cards("13") == ("cards-not-in-deck", "M1", 1)
    assert with_cards("1 2 3 4 5 6 7 8 9 10 11") == ("cards-too-many", "M5", 1)
    assert with_cards("1 2 3 4 5", laid=1) == ("cards-after-phase", "P8", 1)
    eight = "W W W W W W W W"
    assert refused(sheet(), 0, OUT, hand(1, cards=eight), hand(2, 200)) == ("points-together", "M1", 2)
    assert refused(sheet(), 0, OUT, hand(1, 200), hand(2, 200))[:2] == ("points-together", "M1")


@pytest.mark.rule("S1")
def test_one_player_goes_out() -> None:
    assert refused(sheet(), 0, OUT, hand(1, 0, laid=1), hand(2, 5)) == ("two-out", "S1", 1)
    assert refused(sheet(), 0, OUT, hand(1, cards="", laid=1), hand(2, 5)) == ("two-out", "S1", 1)
    assert refused(sheet(), 0, hand(0, 5, laid=1), hand(1, 5), hand(2, 5)) == ("out-with-cards", "S1", 0)


@pytest.mark.rule("H1")
def test_nobody_goes_out_without_a_phase() -> None:
    assert refused(sheet(), 0, hand(0), hand(1, 5), hand(2, 5)) == ("out-without-phase", "H1", 0)


@pytest.mark.rule("T11")
def test_a_stopped_round_leaves_everybody_with_cards() -> None:
    stopped = CardRound(out=None, hands=[hand(0, 15, laid=1), hand(1, 65), hand(2, 70)])
    status = sheet().enter(stopped).status("en")
    assert status.rows[0].stopped
    assert [player.phase for player in status.players] == [2, 1, 1]
    assert refused(sheet(), None, hand(0, 0, laid=1), hand(1, 65), hand(2, 70)) == ("nobody-out", "S1", 0)


@pytest.mark.rule("P8", "V4")
def test_phases_out_of_order() -> None:
    assert refused(sheet(), 0, hand(0, laid=2), hand(1, 5), hand(2, 5)) == ("phase-not-current", "P8", 0)
    assert refused(sheet(), 0, hand(0, laid=11), hand(1, 5), hand(2, 5)) == ("no-such-phase", "P8", 0)
    free = sheet("continental+free-order").enter(CardRound(out=0, hands=[hand(0, laid=4), hand(1, 5), hand(2, 5)]))
    assert free.status("en").players[0].left_to_choose == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert refused(free, 0, hand(0, laid=4), hand(1, 5), hand(2, 5)) == ("phase-crossed-off", "V4", 0)


def test_everybody_has_one_hand() -> None:
    assert refused(sheet(), 0, OUT, hand(1, 5)) == ("hand-missing", "S2", 2)
    assert refused(sheet(), 0, OUT, hand(1, 5), hand(1, 5), hand(2, 5)) == ("hand-twice", "S2", 1)
    assert refused(sheet(), 0, *FINE, hand(3, 5))[:2] == ("no-such-player", "M6")
    assert refused(sheet(), 0, OUT, hand(1), hand(2, 5)) == ("points-missing", "S2", 1)
    assert refused(sheet(), 0, OUT, hand(1, 5, cards="5"), hand(2, 5)) == ("points-and-cards", "S2", 1)


@pytest.mark.rule("S6")
def test_games_for_places() -> None:
    nine = Start(done=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    places = sheet("dutch", [nine, nine, nine])
    assert places.status("en").wants_order
    both = [hand(0, laid=10), hand(1, laid=10), hand(2)]
    assert refused(places, 0, hand(0, laid=10), hand(1, 5), hand(2)) == ("points-not-counted", "S6", 1)
    assert refused(places, 0, *both) == ("order-needed", "S6", 0)
    assert refused(places, 0, *both, order=(1, 2))[:2] == ("order-wrong", "S6")
    over = places.enter(CardRound(out=0, hands=both, laid_order=[1, 0]))
    assert [player.won_place for player in over.status("en").players] == [2, 1, 3]
    assert over.status("en").winners == [1]
    assert refused(over, 0, *both)[:2] == ("over", "S6")
    one = places.enter(CardRound(out=0, hands=[hand(0, laid=10), hand(1), hand(2)]))
    assert refused(one, 0, hand(0), hand(1, laid=10), hand(2)) == ("not-at-table", "S6", 0)


@pytest.mark.rule("S4", "V1")
def test_nothing_is_entered_after_the_end() -> None:
    nine = Start(done=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    end = CardRound(out=0, hands=[hand(0, laid=10), hand(1, 5), hand(2, 5)])
    assert refused(sheet(standing=[nine] * 3).enter(end), 0, *end.hands)[:2] == ("over", "S4")
    ten = Sheet(Setup(rulebook="classic+ten-rounds", names=THREE, standing=[Start(points=50)] * 3, played=9))
    assert refused(ten.enter(end), 0, *end.hands)[:2] == ("over", "V1")


@pytest.mark.parametrize(
    ("setup", "field", "code", "rule"),
    [
        (Setup(rulebook="classik", names=THREE), "rulebook", "rulebook", ""),
        (Setup(rulebook="/etc/hosts.toml", names=THREE), "rulebook", "rulebook", ""),
        (Setup(rulebook="classic+places+ten-rounds", names=THREE), "rulebook", "rulebook", "V1"),
        (Setup(rulebook='extends = "mine.toml"\n', names=THREE), "rulebook", "rulebook", ""),
        (Setup(rulebook="classic", names=["Ann"]), "names", "rulebook", "M6"),
        (Setup(rulebook="classic", names=["Ann", " "]), "names", "names-empty", ""),
        (Setup(rulebook="classic", names=["Ann", "ann"]), "names", "names-alike", ""),
        (Setup(rulebook="classic", names=["Ann", "B\nb"]), "names", "name-unreadable", ""),
        (Setup(rulebook="classic", names=THREE, dealer=3), "dealer", "dealer", "T1"),
        (Setup(rulebook="classic", names=THREE, standing=[Start()]), "standing", "standing-count", "S7"),
        (Setup(rulebook="classic", names=THREE, standing=[Start(done=[2])] * 3), "standing", "standing-order", "P8"),
        (
            Setup(rulebook="classic", names=THREE, standing=[Start(done=[1, 1])] * 3),
            "standing",
            "standing-phases",
            "P8",
        ),
        (Setup(rulebook="classic", names=THREE, standing=[Start(points=7)] * 3), "standing", "standing-points", "S2"),
        (Setup(rulebook="dutch", names=THREE, standing=[Start(points=5)] * 3), "standing", "standing-points", "S6"),
        (Setup(rulebook="classic", names=THREE, standing=[Start(place=1)] * 3), "standing", "standing-place", "S6"),
        (
            Setup(rulebook="classic", names=THREE, standing=[Start(done=list(range(1, 11)))] * 3),
            "standing",
            "standing-over",
            "S4",
        ),
        (Setup(rulebook="classic+ten-rounds", names=THREE, played=10), "played", "standing-rounds", "V1"),
        (Setup(rulebook="dice", names=THREE, standing=[Start(done=[2])] * 3), "standing", "standing-order", "D4"),
        (Setup(rulebook="dice", names=THREE, standing=[Start(points=5)] * 3), "standing", "standing-points", "D6"),
    ],
)
def test_setups_that_no_game_begins_with(setup: Setup, field: str, code: str, rule: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        Sheet(setup)
    assert (caught.value.field, caught.value.refused.code, caught.value.refused.rule) == (field, code, rule)
    for language in LANGUAGES:
        assert error_words(Catalogue(language), caught.value)


def test_every_refusal_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert all(Catalogue(language).has(f"score-refusal-{code}") for code in get_args(Code))


@pytest.mark.rule("S7")
def test_a_game_that_was_begun_on_paper() -> None:
    standing = [Start(done=[1, 2], points=40), Start(done=[1], points=120), Start(points=95)]
    status = sheet(standing=standing).status("en")
    assert [(player.phase, player.points, player.place) for player in status.players] == [
        (3, 40, 1),
        (2, 120, 2),
        (1, 95, 3),
    ]
    left = [Start(done=list(range(1, 11)), place=1), Start(done=[1]), Start(done=[1])]
    places = Sheet(Setup(rulebook="dutch", names=THREE, standing=left, dealer=1)).status("en")
    assert [player.active for player in places.players] == [False, True, True]
    with pytest.raises(EntryRefused, match="dealer"):
        sheet("dutch", left)
