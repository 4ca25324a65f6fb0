"""What games of dice say, each number with its 95 % confidence interval (see lab.report)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.tally import (
    BOT_TOTALS,
    DICE_BOT_WINS,
    DICE_DECISIONS,
    DICE_SHARED,
    DICE_TRIED,
    DICE_TURNS,
    DICE_WINS,
    FAILED,
    FINISH_BONUSES,
    FINISHED,
    HALF_BONUSES,
    MADE,
    SCORE_STEP,
    SCORED,
    TOTALS,
    DiceTally,
    dice_base_of,
)
from dizaine.lab.forfeits import NO_FORFEITS, ForfeitReport, Forfeits
from dizaine.lab.report import BotReport, Estimate, Moments, ReportForms, bot_report, counts, program_version, wilson


@dataclass(frozen=True, slots=True)
class DiceSeatReport:
    """One seat at the table, counted from 1."""

    seat: int
    bot: str
    games_won: Estimate
    points: Estimate
    games_of_points: dict[int, int]
    """How many games brought so many points, in steps of ten; the lowest and the highest share a number each."""


@dataclass(frozen=True, slots=True)
class DicePhaseReport:
    """One phase, called by its number in the book."""

    number: int
    phase: str
    tried: int
    """Turns at it."""
    made: int
    completed: Estimate
    """The share of the turns at it that made it."""
    points_when_made: Estimate


@dataclass(frozen=True, slots=True)
class DiceReport(ReportForms):
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
    turns_per_game: Estimate
    decisions_per_game: Estimate
    turns_failed: Estimate
    """The share of the turns that made nothing."""
    columns_finished: Estimate
    """The share of the players who made all phases."""
    half_bonuses: Estimate
    """The share of the players with the bonus of the first half (D7)."""
    finish_bonuses: Estimate
    """The share of the players with the bonus for finishing (D8, D12)."""
    games_shared: Estimate
    """The share of the games with several winners."""
    seats: tuple[DiceSeatReport, ...]
    by_bot: tuple[BotReport, ...]
    phases: tuple[DicePhaseReport, ...]
    forfeits: tuple[ForfeitReport, ...] = ()

    @classmethod
    def of(cls, plan: DicePlan, tally: DiceTally, backend: str = "", forfeits: Forfeits = NO_FORFEITS) -> DiceReport:
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
            turns_per_game=_moments(tally, DICE_TURNS).ratio().within(0),
            decisions_per_game=_moments(tally, DICE_DECISIONS).ratio().within(0),
            turns_failed=_moments(tally, FAILED).share(),
            columns_finished=_moments(tally, FINISHED).share(),
            half_bonuses=_moments(tally, HALF_BONUSES).share(),
            finish_bonuses=_moments(tally, FINISH_BONUSES).share(),
            games_shared=wilson(tally.sums[DICE_SHARED], tally.games),
            seats=tuple(_seat(plan, tally, seat) for seat in range(len(plan.bots))),
            by_bot=tuple(_bot(plan, tally, bot) for bot in dict.fromkeys(plan.bots)),
            phases=tuple(_phases(plan, tally)),
            forfeits=forfeits.reports(),
        )


def _moments(tally: DiceTally, measure: int) -> Moments:
    """A measure and the one that it is told in relation to."""
    base, sums, squares = dice_base_of(measure), tally.sums, tally.squares
    return Moments(tally.games, sums[measure], sums[base], squares[measure], tally.products[measure], squares[base])


def _seat(plan: DicePlan, tally: DiceTally, seat: int) -> DiceSeatReport:
    return DiceSeatReport(
        seat + 1,
        plan.bots[seat],
        games_won=wilson(tally.sums[DICE_WINS + seat], tally.games),
        points=_moments(tally, TOTALS + seat).ratio(),
        games_of_points={SCORE_STEP * field: games for field, games in counts(tally.scores[seat]).items()},
    )


def _bot(plan: DicePlan, tally: DiceTally, bot: str) -> BotReport:
    number = plan.numbers[bot]
    points = _moments(tally, BOT_TOTALS + number).ratio()
    return bot_report(bot, plan.bots.count(bot), _moments(tally, DICE_BOT_WINS + number), points)


def _phases(plan: DicePlan, tally: DiceTally) -> Iterator[DicePhaseReport]:
    for index, phase in enumerate(plan.book.phases):
        yield DicePhaseReport(
            phase.number,
            str(phase),
            tried=tally.sums[DICE_TRIED + index],
            made=tally.sums[MADE + index],
            completed=_moments(tally, MADE + index).share(),
            points_when_made=_moments(tally, SCORED + index).ratio().within(0),
        )
