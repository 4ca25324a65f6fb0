"""The score of a roll: the sheet's examples, brute force, and the highest possible game (D5, D6)."""

from collections.abc import Callable
from random import Random

import pytest

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.rulebooks.dice import dice_editions, load_dice
from tests.oracle.dice import PHASES, SHEETS, Face, all_rolls, assigned, best_score, highest_score

HIGHEST = 10
BONUSES = 40 + 40  # D7, D8


def roll(texts: str) -> list[int]:
    """Face indices of the dice of the English sheet: numbers, W, or faces with their colour, die by die."""
    faces = []
    for die, text in zip(load_dice("dice").dice, texts.split(), strict=True):
        shown = [str(face) for face in die]
        faces.append(shown.index(text) if text in shown else [face[1:] for face in shown].index(text))
    return faces


def score(phase: int, texts: str) -> tuple[int, Workspace]:
    """The score of a phase (counted from 1), and the assignment."""
    work = Workspace()
    return score_dice(tables(load_dice("dice")), work, phase - 1, roll(texts)), work


@pytest.mark.rule("D1", "D4")
def test_the_editions_have_the_dice_and_phases_of_the_sheets() -> None:
    for edition in dice_editions:
        book = load_dice(edition)
        assert [[(face.number, face.colour[0].upper()) for face in die] for die in book.dice] == SHEETS[edition]
        words = [[(group.shape, group.size) for group in phase.groups] for phase in book.phases]
        assert words == [[(kind.replace("colour", "collection"), size) for kind, size in phase] for phase in PHASES]


@pytest.mark.rule("D5", "D6")
@pytest.mark.parametrize(
    ("phase", "texts", "points"),
    [
        (1, "10 10 10 8 8 8 1 2 3 4", 54),
        (1, "8 8 8 10 5 6 W W 1 2", 34),  # the sheet: 8 8 8 + 10 W W
        (1, "10 10 10 10 10 10 1 2 3 4", 60),  # two sets of the same number
        (1, "10 10 10 10 10 9 W 2 3 4", 50),  # a 9 more would need two Ws
        (1, "10 5 6 7 8 9 W W W W", 19),  # 10 W W + 9 W W
        (1, "10 5 6 7 8 9 W W W 1", -1),
        (2, "7 8 9 10 5 5 W 1 1 2", 44),  # 7 8 9 10 + 5 5 W
        (2, "6 9 5 5 5 7 W W 1 2", 37),  # 5 5 5 + 6 7 W 9, and a W is left
        (2, "6 9 10 10 10 5 W W 1 2", 45),  # 10 10 10 + 6 W W 9
        (2, "10 10 10 9 8 7 W 1 2 3", 54),  # 10 10 10 + 7 8 9 W, or 10 10 W + 7 8 9 10
        (3, "5 6 7 8 10 10 W W 1 2", 46),
        (4, "5 6 7 8 9 10 4 4 1 2", 49),
        (4, "5 6 7 8 9 9 W W 1 2", 35),  # 4 and 10 by Ws, or 3 and 4: they count nothing
        (5, "5 6 7 8 9 10 W W 1 1", 45),
        (6, "5 6 7 8 9 10 2 3 4 1", 54),  # 2 to 10
        (6, "5 6 7 8 9 9 2 3 4 1", 45),  # 1 to 9
        (7, "5 5 5 5 6 6 W W 1 2", 32),
        (9, "7 7 7 7 7 10 W 1 1 2", 45),
        (9, "5 6 7 8 9 10 W W W W", -1),  # 10 W W W W leaves nothing for a pair
        (10, "7 7 7 7 7 10 W W 1 2", 45),
    ],
)
def test_sets_and_runs(phase: int, texts: str, points: int) -> None:
    expected = best_score(PHASES[phase - 1], _faces("dice", roll(texts)), HIGHEST)
    assert expected == score(phase, texts)[0]
    assert points == expected


@pytest.mark.rule("D5")
def test_the_sheets_examples_of_sets_and_runs_are_accepted() -> None:
    """10 10 10 and 10 W W are sets; 7 8 9 10 and 6 W W 9 are runs. The other dice leave no choice."""
    for phase, texts, used, numbers in (
        (1, "10 10 10 8 8 8 1 2 3 4", "2221110000", [8, 10]),
        (1, "10 8 8 8 5 6 W W 1 2", "2111002200", [8, 10]),
        (2, "7 8 9 10 5 5 3 3 3 1", "2222001110", [3, 7]),
        (2, "6 5 9 5 5 5 W W 1 2", "2121102200", [5, 6]),
    ):
        _, work = score(phase, texts)
        assert "".join(map(str, work.used)) == used
        assert list(work.number) == numbers


