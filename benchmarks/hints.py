"""Measure how steady hints are: on how many positions does the same seat get the same advice again and again?

Each position comes from a game between steady players. A hint for it is asked for many times, each time with another
seed for the imagined deals, just as long as users wait for it. Then a reference compares the different answers, on the
same imagined deals for all of them, with many times the thinking time. Answers whose chances of winning differ by no
more than half a percentage point count as the same. The table says how many of the hints are

- the same: they agree with the answer that most hints agree with;
- as good: no other answer is better than they are;
- identical: they name the very move that most hints name.

A position is kept as soon as it is measured, so a run that was stopped continues where it was.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from time import thread_time

from dizaine import Game
from dizaine.engine.cards.moves import move_from_text
from dizaine.folders import cache_folder
from dizaine.lab.kernel import fingerprint
from dizaine.players.cards.comparison import comparison_of, outcomes
from dizaine.players.cards.hints import hint_for
from dizaine.players.cards.player_memory import PLAIN_ROLLOUTS
from dizaine.players.cards.players import PolicyPlayer
from dizaine.views.cards.view import CardView

GAMES = (("classic", 2), ("classic", 4), ("continental", 3), ("express", 2), ("express+knock", 4), ("dutch", 2))
SAME = 0.005
"""By how much the chances of moves may differ that count as the same."""
TIMES_LONGER = 20
"""How much more time the reference gets than a hint."""
SOURCES = ("engine/*.py", "engine/cards/*.py", "players/*.py", "players/cards/*.py", "players/cards/*.json")
"""What hints depend on."""


@dataclass(frozen=True)
class Measured:
    """A position, and what was suggested in it."""

    game: str
    answers: dict[str, int]
    """How often each move was suggested."""
    chances: dict[str, float]
    """The chance of winning after each of them, by the reference."""
    error: float
    """The standard error of the difference between the two most frequent of them."""
    seconds: float
    """CPU time of one hint."""

    @property
    def same(self) -> float:
        """The share of the hints that agree with the answer that most hints agree with."""
        return max(self._share(chance - SAME, chance + SAME) for chance in self.chances.values() or (0.0,))

    @property
    def as_good(self) -> float:
        """The share of the hints that are as good as the best of them."""
        return self._share(max(self.chances.values(), default=0.0) - SAME, 1.0)

    @property
    def identical(self) -> float:
        """The share of the hints that suggest the most frequent move."""
        return max(self.answers.values()) / sum(self.answers.values())

    def _share(self, least: float, most: float) -> float:
        alike = [count for move, count in self.answers.items() if least <= self.chances.get(move, least) <= most]
        return sum(alike) / sum(self.answers.values())


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="in all games together (300)")
    parser.add_argument("--repetitions", type=int, default=20, help="hints for each position (20)")
    parser.add_argument("--rollouts", type=int, help="thinking time; without it, as users get hints")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run has measured")
    parser.add_argument("--quick", action="store_true", help="a few positions only")
    options = parser.parse_args()
    positions, repetitions = (12, 5) if options.quick else (options.positions, options.repetitions)
    deals = TIMES_LONGER * (options.rollouts or PLAIN_ROLLOUTS) // (10 if options.quick else 1)
    store = _store(f"{repetitions}-{options.rollouts or f'as-users-{PLAIN_ROLLOUTS}'}-{deals}")
    if options.fresh:
        store.unlink(missing_ok=True)
    known = _read(store)[:positions]
    for number, (game, view) in enumerate(decisions(positions)):
        if number >= len(known):
            known.append(measure(game, view, repetitions, options.rollouts, deals))
            _add(store, known[-1])
            print(f"\r{number + 1} of {positions} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    errors = [each.error for each in known if each.error]
    print(f"{positions} positions, {repetitions} hints each; a reference of {deals} rollouts for the answers together")
    print(f"{'game':<24} {'positions':>9} {'the same':>16} {'as good':>9} {'identical':>10} {'CPU s per hint':>15}")
    for game in [*dict.fromkeys(each.game for each in known), "all"]:
        print(_line(game, [each for each in known if game in (each.game, "all")]))
    if errors:
        print(f"error of the reference: {100 * sum(errors) / len(errors):.2f} points, where the hints differ")
    print("the least steady positions:")
    for each in sorted((each for each in known if each.chances), key=lambda each: each.same)[:5]:
        answers = (
            f"{move} {count} times ({100 * each.chances.get(move, 0):.1f} %)" for move, count in each.answers.items()
        )
        print(f"  {each.game}: {'; '.join(answers)}")


def measure(game: str, view: CardView, repetitions: int, rollouts: int | None, deals: int) -> Measured:
    """Ask for hints in one position, and compare the different answers."""
    before = thread_time()
    answers = Counter(str(hint_for(view, rollouts, seed=seed).move) for seed in range(repetitions))
    seconds = (thread_time() - before) / repetitions
    chances, error = dict[str, float](), 0.0
    if len(answers) > 1:
        texts = [text for text, _ in answers.most_common()]
        values = outcomes(view, [[move_from_text(text)] for text in texts], deals // len(texts))
        chances = {text: sum(each) / len(each) for text, each in zip(texts, values, strict=True)}
        error = comparison_of(values[0], values[1]).error
    return Measured(game, dict(answers), chances, error, seconds)


def decisions(count: int) -> Iterator[tuple[str, CardView]]:
    """Decisions with something to choose, one from each game in turn; the same ones in each run."""
    found, seed = 0, 0
    while found < count:
        name, players = GAMES[seed % len(GAMES)]
        chance = random.Random(seed)
        game, steady = Game.new(name, players=players, seed=seed), PolicyPlayer("steady")
        for _ in range(chance.randrange(300)):
            game.apply(steady.choose(game.card_view(game.asked)))
            if game.is_over:
                break
        while not game.is_over and len(game.canonical_moves()) < 2:
            game.apply(steady.choose(game.card_view(game.asked)))
        if not game.is_over:
            yield f"{name}, {players} seats", game.card_view(game.asked)
            found += 1
        seed += 1


def _line(game: str, measured: list[Measured]) -> str:
    shares = [each.same for each in measured]
    mean = sum(shares) / len(shares)
    error = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
    as_good, identical, seconds = (
        sum(values) / len(measured)
        for values in zip(*((each.as_good, each.identical, each.seconds) for each in measured), strict=True)
    )
    cells = f"{100 * mean:.1f} ± {100 * error:.1f} %", f"{100 * as_good:.1f} %", f"{100 * identical:.1f} %"
    return f"{game:<24} {len(measured):>9} {cells[0]:>16} {cells[1]:>9} {cells[2]:>10} {seconds:>15.2f}"


def _store(name: str) -> Path:
    """The file of what was measured with these settings and these sources."""
    folder = cache_folder() / "benchmarks"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"hints-{fingerprint(SOURCES)}-{name}.jsonl"


def _read(store: Path) -> list[Measured]:
    if not store.exists():
        return []
    return [Measured(**json.loads(line)) for line in store.read_text(encoding="utf-8").splitlines()]


def _add(store: Path, measured: Measured) -> None:
    with store.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(measured)) + "\n")


if __name__ == "__main__":
    main()
