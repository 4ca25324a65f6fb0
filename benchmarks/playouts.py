"""Measure the speed of bulk games: ours compiled and plain, and gin rummy in two other libraries.

`python -m benchmarks.playouts` prints one table from one run, with its targets. Everything is measured in CPU time and
in rounds: each round measures every part once, one after the other, so that a busy machine disturbs all alike. Our
parts do the same work in each round, and the others run equally long. The best round of a part counts, since it was
disturbed least.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from random import Random
from shutil import get_terminal_size
from typing import Any, Final, Literal, NamedTuple

from benchmarks.others import environment
from dizaine.engine.cards.cards import KINDS
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.distance import phase_distance
from dizaine.engine.cards.hands import gain, load_hand
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.lab.backends import Backend, CompiledBackend, PlainBackend, has_compiler
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.forfeits import Count
from dizaine.lab.plan import Plan
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import DECISIONS
from dizaine.rulebooks import VARIANTS, Rulebook, RulebookError, editions, load

SEED: Final = 1
HANDS: Final = 1_000
RANDOM: Final = "4 random"
GREEDY: Final = "2 greedy"
LINEUPS: Final = {RANDOM: ("random",) * 4, GREEDY: ("greedy",) * 2}
ARGUMENTS: Final = {"phases": ("even", "odd"), "order": ("10,9,8,7,6,5,4,3,2,1",)}
"""What the variants that take an argument are measured with."""

Name = tuple[str, ...]
"""A part of the run: compiled, plain or another library, with book and bots; or workers, distance, start."""

CLASSIC: Final[Name] = ("compiled", "classic", RANDOM)
OPENSPIEL: Final[Name] = ("OpenSpiel", "gin rummy", "2 random")
RLCARD: Final[Name] = ("RLCard", "gin rummy", "2 random")
OTHERS: Final = {OPENSPIEL: "openspiel_gin_rummy.py", RLCARD: "rlcard_gin_rummy.py"}
ONE_WORKER: Final[Name] = ("workers", "1")
TWO_WORKERS: Final[Name] = ("workers", "2")
CACHED_START: Final[Name] = ("start", "with a cache")
FIRST_START: Final[Name] = ("start", "with an empty cache")


class Sample(NamedTuple):
    """The CPU time of one measurement, and the work done in it."""

    seconds: float
    decisions: int = 1
    games: int = 1

    @property
    def pace(self) -> float:
        """CPU-seconds per decision."""
        return self.seconds / self.decisions


Part = Callable[[], Sample]
Best = Mapping[Name, Sample]


class NotMeasured(Exception):
    """A part cannot be measured here; the message says why."""


@dataclass
class Run:
    """The samples of each part, and the parts that could not be measured."""

    samples: dict[Name, list[Sample]] = field(default_factory=dict)
    failures: dict[Name, str] = field(default_factory=dict)

    @property
    def best(self) -> dict[Name, Sample]:
        """The least disturbed sample of each part."""
        return {name: min(samples, key=lambda sample: sample.pace) for name, samples in self.samples.items()}

    def measure(self, parts: Mapping[Name, Part], rounds: int) -> None:
        """Measure all parts in so many rounds, and report progress and the time left."""
        costs: dict[Name, float] = {}
        for number in range(rounds):
            for position, name in enumerate(parts):
                if name in self.failures:
                    continue
                ahead = [other for other in ([*parts] * (rounds - number))[position:] if other not in self.failures]
                usual = statistics.fmean(costs.values()) if costs else 0.0
                left = sum(costs.get(other, usual) for other in ahead)
                note(f"round {number + 1} of {rounds}: {' '.join(name)}", left, lasting=position == 0)
                started = time.perf_counter()
                try:
                    self.samples.setdefault(name, []).append(parts[name]())
                    costs[name] = time.perf_counter() - started
                except NotMeasured as reason:
                    self.failures[name] = str(reason)
                    del self.samples[name]


def note(text: str, left: float = 0.0, lasting: bool = True) -> None:
    """Report progress: in one line that is overwritten in a terminal, and only lasting messages elsewhere."""
    if left:
        text = f"{int(left) // 60} min {int(left) % 60} s left, {text}"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text[: get_terminal_size().columns - 1]}", end="", file=sys.stderr, flush=True)
    elif lasting:
        print(text, file=sys.stderr, flush=True)


# The parts of a run.


def count_for(seconds: float, run: Callable[[int], object]) -> int:
    """How often an action fits into about so many CPU-seconds, once it is compiled and warm."""
    run(1)
    count = 1
    while True:
        started = time.process_time()
        run(count)
        spent = time.process_time() - started
        if spent >= seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 4


def measured(run: Callable[[], Count]) -> Sample:
    """The sample of some games; the CPU time is that of all threads."""
    started = time.process_time()
    count = run()
    return Sample(time.process_time() - started, count.tally.sums[DECISIONS], count.games)


def games_part(backend: Backend, book: str, bots: str, seconds: float) -> Part:
    """As many games of a book as fit into the time."""
    plan = Plan(load(book), LINEUPS[bots], SEED)
    games = cache(lambda: count_for(seconds, lambda count: backend.run(plan, 0, count)))

    def measure() -> Sample:
        count = games()
        return measured(lambda: backend.run(plan, 0, count))

    return measure


def workers_parts(backend: Backend, seconds: float) -> dict[Name, Part]:
    """The same games with one worker and with two."""
    plan = Plan(load("classic"), LINEUPS[RANDOM], SEED)
    games = cache(lambda: count_for(seconds, lambda count: backend.run(plan, 0, count)))

    def part(workers: int) -> Part:
        def measure() -> Sample:
            count = games()
            return measured(lambda: [*simulate(plan, count, backend, workers)][-1])

        return measure

    return {ONE_WORKER: part(1), TWO_WORKERS: part(2)}


def other_part(python: Path, script: str, seconds: float) -> Part:
    """Gin rummy in another library. Its process measures itself, so that its start does not count."""
    command = (str(python), "-I", str(Path(environment.__file__).with_name(script)), str(seconds))
    return lambda: Sample(**json.loads(printed_by(command)))


def start_part(**variables: str) -> Part:
    """A complete small simulation in a new process, including its start."""
    command = (sys.executable, "-m", "dizaine", "simulate", "classic", "--games", "1", "--seed", str(SEED))

    def measure() -> Sample:
        before = os.times()
        printed_by(command, **variables)
        after = os.times()
        seconds = after.children_user + after.children_system - before.children_user - before.children_system
        if seconds <= 0:
            raise NotMeasured("this system does not tell the CPU time of another process")
        return Sample(seconds)

    return measure


def printed_by(command: Sequence[str], **variables: str) -> str:
    """The output of a new process."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **variables})
    if done.returncode:
        raise NotMeasured((done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[-1])
    return done.stdout


def add_distances(rules: Any, works: Any, phase: int, times: int) -> int:
    """Compute the distance of every hand, so many times."""
    total = 0
    for _ in range(times):
        for index in range(len(works)):
            total += phase_distance(rules[0], works[index], phase)
    return total


def add_readings(rules: Any, works: Any, phase: int, times: int) -> int:
    """The same loop that only reads every hand; its time is subtracted from that of the distances."""
    total = 0
    for _ in range(times):
        for index in range(len(works)):
            total += works[index].counts & rules[0].phase_cards[phase]
    return total


def distance_parts(seconds: float) -> dict[Name, Part]:
    """The distance to each phase of each edition, compiled, and the bare loop around it."""
    from numpy.lib.recfunctions import repack_fields

    from dizaine.engine.compiled import compile_rules, to_rows
    from dizaine.engine.compiler import compiler_settings

    compiled = compile_rules(add_distances, add_readings)

    def part(function: Callable[..., int], rules: Any, works: Any, phase: int) -> Part:
        with compiler_settings(add_distances, add_readings):
            function(rules, works, phase, 1)
        times = cache(lambda: count_for(seconds, lambda count: function(rules, works, phase, count)))

        def measure() -> Sample:
            count = times()
            started = time.process_time()
            function(rules, works, phase, count)
            return Sample(time.process_time() - started, count * len(works))

        return measure

    parts: dict[Name, Part] = {}
    for edition in editions:
        book = load(edition)
        rules, rows = to_rows(tables(book)), to_rows(*random_hands(book))
        # Distances never read the menu; its 32 KB between two hands would turn this into a measurement of memory.
        works = repack_fields(rows[[name for name in rows.dtype.names or () if name != "menu"]], align=True)
        parts["distance", edition, "loop"] = part(compiled["add_readings"], rules, works, 0)
        for phase, number in enumerate(book.phases.play):
            parts["distance", edition, str(number)] = part(compiled["add_distances"], rules, works, phase)
    return parts


def random_hands(book: Rulebook) -> Iterator[Workspace]:
    """Dealt hands, every other one with a drawn card, loaded into workspaces."""
    random, rules = Random(SEED), tables(book)
    deck = [kind for kind in range(KINDS) for _ in range(rules.deck[kind])]
    for number in range(HANDS):
        state, work = State(), Workspace()
        for card in random.sample(deck, book.deal.hand + number % 2):
            gain(rules, state, 0, card, 0)
        load_hand(rules, state, work, 0)
        yield work


def variants_of(edition: str) -> Iterator[str]:
    """The edition with each variant that changes something in it."""
    plain = load(edition)
    for name in VARIANTS:
        for argument in ARGUMENTS.get(name, ("",)):
            variant = f"{name}={argument}" if argument else name
            for text in (f"{edition}+{variant}", f"{edition}+points+{variant}"):  # V1 needs scoring by points
                try:
                    book = load(text)
                except RulebookError:
                    continue
                if replace(book, id=plain.id) != plain:
                    yield book.id
                break


def all_parts(backend: Backend, python: Path | None, seconds: float) -> dict[Name, Part]:
    """All parts that are measured in rounds; the time is that of the longest ones."""
    parts: dict[Name, Part] = {}
    if python is not None:
        parts |= {name: other_part(python, script, seconds) for name, script in OTHERS.items()}
    for bots in LINEUPS:
        for edition in editions:
            parts["plain", edition, bots] = games_part(PlainBackend(), edition, bots, seconds)
            # All equally long: the shorter a part, the likelier one of its rounds is left undisturbed.
            for book in (edition, *variants_of(edition)):
                parts["compiled", book, bots] = games_part(backend, book, bots, seconds / 5)
    parts |= workers_parts(backend, seconds)
    parts |= distance_parts(seconds / 32)
    parts[CACHED_START] = start_part()
    return parts


# The results.


def times_as_long(best: Best, one: Name, other: Name) -> float | None:
    """The ratio of the times per decision of two parts; None unless both were measured."""
    return best[one].pace / best[other].pace if one in best and other in best else None


def games_per_second(best: Best, name: Name) -> float | None:
    """Games per CPU-second."""
    return best[name].games / best[name].seconds if name in best else None


def against_classic(best: Best) -> dict[Name, float]:
    """The compiled time per decision, relative to classic with the same bots."""
    books = {
        name: times_as_long(best, name, ("compiled", "classic", name[2])) for name in best if name[0] == "compiled"
    }
    return {name: factor for name, factor in books.items() if factor is not None}


def nanoseconds(best: Best) -> dict[Name, float]:
    """CPU time of a distance, without the loop around it."""
    phases = [name for name in best if name[0] == "distance" and name[2] != "loop"]
    return {name: 1e9 * (best[name].pace - best["distance", name[1], "loop"].pace) for name in phases}


def longest(times: Mapping[Name, float]) -> tuple[str, float | None]:
    """The slowest entry and its time."""
    name = max(times, key=lambda name: times[name], default=None)
    return ("", None) if name is None else (" ".join(name[1:]), times[name])


@dataclass(frozen=True)
class Requirement:
    """A line of the table with a target that is reached or missed."""

    text: str
    measured: float | None
    sense: Literal["at least", "at most"]
    bound: float
    form: str
    """How its numbers are written."""
    whose: str = ""
    """The entry that the number belongs to, where it is the worst of many."""

    @property
    def verdict(self) -> Literal["reached", "MISSED", "not measured"]:
        if self.measured is None:
            return "not measured"
        reached = self.measured >= self.bound if self.sense == "at least" else self.measured <= self.bound
        return "reached" if reached else "MISSED"

    def __str__(self) -> str:
        measured = "" if self.measured is None else self.form.format(self.measured)
        target = f"{self.sense:9}{self.form.format(self.bound):>8}"
        return f"{self.text:58}{measured:>11}   {target}   {self.verdict:9}{self.whose}".rstrip()


def requirements(best: Best) -> list[Requirement]:
    """The targets of a run."""
    openspiel, rlcard = (times_as_long(best, other, CLASSIC) for other in (OPENSPIEL, RLCARD))
    compiled, plain = (games_per_second(best, (way, "classic", GREEDY)) for way in ("compiled", "plain"))
    book, factor = longest(against_classic(best))
    phase, distance = longest(nanoseconds(best))
    workers = times_as_long(best, TWO_WORKERS, ONE_WORKER)
    cached, first = (best[name].seconds if name in best else None for name in (CACHED_START, FIRST_START))
    return [
        Requirement(f"decisions of {' '.join(CLASSIC)} to OpenSpiel's", openspiel, "at least", 250, "{:,.0f} x"),
        Requirement(f"decisions of {' '.join(CLASSIC)} to RLCard's", rlcard, "at least", 1_000, "{:,.0f} x"),
        Requirement(f"games of compiled classic {GREEDY} (goal: 40,000)", compiled, "at least", 25_000, "{:,.0f}"),
        Requirement(f"games of plain classic {GREEDY}", plain, "at least", 150, "{:,.0f}"),
        Requirement("longest time of a decision to classic's", factor, "at most", 2.5, "{:.2f} x", book),
        Requirement("time of two workers to that of one", workers, "at most", 1.15, "{:.2f} x"),
        Requirement("longest time of a distance", distance, "at most", 20, "{:.1f} ns", phase),
        Requirement("start of a simulation, compiled before", cached, "at most", 2.5, "{:.1f} s"),
        Requirement("start of a simulation, compiled for the first time", first, "at most", 90, "{:.1f} s"),
    ]


def report(run: Run) -> Iterator[str]:
    """The table, line by line."""
    best, factors, times = run.best, against_classic(run.best), nanoseconds(run.best)
    yield f"\n{'in a CPU-second':44}{'decisions':>14}{'median':>14}{'games':>12}"
    for way in ("compiled", "plain", *(name[0] for name in OTHERS)):
        for name in (name for name in best if name[0] == way and "+" not in name[1]):
            median = statistics.median(sample.pace for sample in run.samples[name])
            rates = f"{1 / best[name].pace:>14,.0f}{1 / median:>14,.0f}{games_per_second(best, name):>12,.1f}"
            yield f"{name[0]:16}{name[1]:16}{name[2]:12}{rates}"
    heads = "".join(f"{bots:>14}{'time':>8}" for bots in LINEUPS)
    yield f"\n{'compiled, in a CPU-second; time to classic':46}{heads}"
    for book in dict.fromkeys(name[1] for name in factors):
        cells = ((1 / best["compiled", book, bots].pace, factors["compiled", book, bots]) for bots in LINEUPS)
        yield f"{book:46}" + "".join(f"{rate:>14,.0f}{factor:>6.2f} x" for rate, factor in cells)
    numbers = list(dict.fromkeys(name[2] for name in times))
    yield f"\n{'ns for the distance to phase':30}" + "".join(f"{number:>7}" for number in numbers)
    for edition in dict.fromkeys(name[1] for name in times):
        yield f"{edition:30}" + "".join(f"{times['distance', edition, number]:>7.1f}" for number in numbers)
    yield ""
    yield from map(str, requirements(best))
    if run.failures:
        yield ""
        yield from (f"not measured: {' '.join(name)}: {reason}" for name, reason in run.failures.items())


def machine() -> Iterator[str]:
    """The versions and the machine of the measurement."""
    packages = ", ".join(f"{name} {version(name)}" for name in ("dizaine", "numba", "numpy"))
    yield f"{packages}, {platform.python_implementation()} {platform.python_version()}"
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or "processor unknown"
    yield f"{platform.system()} {platform.machine()}, {model}, {os.cpu_count()} cores"


def load_average() -> str:
    """The load of the machine."""
    return " ".join(f"{load:.2f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def perform(rounds: int, seconds: float, *, others: bool, first_start: bool) -> Run:
    """The complete run; the seconds are those of the longest part."""
    run, python = Run(), None
    if others:
        try:
            python = environment.others_python(note)
        except environment.NotInstalled as reason:
            run.failures |= dict.fromkeys(OTHERS, f"cannot be installed: {reason}")
    bots = {bot for lineup in LINEUPS.values() for bot in lineup}
    backend = CompiledBackend(CARDS, bots, lambda: note("compiling, which takes a minute or two"))
    run.measure(all_parts(backend, python, seconds), rounds)
    if first_start:
        with tempfile.TemporaryDirectory() as folder:
            run.measure({FIRST_START: start_part(DIZAINE_CACHE=folder)}, 1)
    return run


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.playouts",
        description="Measures masses of games, ours and gin rummy in OpenSpiel and RLCard. Those two are installed "
        "into an environment of their own, in the cache folder of dizaine.",
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds, no start with an empty cache")
    parser.add_argument("--without-others", action="store_true", help="leave OpenSpiel and RLCard out")
    parser.add_argument("--strict", action="store_true", help="end with 1 if a line is missed or cannot be measured")
    options = parser.parse_args()
    if not has_compiler():
        parser.error("Numba is missing; it comes with dizaine[lab]")
    rounds, seconds = (2, 0.2) if options.quick else (12, 1.0)
    before = load_average()
    try:
        run = perform(rounds, seconds, others=not options.without_others, first_start=not options.quick)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    note("", lasting=False)
    print(
        f"Masses of games by CPU time, the best of {rounds} rounds. Forced moves count as decisions, chance does not."
    )
    print(*machine(), f"load average: {before} before, {load_average()} after", sep="\n")
    print(*report(run), sep="\n")
    missed = any(requirement.verdict == "MISSED" for requirement in requirements(run.best))
    return 1 if options.strict and (missed or run.failures) else 0


if __name__ == "__main__":
    sys.exit(main())
