"""The simple player: what it chooses, that it cheats nobody, and that its reasons are facts."""

from collections.abc import Callable

import pytest

from dizaine import Game, Move, SeededChance, determinise, load
from dizaine.players.player import Player
from dizaine.players.simple import SimplePlayer, advise, nearest_phase
from dizaine.rulebooks import VARIANTS, editions
from dizaine.views import View, redact
from tests.engine.setup import position

SETS = "r5 y5 g5 r7 y7"
BOOKS = [
    *editions,
    *(f"classic+{name}" for name in VARIANTS if name not in ("phases", "order")),
    "continental+knock+free-order+natural-in-each-group",
    "express+knock+use-taken+out-by-discard",
]


def choice(game: Game) -> Move:
    return SimplePlayer().choose(game.view(game.asked))


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
    assert "set 12" in str(choice(game)), "dear cards first"


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


@pytest.mark.parametrize("book", BOOKS)
def test_it_plays_every_book_to_the_end(book: str, size: Callable[[int, int], int]) -> None:
    rulebook = load(book)
    for seed in range(size(1, 20)):
        game = Game.new(rulebook, players=2 + seed % 5, seed=seed)
        while not game.is_over:
            game.apply(choice(game))


def test_it_sees_only_its_view() -> None:
    """Whatever the hidden cards are, it does the same."""
    player: Player = SimplePlayer()
    game = Game.new("continental+knock", players=3, seed=5)
    chance = SeededChance(9)
    for _ in range(200):
        view = game.view(game.asked)
        move = player.choose(view)
        other = View(view.rulebook, view.seat, redact(view.rules, determinise(view, chance), view.seat), view.history)
        assert player.choose(other) == move
        game.apply(move)


class TestAdvice:
    def test_nearer(self) -> None:
        advice = advise(drawing("continental", f"{SETS} g1 g2 g3 g4 b1", "b7").view(0))
        assert (advice.reason, advice.missing, advice.then_missing) == ("nearer", 1, 0)

    def test_a_useless_discard(self) -> None:
        advice = advise(position("continental", [f"{SETS} g1 g2 g3 g4 b12", 10]).view(0))
        assert (str(advice.move), advice.reason) == ("0: discard b12", "useless")
        assert (advice.missing, advice.then_missing, advice.points) == (1, 1, 10)

    def test_a_painful_discard(self) -> None:
        advice = advise(position("express", ["r1 y1", 5], phases=2).view(0))
        assert (advice.reason, advice.missing, advice.then_missing) == ("least", 2, 3)

    def test_places_count_no_points(self) -> None:
        groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
        assert advise(position("dutch", ["r1 y12", 10], groups=groups).view(0)).points == 0
        assert advise(position("dutch-original", ["r1 y12", 10], groups=groups).view(0)).points == 10

    def test_the_last_card(self) -> None:
        groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
        assert advise(position("continental", ["r1", 10], groups=groups).view(0)).reason == "last"

    @pytest.mark.parametrize("book", BOOKS)
    def test_every_reason_is_reached_with_a_legal_move(self, book: str) -> None:
        game = Game.new(book, players=3, seed=2)
        for _ in range(150):
            if game.is_over:
                break
            advice = advise(game.view(game.asked))
            assert game.refusal(advice.move) is None
            game.apply(advice.move)


def test_the_nearest_phase_with_and_without_a_card() -> None:
    view = position("continental", [f"{SETS} g7", 10]).view(0)
    seven = view.hand[0]
    assert nearest_phase(view) == (0, 0)
    assert nearest_phase(view, without=seven) == (0, 1)
    assert nearest_phase(view, with_card=seven) == (0, 0)
    laid = position("continental", ["r1", 10], groups=["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]).view(0)
    assert nearest_phase(laid) == (-1, 0)
