"""Hints at the dice: exact where the game was solved, a rule of thumb where it was not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

import pytest

from dizaine.engine.dice.moves import Reroll
from dizaine.faces.terminal.dice import hints as dice_hints
from dizaine.game import Game
from dizaine.players.dice.keep import Keep
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from tests.engine.dice.quick_book import quick_book
from tests.engine.dice.setup import column, game_at
from tests.faces.terminal.dice_scripts import EIGHTS, NOTHING, dice_turn, turn_at


class KnownPolicy:
    """A fake solution: each kept die has a value of one point and a tenth of the chance; stopping has a value of 3."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, bool, int]] = []

    dice = 10

    def solitaire_turn(self, phase: int, total: int, first_try: bool) -> tuple[int, int, bool]:
        return phase, total, first_try

    def decision(self, turn: tuple[int, int, bool], roll_number: int, faces: Sequence[int]) -> KnownPolicy:
        self.asked.append((*turn, roll_number))
        return self

    def choose(self) -> tuple[int, ...]:
        return self.best().dice

    def best(self) -> Keep:
        return self.keep([0, 1, 2, 3, 8, 9])

    def keep(self, dice: Iterable[int]) -> Keep:
        kept = tuple(sorted(dice))
        return Keep(kept, 3.0, 1.0) if len(kept) == 10 else Keep(kept, float(len(kept)), len(kept) / 10)


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> KnownPolicy:
    policy = KnownPolicy()
    monkeypatch.setattr(dice_hints, "load_policy", lambda book: policy)
    return policy


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> list[DiceBook]:
    books: list[DiceBook] = []
    monkeypatch.setattr(dice_hints, "load_policy", books.append)
    return books


def test_the_best_keep_its_chance_and_its_gain(solved: KnownPolicy) -> None:
    shown = dice_turn(turn_at(EIGHTS), "hint", "k 1 2 3 4 9 10")[1]
    assert "Hint: k 1 2 3 4 9 10 The chance of making phase 1 is 60.0%" in shown
    assert "on average this scores 3 points more than stopping now." in shown
    assert "This is exact for playing alone; against others, where speed counts too, it’s only a guide." in shown
    assert "dice solve" not in shown


def test_the_cost_of_a_given_keep(solved: KnownPolicy) -> None:
    shown = dice_turn(turn_at(EIGHTS), "hint 1 3 5", "hint 8s W 5", "hint all", "hint none", "r 1")[1]
    assert "Yours, k 1 3 5: a chance of 30.0%; on average it scores 3 points less." in shown
    assert "Yours, k 1 2 3 5 9 10: a chance of 60.0%; it’s as good as any." in shown
    assert "Yours, s: a chance of 100.0%; on average it scores 3 points less." in shown
    assert "Yours, r all: a chance of 0.0%; on average it scores 6 points less." in shown


def test_a_hint_for_dice_that_are_not_there_is_explained(solved: KnownPolicy) -> None:
    shown = dice_turn(turn_at(EIGHTS), "hint 1 99", "r 1")[1]
    assert "There is no die “99”" in shown
    assert "Hint:" not in shown


@pytest.mark.rule("D12")
def test_a_solitaire_hint_predicts_the_final_score(solved: KnownPolicy) -> None:
    """The total so far, the expected points, minus the cost of the failures so far: 34 + 6 - 2 * 5."""
    game = game_at(
        "players 1",
        "stage decide",
        "order 0",
        "seat 0",
        "round 4",
        "rolls 2",
        f"dice {NOTHING}",
        column(0, 2, 34, rest="failures 1 1 0 0 0 0 0 0 0 0"),
    )
    shown = dice_turn(game, "hint", "r 1")[1]
    assert "With best play you’ll end with 30 points on average." in shown
    assert solved.asked == [(1, 34, False, 2)]


LOW = "o9 o8 r7 b10 b5 r8 o3 r1 bW b3"
"""3 3 + 8 8 W: with one die more, two sets of 3 for few points."""


@pytest.mark.rule("D12")
def test_alone_a_turn_can_be_given_up() -> None:
    """Two sets of 3s and 8s would score little, and another try costs five points only."""
    shown = dice_turn(turn_at(LOW, rolls=2, players=1, edition="dice-french"), "hint", "r 1")[1]
    assert "Hint: s It’s better to try again next turn: failing costs 5 points, and a low score here" in shown


