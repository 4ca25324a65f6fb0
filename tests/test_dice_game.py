"""Complete dice games: the public methods, and invariants of every game."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dizaine
from dizaine.engine.dice.chance import SystemChance
from dizaine.engine.dice.moves import Reroll, Stop
from dizaine.engine.errors import IllegalMove, NotationError
from dizaine.game import Game
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.dice import DiceBook, load_dice
from tests.engine.dice.quick_book import quick_book
from tests.engine.dice.retelling import Retelling
from tests.engine.dice.setup import FAILS, MAKES, Told, new_game
from tests.sizes import size

BOOKS = {"dice": load_dice("dice"), "dice-french": load_dice("dice-french"), "quick": quick_book()}
GAMES = st.builds(
    lambda name, players, seed: Game.new(BOOKS[name], players=players, seed=seed),
    st.sampled_from(["dice", "dice-french", "quick", "quick", "quick"]),
    st.integers(1, 6),
    st.integers(0, 2**32),
)
STEPS = 60


def some_move(game: Game, random: Random) -> Stop | Reroll:
    """Stop mostly when the phase is made, else throw any dice."""
    if random.random() < (0.8 if game.dice_view(None).made else 0.1):
        return Stop(game.asked)
    count = len(game.rulebook.dice)
    return Reroll(game.asked, tuple(random.sample(range(1, count + 1), random.randint(1, count))))


def play(game: Game, random: Random, steps: int) -> None:
    for _ in range(steps):
        if game.is_over:
            return
        game.apply(some_move(game, random))


@pytest.mark.soak
@settings(max_examples=size(30, 3_000))
@given(GAMES, st.randoms(use_true_random=False))
def test_a_game_follows_the_sheet(game: Game, random: Random) -> None:
    """D4 and D7 to D12, against a retelling that shares no code with the engine."""
    play(game, random, STEPS)
    players = game.state.players
    retelling = Retelling(game.rulebook, players, game.history)
    retelling.retell()
    assert retelling.over == game.is_over
    assert sorted(retelling.bonuses) == sorted(retelling.told)
    totals = retelling.totals
    if game.is_over and players == 1:
        failures = sum(retelling.tries[0]) - len(retelling.points[0])
        assert retelling.cost == failures * game.rulebook.failure_cost
        totals[0] -= retelling.cost
    assert game.state.total[:players] == totals
    if game.is_over:
        best = max(totals)
        assert game.winners == retelling.winners == tuple(seat for seat in range(players) if totals[seat] == best)


@pytest.mark.soak
@settings(max_examples=size(20, 1_000))
@given(GAMES, st.randoms(use_true_random=False), st.integers(0, STEPS))
def test_positions_and_records_bring_the_same_game_back(game: Game, random: Random, steps: int) -> None:
    play(game, random, steps)
    assert Game.from_position(game.position()).state == game.state
    again = Game.from_record(game.record())
    assert (again.state, again.history) == (game.state, game.history)
    assert again.record() == game.record()
    play(game, Random(1), 5)
    play(again, Random(1), 5)
    assert again.record() == game.record()


@pytest.mark.soak
@settings(max_examples=size(15, 300))
@given(GAMES, st.randoms(use_true_random=False), st.integers(0, STEPS))
def test_every_offered_move_applies(game: Game, random: Random, steps: int) -> None:
    play(game, random, steps)
    position, moves = game.position(), list(game.legal_moves())
    assert bool(moves) != game.is_over
    assert set(game.canonical_moves()) <= set(moves)
    assert len(moves) in (0, 1 << len(game.rulebook.dice))
    for move in random.sample(moves, min(len(moves), 12)):
        copy = Game.from_position(position, seed=random.randint(0, 99))
        assert copy.refusal(move) is None
        assert copy.apply(move)


@settings(max_examples=15)
@given(GAMES, st.randoms(use_true_random=False), st.integers(0, STEPS), st.integers(-1, 6), st.integers(0, 2**14 - 1))
def test_a_refused_move_changes_nothing(game: Game, random: Random, steps: int, seat: int, mask: int) -> None:
    play(game, random, steps)
    move = Reroll(seat, tuple(die for die in range(1, 15) if mask >> die - 1 & 1)) if mask else Stop(seat)
    allowed = move in set(game.legal_moves())
    assert (game.refusal(move) is None) == allowed
    if not allowed:
        before, history = game.record(), game.history
        with pytest.raises(IllegalMove):
            game.apply(move)
        assert (game.record(), game.history) == (before, history)


@settings(max_examples=15)
@given(GAMES, st.randoms(use_true_random=False))
def test_kept_dice_do_not_change(game: Game, random: Random) -> None:
    for _ in range(20):
        if game.is_over:
            return
        before, move = game.dice_view(None).dice, some_move(game, random)
        rolled = game.apply(move)[0]
        if isinstance(move, Reroll):
            faces = rolled.faces  # type: ignore[attr-defined]
            kept = [die for die in range(1, len(before) + 1) if die not in move.dice]
            assert [faces[die - 1] for die in kept] == [before[die - 1] for die in kept]


# The verbs


@pytest.mark.rule("D3")
def test_a_book_with_a_single_throw_leaves_nothing_to_decide() -> None:
    game = Game.new(replace(quick_book(), rolls=1), players=3, seed=1)
    assert game.is_over
    assert Game.from_record(game.record()).state == game.state


def test_the_game_is_a_name_of_the_package() -> None:
    assert dizaine.Game is Game


def test_the_same_seed_gives_the_same_game() -> None:
    games = [Game.new("dice", players=3, seed=5) for _ in range(2)]
    assert games[0].record() == games[1].record()
    assert games[0].record() != Game.new("dice", players=3, seed=6).record()


def test_without_a_seed_the_dice_come_from_the_system() -> None:
    records = {Game.new("dice", players=2).record() for _ in range(3)}
    assert len(records) == 3
    faces = SystemChance().roll([BOOKS["dice"].dice[0]] * 600)
    assert set(faces) == set(range(6))
    with pytest.raises(ValueError, match="not both"):
        Game.new("dice", players=2, seed=1, chance=SystemChance())


@pytest.mark.parametrize("players", [0, 7])
def test_a_table_that_is_too_small_or_too_large(players: int) -> None:
    with pytest.raises(RulebookError):
        Game.new("dice", players=players)


class _Cheat(Told):
    def roll(self, dice: object) -> list[int]:
        return [6] * 10


def test_a_source_that_throws_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="the source of chance"):
        Game.new("dice", players=1, chance=_Cheat())


def test_text_and_types_are_the_same_move() -> None:
    one, other = (new_game(2, "5 10", FAILS[1], "9") for _ in range(2))
    assert one.apply("roll 4") == other.apply(Reroll(1, (4,)))
    assert one.parse("stop") == Stop(1)
    with pytest.raises(NotationError):
        one.apply("lay 1")


def test_a_view_shows_everything_and_is_a_copy() -> None:
    game = new_game(2, "5 10", MAKES[1], FAILS[1])
    view = game.dice_view(None)
    assert (view.order, view.turn, view.rolls_left) == ((1, 0), 1, 2)
    assert str(view.turn_phase) == "2 sets of 3"
    assert view.made is not None
    assert list(view.legal_moves()) == []
    assert view.canonical_moves() == ()
    assert view.options() == {}
    assert game.view(1).options() == {"roll": None, "stop": None}
    assert {str(refusal) for refusal in game.view(0).options().values()} == {"not-your-turn (D2)"}
    game.apply("stop")
    assert view.turn == 1
    assert game.dice_view(None).made is None
    assert game.dice_view(None).pad[0].points == (57,)
    with pytest.raises(ValueError, match="seats go from 0 to 1"):
        game.view(2)


def test_a_view_of_a_finished_game() -> None:
    game = new_game(1, *MAKES.values())
    for _ in range(10):
        game.apply("stop")
    view = game.dice_view(0)
    assert (view.turn, view.dice, view.made, view.turn_phase, view.rolls_left) == (None, (), None, None, 0)
    column = view.pad[0]
    assert (column.phases, column.half_bonus, column.finish_bonus, sum(column.failures)) == (10, 40, 40, 0)
    assert column.total == sum(column.points) + 80


def test_equal_faces_are_one_face() -> None:
    """The flat die of the quick book has three red 6s: which of them is up makes no difference."""
    book: DiceBook = quick_book()
    games = [Game.new(book, players=1, chance=_Faces([0, 0, 0, 0, face])) for face in range(3)]
    assert games[0].state == games[1].state == games[2].state
    assert games[0].state != Game.new(book, players=1, chance=_Faces([0, 0, 0, 0, 3])).state


class _Faces(Told):
    def __init__(self, faces: list[int]) -> None:
        super().__init__()
        self._faces = faces

    def roll(self, dice: object) -> list[int]:
        return self._faces
