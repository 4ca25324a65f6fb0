"""The greedy player: what it chooses in plain positions."""

from dizaine import Game, Move
from dizaine.players.cards.players import PolicyPlayer
from tests.engine.setup import position

SETS = "r5 y5 g5 r7 y7"


def choice(game: Game) -> Move:
    return PolicyPlayer("greedy").choose(game.card_view(game.asked))


def drawing(edition: str, hand: str, discard: str, **more: object) -> Game:
    return position(edition, [hand, 10, 10], stage="draw", discard=discard, **more)  # type: ignore[arg-type]


def test_it_takes_what_brings_it_nearer() -> None:
    assert str(choice(drawing("continental", f"{SETS} g1 g2 g3 g4 b1", "b7"))) == "0: take"
    assert str(choice(drawing("continental", f"{SETS} g1 g2 g3 g4 b1", "b9"))) == "0: draw"


def test_it_takes_what_fits_the_table() -> None:
    groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
    assert str(choice(drawing("continental", "r1 y1", "b9", groups=groups))) == "0: take"
    assert str(choice(drawing("continental", "r1 y1", "b8", groups=groups))) == "0: draw"


def test_it_lays_the_best_way() -> None:
    game = position("continental", [f"{SETS} g7 W r12 y12 r1", 10])
    assert str(choice(game)) == "0: lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7"
    game = position("continental", ["r2 y2 g2 r7 y7 g7 r12 y12 g12 r1", 10])
    assert "set 12" in str(choice(game)), "expensive cards must go first"


def test_it_hits_all_that_fits() -> None:
    groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
    game = position("continental", ["b7 W y1", 10, 10], groups=groups)
    hits = 0
    while " hit " in str(choice(game)):
        game.apply(choice(game))
        hits += 1
    assert hits == 2
    assert str(choice(game)) == "0: discard y1"


def test_it_throws_what_helps_least_and_costs_most() -> None:
    assert str(choice(position("continental", ["r5 y5 r7 y7 g1 b2 b3 b10 r12 y4 g8", 10]))) in (
        "0: discard r12",
        "0: discard b10",
    )


def test_it_skips_the_leader() -> None:
    game = position("continental", ["r5 y6 r8 y9 g1 b2 b3 b10 r12 y4 S", 10, 10], phases=[1, 3, 5])
    assert str(choice(game)) == "0: skip 2"


def test_it_knocks_when_that_helps() -> None:
    for card, answer in [("b7", "knock"), ("b9", "pass")]:
        hands: list[str | int] = [f"{SETS} g1 g2 g3 g4 b1", 10, f"{card} r1 r2 r3 r4"]
        game = position("continental+knock", hands, seat=2)
        game.apply(f"discard {card}")
        assert str(choice(game)) == f"0: {answer}"
