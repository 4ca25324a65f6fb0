"""The games of a tournament are those of simulations, on both backends and on any number of workers."""

from collections.abc import Callable
from pathlib import Path

import pytest

import dizaine
from dizaine.engine.compiled import called_first
from dizaine.engine.dialect import RULE_FUNCTIONS
from dizaine.lab.backends import PlainBackend
from dizaine.lab.dice_games.backends import PlainDiceBackend
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.tally import DICE_DECISIONS, DICE_WINS, TOTALS
from dizaine.lab.plan import Plan
from dizaine.lab.simulation import parts
from dizaine.lab.tally import DECISIONS, POINTS, ROUNDS, WINS
from dizaine.lab.tournament import kernel
from dizaine.lab.tournament.backends import CompiledBackend, PlainCards, PlainDice, tournament_backend
from dizaine.lab.tournament.blocks import Block
from dizaine.lab.tournament.plan import TournamentPlan
from dizaine.lab.tournament.thinking import measure_thinking
from dizaine.players.registry import listed
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import load_dice
from tests.sizes import SOAKING

PACKAGE = Path(dizaine.__file__).parent
BOOK = load("express+phases=2")
PLAN = TournamentPlan(BOOK, ("greedy", "random"), 11, 3)


@pytest.mark.parametrize("edition", ["express", "continental", "dutch"])
def test_a_game_is_the_one_that_a_simulation_counts(edition: str) -> None:
    book, bots = load(edition), ("random", "greedy", "greedy")
    results = PlainCards(book).play(bots, 5, 20, 3)
    for index in range(3):
        sums = PlainBackend().run(Plan(book, bots, 5), 20 + index, 1).sums
        assert [results.winners[index] >> seat & 1 for seat in range(3)] == sums[WINS : WINS + 3]
        assert results.score[index][:3] == sums[POINTS : POINTS + 3]
        assert (results.rounds[index], results.decisions[index]) == (sums[ROUNDS], sums[DECISIONS])


def test_a_game_of_dice_is_the_one_that_a_simulation_counts() -> None:
    book, bots = load_dice("dice"), ("random", "greedy")
    results = PlainDice(book).play(bots, 5, 20, 4)
    for index in range(4):
        sums = PlainDiceBackend().run(DicePlan(book, bots, 5), 20 + index, 1).sums
        assert [results.winners[index] >> seat & 1 for seat in range(2)] == sums[DICE_WINS : DICE_WINS + 2]
        assert results.score[index][:2] == sums[TOTALS : TOTALS + 2]
        assert results.decisions[index] == sums[DICE_DECISIONS]


def test_a_game_that_is_broken_off_has_no_winner() -> None:
    results = PlainCards(BOOK).play(("greedy", "greedy"), 5, 0, 2, most=7)
    assert (results.winners[:2], results.decisions[:2]) == ([0, 0], [7, 7])


def played(plan: TournamentPlan, numbers: range, workers: int) -> list[Block]:
    return [block for part in parts(plan, numbers, tournament_backend(plan), workers) for block in part]


def test_the_number_of_workers_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dizaine.lab.tournament.backends.has_compiler", lambda: False)
    expected = PlainCards(BOOK).run(PLAN, 0, 21)
    assert played(PLAN, range(21), 1) == expected
    assert played(PLAN, range(4, 21), 2) == expected[4:]


if SOAKING:  # the same rule functions compiled once more; `make test` plays such games in tests/compiled

    @pytest.mark.soak
    @pytest.mark.parametrize("edition", ["express+phases=2", "continental+phases=1", "dutch+phases=3"])
    def test_both_backends_play_the_same_cards(edition: str) -> None:
        """A few deals; the machine code is kept where the program keeps it."""
        book = load(edition)
        compiled = CompiledBackend(book, players=("random", "greedy"))
        for seats in (2, 3):
            plan = TournamentPlan(book, ("random", "greedy"), 4, seats)
            assert compiled.run(plan, 0, 9) == PlainCards(book).run(plan, 0, 9)

    @pytest.mark.soak
    def test_both_backends_play_the_same_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
        book, notes = load_dice("dice"), list[str]()
        plan = TournamentPlan(book, ("random", "greedy"), 4, 3)
        compiled = CompiledBackend(book, lambda: notes.append("compiling"))
        assert compiled.run(plan, 3, 140) == PlainDice(book).run(plan, 3, 140)
        CompiledBackend(book, lambda: notes.append("compiling again"))
        assert notes == ["compiling"]
        assert measure_thinking(compiled, plan, "greedy").milliseconds < 1


@pytest.mark.parametrize(
    ("entry", "sources"),
    [(kernel.enter_results, kernel.SOURCES), (kernel.enter_dice_results, kernel.DICE_SOURCES)],
)
def test_every_rule_function_is_among_the_sources(entry: Callable[..., None], sources: tuple[str, ...]) -> None:
    functions = {function.__name__: function for function in RULE_FUNCTIONS}
    reached = called_first(functions, [name for name in entry.__code__.co_names if name in functions])
    assert len(reached) > 20
    hashed = {path for pattern in sources for path in PACKAGE.glob(pattern)}
    assert {Path(functions[name].__code__.co_filename) for name in reached} <= hashed


def test_the_optimal_player_says_at_once_that_it_has_nothing_to_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    with pytest.raises(NoStoredPolicy):
        tournament_backend(TournamentPlan(load_dice("dice"), ("optimal", "random"), 1))


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_thinking_is_measured(player: str) -> None:
    assert player in listed("cards")
    time = measure_thinking(PlainCards(BOOK), PLAN, player)
    assert time.player == player
    assert time.decisions > 100
    assert time.milliseconds > 0
