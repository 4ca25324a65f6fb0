"""The generator of tallies: always the first games without a gap, whichever worker plays them."""

import multiprocessing
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import islice
from time import sleep

import pytest

from dizaine.lab.backends import Backend, PlainBackend, Played
from dizaine.lab.cards.tally import ROUNDS, CardTally
from dizaine.lab.forfeits import Count
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS, Results
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import GAMES
from dizaine.players.own_players import PlayerError
from dizaine.rulebooks import load

PLAN = Plan(load("express+phases=2"), ("greedy", "random"), 11)


def numbers(count: Count) -> tuple[object, ...]:
    tally = card_tally(count)
    return (tally.sums, tally.squares, tally.products, tally.game_lengths, tally.holds)


def card_tally(count: Count) -> CardTally:
    assert isinstance(count.tally, CardTally)
    return count.tally


def last(counts: Iterator[Count]) -> Count:
    *_, count = counts
    return count


class Recorder(Backend):
    """A backend that only records which games it is asked for. The sum of their numbers replaces the rounds."""

    name = "recorder"

    def __init__(self, pause: float = 0.0) -> None:
        self.pieces: list[tuple[int, int]] = []
        self._pause = pause
        self._lock = threading.Lock()

    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        with self._lock:
            self.pieces.append((first, count))
        sleep(self._pause * (first % 3))  # some pieces overtake others
        tally = CardTally()
        tally.sums[GAMES] = count
        tally.sums[ROUNDS] = sum(range(first, first + count))
        return Played(tally, Results())

    def executor(self, workers: int) -> Executor:
        return ThreadPoolExecutor(workers)


@pytest.mark.parametrize("games", [1, 2, 37])
def test_the_number_of_workers_makes_no_difference(games: int) -> None:
    expected = numbers(PlainBackend().run(PLAN, 0, games))
    assert numbers(last(simulate(PLAN, games, PlainBackend()))) == expected
    if games == 37:
        for workers in (2, 3):
            assert numbers(last(simulate(PLAN, games, PlainBackend(), workers))) == expected


def test_each_tally_is_that_of_a_shorter_simulation() -> None:
    tallies = list(simulate(PLAN, 60, PlainBackend()))
    counts = [tally.games for tally in tallies]
    assert len(counts) > 2
    assert counts == sorted(set(counts))
    assert counts[-1] == 60
    for tally in tallies:
        assert numbers(tally) == numbers(PlainBackend().run(PLAN, 0, tally.games))


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("games", [1, 3, 1000])
def test_every_game_is_played_once(games: int, workers: int) -> None:
    backend = Recorder()
    last(simulate(PLAN, games, backend, workers))
    played = [number for first, count in backend.pieces for number in range(first, first + count)]
    assert sorted(played) == list(range(games))


def test_pieces_that_overtake_others_leave_no_gap() -> None:
    """The numbers from 0 to n-1 add up to n(n-1)/2; no other n numbers add up to so little."""
    for tally in simulate(PLAN, 200, Recorder(pause=0.002), workers=4):
        assert tally.tally.sums[ROUNDS] == tally.games * (tally.games - 1) // 2


def test_stopping_early_leaves_no_workers_behind() -> None:
    before = multiprocessing.active_children()
    (tally,) = islice(simulate(PLAN, 100_000, PlainBackend(), workers=2), 1)
    assert numbers(tally) == numbers(PlainBackend().run(PLAN, 0, tally.games))
    assert multiprocessing.active_children() == before


def test_another_seed_is_another_simulation() -> None:
    other = Plan(PLAN.book, PLAN.bots, PLAN.seed + 1)
    assert numbers(PlainBackend().run(PLAN, 0, 10)) != numbers(PlainBackend().run(other, 0, 10))


def test_a_plan_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(PlayerError, match="'clever'"):
        Plan(PLAN.book, ("greedy", "clever"), 0)
    for seed in (-1, 1 << 63):
        with pytest.raises(ValueError, match="seed"):
            Plan(PLAN.book, PLAN.bots, seed)
