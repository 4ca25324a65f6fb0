"""What a tally says: shares, means and ratios, each with its 95 % confidence interval.

Games are the independent units: the rounds of one game are alike, so an interval must not count them one by one. All
of it is computed from the tally's exact sums; nothing is rounded before the last step.
"""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, astuple, dataclass, fields
from typing import Any, Final, cast

from dizaine.engine.cards.tables import tables
from dizaine.lab.forfeits import NO_FORFEITS, ForfeitReport, Forfeits
from dizaine.lab.plan import Plan
from dizaine.lab.tally import (
    BOT_POINTS,
    BOT_WINS,
    DECISIONS,
    HELD,
    LAID,
    LIMITED,
    OUTS,
    POINTS,
    ROUNDS,
    SHARED,
    TRIED,
    TURNS,
    WINS,
    Tally,
    base_of,
)

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = 1.959963984540054
"""So many standard deviations to either side hold that much of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its confidence interval; no value if there was nothing to count, no bounds if too little."""

    value: float | None
    low: float | None = None
    high: float | None = None

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(*(None if number is None else number * factor for number in (self.value, self.low, self.high)))

    def within(self, least: float, most: float = math.inf) -> Estimate:
        """The same with bounds that do not leave what is possible."""
        if self.low is None or self.high is None:
            return self
        return Estimate(self.value, max(least, self.low), min(most, self.high))


def wilson(successes: float, trials: float) -> Estimate:
    """A share of independent trials. Wilson's interval also fits where the share is nought or one."""
    if trials <= 0:
        return Estimate(None)
    share, square = successes / trials, DEVIATIONS**2
    if trials <= 1:
        return Estimate(share)
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    reach = DEVIATIONS / (1 + square / trials) * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return Estimate(share, 0.0 if share == 0 else centre - reach, 1.0 if share == 1 else centre + reach)


@dataclass(frozen=True, slots=True)
class Moments:
    """What is left of the pairs (x, y) of all games: how many there are, their sums, squares and products."""

    games: int
    x: int
    y: int
    xx: int
    xy: int
    yy: int

    @classmethod
    def of(cls, tally: Tally, measure: int) -> Moments:
        """A measure and the one that it is told in relation to."""
        base = base_of(measure)
        sums, squares = tally.sums, tally.squares
        return cls(tally.games, sums[measure], sums[base], squares[measure], tally.products[measure], squares[base])

    def ratio(self) -> Estimate:
        """How much x there is for each y, by the ratio estimator; where y is always 1, that is the plain mean."""
        if not self.y:
            return Estimate(None)
        ratio = self.x / self.y
        if self._one_game_tells_all:
            return Estimate(ratio)
        residues = self.xx * self.y**2 - 2 * self.x * self.y * self.xy + self.x**2 * self.yy
        reach = DEVIATIONS * math.sqrt(self.games * residues / ((self.games - 1) * self.y**4))
        return Estimate(ratio, ratio - reach, ratio + reach)

    def share(self) -> Estimate:
        """The same where x is a part of y.

        None or all of it leaves no variance to see, which is not certainty: then each game that counts is one trial.
        """
        if self.y and self.x in (0, self.y) and not self._one_game_tells_all:
            trials = self.y**2 / self.yy  # games, as far as they weigh the same
            return wilson(self.x / self.y * trials, trials)
        return self.ratio().within(0, 1)

    @property
    def _one_game_tells_all(self) -> bool:
        """Only where a single y is not 0, the square of the sum is the sum of the squares."""
        return self.y**2 == self.yy


@dataclass(frozen=True, slots=True)
class SeatReport:
    """One seat at the table, counted from 1."""

    seat: int
    bot: str
    games_won: Estimate
    rounds_won: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class BotReport:
    """A bot, on the average of its seats: whoever sits twice is not twice as good."""

    bot: str
    seats: int
    games_won: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class PhaseReport:
    """One phase, called by its number in the book."""

    number: int
    phase: str
    tried: int
    """Rounds of a player in which it could be laid."""
    laid: int
    completed: Estimate
    """The share of the rounds in which it could be laid that ended with it laid."""
    rounds_until_laid: Estimate
    laid_after: dict[int, int]
    """How often it was laid after so many rounds; the longest waits share the last number."""


