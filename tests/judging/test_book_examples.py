"""The worked examples of the printed sheets, put to the arbiter as questions."""

from typing import Any

import pytest

from dizaine.judging.answers import Judgement
from dizaine.judging.cards.questions import Count, First, Hit, Knock, Lay, Out, Skip, Take, Win
from dizaine.judging.dice.questions import Roll
from dizaine.judging.kinds import AnyQuestion, judge
from dizaine.rulebooks.library import load_any
from dizaine.words.catalogue import Catalogue

ENGLISH = Catalogue("en")


def asked(book: str, question: AnyQuestion) -> Judgement:
    return judge(load_any(book), question, ENGLISH)


def ruling(book: str, question: AnyQuestion) -> str:
    """The answer in short: `yes P8`, `no W3`, or the facts that it asks for."""
    answer = asked(book, question)
    if answer.allowed is None:
        return "? " + " ".join(ask.fact for ask in answer.missing)
    return f"{'yes' if answer.allowed else 'no'} {answer.rule}"


LAYS = [
    ("express", 2, "r7 y7 + g10 b10", "yes P8", "P1"),
    ("express", 2, "r10 y10 + g10 b10", "yes P8", "P1"),
    ("express", 4, "r6 y6 r7 y7", "yes P8", "P6"),
    ("express", 4, "r6 y6 r8 y8", "no P6", "P6"),
    ("express", 8, "r1 y3 g5 b7", "yes P8", "P5"),
    ("express", 8, "r1 y3 g5 b9", "no P5", "P5"),
    ("express", 1, "r1 y3 g5 b7", "yes P8", "P4"),
    ("express", 1, "r3 y3 r5 y5", "yes P8", "P4"),
    ("express", 1, "r7 y7 g7 b7", "yes P8", "P4"),
    ("express", 1, "r1 r5 r9 r11", "yes P8", "P4"),
    ("express", 1, "r1 r5 r9 r12", "no P4", "P4"),
    ("express", 6, "r3 y4 W g6", "yes P8", "W1"),
    ("express", 7, "g3 g4 y5", "no P7", "P7"),
    ("express", 10, "g1 g5 g9 W", "yes P8", "P3"),
    ("express", 10, "g1 g5 g9 r2", "no P3", "P3"),
    ("classic", 1, "r7 y7 g7 + r10 y10 g10", "yes P8", "P1"),
    ("classic", 1, "r10 y10 g10 + r10 y10 g10", "yes P8", "P1"),
    ("classic", 2, "r5 y5 g5 + r3 y4 W g6", "yes P8", "W1"),
    ("classic", 8, "g1 g2 g2 g5 g8 g12 W", "yes P8", "P3"),
    ("classic", 3, "r4 y4 W g4 + r5 W r7 r8", "yes P8", "W2"),
    ("classic", 3, "r5 W r7 r8 r4 y4 W g4", "yes P8", "P9"),
    ("classic", 3, "W W W W + W W W W", "no W3", "W3"),
    ("continental", 3, "W W W W + W W W W", "yes P8", "W3"),
    ("continental", 4, "r1 y2 g3 b4 r5 y6 g7", "yes P8", "P2"),
    ("continental", 4, "r4 y5 g6 b7 r8 y9 g10", "yes P8", "P2"),
    ("continental", 2, "r5 y5 g5 + r10 y11 g12 b1", "no P2", "P2"),
    ("continental", 1, "r4 y4 g4 r4 y4 g4", "yes P8", "P1"),
    ("continental", 8, "r1 r2 W r5 r7 r9 W", "yes P8", "W1"),
    ("continental", 1, "r4 y4 S + r8 y8 g8", "no K4", "K4"),
    ("classic", 1, "r4 y4 g4 + r8 y8", "no P9", "P9"),
    ("classic+natural-in-each-group", 1, "r4 y4 g4 + W W W", "no O2", "O2"),
]


@pytest.mark.parametrize(
    ("book", "phase", "cards", "answer"),
    [pytest.param(*one[:4], id=f"{one[0]}-{one[1]}-{one[2]}", marks=pytest.mark.rule(one[4])) for one in LAYS],
)
def test_laying(book: str, phase: int, cards: str, answer: str) -> None:
    assert ruling(book, Lay(phase=phase, cards=cards)) == answer


