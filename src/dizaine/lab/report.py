"""The report of a simulation: every quantity of the kind of game, each with its confidence interval."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, astuple, dataclass
from typing import Any

from dizaine.lab.estimates import CONFIDENCE, Estimate, Moments, wilson
from dizaine.lab.forfeits import Count, ForfeitReport
from dizaine.lab.kind import LabKind
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.lab.quantities import GAMES_WON, Quantity, Spread
from dizaine.lab.tally import BOT_POINTS, BOT_WINS, Tally

Line = dict[str, Any]
"""Facts, estimates and histograms of one seat, bot or phase, or of all games, by name."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that a simulation found out; `print` shows a summary.

    >>> from dizaine.lab import simulate
    >>> report = simulate("express+phases=1", bots=["greedy", "random"], games=20, seed=1, compiled=False)
    >>> report.bots, report.games
    (('greedy', 'random'), 20)
    >>> rounds = report.estimate("rounds_per_game")
    >>> rounds.low <= rounds.value <= rounds.high
    True
    >>> print(report)
    20 games of express+phases=1: greedy, random; seed 1, plain backend; with 95 % confidence intervals
    rounds per game: ...
    greedy: games won ..., points ...
    random: games won ..., points ...
    """

    version: str
    edition: str
    rulebook: str
    """The fingerprint of the rules."""
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    backend: str
    points_count: bool
    """Whether points decide who wins; they do not where the game is played for places (S6)."""
    overview: Line
    """The estimates of all games."""
    seats: tuple[Line, ...]
    """Counted from 1."""
    by_bot: tuple[Line, ...]
    """The average over the seats of each bot."""
    phases: tuple[Line, ...]
    """By their numbers in the book."""
    spreads: Line
    """Histograms of all games."""
    forfeits: tuple[ForfeitReport, ...] = ()

    def __str__(self) -> str:
        title = f"{self.games} games of {self.edition}: {', '.join(self.bots)}"
        lines = [f"{title}; seed {self.seed}, {self.backend} backend; with 95 % confidence intervals"]
        lines += [f"{name.replace('_', ' ')}: {estimate}" for name, estimate in self.overview.items()]
        for line in self.by_bot:
            estimates = [f"{name.replace('_', ' ')} {one}" for name, one in line.items() if isinstance(one, Estimate)]
            lines.append(f"{line['bot']}: {', '.join(estimates)}")
        return "\n".join([*lines, *map(str, self.forfeits)])

    @classmethod
    def of(cls, plan: Plan, count: Count, backend: str = "") -> Report:
        """The report of the games that were counted."""
        reader = _TallyReader(kind_in_lab(plan.book), count.tally)
        quantities = reader.kind.quantities
        return cls(
            version=program_version(),
            edition=plan.book.id,
            rulebook=plan.book.fingerprint,
            players=len(plan.bots),
            bots=plan.bots,
            seed=plan.seed,
            games=count.games,
            backend=backend,
            points_count=plan.book.counts_points,
            overview=reader.line(quantities.overview),
            seats=tuple(
                {"seat": seat + 1, "bot": bot} | reader.line(quantities.seats, quantities.seat_spreads, seat)
                for seat, bot in enumerate(plan.bots)
            ),
            by_bot=tuple(reader.bot(bot, plan.bots.count(bot), plan.numbers[bot]) for bot in dict.fromkeys(plan.bots)),
            phases=tuple(
                {"number": phase.number, "phase": str(phase)}
                | {name: count.tally.sums[measure + index] for name, measure in quantities.phase_counts}
                | reader.line(quantities.phases, quantities.phase_spreads, index)
                for index, phase in enumerate(plan.book.played_phases)
            ),
            spreads=reader.line((), quantities.spreads),
            forfeits=count.forfeits.reports(),
        )

    def to_json(self) -> str:
        """The complete report, for programs."""
        table: Line = {"confidence": CONFIDENCE}
        for name, value in asdict(self).items():
            table |= value if name in ("overview", "spreads") else {name: value}
        return json.dumps(table, indent=2, ensure_ascii=False) + "\n"

    def to_csv(self) -> str:
        """The estimates as one tidy table. Each row names its origin, so that tables can be combined."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        origin = ("edition", "rulebook", "players", "bots", "seed", "games", "backend", "version")
        writer.writerow(("quantity", "of", "value", "low", "high", *origin))
        values = [",".join(value) if isinstance(value := getattr(self, name), tuple) else value for name in origin]
        for quantity, of, estimate in self.estimates():
            writer.writerow((quantity, of, *astuple(estimate), *values))
        return text.getvalue()

    def estimate(self, quantity: str, of: str = "") -> Estimate:
        """One estimate by its name: of all games, or of `seat 1`, `bot greedy` or `phase 3`."""
        for name, whose, estimate in self.estimates():
            if (name, whose) == (quantity, of):
                return estimate
        raise KeyError(f"{quantity} of {of or 'all games'}: no such estimate")

    def estimates(self) -> Iterator[tuple[str, str, Estimate]]:
        """Every estimate: its name, what it describes (as in `estimate`), and its value."""
        lines = [("", self.overview)]
        lines += [(f"seat {seat['seat']}", seat) for seat in self.seats]
        lines += [(f"bot {bot['bot']}", bot) for bot in self.by_bot]
        lines += [(f"phase {phase['number']}", phase) for phase in self.phases]
        for of, line in lines:
            for name, value in line.items():
                if isinstance(value, Estimate):
                    yield name, of, value


@dataclass(frozen=True, slots=True)
class _TallyReader:
    """Read the tally of a kind of game."""

    kind: LabKind
    tally: Tally

    def line(self, quantities: Sequence[Quantity], spreads: Sequence[Spread] = (), index: int = 0) -> Line:
        """The estimates and histograms of all games, or of a seat or phase."""
        estimates = {one.name: one.estimate(self._moments(one.measure + index)) for one in quantities}
        return estimates | {spread.name: spread.counts(self.tally, index) for spread in spreads}

    def bot(self, bot: str, seats: int, number: int) -> Line:
        """The estimates of a bot, from the wins and points of all its seats together."""
        wins, points = self._moments(BOT_WINS + number), self.kind.quantities.seats[-1]
        once_at_most = wins.xx == wins.x  # only 0 and 1 are their own squares
        won = wilson(wins.x, wins.games) if once_at_most else wins.ratio().within(0, seats)
        estimates = {GAMES_WON: won, points.name: points.estimate(self._moments(BOT_POINTS + number))}
        return {"bot": bot, "seats": seats} | {name: one.scaled(1 / seats) for name, one in estimates.items()}

    def _moments(self, measure: int) -> Moments:
        return Moments.of(self.tally, measure, self.kind.base_of(measure))


def program_version() -> str:
    """The version of this program."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dizaine")
    except PackageNotFoundError:  # run from its sources
        return "?"