class ReportForms:
    """The forms of a report for programs; what it has are fields, among them its parts."""

    __slots__ = ()

    def to_json(self) -> str:
        """All of it, for programs."""
        table = {"confidence": CONFIDENCE, **asdict(cast(Any, self))}
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

    def estimates(self) -> Iterator[tuple[str, str, Estimate]]:
        """Every estimate with its name and with what it is an estimate of."""
        report = cast(Any, self)
        parts = [("", report)]
        parts += [(f"seat {seat.seat}", seat) for seat in report.seats]
        parts += [(f"bot {bot.bot}", bot) for bot in report.by_bot]
        parts += [(f"phase {phase.number}", phase) for phase in report.phases]
        for of, part in parts:
            for field in fields(part):
                if isinstance(value := getattr(part, field.name), Estimate):
                    yield field.name, of, value


@dataclass(frozen=True, slots=True)
class Report(ReportForms):
    """Everything that is known about the games of a plan."""

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
    rounds_per_game: Estimate
    turns_per_round: Estimate
    decisions_per_game: Estimate
    rounds_limited: Estimate
    """The share of the rounds that were ended by the turn limit (T11)."""
    games_shared: Estimate
    """The share of the games with several winners."""
    seats: tuple[SeatReport, ...]
    by_bot: tuple[BotReport, ...]
    phases: tuple[PhaseReport, ...]
    games_of_rounds: dict[int, int]
    """How many games took so many rounds; the longest games share the last number."""
    forfeits: tuple[ForfeitReport, ...] = ()

    @classmethod
    def of(cls, plan: Plan, tally: Tally, backend: str = "", forfeits: Forfeits = NO_FORFEITS) -> Report:
        """What the games of a tally say."""
        return cls(
            version=program_version(),
            edition=plan.book.id,
            rulebook=plan.book.fingerprint,
            players=len(plan.bots),
            bots=plan.bots,
            seed=plan.seed,
            games=tally.games,
            backend=backend,
            points_count=plan.book.counts_points,
            rounds_per_game=Moments.of(tally, ROUNDS).ratio().within(0),
            turns_per_round=Moments.of(tally, TURNS).ratio().within(0),
            decisions_per_game=Moments.of(tally, DECISIONS).ratio().within(0),
            rounds_limited=Moments.of(tally, LIMITED).share(),
            games_shared=wilson(tally.sums[SHARED], tally.games),
            seats=tuple(_seat(plan, tally, seat) for seat in range(len(plan.bots))),
            by_bot=tuple(_bot(plan, tally, bot) for bot in dict.fromkeys(plan.bots)),
            phases=tuple(_phases(plan, tally)),
            games_of_rounds=counts(tally.game_lengths),
            forfeits=forfeits.reports(),
        )


def _seat(plan: Plan, tally: Tally, seat: int) -> SeatReport:
    return SeatReport(
        seat + 1,
        plan.bots[seat],
        games_won=wilson(tally.sums[WINS + seat], tally.games),
        rounds_won=Moments.of(tally, OUTS + seat).share(),
        points=Moments.of(tally, POINTS + seat).ratio().within(0),
    )


def _bot(plan: Plan, tally: Tally, bot: str) -> BotReport:
    policy = plan.numbers[bot]
    points = Moments.of(tally, BOT_POINTS + policy).ratio().within(0)
    return bot_report(bot, plan.bots.count(bot), Moments.of(tally, BOT_WINS + policy), points)


def bot_report(bot: str, seats: int, wins: Moments, points: Estimate) -> BotReport:
    """A bot's line, from the wins and points of all its seats together."""
    once_at_most = wins.xx == wins.x  # only 0 and 1 are their own squares
    won = wilson(wins.x, wins.games) if once_at_most else wins.ratio().within(0, seats)
    return BotReport(bot, seats, won.scaled(1 / seats), points.scaled(1 / seats))


def _phases(plan: Plan, tally: Tally) -> Iterator[PhaseReport]:
    rules = tables(plan.book)
    texts = {phase.number: str(phase) for phase in plan.book.phases.list}
    for phase in range(rules.phase_count):
        number = rules.phase_number[phase]
        yield PhaseReport(
            number,
            texts[number],
            tried=tally.sums[TRIED + phase],
            laid=tally.sums[LAID + phase],
            completed=Moments.of(tally, LAID + phase).share(),
            rounds_until_laid=Moments.of(tally, HELD + phase).ratio().within(1),
            laid_after=counts(tally.holds[phase]),
        )


def counts(histogram: Sequence[int]) -> dict[int, int]:
    """The fields of a histogram that are not empty."""
    return {number: count for number, count in enumerate(histogram) if count}


def program_version() -> str:
    """The version of this program, which every report names."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dizaine")
    except PackageNotFoundError:  # run from its sources
        return "?"
