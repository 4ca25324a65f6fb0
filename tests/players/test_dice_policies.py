"""The random and the greedy player of the dice game."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dizaine.dice_game import DiceGame
from dizaine.engine.dice.moves import Reroll, Stop
from dizaine.players.dice_players import DicePlayer, GreedyDicePlayer, RandomDicePlayer
from dizaine.rulebooks.dice import DieFace, load_dice
from tests.engine.dice.quick_book import quick_book
from tests.engine.dice.setup import FAILS, MAKES, column, game_at

GREEDY = GreedyDicePlayer()


def greedy_choice(phase: int, throw: str) -> str:
    game = game_at("players 1", "stage roll", column(0, phase), throws=[throw])
    return str(GREEDY.choose(game.view(0)))


@pytest.mark.parametrize("phase", range(1, 11))
def test_greedy_stops_when_the_phase_is_made(phase: int) -> None:
    assert greedy_choice(phase, MAKES[phase]) == "0: stop"


@pytest.mark.parametrize("phase", range(1, 11))
def test_greedy_goes_on_otherwise(phase: int) -> None:
    assert greedy_choice(phase, FAILS[phase]).startswith("0: roll ")


@pytest.mark.parametrize(
    ("phase", "throw", "move"),
    [
        # Two pairs, and among pairs those with more points.
        (1, "10 10 8 8 7 7 1 2 3 4", "0: roll 5 6 7 8 9 10"),
        # The W joins the three 9s' neighbours: 9 9 9 + 10 W lack one die.
        (1, "9 9 9 10 7 6 W 1 2 4", "0: roll 5 6 8 9 10"),
        # A run of 9: 2 to 10 has eight, 1 to 9 seven.
        (6, "5 6 7 8 9 10 2 3 1 1", "0: roll 9 10"),
        # Seven of one colour: five red ones.
        (8, "r5 r6 r7 r9 g10 b5 b1 r1 o1 g1", "0: roll 5 6 7 9 10"),
        # Five 10s and a pair: four 10s and one 9 more than four 10s and one 1.
        (9, "10 10 10 10 9 5 1 2 3 4", "0: roll 6 7 8 9 10"),
    ],
)
def test_greedy_keeps_the_largest_partial_fit(phase: int, throw: str, move: str) -> None:
    assert greedy_choice(phase, throw) == move


def best_fit(
    groups: Sequence[tuple[str, int]], faces: tuple[DieFace, ...], colours: tuple[str, ...]
) -> tuple[int, int]:
    """By brute force over all declarations and all subsets: the most dice that fit, then the most points."""
    best = (0, 0)
    highest = max(face.number for die in load_dice("dice").dice for face in die)
    choices = [
        [("colour", colour, size) for colour in colours] if shape == "collection" else
        [(shape, low, size) for low in range(1, highest + 1) if shape == "set" or low + size - 1 <= highest]
        for shape, size in groups
    ]  # fmt: skip
    for declaration in product(*choices):
        for count in range(len(faces), best[0] - 1, -1):
            for kept in combinations(faces, count):
                if _fits(declaration, kept):
                    best = max(best, (count, sum(face.number for face in kept)))
    return best


def _fits(declaration: tuple[tuple[str, object, int], ...], kept: tuple[DieFace, ...]) -> bool:
    room: Counter[object] = Counter()
    for shape, first, size in declaration:
        if shape == "colour":
            return len(kept) <= size and all(face.colour == first for face in kept)
        assert isinstance(first, int)
        room.update([first] * size if shape == "set" else range(first, first + size))
    naturals = Counter(face.number for face in kept if face.number)
    return naturals <= room and len(kept) <= room.total()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), phase=st.sampled_from([4, 5, 6, 8]))
def test_greedy_against_brute_force(seed: int, phase: int) -> None:
    check_against_brute_force(seed, phase)


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), phase=st.sampled_from([1, 2, 3, 7, 9, 10]))
def test_greedy_with_two_groups_against_brute_force(seed: int, phase: int) -> None:
    check_against_brute_force(seed, phase)


def check_against_brute_force(seed: int, phase: int) -> None:
    lines = "\n".join(["rulebook dice", "players 1", "stage roll", column(0, phase)])
    game = DiceGame.from_position(lines, seed=seed)
    view, book = game.view(0), game.rulebook
    groups = [(group.shape, group.size) for group in book.phases[phase - 1].groups]
    move = GREEDY.choose(view)
    size, points = best_fit(groups, view.dice, book.colours)
    if isinstance(move, Stop):
        assert size == book.phases[phase - 1].cards
        return
    kept = [view.dice[die - 1] for die in range(1, 11) if die not in move.dice]
    assert (len(kept), sum(face.number for face in kept)) == (size, points)


def test_random_throws_each_die_again_half_the_time() -> None:
    view = DiceGame.new("dice", players=1, seed=1).view(0)
    player, counts, stops = RandomDicePlayer(seed=3), Counter[int](), 0
    for _ in range(4000):
        move = player.choose(view)
        if isinstance(move, Reroll):
            counts.update(move.dice)
        else:
            stops += 1
    assert all(1800 < counts[die] < 2200 for die in range(1, 11))  # six standard deviations and more
    assert stops < 25  # one in 1024
    assert [player.choose(view) for player in (RandomDicePlayer(5), RandomDicePlayer(5))] == [
        RandomDicePlayer(5).choose(view)
    ] * 2
    assert RandomDicePlayer().choose(view) in set(view.legal_moves())


@pytest.mark.parametrize("players", [1, 2, 3])
def test_players_play_whole_games(players: int) -> None:
    for seed in range(3):
        game = DiceGame.new(quick_book(), players=players, seed=seed)
        seats: list[DicePlayer] = [RandomDicePlayer(seed), GREEDY, RandomDicePlayer(seed + 1)]
        while not game.is_over:
            game.apply(seats[game.asked].choose(game.view(game.asked)))
        assert game.winners
