"""What the games of a plan say: every number of their kind, each with its confidence interval."""

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
"""What is told of one seat, bot or phase, or of all games: facts, estimates and spreads, by name."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that is known about the games of a plan.

    >>> from dizaine.lab import simulate
    >>> report = simulate("express+phases=1", bots=["greedy", "random"], games=20, seed=1, compiled=False)
    >>> report.bots, report.games
    (('greedy', 'random'), 20)
    >>> rounds = report.estimate("rounds_per_game")
    >>> rounds.low <= rounds.value <= rounds.high
    True
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
    """Whether points have a part in who wins; where places are played for (S6) they have none."""
    overview: Line
    """The estimates of all games."""
    seats: tuple[Line, ...]
    """Counted from 1."""
    by_bot: tuple[Line, ...]
    """On the average of its seats: whoever sits twice is not twice as good."""
    phases: tuple[Line, ...]
    """Called by their numbers in the book."""
    spreads: Line
    """How often numbers of all games came out."""
    forfeits: tuple[ForfeitReport, ...] = ()

    @classmethod
    def of(cls, plan: Plan, count: Count, backend: str = "") -> Report:
        """What some games say."""
        teller = _Teller(kind_in_lab(plan.book), count.tally)
        told = teller.kind.quantities
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
            overview=teller.line(told.overview),
            seats=tuple(
                {"seat": seat + 1, "bot": bot} | teller.line(told.seats, told.seat_spreads, seat)
                for seat, bot in enumerate(plan.bots)
            ),
            by_bot=tuple(teller.bot(bot, plan.bots.count(bot), plan.numbers[bot]) for bot in dict.fromkeys(plan.bots)),
            phases=tuple(
                {"number": phase.number, "phase": str(phase)}
                | {name: count.tally.sums[measure + index] for name, measure in told.phase_counts}
                | teller.line(told.phases, told.phase_spreads, index)
                for index, phase in enumerate(plan.book.played_phases)
            ),
            spreads=teller.line((), told.spreads),
            forfeits=count.forfeits.reports(),
        )

    def to_json(self) -> str:
        """All of it, for programs."""
        table: Line = {"confidence": CONFIDENCE}
        for name, value in asdict(self).items():
            table |= value if name in ("overview", "spreads") else {name: value}
        return json.dumps(table, indent=2, ensure_ascii=False) + "\n"

    def to_csv(self) -> str:
        """The estimates as one tidy table. Each row says where it comes from, so that tables can be put together."""
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
        """Every estimate with its name and with what it is an estimate of."""
        lines = [("", self.overview)]
        lines += [(f"seat {seat['seat']}", seat) for seat in self.seats]
        lines += [(f"bot {bot['bot']}", bot) for bot in self.by_bot]
        lines += [(f"phase {phase['number']}", phase) for phase in self.phases]
        for of, line in lines:
            for name, value in line.items():
                if isinstance(value, Estimate):
                    yield name, of, value


@dataclass(frozen=True, slots=True)
class _Teller:
    """Reads the tally of a kind of game."""

    kind: LabKind
    tally: Tally

    def line(self, quantities: Sequence[Quantity], spreads: Sequence[Spread] = (), index: int = 0) -> Line:
        """Estimates and spreads of all games, or of a seat or phase."""
        estimates = {one.name: one.estimate(self._moments(one.measure + index)) for one in quantities}
        return estimates | {spread.name: spread.counts(self.tally, index) for spread in spreads}

    def bot(self, bot: str, seats: int, number: int) -> Line:
        """A bot, from the wins and points of all its seats together."""
        wins, points = self._moments(BOT_WINS + number), self.kind.quantities.seats[-1]
        once_at_most = wins.xx == wins.x  # only 0 and 1 are their own squares
        won = wilson(wins.x, wins.games) if once_at_most else wins.ratio().within(0, seats)
        estimates = {GAMES_WON: won, points.name: points.estimate(self._moments(BOT_POINTS + number))}
        return {"bot": bot, "seats": seats} | {name: one.scaled(1 / seats) for name, one in estimates.items()}

    def _moments(self, measure: int) -> Moments:
        return Moments.of(self.tally, measure, self.kind.base_of(measure))


def program_version() -> str:
    """The version of this program, which every report names."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dizaine")
    except PackageNotFoundError:  # run from its sources
        return "?"
