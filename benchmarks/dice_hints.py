"""Check the hints of a machine that never solved anything against a fresh computation, and play the best play out.

`python -m benchmarks.dice_hints` takes random positions of both sheets, or of one that is named. Each hint is timed
first, in plain Python and with no turn in memory. Then the compiled solver computes the value of every choice in these
positions again; a hint is right if it loses less than a millionth of a point. At last solitaires are played by the same
choices: many by compiled code, whose mean must be that of the solver, and some in plain Python, whose mean is shown
too. It ends with 1 if a target is missed. `--positions`, `--games` and `--plain-games` change the sizes; 0 leaves one
out. `--seed` chooses other positions and games, and `--quick` takes few of them.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.players.dice.store import LATER
from dizaine.rulebooks.dice import dice_editions, load_dice

TIME_TARGET: Final = 100.0  # ms, the 95th percentile
LOSS: Final = 1e-6
"""Points that a hint may lose: the precision of the plain computation."""
ERRORS: Final = 2
"""Standard errors within which the mean of the games must lie."""


@dataclass(frozen=True)
class Hint:
    """A position and the dice that the hint keeps."""

    phase: int
    try_class: int
    total_class: int
    roll: int
    faces: tuple[int, ...]
    kept: tuple[int, ...]


def give_hints(policy: DicePolicy, count: int, generator: random.Random) -> tuple[list[Hint], list[float]]:
    """Hints for random positions, and the CPU milliseconds of each."""
    hints, times = [], []
    for _ in range(count):
        phase, first = generator.randrange(policy.rules.phase_count), generator.random() < 0.5
        part = policy.parts[phase]
        total = part.low + generator.randrange(len(part.values[LATER]))
        roll = generator.randrange(1, policy.rules.rolls)
        faces = tuple(generator.randrange(6) for _ in range(policy.rules.dice))
        policy.forget()
        started = time.process_time()
        best = policy.best(phase, total, first, roll, faces)
        policy.keep(phase, total, first, roll, faces, range(policy.rules.dice))
        times.append(1000 * (time.process_time() - started))
        hints.append(Hint(phase, part.try_class(first), part.total_class(total), roll, faces, best.dice))
    return hints, times


def losses(policy: DicePolicy, hints: list[Hint]) -> list[float]:
    """What each hint loses against the best choice, by the compiled solver."""
    from benchmarks._dice_reference import Reference

    reference = Reference(policy)
    groups: dict[tuple[int, int, int], list[Hint]] = defaultdict(list)
    for hint in hints:
        groups[hint.phase, hint.try_class, hint.total_class].append(hint)
    lost: list[float] = []
    for state, group in sorted(groups.items()):
        asked = [(hint.roll, hint.faces, hint.kept) for hint in group]
        lost += reference.losses(*state, asked)
    return lost


def play_games(policy: DicePolicy, games: int, generator: random.Random) -> list[int]:
    """The final scores of solitaires (D12).

    All games pass a phase before any goes on, so that each turn is computed once.
    """
    rules, work = policy.rules, Workspace()
    scores = [[0, 0] for _ in range(games)]  # the running total; bonuses minus the cost of failures
    for phase in range(rules.phase_count):
        last = phase + 1 == rules.phase_count
        part = policy.parts[phase]
        for game in sorted(range(games), key=lambda game: part.total_class(scores[game][0])):
            first, points = True, -1
            while points < 0:
                points = score_dice(rules, work, phase, play_turn(policy, phase, scores[game][0], first, generator))
                if points < 0:
                    scores[game][1] -= rules.failure_cost
                    first = False
            scores[game][0] += points
            if earns_half_bonus(rules, phase + 1, scores[game][0]):
                scores[game][1] += rules.half_bonus
            if last and first:
                scores[game][1] += rules.finish_bonus
    return [sum(score) for score in scores]


def play_turn(policy: DicePolicy, phase: int, total: int, first: bool, generator: random.Random) -> list[int]:
    """The dice at the end of a turn."""
    faces = [generator.randrange(6) for _ in range(policy.rules.dice)]
    for roll in range(1, policy.rules.rolls):
        kept = policy.choose(phase, total, first, roll, faces)
        if len(kept) == len(faces):
            break
        faces = [face if die in kept else generator.randrange(6) for die, face in enumerate(faces)]
    return faces


def time_hints(policy: DicePolicy, positions: int, seed: int) -> tuple[list[Hint], bool]:
    """Print how fast hints are; return them, and whether the target is reached."""
    hints, times = give_hints(policy, positions, random.Random(f"hints-{seed}"))
    assert "numpy" not in sys.modules, "hints must not need NumPy"
    times.sort()
    middle, slow = times[len(times) // 2], times[int(0.95 * len(times))]
    print(f"{policy.book.id}: {positions:,} hints, half within {middle:.1f} ms, 95 % within {slow:.1f} ms, ", end="")
    print(f"all within {times[-1]:.1f} ms", flush=True)
    return hints, slow <= TIME_TARGET


def check_hints(policy: DicePolicy, hints: list[Hint]) -> bool:
    """Print how many hints are right; return whether all are."""
    lost = losses(policy, hints)
    wrong = sum(loss > LOSS for loss in lost)
    colour = sum(family_of(policy.rules.group_shape[hint.phase][0]) == COLLECTION for hint in hints)
    print(f"{policy.book.id}: {len(lost) - wrong:,} of {len(lost):,} hints are the exact optimum; ", end="")
    print(f"{colour:,} hints are at one colour; the largest loss is {max(lost):.1e} points", flush=True)
    return wrong == 0


def check_mean(policy: DicePolicy, games: int, seed: int) -> bool:
    """Play by compiled code and print the mean score; return whether it is that of the solver."""
    from dizaine.lab.dice_solver.playout import play_solitaires

    return abs(show_mean(policy, "compiled", play_solitaires(policy, games, seed).tolist())) <= ERRORS


def show_mean(policy: DicePolicy, how: str, scores: list[int]) -> float:
    """Print the mean score of solitaires; return how many standard errors it lies above that of the solver."""
    games, mean = len(scores), sum(scores) / len(scores)
    error = math.sqrt(sum((score - mean) ** 2 for score in scores) / (games - 1) / games)
    away = (mean - policy.value) / error
    print(f"{policy.book.id}: {games:,} games, {how}: mean {mean:.3f}, standard error {error:.3f}, ", end="")
    print(f"exact {policy.value:.3f}: {away:+.2f} standard errors", flush=True)
    return away


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.dice_hints", description="Hints of a fresh machine.")
    parser.add_argument("editions", nargs="*", default=list(dice_editions), help="dice or dice-french; otherwise both")
    parser.add_argument("--positions", type=int, default=2_500, help="how many hints of each sheet")
    parser.add_argument("--games", type=int, default=200_000, help="how many compiled solitaires of each sheet")
    parser.add_argument("--plain-games", type=int, default=1_000, help="how many in plain Python")
    parser.add_argument("--seed", type=int, default=1, help="other positions and games")
    parser.add_argument("--quick", action="store_true", help="a few hints and games")
    options = parser.parse_args()
    sizes = options.positions, options.games, options.plain_games
    positions, games, plain_games = (20, 2_000, 5) if options.quick else sizes
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DIZAINE_CACHE"] = folder
        print(f"Hints of a machine that never solved anything: CPU time on one core, Python {sys.version.split()[0]}\n")
        policies = [policy for edition in options.editions if (policy := load_policy(load_dice(edition)))]
        assert len(policies) == len(options.editions), "a solution is not in the package"
        right = True
        if positions:
            given = [time_hints(policy, positions, options.seed) for policy in policies]
            right &= all(fast for _, fast in given)
            for policy, (hints, _) in zip(policies, given, strict=True):
                right &= check_hints(policy, hints)
        for policy in policies:
            if games:
                right &= check_mean(policy, games, options.seed)
            if plain_games:
                generator = random.Random(f"games-{policy.book.id}-{options.seed}")
                show_mean(policy, "plain Python", play_games(policy, plain_games, generator))
        return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