@pytest.mark.rule("D5", "D6")
def test_the_sheets_seven_of_a_colour() -> None:
    """Orange 2 4 W 5 8 9 10, 38 points, and it takes just these dice."""
    points, work = score(8, "o9 o8 o5 r5 b5 o10 oW o4 r2 o2")
    assert points == 38
    assert load_dice("dice").colours[work.colour] == "orange"
    assert list(work.used) == [1, 1, 1, 0, 0, 1, 1, 1, 0, 1]


@pytest.mark.rule("D5")
def test_a_wild_of_another_colour_does_not_serve_a_colour() -> None:
    assert score(8, "o9 o8 o5 r5 b5 o10 rW o4 r2 o2")[0] == -1
    assert score(8, "o9 o8 o5 o7 b5 o10 rW o4 r2 o2")[0] == 9 + 8 + 5 + 7 + 10 + 4 + 2


@pytest.mark.rule("D6")
def test_surplus_dice_do_not_score() -> None:
    """The best seven of nine orange dice."""
    points, work = score(8, "o9 o8 o10 o7 o8 o10 oW o4 b4 o2")
    assert points == 9 + 8 + 10 + 7 + 8 + 10 + 4
    assert sum(work.used) == 7


@pytest.mark.rule("D5", "D6")
@pytest.mark.parametrize("phase", range(10), ids=lambda phase: f"phase{phase + 1}")
@pytest.mark.parametrize("edition", dice_editions)
def test_random_rolls_score_as_brute_force_says(edition: str, phase: int, size: Callable[[int, int], int]) -> None:
    """All subsets, all assignments. Half of the rolls are biased towards the phase, since few others make it."""
    rules, work, random = tables(load_dice(edition)), Workspace(), Random(f"{edition} {phase}")
    rolls, made = size(100, 50_000), 0
    for number in range(rolls):
        faces = [random.randrange(6) for _ in range(10)]
        if number % 2:
            _bend(edition, phase, faces, random)
        shown = _faces(edition, faces)
        expected = best_score(PHASES[phase], shown, HIGHEST)
        assert score_dice(rules, work, phase, faces) == expected, shown
        if expected >= 0:
            made += 1
            assert assigned(PHASES[phase], shown, list(work.used), HIGHEST) == expected, shown
        else:
            assert not any(work.used)
    assert made > rolls // 10


@pytest.mark.rule("D1", "D6")
@pytest.mark.parametrize(
    ("edition", "maxima", "game"),
    [
        ("dice", [60, 57, 59, 49, 52, 54, 60, 56, 60, 62], 649),  # 649 is what the sheet says
        ("dice-french", [60, 57, 62, 49, 52, 54, 60, 57, 60, 65], 656),
    ],
)
def test_the_highest_possible_game(edition: str, maxima: list[int], game: int) -> None:
    """Every way to declare the groups, every set of dice that can serve them; and the scoring reaches each maximum."""
    found = [highest_score(phase, SHEETS[edition]) for phase in PHASES]
    assert found == maxima
    assert sum(found) + BONUSES == game
    assert sum(found[:5]) > 220


def test_the_search_for_maxima_agrees_with_all_rolls_of_fewer_dice() -> None:
    """On five dice with three faces each, every roll can be looked at."""
    for dice in (
        [[die[face] for face in faces] for die, faces in zip(SHEETS[edition][start:], [(0, 3, 5)] * 5, strict=False)]
        for edition, start in (("dice", 2), ("dice", 5), ("dice-french", 5))
    ):
        highest = max(number for die in dice for number, _ in die)
        for phase in ([("set", 3)], [("run", 4)], [("set", 2), ("run", 3)], [("colour", 3)], [("set", 2), ("set", 3)]):
            assert highest_score(phase, dice) == max(best_score(phase, shown, highest) for shown in all_rolls(dice))


def _faces(edition: str, faces: list[int]) -> list[Face]:
    return [die[face] for die, face in zip(SHEETS[edition], faces, strict=True)]


def _bend(edition: str, phase: int, faces: list[int], random: Random) -> None:
    """Throw single dice again; keep the throws that bring the roll nearer to one colour, a long run or large sets."""
    kind = PHASES[phase][-1][0]
    for _ in range(15):
        die = random.randrange(10)
        before, faces_before = _closeness(kind, _faces(edition, faces)), faces[die]
        faces[die] = random.randrange(6)
        if _closeness(kind, _faces(edition, faces)) < before:
            faces[die] = faces_before


def _closeness(kind: str, shown: list[Face]) -> int:
    numbers = [number for number, _ in shown if number]
    wilds = len(shown) - len(numbers)
    if kind == "colour":
        return max([colour for _, colour in shown].count(colour) for _, colour in shown)
    if kind == "run":
        return len(set(numbers)) + wilds
    return sum(sorted(numbers.count(number) for number in set(numbers))[-2:]) + wilds
