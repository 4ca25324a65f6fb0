"""Matches between one player and copies of another, each deal from all seats; the others may be the yardstick."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Any, Final, NamedTuple

from benchmarks._yardstick import play_measured
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import State, copy_state
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import to_rows
from dizaine.engine.dialect import compiled_form_of
from dizaine.engine.randomness import Generator
from dizaine.lab.cards.kind import new_bench
from dizaine.lab.kernel import compiled_entry, left_out
from dizaine.lab.lineup import Lineup
from dizaine.lab.results import ENDLESS
from dizaine.players.cards import imagination
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.registry import policy_of
from dizaine.rulebooks import Rulebook

YARDSTICK: Final = "yardstick"
CHUNK: Final = 20
"""Games that a thread plays at a time."""

Tune = Callable[[PlayerMemory], None]


class Share(NamedTuple):
    """How much of the wins a player got."""

    mean: float
    error: float
    """Half of the 95 % interval, by deals."""
    milliseconds: float
    """CPU for each decision of the player, with everything else that happens in the game."""

    def __str__(self) -> str:
        return f"{100 * self.mean:6.1f} ± {100 * self.error:4.1f} %{self.milliseconds:8.2f} ms"


class Matches:
    """A compiled kernel that plays matches of some players."""

    def __init__(self, *players: str) -> None:
        bots = [player for player in players if player != YARDSTICK]
        self._play = compiled_entry(play_measured, lambda: None, left_out("cards", ["steady", *bots]))

    def share(
        self,
        book: Rulebook,
        seats: int,
        player: str,
        others: str,
        deals: int,
        *,
        seed: int,
        tune: Tune = lambda memory: None,
        threads: int = 1,
    ) -> Share:
        """One player's share of the wins among copies of another; `tune` changes the memory that all work with."""

        def play(seat: int, first: int) -> tuple[int, int, list[float], float, int]:
            lineup = _lineup([player if place == seat else others for place in range(seats)], seed)
            bench: Any = new_bench(book, lineup)
            tune(bench.memory)
            bench = bench._make(to_rows(part)[0] for part in bench)
            count, begin = min(CHUNK, deals - first), thread_time()
            self._play(bench, first, count, ENDLESS)
            found = [
                (int(winners) >> seat & 1) / int(winners).bit_count() for winners in bench.results["winners"][:count]
            ]
            return seat, first, found, thread_time() - begin, int(bench.results["decisions"][:count].sum())

        shares, seconds, decisions = [0.0] * deals, 0.0, 0
        jobs = [(seat, first) for first in range(0, deals, CHUNK) for seat in range(seats)]
        with ThreadPoolExecutor(threads) as executor:
            for _, first, found, spent, made in executor.map(lambda job: play(*job), jobs):
                seconds, decisions = seconds + spent, decisions + made
                for place, won in enumerate(found, first):
                    shares[place] += won / seats
        mean = sum(shares) / deals
        error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares)) / deals
        return Share(mean, error, 1000 * seconds / (decisions / seats))


def _lineup(players: list[str], seed: int) -> Lineup:
    lineup = Lineup()
    lineup.seed, lineup.players, lineup.remembers = seed, len(players), 1
    for seat, player in enumerate(players):
        if player == YARDSTICK:
            lineup.guests |= 1 << seat
        else:
            lineup.policy[seat] = policy_of("cards", player)
    return lineup


def see_all_hands() -> None:
    """From now on compiled experts see all cards. This measures a ceiling; at a table nobody can play like this."""
    compiled_form_of(imagination.imagine)(_imagine_truth)


def _imagine_truth(
    rules: Rules, state: State, seat: int, work: Workspace, memory: PlayerMemory, generator: Generator, target: State
) -> None:
    copy_state(target, state)
