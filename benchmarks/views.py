"""How long a view takes in plain Python, whatever rulebook people bring along.

`python -m benchmarks.views` plays games by random rulebooks that validation accepts, free order and forced use of taken
cards among them. At every position it makes the message with the view of the player to move, and plans that player's
tray with some cards pinned and another picked up. It ends with 1 if one of them took longer than the target.
"""

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from dizaine import Game, Lay, Rulebook, RulebookError, load
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from dizaine.table.kinds import kind_at_table

TARGET: Final = 0.020
"""Seconds of CPU time for one view."""
REPEATS: Final = 3
"""A view that seems slow is made again: the garbage collector and other programs are not what is measured."""
MOVES: Final = 60
"""Of one game."""
NUMBERS: Final = (6, 9, 12, 12, 12)
HANDS: Final = (10, 13, 15, 15, 15)
WILDS: Final = (0, 4, 8, 8, 16, 30)
COLOURS: Final = ("red", "yellow", "green", "blue", "orange")
GROUPS: Final = (
    "set of {size}",
    "run of {size}",
    "run of {size} in one colour",
    "run of {pairs} pairs",
    "run of {pairs} pairs in one colour",
    "{size} {parity}",
    "run of {size} {parity}",
    "run of {size} {parity} in one colour",
    "{size} of one colour",
    "{size} {parity} in one colour",
)
NOTORIOUS: Final = ("run of 3 in one colour", "run of 2 in one colour")
"""Four such groups made a phase for which a server once searched for minutes."""


def random_group(random: Random) -> str:
    """Any group of the phase language."""
    size = random.choice((2, 2, 3, 3, 3, 4, 4, 5, 6))
    return random.choice(GROUPS).format(size=size, pairs=max(2, size // 2), parity=random.choice(("odd", "even")))


def random_phase(random: Random) -> str:
    """Two to four groups, often equal ones: those compete for the same cards."""
    if random.random() < 0.35:
        return " + ".join([random_group(random)] * random.choice((2, 3, 4)))
    return " + ".join(random_group(random) for _ in range(random.choice((2, 3, 4, 4, 4))))


def book_text(random: Random, phases: list[str]) -> str:
    """A rulebook with these phases; the rest is left to chance, and need not be valid."""
    numbers = random.choice(NUMBERS)
    colours = random.sample(COLOURS, random.choice((2, 3, 4, 5, 5, 5)))
    return f"""
        extends = "{random.choice(("classic", "continental", "dutch", "express"))}"
        [material]
        colours = {colours}
        numbers = {numbers}
        copies = {random.choice((1, 2, 2))}
        wilds = {random.choice(WILDS)}
        [deal]
        hand = {random.choice(HANDS)}
        most_players = 2
        [phases]
        list = {phases}
        shortest_run = 2
        order = "{random.choice(("fixed", "free"))}"
        [turn]
        take = "{random.choice(("free", "must-use"))}"
        [wilds]
        naturals = "{random.choice(("none", "phase", "group"))}"
        [points]
        high_from = {numbers}
    """.replace("'", '"')


def random_book(seed: int) -> Rulebook:
    """A valid book; some consist of the phases that used to be the worst."""
    random = Random(seed)
    while True:
        phases = [random_phase(random) for _ in range(random.choice((1, 4, 16)))]
        if random.random() < 0.1:
            phases = [" + ".join([random.choice(NOTORIOUS)] * 4)] * 16
        with TemporaryDirectory() as folder:
            file = Path(folder, "random.toml")
            file.write_text(book_text(random, phases), encoding="utf-8")
            try:
                return load(file)
            except RulebookError:
                continue


def positions(seed: int) -> Iterator[Game]:
    """The positions of a game in which players lay what they can and take what they may."""
    random = Random(seed)
    game = Game.new(random_book(seed), players=2, seed=seed)
    for _ in range(MOVES):
        if game.is_over:
            return
        yield game
        moves = game.card_view(game.asked).canonical_moves(ways=3)
        liked = [move for move in moves if isinstance(move, Lay) or str(move).endswith("take")]
        game.apply(liked[0] if liked else random.choice(moves))


def least_time(work: Callable[[], object]) -> float:
    """Seconds of CPU time for some work."""
    best = float("inf")
    for _ in range(REPEATS):
        started = time.process_time()
        work()
        best = min(best, time.process_time() - started)
        if best < TARGET / 2:
            break
    return best


def view_time(game: Game) -> float:
    """Seconds of CPU time for the view of the player to move."""
    kind = kind_at_table(game.rulebook)
    return least_time(lambda: kind.seat_view(game, game.asked, kind.public_view(game)))


def plan_time(game: Game, random: Random) -> float:
    """Seconds of CPU time to plan the tray of the player to move, with some of its cards pinned; 0 without a tray."""
    kind = kind_at_table(game.rulebook)
    view = kind.seat_view(game, game.asked, kind.public_view(game))
    assert isinstance(view, CardsView)
    if view.tray is None:
        return 0
    standing = [
        m.Pin(card=place.card, group=group)
        for group, planned in enumerate(view.tray.groups)
        for place in planned.places
        if place.card
    ]
    pins = random.sample(standing, random.randrange(len(standing) + 1)) if standing else []
    left = list((Counter(view.hands[game.asked]) - Counter(pin.card for pin in pins)).elements())
    picked = "W" if "W" in left else random.choice([*left, ""])
    request = m.Plan(id="plan", phase=view.tray.phase, pins=pins, picked=picked)
    return least_time(lambda: kind.planned(game, game.asked, request))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.views", description="CPU time of a view.")
    parser.add_argument("--books", type=int, default=500, help="random rulebooks to play by")
    parser.add_argument("--seed", type=int, default=1, help="of the first book")
    options = parser.parse_args()
    times: dict[str, list[float]] = {"view": [], "plan": []}
    slowest = dict.fromkeys(times, (0.0, ""))
    for seed in range(options.seed, options.seed + options.books):
        random = Random(seed)
        for game in positions(seed):
            for name, taken in (("view", view_time(game)), ("plan", plan_time(game, random))):
                times[name].append(taken)
                if taken > slowest[name][0]:
                    phases = " | ".join(str(phase) for phase in game.rulebook.phases.list[:3])
                    slowest[name] = (taken, f"{name} by book {seed}: {phases}")
    count = len(times["view"])
    print("CPU time in plain Python of one view, and of one plan with pins and a picked card")
    print(f"{count:,} positions by {options.books} random rulebooks, Python {sys.version.split()[0]}\n")
    print(f"{'':10}{'view':>8}{'plan':>11}")
    cuts = [statistics.quantiles(taken, n=1000) for taken in times.values()]
    for name, cut in (("median", 499), ("99 %", 989), ("99.9 %", 998)):
        print(f"{name:10}" + "".join(f"{1000 * each[cut]:8.1f} ms" for each in cuts))
    print(f"{'slowest':10}" + "".join(f"{1000 * max(taken):8.1f} ms" for taken in times.values()))
    missed = [where for taken, where in slowest.values() if taken > TARGET]
    print(f"{'target':10}{1000 * TARGET:8.1f} ms  {'MISSED: ' + '; '.join(missed) if missed else 'reached'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
