"""The games of a tournament are those of simulations, on both backends and on any number of workers."""

from functools import partial
from pathlib import Path

import pytest

from dizaine.lab.backends import CompiledBackend, PlainBackend, best_backend
from dizaine.lab.cards.tally import ROUNDS
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.lab.simulation import parts
from dizaine.lab.tally import DECISIONS, POINTS, WINS
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.plan import TournamentPlan
from dizaine.lab.tournaments.play import play_blocks
from dizaine.lab.tournaments.thinking import measure_thinking
from dizaine.players.registry import listed
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import load_dice
from tests.engine.dice.quick_book import quick_book
from tests.sizes import SOAKING

BOOK = load("express+phases=2")
PLAN = TournamentPlan(BOOK, ("greedy", "random"), 11, 3)


@pytest.mark.parametrize("edition", ["express", "continental", "dutch"])
def test_a_game_is_the_one_that_a_simulation_counts(edition: str) -> None:
    book, bots = load(edition), ("random", "greedy", "greedy")
    results = PlainBackend().play(Plan(book, bots, 5), 20, 3).results
    for index in range(3):
        sums = PlainBackend().run(Plan(book, bots, 5), 20 + index, 1).tally.sums
        assert [results.winners[index] >> seat & 1 for seat in range(3)] == sums[WINS : WINS + 3]
        assert results.score[index][:3] == sums[POINTS : POINTS + 3]
        assert (results.rounds[index], results.decisions[index]) == (sums[ROUNDS], sums[DECISIONS])


def test_a_game_of_dice_is_the_one_that_a_simulation_counts() -> None:
    book, bots = load_dice("dice"), ("random", "greedy")
    results = PlainBackend().play(Plan(book, bots, 5), 20, 4).results
    for index in range(4):
        sums = PlainBackend().run(Plan(book, bots, 5), 20 + index, 1).tally.sums
        assert [results.winners[index] >> seat & 1 for seat in range(2)] == sums[WINS : WINS + 2]
        assert results.score[index][:2] == sums[POINTS : POINTS + 2]
        assert results.decisions[index] == sums[DECISIONS]


def test_a_game_that_is_broken_off_has_no_winner() -> None:
    results = PlainBackend().play(Plan(BOOK, ("greedy", "greedy"), 5), 0, 2, most=7).results
    assert (results.winners[:2], results.decisions[:2]) == ([0, 0], [7, 7])


def played(plan: TournamentPlan, numbers: range, workers: int) -> list[Block]:
    backend = best_backend(plan.book, plan.players)
    work = parts(partial(play_blocks, backend, plan), numbers, backend.executor, workers)
    return [block for part in work for block in part]


def test_the_number_of_workers_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dizaine.lab.backends.has_compiler", lambda: False)
    expected = play_blocks(PlainBackend(), PLAN, 0, 21)
    assert played(PLAN, range(21), 1) == expected
    assert played(PLAN, range(4, 21), 2) == expected[4:]


if SOAKING:  # the same rule functions compiled once more; `make test` plays such games in tests/compiled

    @pytest.mark.soak
    @pytest.mark.parametrize("edition", ["express+phases=2", "continental+phases=1", "dutch+phases=3"])
    def test_both_backends_play_the_same_cards(edition: str) -> None:
        """A few deals; the machine code stays in the program's usual cache."""
        book = load(edition)
        compiled = CompiledBackend(kind_in_lab(book), ("random", "greedy"))
        for seats in (2, 3):
            plan = TournamentPlan(book, ("random", "greedy"), 4, seats)
            assert play_blocks(compiled, plan, 0, 9) == play_blocks(PlainBackend(), plan, 0, 9)

    @pytest.mark.soak
    def test_both_backends_play_the_same_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
        book, notes = load_dice("dice"), list[str]()
        plan = TournamentPlan(book, ("random", "greedy"), 4, 3)
        compiled = CompiledBackend(kind_in_lab(book), plan.players, lambda: notes.append("compiling"))
        assert play_blocks(compiled, plan, 3, 140) == play_blocks(PlainBackend(), plan, 3, 140)
        CompiledBackend(kind_in_lab(book), plan.players, lambda: notes.append("compiling again"))
        assert notes == ["compiling"]
        assert measure_thinking(compiled, plan, "greedy").milliseconds < 1


def test_the_optimal_player_says_at_once_that_no_policy_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    with pytest.raises(NoStoredPolicy):
        best_backend(quick_book(), ("optimal", "random"))


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_thinking_is_measured(player: str) -> None:
    assert player in listed("cards")
    time = measure_thinking(PlainBackend(), PLAN, player)
    assert time.player == player
    assert time.decisions > 100
    assert time.milliseconds > 0