@pytest.mark.rule("P8", "V4")
def test_only_a_phase_that_is_open_is_laid() -> None:
    lay: dict[str, Any] = {"phase": 1, "cards": "r4 y4 g4 + r8 y8 g8"}
    assert ruling("classic", Lay(**lay, on=2)) == "no P8"
    assert ruling("classic", Lay(**lay, laid="now")) == "no P8"
    assert ruling("continental+free-order", Lay(**lay, on=2)) == "yes P8"
    assert ruling("continental+free-order", Lay(**lay, crossed="yes")) == "no V4"


HITS = [
    ("express", "y4", "r4 g4 b4", "yes H2", "H2"),
    ("express", "r2", "r3 y4 g5 b6", "yes H2", "H2"),
    ("express", "r8", "r3 y4 g5 b6 r7", "yes H2", "H2"),
    ("express", "g12", "g1 g5 g9 g2", "yes H2", "H2"),
    ("express", "W", "r4 g4 b4", "yes H2", "H2"),
    ("express", "W", "r3 y4 g5 b6", "? end", "W4"),
    ("express", "r8", "r6 y6 g7 b7", "no H3", "H3"),
    ("express", "r8 y8", "r6 y6 g7 b7", "yes H3", "H3"),
    ("continental", "r5", "r5 y5 g5", "yes H2", "H2"),
    ("continental", "r7", "r8 y9 g10 b11", "yes H2", "H2"),
    ("continental", "r12", "r8 y9 g10 b11", "yes H2", "H2"),
    ("continental", "r1", "r9 y10 g11 b12", "no H2", "H2"),
    ("continental", "S", "r5 y5 g5", "no K4", "K4"),
    ("continental", "W", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 y12", "no H2", "H4"),
    ("classic", "g3", "g1 g2 g2 g5 g8 g12 W", "yes H2", "H2"),
]


@pytest.mark.parametrize(
    ("book", "cards", "group", "answer"),
    [pytest.param(*one[:4], id=f"{one[0]}-{one[1]}-{one[2]}", marks=pytest.mark.rule(one[4])) for one in HITS],
)
def test_hitting(book: str, cards: str, group: str, answer: str) -> None:
    assert ruling(book, Hit(cards=cards, group=group, laid="earlier")) == answer


@pytest.mark.rule("H1", "O1")
def test_hits_follow_the_own_phase() -> None:
    hit: dict[str, Any] = {"cards": "r7", "group": "r3 y4 r5 r6"}
    assert ruling("classic", Hit(**hit)) == "? laid"
    assert ruling("classic", Hit(**hit, laid="no")) == "no H1"
    assert ruling("classic", Hit(**hit, laid="now")) == "yes H2"
    assert ruling("classic+hits-next-turn", Hit(**hit, laid="now")) == "no O1"
    assert ruling("classic", Hit(**hit, laid="earlier", turn="no")) == "no T1"
    assert ruling("classic", Hit(cards="r9", group="r3 y4 r5 r6")) == "no H2"  # whether the phase lies or not


@pytest.mark.rule("K1", "K2", "K5", "K6", "K7")
def test_skips() -> None:
    other: dict[str, Any] = {"target": "other", "skipped": "no", "left": "some"}
    assert ruling("classic", Skip()) == "? target"
    assert ruling("classic", Skip(target="self")) == "no K1"
    assert ruling("classic", Skip(target="other", skipped="yes")) == "no K2"
    assert ruling("classic", Skip(**other, players="more")) == "yes K1"
    assert ruling("classic", Skip(**other, players="two")) == "yes K7"
    assert ruling("continental", Out(by="skip", target="other", skipped="no", players="more")) == "yes K5"
    assert ruling("dutch", Skip(target="other")) == "no K6"
    assert ruling("dutch", Skip(taken="no", players="more", left="some")) == "yes K6"
    assert ruling("continental", Hit(cards="W", group="r5 y5 g5", laid="earlier")) == "yes H2"


@pytest.mark.rule("T6", "T10")
def test_taking() -> None:
    assert ruling("classic", Take(card="S")) == "no T6"
    assert ruling("classic", Take(card="W")) == "yes T2"
    assert ruling("dutch", Take(card="r5", pile="one")) == "yes T2"
    hand = "y5 g5 r1 y1 g1 b12"
    bound: dict[str, Any] = {"card": "r5", "pile": "more"}
    assert ruling("dutch", Take(**bound, laid="no")) == "? phase hand table"
    assert ruling("dutch", Take(**bound, laid="no", phase=1, hand=hand, table="-")) == "yes T10"
    assert ruling("dutch", Take(**bound, laid="no", phase=4, hand=hand, table="-")) == "no T10"
    assert ruling("dutch", Take(**bound, laid="earlier", hand="b12", table="r6 r7 r8 y9")) == "yes T10"
    assert ruling("dutch+free-take", Take(card="r5")) == "yes T2"


@pytest.mark.rule("T8", "T9")
@pytest.mark.parametrize(
    ("book", "card", "answer"),
    [
        ("classic", "W", "yes T8"),
        ("classic", "S", "no T9"),
        ("continental", "W", "no T8"),
        ("continental", "S", "no T9"),
        ("express", "r5", "yes T2"),
    ],
)
def test_the_first_card(book: str, card: str, answer: str) -> None:
    assert ruling(book, First(card=card)) == answer


@pytest.mark.rule("V3")
def test_knocking() -> None:
    assert ruling("continental", Knock()) == "no V3"
    assert ruling("continental+knock", Knock(moment="now", whose="other", skipped="no")) == "yes V3"
    for question in (Knock(moment="drawn"), Knock(moment="first"), Knock(moment="skip"), Knock(card="S")):
        assert ruling("continental+knock", question) == "no V3"
    assert ruling("continental+knock", Knock(moment="now", whose="own")) == "no V3"
    assert ruling("continental+knock", Knock(moment="now", whose="other", skipped="yes")) == "no V3"


@pytest.mark.rule("S1", "S3", "P10", "T12", "V1", "O3")
def test_the_end_of_a_round() -> None:
    lay: dict[str, Any] = {"by": "lay", "phase": 1, "cards": "r4 y4 g4 + r8 y8 g8"}
    assert ruling("classic", Out(**lay)) == "yes T12"
    assert ruling("classic+out-by-discard", Out(**lay)) == "no O3"
    assert ruling("classic+out-by-discard", Out(by="discard", card="r5")) == "yes S1"
    assert ruling("classic", Count(laid="yes")) == "yes S3"
    assert ruling("classic", Count(laid="no")) == "no P10"
    assert ruling("classic+ten-rounds", Count(laid="no")) == "no V1"


@pytest.mark.rule("S4", "S5", "S6", "V1")
def test_the_end_of_the_game() -> None:
    assert ruling("classic", Win(points="40 35")) == "yes S4"
    assert "number 2 " in asked("classic", Win(points="40 35")).text
    assert ruling("classic", Win(points="35 40 35")) == "no S5"
    assert "1, 3" in asked("classic", Win(points="35 40 35")).text
    assert ruling("classic+ten-rounds", Win(points="35 40 35")) == "yes V1"
    assert ruling("dutch", Win()) == "yes S6", "whoever laid first has won: no points are asked for"
    assert ruling("dutch", Win(points="0 0")) == "yes S6"


ROLLS = [
    (1, "10 10 10 8 8 8 W W 1 2", 54),
    (1, "8 8 8 10 W W 1 2 5 6", 34),
    (2, "10 10 W 7 8 9 10 1 2 3", 20 + 34),
    (2, "5 5 5 6 W W 9 1 1 8", 15 + 23),
    (8, "o2 o4 oW o5 o8 o9 o10 r5 r7 b4", 38),
    (4, "5 5 5 5 5 5 1 1 1 1", None),
]


@pytest.mark.rule("D5", "D6")
@pytest.mark.parametrize(("phase", "dice", "points"), ROLLS)
def test_rolls(phase: int, dice: str, points: int | None) -> None:
    answer = asked("dice", Roll(phase=phase, dice=dice))
    assert (answer.allowed, answer.rule) == ((True, "D6") if points else (False, "D5"))
    assert not points or f" {points} points" in answer.text
