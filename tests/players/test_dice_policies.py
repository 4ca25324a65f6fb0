"""The random and the greedy player of the dice game."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.rows import MOVE_STOP, MoveRow
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.state import State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.game import Game
from dizaine.players.dice.players import PolicyPlayer
from dizaine.players.dice.policies import choose_dice_greedy
from dizaine.players.player import Player
from dizaine.rulebooks.dice import DieFace, load_dice
from dizaine.views.dice.view import DiceView
from tests.engine.dice.quick_book import quick_book
from tests.engine.dice.setup import FAILS, MAKES, column, game_at

GREEDY = PolicyPlayer("greedy")


def greedy_choice(phase: int, throw: str) -> str:
    game = game_at("players 1", "stage roll", column(0, phase), throws=[throw])
    return str(GREEDY.choose(game.dice_view(0)))


@pytest.mark.rule("D3", "D11")
@pytest.mark.parametrize(
    ("phase", "throw", "move"),
    [
        # 8 8 8 + 10 W W: anything high is worth more than a W.
        (1, "8 8 8 10 9 5 1 4 W W", "0: roll 5 6 7 8"),
        # 5 to 10 and a W as the 4: a natural 4 can come, the second W stays free.
        (4, "5 6 7 8 9 10 W 1 1 W", "0: roll 8 9 10"),
        # 3 to 9: the 10 could replace the 3.
        (4, "5 6 7 8 9 9 4 3 1 1", "0: roll 6 9 10"),
        # Seven red ones for 48: the other dice have red faces that are worth more than the W.
        (8, MAKES[8], "0: roll 8 9 10"),
        # Nothing is better than six 10s, 4 to 10, or 2 to 10: what low dice show cannot matter.
        (1, "10 10 10 10 10 10 1 2 W W", "0: stop"),
        (4, "5 6 7 8 9 10 4 1 2 W", "0: stop"),
        (6, MAKES[6], "0: stop"),
        # All high dice serve, and low dice cannot lift 9 9 9 to 10 10 10.
        (1, MAKES[1], "0: stop"),
    ],
)
def test_greedy_stops_a_made_phase_only_where_nothing_can_be_gained(phase: int, throw: str, move: str) -> None:
    assert greedy_choice(phase, throw) == move


@pytest.mark.parametrize(
    ("phase", "throw", "move"),
    [
        # 5 5 5 + 7 7 7: any three of the five 5s do, and the high dice that show 5 could show more.
        (1, "7 7 5 7 5 6 2 5 5 5", "0: roll 3 5 6 7"),
        # Two Ws in a run of 9: the low die that shows 5 could replace one of them, the high one could not.
        (6, "9 7 10 5 6 8 5 3 W W", "0: roll 7"),
    ],
)
def test_among_dice_that_show_the_same_those_are_freed_that_can_gain(phase: int, throw: str, move: str) -> None:
    game = game_at("players 1", "stage roll", column(0, phase), throws=[throw], edition="dice-french")
    assert str(GREEDY.choose(game.dice_view(0))) == move


def can_gain(rules: Rules, phase: int, faces: list[int]) -> bool:
    """By trying every outcome of the dice that the phase does not use."""
    work = Workspace()
    score = score_dice(rules, work, phase, faces)
    free = [die for die in range(rules.dice) if not work.used[die]]
    by_colour = family_of(rules.group_shape[phase][0]) == COLLECTION
    seen, fallen = set(), list(faces)
    for fall in product(range(6), repeat=len(free)):
        for die, face in zip(free, fall, strict=True):
            fallen[die] = face
        numbers = sorted(rules.face_number[die][face] for die, face in zip(free, fall, strict=True))
        key = fall if by_colour else tuple(numbers)
        if key not in seen and score_dice(rules, work, phase, fallen) > score:
            return True
        seen.add(key)
    return False


@pytest.mark.rule("D11")
@settings(max_examples=30)
@given(
    edition=st.sampled_from(["dice", "dice-french"]),
    phase=st.integers(0, 9),
    throws=st.lists(st.lists(st.integers(0, 5), min_size=10, max_size=10), min_size=1, max_size=12),
    turned=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 5)), max_size=60),
)
def test_greedy_never_stops_where_free_dice_could_gain(
    edition: str, phase: int, throws: list[list[int]], turned: list[tuple[int, int]]
) -> None:
    """Improve the best of some throws die by die, so that high scores occur too."""
    rules, work, state, move = tables(load_dice(edition)), Workspace(), State(), MoveRow()
    faces = max(throws, key=lambda throw: score_dice(rules, work, phase, throw))
    for die, face in turned:
        other = [*faces[:die], face, *faces[die + 1 :]]
        if score_dice(rules, work, phase, other) >= score_dice(rules, work, phase, faces):
            faces = other
    assume(score_dice(rules, work, phase, faces) >= 0)
    state.phase[0] = phase
    state.face[: rules.dice] = faces
    choose_dice_greedy(rules, state, work, move)
    event(f"stops: {move.kind == MOVE_STOP}")
    if move.kind == MOVE_STOP:
        assert not can_gain(rules, phase, faces)
        return
    kept = [die for die in range(rules.dice) if not move.dice >> die & 1]
    assert len(kept) == sum(rules.group_size[phase][: rules.group_count[phase]]), "what makes the phase stays"
    assert sum(rules.face_number[die][faces[die]] for die in kept) == score_dice(rules, work, phase, faces)


@pytest.mark.parametrize("phase", range(1, 11))
def test_greedy_continues_otherwise(phase: int) -> None:
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


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), phase=st.sampled_from([4, 5, 6, 8]))
def test_greedy_against_brute_force(seed: int, phase: int) -> None:
    check_against_brute_force(seed, phase)


@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), phase=st.sampled_from([1, 2, 3, 7, 9, 10]))
def test_greedy_with_two_groups_against_brute_force(seed: int, phase: int) -> None:
    check_against_brute_force(seed, phase)


def check_against_brute_force(seed: int, phase: int) -> None:
    lines = "\n".join(["rulebook dice", "players 1", "stage roll", column(0, phase)])
    game = Game.from_position(lines, seed=seed)
    view, book = game.dice_view(0), game.rulebook
    groups = [(group.shape, group.size) for group in book.phases[phase - 1].groups]
    move = GREEDY.choose(view)
    size, points = best_fit(groups, view.dice, book.colours)
    if isinstance(move, Stop):
        assert size == book.phases[phase - 1].cards
        return
    kept = [view.dice[die - 1] for die in range(1, 11) if die not in move.dice]
    assert (len(kept), sum(face.number for face in kept)) == (size, points)


def test_random_throws_each_die_again_half_the_time() -> None:
    view = Game.new("dice", players=1, seed=1).dice_view(0)
    player, counts, stops = PolicyPlayer("random", seed=3), Counter[int](), 0
    for _ in range(4000):
        move = player.choose(view)
        if isinstance(move, Reroll):
            counts.update(move.dice)
        else:
            stops += 1
    assert all(1800 < counts[die] < 2200 for die in range(1, 11))  # six standard deviations and more
    assert stops < 25  # one in 1024
    assert [player.choose(view) for player in (PolicyPlayer("random", seed=5), PolicyPlayer("random", seed=5))] == [
        PolicyPlayer("random", seed=5).choose(view)
    ] * 2
    assert PolicyPlayer("random").choose(view) in set(view.legal_moves())


@pytest.mark.parametrize("players", [1, 2, 3])
def test_players_play_whole_games(players: int) -> None:
    for seed in range(3):
        game = Game.new(quick_book(), players=players, seed=seed)
        seats: list[Player[DiceView, Move]] = [
            PolicyPlayer("random", seed=seed),
            GREEDY,
            PolicyPlayer("random", seed=seed + 1),
        ]
        while not game.is_over:
            game.apply(seats[game.asked].choose(game.dice_view(game.asked)))
        assert game.winners