def test_against_others_no_turn_is_given_up() -> None:
    """The chances are counted over all falls of the dice that are rolled."""
    game = turn_at(LOW, rolls=2, edition="dice-french")
    shown = dice_turn(game, "hint", "hint 2 6 7 9 10", "s", "s")[1]
    best, other = (percent_of_two_sets(game.rulebook, *kept) for kept in ((2, 5, 6, 9), (2, 6, 7, 9, 10)))
    assert f"Hint: k 2 5 6 9 The surest way to phase 1: a chance of {best}." in shown
    assert f"Yours, k 2 6 7 9 10: a chance of {other}." in shown


def percent_of_two_sets(book: DiceBook, *kept: int) -> str:
    """The chance of two sets of 3 after a last roll, if these dice of `LOW` are kept."""
    numbers = {die: int(shown[1:].replace("W", "0")) for die, shown in enumerate(LOW.split(), 1)}
    faces = [[face.number for face in die] for number, die in enumerate(book.dice, 1) if number not in kept]
    falls = [Counter([*(numbers[die] for die in kept), *fall]) for fall in product(*faces)]
    return f"{100 * sum(map(has_two_sets, falls)) / len(falls):.1f}%"


def has_two_sets(count: Counter[int]) -> bool:
    """Whether wilds, counted as 0, can fill up two sets of 3."""
    missing = sorted(max(3 - count[number], 0) for number in range(1, 11))
    six_alike = min(6 - count[number] for number in range(1, 11))
    return min(missing[0] + missing[1], six_alike) <= count[0]


def test_numbers_are_written_as_the_language_does(solved: KnownPolicy) -> None:
    shown = dice_turn(turn_at(EIGHTS), "tipp 1 3 5", "r 1", language="de")[1]
    assert "30,0 %" in shown
    assert "3 Punkte" in shown


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [
        ("en", 1.0, "1 point on"),
        ("en", 1.5, "1.5 points on"),
        ("nl", 1.0, "1 punt."),
        ("nl", 0.5, "0,5 punten."),
        ("de", 1.0, "1 Punkt."),
        ("de", 2.5, "2,5 Punkten."),
    ],
)
def test_an_average_of_one_point_is_no_plural(language: str, points: float, words: str) -> None:
    assert words in Catalogue(language).text("terminal_dice-hint-final", points=points)


def test_french_has_half_a_point_in_the_singular() -> None:
    half, two = (Catalogue("fr").text("terminal_dice-hint-keep", phase=1, chance="", gain=gain) for gain in (0.5, 2.0))
    assert "0,5 point " in half
    assert "2 points " in two


def test_without_a_solution_it_is_a_rule_of_thumb(unsolved: list[DiceBook]) -> None:
    move, shown = dice_turn(turn_at(NOTHING, phase=4), "hint", "hint 1", "r 7")
    assert move == Reroll(0, (7,))
    assert "Hint: s The phase is made, for 49 points. This is" in shown
    assert "for exact hints, first run: dizaine dice solve" in shown
    assert "to learn what yours costs, first run: dizaine dice solve" in shown
    assert len(unsolved) == 1, "the store is looked at once"
    shown = dice_turn(turn_at(EIGHTS, phase=7), "hint", "r 7")[1]
    assert "Hint: k 1 2 3 4 9 10 These are 6 of the 8 dice the phase asks for." in shown


@pytest.mark.rule("D11")
@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "Hint: k 1 2 3 4 9 10 The phase is made, for 34 points, and nothing can take it away; rolling"),
        ("de", "für 34 Punkte, und geht nicht mehr verloren; die anderen Würfel können"),
    ],
)
def test_a_made_phase_is_no_reason_to_stop(language: str, hint: str, unsolved: list[DiceBook]) -> None:
    assert hint in dice_turn(turn_at(EIGHTS), "hint", "r 7", language=language)[1]


def test_another_edition_is_solved_by_its_name(unsolved: list[DiceBook]) -> None:
    game = turn_at("g8 o8 b8 b10 r9 b5 b1 o4 bW gW", edition="dice-french")
    shown = dice_turn(game, "hint", "s")[1]
    assert "dizaine dice solve --edition dice-french" in shown
    own = Game.new(quick_book(), players=1, seed=1)
    assert "dizaine dice solve --edition quick.toml" in dice_turn(own, "hint", "r 1")[1]
