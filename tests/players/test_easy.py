"""The easy player: its mistakes are those of a beginner, not those of a coin."""

from collections import Counter

import pytest

from dizaine import Discard, Game, Hit, Lay, Move, Skip, Take
from dizaine.players.cards.players import PolicyPlayer
from tests.engine.setup import position

OTHERS = ["1: set 7 = r7 y7 g7", "1: set 9 = r9 y9 g9"]


def choice(game: Game) -> Move:
    return PolicyPlayer("easy").choose(game.card_view(game.asked))


def test_a_hit_that_it_misses_stays_missed_throughout_the_turn() -> None:
    """The menu has the hits in a fixed order, so it has missed all of them before the one that it chooses."""
    own = ["0: set 1 = r1 y1 g1", "0: set 2 = r2 y2 g2"]
    chances = 0
    for turn in range(30):
        game = position("continental", ["r7 y7 g7 b7 r9 y9 g9 b9 r12", 10], groups=own + OTHERS, turns=2 * turn)
        missed = set[str]()
        while isinstance(move := choice(game), Hit):
            hits = [str(other) for other in game.canonical_moves() if isinstance(other, Hit)]
            chances += bool(missed & set(hits))
            assert str(move) not in missed
            missed |= set(hits[: hits.index(str(move))])
            game.apply(move)
    assert chances


def test_it_misses_hits_of_its_own_less_often_than_those_of_others() -> None:
    """The same hand and the same groups, in 40 turns; only the owner of the groups differs."""
    hits = Counter[int]()
    for owner in (0, 1):
        own = [group.replace("1:", f"{owner}:") for group in OTHERS]
        others = [f"{1 - owner}: set 3 = r3 y3 g3", f"{1 - owner}: set 4 = r4 y4 g4"]
        for turn in range(40):
            game = position("continental", ["b7 b9 y1 g12", 10], groups=own + others, turns=2 * turn)
            hits[owner] += isinstance(choice(game), Hit)
    assert hits[0] > hits[1] > 0


@pytest.mark.parametrize("book", ["continental", "dutch"])
def test_in_some_rounds_it_saves_its_wild_until_somebody_else_has_laid(book: str) -> None:
    hand = "r5 y5 g5 r7 y7 W b1 b2 r3 g4 y11"
    chosen = []
    for number in range(1, 25):
        game = position(book, [hand, 10, 10], round=number)
        chosen.append(choice(game))
        assert isinstance(choice(position(book, [hand, 10, 10], round=number, groups=OTHERS)), Lay)
        late = position(book, [hand, 10, 10], round=number, turns=30)
        assert isinstance(choice(late), Lay), "it does not wait for ever"
        natural = position(book, [hand.replace("b1", "b7"), 10, 10], round=number)
        assert isinstance(choice(natural), Lay), "the phase does not need the wild"
    assert {type(move) for move in chosen} == {Lay, Discard}
    assert {str(move) for move in chosen if isinstance(move, Discard)} <= {"0: discard y11", "0: discard g4"}


def test_it_discards_the_highest_number_that_it_does_not_need_and_no_wild() -> None:
    useless = position("continental", ["r5 y5 r7 y7 g1 b2 b3 b10 r11 y4 W", 10])
    assert str(choice(useless)) == "0: discard r11"
    laid = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
    assert str(choice(position("continental", ["r1 y12 W W", 10], groups=laid))) == "0: discard y12"


def test_it_hits_with_a_wild_when_little_else_is_left() -> None:
    laid = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
    assert all(
        not isinstance(choice(position("continental", ["r1 y12 b11 W", 10], groups=laid, turns=2 * turn)), Hit)
        for turn in range(12)
    )
    last = [choice(position("continental", ["r1 W", 10], groups=laid, turns=2 * turn)) for turn in range(12)]
    assert any(isinstance(move, Hit) for move in last)


def test_it_plays_a_skip_at_once() -> None:
    assert isinstance(choice(position("continental", ["r5 y6 r8 y9 g1 b2 b3 b10 r12 y4 S", 10])), Skip)


def test_it_sees_a_discard_of_a_number_that_it_holds_more_often_than_another() -> None:
    """Both cards help: one makes a pair a set, the other fills a gap of a run."""
    seen = Counter[str]()
    cases = {"alike": (1, "r5 y5 g5 r7 y7 b1 b2 b3 g4 g10", "b7"), "gap": (4, "r1 y2 g3 r5 y6 g7 b9 b11 b12 r12", "b4")}
    for name, (phase, hand, discard) in cases.items():
        for turn in range(40):
            game = position("continental", [hand, 10], phases=phase, stage="draw", discard=discard, turns=2 * turn)
            seen[name] += isinstance(choice(game), Take)
    assert 40 > seen["alike"] > seen["gap"] > 0
