"""Turns of a last run, in which a failed turn ends everything: for points, or to win if nobody plays afterwards.

The values come from explicit enumeration (`tests.oracle.dice_solitaire`) of games with few dice.
"""

from collections.abc import Iterator

import pytest

pytest.importorskip("numba")

from dizaine.game import Game
from dizaine.lab.dice_solver.solve import solve
from dizaine.players.dice.moment import moment_of
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.players.dice.winning import SHARED
from dizaine.rulebooks.dice import DiceBook
from dizaine.views.dice.view import DiceView
from tests.lab.dice_solver.small_games import MIXED, THREES, book_of, game_of
from tests.oracle.dice_solitaire import Solitaire, Turn, held_of

CLOSE = 1e-5
"""More than what the points add to a chance to win, so that of equal chances the one with more points is chosen."""
BOOK = book_of(THREES, ["set of 2", "run of 3", "set of 3"], players=3)
COLOUR = book_of(MIXED, ["4 of one colour", "set of 3"], players=3)


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DIZAINE_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


def solved(book: DiceBook) -> DicePolicy:
    solve(book)
    policy = load_policy(book)
    assert policy is not None
    return policy


def last_run(book: DiceBook, seed: int, phase: int, total: int, others: tuple[int, int], *, turns: int = 1) -> DiceView:
    """A position in the last run of the last player; the one who finished first sits before the others."""
    view: DiceView = Game.new(book, players=3, seed=seed).dice_view(0)
    state = view.state
    first, second, last = state.order[:3]
    state.seat, state.finisher, state.run_turns = last, first, turns
    state.phase[last], state.total[last] = phase, total
    state.total[first], state.total[second] = others
    return view


def chances(solitaire: Solitaire, phase: int, behind: int) -> Turn:
    """A turn of a last run whose ends are worth the chance to win, by how far the player is behind."""
    ends = {
        roll: won(behind) if score < 0 else after(solitaire, phase + 1, behind - score)
        for roll, score in solitaire.scores[phase].items()
    }
    return Turn(solitaire.game, ends, {roll: float(score >= 0) for roll, score in solitaire.scores[phase].items()})


def after(solitaire: Solitaire, phase: int, behind: int) -> float:
    return won(behind) if phase == len(solitaire.scores) else chances(solitaire, phase, behind).value


def won(behind: int) -> float:
    return SHARED if behind == 0 else float(behind < 0)


def shown(view: DiceView) -> tuple[tuple[int, str], ...]:
    return tuple((face.number, face.colour) for face in view.dice)


@pytest.mark.rule("D9", "D10")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_last_player_plays_to_win(phase: int) -> None:
    policy, solitaire = solved(BOOK), Solitaire(game_of(BOOK))
    for behind in (0, 5, 9, 13):
        turn = chances(solitaire, phase, behind)
        for seed in range(12):
            view = last_run(BOOK, seed, phase, 20, (20 + behind, 7))
            moment = moment_of(view, policy)
            assert moment.aim == "win"
            keeps = turn.keeps[view.state.rolls - 1]
            best = max(keeps[held][0] for held in held_of(shown(view)))
            assert moment.best().value == pytest.approx(best, abs=CLOSE)
            chosen = tuple(face if die in moment.choose() else None for die, face in enumerate(shown(view)))
            assert keeps[chosen][0] == pytest.approx(best, abs=CLOSE)


@pytest.mark.rule("D8")
def test_the_bonus_of_the_same_round_counts() -> None:
    """Who can finish in the round of the first finisher gets the bonus too, and so wins from farther behind."""
    policy = solved(BOOK)
    behind = 9 + 10 - 1  # the bonus, and five five wild, the highest set of three; one less to win
    assert moment_of(last_run(BOOK, 1, 2, 0, (behind, 0), turns=0), policy).best().value > 0.01
    assert moment_of(last_run(BOOK, 1, 2, 0, (behind, 0), turns=1), policy).best().value < CLOSE


@pytest.mark.rule("D9")
@pytest.mark.parametrize("book", [BOOK, COLOUR])
def test_before_others_or_where_chances_are_unknown_it_is_for_the_points_of_the_run(book: DiceBook) -> None:
    policy, solitaire = solved(book), Solitaire(game_of(book))
    turns: list[Turn] = []
    for scores in reversed(solitaire.scores):
        later = turns[0].value if turns else 0.0
        ends = {roll: score + later if score >= 0 else 0.0 for roll, score in scores.items()}
        turns.insert(0, Turn(solitaire.game, ends, {roll: float(score >= 0) for roll, score in scores.items()}))
    for phase, turn in enumerate(turns):
        assert policy.parts[phase].run_value(0) == pytest.approx(turn.value, abs=CLOSE)
        for seed in range(12):
            view = last_run(book, seed, phase, 0, (10, 10))
            view.state.seat = view.state.order[1]
            view.state.phase[view.state.seat], view.state.total[view.state.seat] = phase, 0
            moment = moment_of(view, policy)
            assert moment.aim == "run"
            best = max(turn.keeps[view.state.rolls - 1][held][0] for held in held_of(shown(view)))
            assert moment.best().value == pytest.approx(best, abs=CLOSE)


def test_before_a_last_run_it_is_the_solitaire() -> None:
    policy = solved(BOOK)
    assert moment_of(Game.new(BOOK, players=2, seed=1).dice_view(0), policy).aim == "points"
    assert moment_of(Game.new(BOOK, players=1, seed=1).dice_view(0), policy).aim == "points"
