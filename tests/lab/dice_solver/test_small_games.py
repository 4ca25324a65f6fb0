"""The solver against explicit enumeration, on games small enough for it: each value, each keep, each probability."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("numba")

from dizaine.lab.dice_solver.solve import solve
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.rulebooks.dice import DiceBook
from tests.lab.dice_solver.small_games import GAMES, MIXED, book_of, game_of
from tests.oracle.dice_solitaire import Solitaire, held_of
from tests.sizes import SOAKING

CLOSE = 1e-6
CLOSE_CHANCE = 2e-5
"""Chances at a collection of one colour are stored in steps of 1/65535."""
LARGE = ("bonus", "three-kinds")
"""The oracle is slow here; `bonus-last` and `colour` also have a bonus and several kinds of dice."""


@pytest.fixture(scope="module", params=[name for name in GAMES if SOAKING or name not in LARGE])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def policy(name: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DicePolicy]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DIZAINE_CACHE", str(tmp_path_factory.mktemp("cache")))
        solve(GAMES[name])
        found = load_policy(GAMES[name])
        assert found is not None
        yield found


@cache
def oracle(name: str) -> Solitaire:
    return Solitaire(game_of(GAMES[name]))


@pytest.mark.rule("D7", "D12")
def test_the_best_expectation(name: str, policy: DicePolicy) -> None:
    assert policy.value == pytest.approx(oracle(name).value(0, 0, True), abs=CLOSE)


@pytest.mark.parametrize("phase", ["set of 3", "4 of one colour"])
def test_where_failing_is_free_the_game_still_ends(phase: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing for ever would be as good as waiting for the best roll; a millionth of a point breaks the tie."""
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    book = book_of(MIXED, [phase, "set of 2"], failure_cost=0)
    parts = solve(book)
    assert parts[0].value(0, first_try=True) == pytest.approx(Solitaire(game_of(book)).value(0, 0, True), abs=1e-5)
    assert max(parts[0].failings[0]) < 1


@pytest.mark.rule("D7", "D12")
def test_the_value_of_every_phase_and_total(name: str, policy: DicePolicy) -> None:
    for phase, total in reachable(oracle(name)):
        for first in (True, False):
            value = policy.parts[phase].value(total, first_try=first)
            assert value == pytest.approx(oracle(name).value(phase, total, first), abs=CLOSE)


def test_the_highest_chance_of_each_phase(name: str, policy: DicePolicy) -> None:
    for phase, part in enumerate(policy.parts):
        assert part.chance == pytest.approx(oracle(name).highest_chance(phase), abs=CLOSE)


def test_some_rolls_of_these_games_need_a_keep_of_several_colours() -> None:
    """Otherwise these games would not show that such keeps are found."""
    solitaire = oracle("colour-hedge")
    turn = solitaire.turn(0, 0, True)
    several = 0
    for roll in solitaire.scores[0]:
        best = max(turn.keeps[0][held][0] for held in held_of(roll))
        alone = max(turn.keeps[0][held][0] for held in held_of(roll) if len({face[1] for face in held if face}) <= 1)
        several += best > max(alone, turn.keeps[0][roll][0]) + CLOSE
    assert several > 0


def test_every_keep(name: str, policy: DicePolicy, size: Callable[[int, int], int]) -> None:
    """The chosen keep has the best value, and every keep has the right value and chance."""
    solitaire = oracle(name)
    rolls = dict(list(face_rolls(GAMES[name]).items())[:: size(9, 1)])
    for phase in range(len(policy.parts)):
        totals = sorted({total for its_phase, total in reachable(solitaire) if its_phase == phase})
        for total, first in product((totals[0], totals[len(totals) // 2], totals[-1]), (True, False)):
            turn = solitaire.turn(phase, total, first and phase == len(policy.parts) - 1)
            for decision, keeps in enumerate(turn.keeps):
                for number, (faces, shown) in enumerate(rolls.items()):
                    where = phase, total, first, decision + 1, faces
                    best = max(keeps[held] for held in held_of(shown))
                    chosen = policy.best(*where)
                    assert chosen.dice == policy.choose(*where)
                    assert chosen.value == pytest.approx(best[0], abs=CLOSE)
                    if number % 7 == 0:
                        for held in held_of(shown):
                            dice = [die for die, face in enumerate(held) if face is not None]
                            keep = policy.keep(*where, dice)
                            assert keep.value == pytest.approx(keeps[held][0], abs=CLOSE)
                            if decision == len(turn.keeps) - 1:
                                assert keep.chance == pytest.approx(keeps[held][1], abs=CLOSE_CHANCE)


def test_the_chance_of_a_keep_is_the_mean_over_its_rolls(name: str, policy: DicePolicy) -> None:
    """Before the last decision the chance depends on the later keeps, which may be any of several best ones."""
    book = GAMES[name]
    rolls = list(face_rolls(book))
    for phase, decision in product(range(len(book.phases)), range(1, book.rolls - 1)):
        for faces in rolls[:: len(rolls) // 3]:
            for dice in ((0,), (0, 2), (1, 3), (0, 1, 2, 3)[: len(book.dice) - 1]):
                keep = policy.keep(phase, 5, True, decision, faces, dice)
                open_dice = [face if die in dice else None for die, face in enumerate(faces)]
                outcomes = list(product(*(range(0, 6) if face is None else [face] for face in open_dice)))
                chances = [known_chance(policy, phase, decision + 1, outcome) for outcome in outcomes]
                assert keep.chance == pytest.approx(sum(chances) / len(chances), abs=CLOSE_CHANCE)


@cache
def known_chance(policy: DicePolicy, phase: int, roll_number: int, faces: tuple[int, ...]) -> float:
    return policy.best(phase, 5, True, roll_number, faces).chance


def reachable(solitaire: Solitaire) -> list[tuple[int, int]]:
    """Phases with the totals that can be reached before them."""
    found, totals = [], {0}
    for phase, scores in enumerate(solitaire.scores):
        found += [(phase, total) for total in sorted(totals)]
        totals = {total + score for total in totals for score in set(scores.values()) if score >= 0}
    return found


def face_rolls(book: DiceBook) -> dict[tuple[int, ...], tuple[tuple[int, str], ...]]:
    """Rolls as face indices, one for each distinct appearance of the dice."""
    rolls: dict[tuple[tuple[int, str], ...], tuple[int, ...]] = {}
    dice = book.dice
    for faces in product(range(6), repeat=len(dice)):
        shown = tuple((die[face].number, die[face].colour) for die, face in zip(dice, faces, strict=True))
        rolls.setdefault(shown, faces)
    return {faces: shown for shown, faces in rolls.items()}
