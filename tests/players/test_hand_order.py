"""A hand in the order of its use."""

import pytest

from dizaine.players.cards.hand_order import sort_hand
from tests.engine.setup import position


def sorted_hand(cards: str, phase: int, edition: str = "continental", **more: object) -> tuple[str, str, int]:
    game = position(edition, [cards, 10], phases=phase, **more)  # type: ignore[arg-type]
    hand = sort_hand(game.card_view(0))
    return " ".join(map(str, hand.helping)), " ".join(map(str, hand.rest)), hand.missing


@pytest.mark.parametrize(
    ("phase", "cards", "helping", "rest", "missing"),
    [
        (1, "r5 y5 g5 r8 y8 g1 b2 r3 y4 b6 g12", "g5 y5 r5 y8 r8", "g1 b2 r3 y4 b6 g12", 1),
        (1, "r5 y5 g5 r8 y8 b8 b2 W y4 b6 g12", "y5 g5 r5 y8 b8 r8", "b2 y4 b6 g12 W", 0),
        (4, "r1 y2 g3 b5 b5 r9 y9 g12 b12 r12 S", "r1 y2 g3 b5 b5", "r9 y9 r12 g12 b12 S", 3),
        (8, "g1 r2 g3 b4 g5 g6 y7 y8 W r9 r10", "g1 g3 g5 g6 W", "r2 b4 y7 y8 r9 r10", 2),
    ],
)
def test_what_helps_comes_first(phase: int, cards: str, helping: str, rest: str, missing: int) -> None:
    first, last, count = sorted_hand(cards, phase)
    assert sorted(first.split()) == sorted(helping.split())
    assert sorted(last.split()) == sorted(rest.split())
    assert count == missing


def test_a_third_pair_helps_as_well() -> None:
    assert sorted_hand("r2 y2 r7 y7 r12 y12 W b1", 1) == ("r2 y2 r7 y7 r12 y12 W", "b1", 1)
    assert sorted_hand("r2 y2 r7 y7 r12 y12 W W", 1) == ("r2 y2 r7 y7 r12 y12 W W", "", 0)


def test_numbers_stand_together() -> None:
    assert sorted_hand("y8 r5 b5 r8 g5 y1", 1)[0] == "r5 g5 b5 r8 y8"
    assert sorted_hand("y8 g5 b5 g8 g1 W", 8)[0] == "g1 g5 g8 W"


def test_once_the_phase_is_laid_cards_that_can_be_hit_come_first() -> None:
    groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
    assert sorted_hand("b7 y1 W b9 S", 1, groups=groups) == ("b7 b9 W", "y1 S", 0)


def test_in_free_order_the_nearest_phase_counts() -> None:
    game = position("continental+free-order", ["r1 y2 g3 b4 r5 y6 g12", 10])
    hand = sort_hand(game.card_view(0))
    assert (hand.phase, hand.missing) == (4, 1)
