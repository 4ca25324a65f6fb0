"""What analysis needs from a game: independent copies, moves taken back, games that agree with a view."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dizaine import AnyMove, CardView, Game, SeededChance, Stop
from dizaine.engine.stages import Stage

BOOKS = ("classic", "continental+knock", "express+use-taken", "dutch+places", "dice")


def played(book: str, moves: int, *, seed: int | None = 5, players: int = 3) -> Game:
    game, choice = Game.new(book, players=players, seed=seed), random.Random(11)
    for _ in range(moves):
        if game.is_over:
            break
        game.apply(any_move(game, choice))
    return game


def any_move(game: Game, choice: random.Random) -> AnyMove:
    """A sample of the moves, since dice have about a thousand."""
    if game.rulebook.kind == "dice":
        return game.parse(choice.choice(("stop", "roll 1 2", "roll 3", "roll 4 5 6 7 8 9 10")))
    return choice.choice(game.canonical_moves())


def everything(game: Game) -> tuple[object, ...]:
    return game.record(), game.position(), game.history, [game.view(seat) for seat in range(game.state.players)]


@pytest.mark.parametrize("book", BOOKS)
def test_a_copy_continues_alike_and_leaves_the_original_alone(book: str) -> None:
    game = played(book, 60)
    twin, before = game.copy(), everything(game)
    choice = random.Random(3)
    for _ in range(60):
        if not twin.is_over:
            twin.apply(any_move(twin, choice))
    assert everything(game) == before
    assert everything(twin) != before
    choice = random.Random(3)
    while len(game.inputs) < len(twin.inputs):
        game.apply(any_move(game, choice))
    assert everything(game) == everything(twin), "the seed gives both the same chance"


@pytest.mark.parametrize("book", BOOKS)
def test_undo_leads_back_through_every_moment(book: str) -> None:
    game, choice = Game.new(book, players=2, seed=8), random.Random(2)
    moments = []
    for _ in range(25):
        moments.append(everything(game))
        game.apply(any_move(game, choice))
    end = everything(game)
    moves = []
    for moment in reversed(moments):
        moves.append(game.undo())
        assert everything(game) == moment
    with pytest.raises(ValueError, match="no move"):
        game.undo()
    for move in reversed(moves):
        game.apply(move)
    assert everything(game) == end, "chance is taken back too"


def test_a_game_from_a_position_or_a_record_can_be_copied_and_undone() -> None:
    game = played("classic", 40)
    for again in (Game.from_record(game.record()), Game.from_position(game.position(), seed=1)):
        before = everything(again)
        again.copy().apply(again.canonical_moves()[0])
        assert everything(again) == before
        again.apply(again.canonical_moves()[0])
        again.undo()
        assert everything(again) == before


def test_a_custom_source_of_chance_continues_after_undo() -> None:
    class Counting(SeededChance):
        calls = 0

        def order(self, cards):  # type: ignore[no-untyped-def]
            Counting.calls += 1
            return super().order(cards)

    game = Game.new("classic", players=2, chance=Counting(4))
    game.apply("draw")
    assert str(game.undo()).endswith("draw")
    assert Counting.calls == 1


@pytest.mark.parametrize("book", BOOKS)
def test_an_imagined_game_agrees_with_the_view(book: str) -> None:
    game = played(book, 45)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        imagined = Game.imagine(view, seed=9)
        assert imagined.view(seat) == view
        assert imagined.history == view.history
        for _ in range(20):
            if not imagined.is_over:
                imagined.apply(any_move(imagined, random.Random(1)))


def test_every_hidden_card_is_equally_likely_in_an_imagined_hand(size: Callable[[int, int], int]) -> None:
    """Nothing is known yet, so each kind is in the other hand in proportion to its hidden cards."""
    view: CardView = Game.new("classic", players=2, seed=2).card_view(0)
    worlds = size(400, 20_000)
    held: Counter[str] = Counter()
    for seed in range(worlds):
        held.update(str(card) for card in Game.imagine(view, seed=seed).card_view(1).hand)
    hidden = view.unseen
    expected = 10 * worlds / hidden.total()
    wilds = held["W"] / next(count for card, count in hidden.items() if card.is_wild)
    assert wilds == pytest.approx(expected, rel=0.2)
    assert sum(held.values()) == 10 * worlds


def test_keys_name_information_sets() -> None:
    """Two games that differ only in a hidden card have the same key for a seat that cannot see it."""
    game = Game.new("classic", players=2, seed=3)
    view = game.view(0)
    worlds = [Game.imagine(view, seed=seed) for seed in range(4)]
    assert {world.view(0).key() for world in worlds} == {view.key()}
    assert len({world.view(1).key() for world in worlds}) == 4
    assert view.key() != view.key(past=False)
    game.apply("draw")
    assert game.view(0).key() != view.key()


@pytest.mark.parametrize(
    ("book", "text"),
    [
        ("classic", "<Game classic, 3 players, round 1, seat 0 to draw>"),
        ("dice", "<Game dice, 3 players, round 1, seat 0 to decide>"),
    ],
)
def test_a_game_says_what_it_is(book: str, text: str) -> None:
    assert repr(Game.new(book, players=3, seed=5)) == text


def test_a_solitaire_that_is_over_says_so() -> None:
    game = played("dice", 400, players=1)
    assert (game.stage, repr(game)) == (Stage.OVER, "<Game dice, 1 player, over>")


@pytest.mark.parametrize("move", [3.5, None, Stop(0), ["draw"]])
def test_what_is_no_move_is_an_error_that_says_what_is_one(move: Any) -> None:
    game = Game.new("classic", players=2, seed=7)
    for verb in (game.apply, game.refusal):
        with pytest.raises(TypeError, match=r"is no move of this game: give text, or one of Draw, Take, Lay"):
            verb(move)
    assert game.apply("draw")
