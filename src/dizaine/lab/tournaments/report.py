"""The report of a tournament: ratings, the cross table and points, each with its 95 % confidence interval."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final

from dizaine.lab.estimates import CONFIDENCE, Estimate, wilson
from dizaine.lab.forfeits import ForfeitReport
from dizaine.lab.report import program_version
from dizaine.lab.tournaments.blocks import WIN
from dizaine.lab.tournaments.bootstrap import DRAWS, middle, resampled
from dizaine.lab.tournaments.plan import Pairing
from dizaine.lab.tournaments.ratings import SCALE, Meeting, fit_strengths
from dizaine.lab.tournaments.scores import Scores
from dizaine.lab.tournaments.thinking import ThinkingTime

_COLUMNS: Final = 3
"""The columns of each pairing that have an interval: won, points, opponent_points."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A player's rating.

    >>> from dizaine.lab import tournament
    >>> report = tournament("express+phases=1", ["greedy", "random"], games=10, seed=1, compiled=False)
    >>> [rating.player for rating in report.ratings]
    ['greedy', 'random']
    """

    player: str
    rating: Estimate
    bound: bool
    """Whether the rating is only a bound: a chain of pairings that both sides won in does not reach the anchor."""


@dataclass(frozen=True, slots=True)
class PairingReport:
    """One player against opponents that are all the same.

    >>> from dizaine.lab import tournament
    >>> [pairing] = tournament("express+phases=1", ["greedy", "random"], games=10, seed=1, compiled=False).pairings
    >>> pairing.player, pairing.opponent, pairing.games, pairing.games_won.value
    ('greedy', 'random', 10, 1.0)
    """

    player: str
    opponent: str
    games: int
    games_won: Estimate
    """The player's share of the games; several winners share a game equally."""
    points: Estimate
    """The player's points at the end of a game."""
    opponent_points: Estimate
    """The points of one opponent."""
    rounds_per_game: float
    decisions_per_game: float
    games_shared: float
    """The share of the games with several winners."""


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """Everything that a tournament found out from the deals that all pairings have played; `print` shows a summary.

    >>> from dizaine.lab import tournament
    >>> report = tournament("express+phases=1", ["greedy", "random"], games=10, seed=1, compiled=False)
    >>> report.deals, report.games, report.players
    (5, 10, ('greedy', 'random'))
    >>> report.share("greedy", "random").value
    1.0
    >>> print(report)
    round-robin in express+phases=1: 10 games for each pairing, 2 seats; seed 1, plain backend; with 95 % ...
    greedy: rating 0
    random: rating ... or less
    greedy against random: won 1 [..., 1]
    """

    version: str
    edition: str
    rulebook: str
    """The fingerprint of the rules."""
    format: str
    seats: int
    players: tuple[str, ...]
    seed: int
    deals: int
    games: int
    """The games of each pairing."""
    backend: str
    points_count: bool
    """Whether points decide who wins; they do not where the game is played for places (S6)."""
    anchor: str
    """The player whose rating is 0: the first who neither won nor lost everything."""
    ratings: tuple[PlayerReport, ...]
    """The strongest first."""
    pairings: tuple[PairingReport, ...]
    forfeits: tuple[ForfeitReport, ...] = ()
    measured: tuple[ThinkingTime, ...] = ()
    """CPU time, the only part that differs from call to call."""

    def __str__(self) -> str:
        title = f"{self.format} in {self.edition}: {self.games} games for each pairing, {self.seats} seats"
        lines = [f"{title}; seed {self.seed}, {self.backend} backend; with 95 % confidence intervals"]
        for one in self.ratings:
            bound = (" or more" if (one.rating.value or 0) > 0 else " or less") if one.bound else ""
            lines.append(f"{one.player}: rating {one.rating}{bound}")
        lines += [f"{one.player} against {one.opponent}: won {one.games_won}" for one in self.pairings]
        return "\n".join([*lines, *map(str, self.forfeits)])

    @classmethod
    def of(cls, scores: Scores, backend: str = "", measured: Sequence[ThinkingTime] = ()) -> TournamentReport:
        """The report of the complete deals; there must be at least one."""
        plan, book = scores.plan, scores.plan.book
        samples = _samples(scores)
        anchor = _anchor(scores)
        return cls(
            version=program_version(),
            edition=book.id,
            rulebook=book.fingerprint,
            format=plan.format,
            seats=plan.seats,
            players=plan.players,
            seed=plan.seed,
            deals=scores.deals,
            games=scores.deals * plan.seats,
            backend=backend,
            points_count=book.counts_points,
            anchor=anchor,
            ratings=_ratings(scores, samples, anchor),
            pairings=tuple(
                _pairing(scores, number, pairing, samples) for number, pairing in enumerate(scores.plan.pairings)
            ),
            forfeits=scores.forfeits.reports(),
            measured=tuple(measured),
        )

    def to_json(self) -> str:
        """The complete report, for programs. Measured times are separate: all else is the same at every call."""
        table = {"confidence": CONFIDENCE, "draws": DRAWS, **asdict(self)}
        measured = {"note": "CPU time, which differs from call to call", "players": table.pop("measured")}
        return json.dumps({**table, "measured": measured}, indent=2, ensure_ascii=False) + "\n"

    def to_csv(self) -> str:
        """A table with a row for each pairing. Each row names its origin, so that tables can be combined."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        origin = ("edition", "rulebook", "format", "seats", "seed", "deals", "backend", "version")
        for number, pairing in enumerate(self.pairings):
            cells = _cells(pairing) | {name: getattr(self, name) for name in origin}
            if not number:
                writer.writerow(cells)
            writer.writerow(cells.values())
        return text.getvalue()

    def share(self, player: str, opponent: str) -> Estimate | None:
        """The share of games that a player wins against another; None if they do not meet."""
        for pairing in self.pairings:
            if (pairing.player, pairing.opponent) == (player, opponent):
                return pairing.games_won
            if self.seats == 2 and (pairing.opponent, pairing.player) == (player, opponent):
                won = pairing.games_won
                return Estimate(*(None if bound is None else 1 - bound for bound in (won.value, won.high, won.low)))
        return None


def _cells(pairing: PairingReport) -> dict[str, object]:
    """The cells of a row; an estimate takes three."""
    cells: dict[str, object] = {}
    for field in fields(pairing):
        value = getattr(pairing, field.name)
        if isinstance(value, Estimate):
            cells |= {field.name: value.value, f"{field.name}_low": value.low, f"{field.name}_high": value.high}
        else:
            cells[field.name] = value
    return cells


def _samples(scores: Scores) -> list[list[int]]:
    """For each bootstrap draw the sums of all columns; empty for a single deal."""
    return list(resampled(_columns(scores), scores.plan.seed)) if scores.deals > 1 else []


def _columns(scores: Scores) -> list[Sequence[int]]:
    """A column of ones, which counts deals, and the columns of all pairings."""
    columns: list[Sequence[int]] = [[1] * scores.deals]
    for pairing in scores.pairings:
        columns += [column[: scores.deals] for column in (pairing.won, pairing.points, pairing.opponent_points)]
    return columns


def _pairing(scores: Scores, number: int, pairing: Pairing, samples: Sequence[Sequence[int]]) -> PairingReport:
    column, deals, seats = scores.pairings[number], scores.deals, scores.plan.seats
    place, games = 1 + _COLUMNS * number, deals * seats

    def estimate(values: Sequence[int], index: int, unit: int) -> Estimate:
        """A mean over games, in the given unit."""
        value = sum(values[:deals]) / (games * unit)
        if not samples:
            return Estimate(value)
        return Estimate(value, *middle([sample[place + index] / (sample[0] * seats * unit) for sample in samples]))

    won = estimate(column.won, 0, WIN)
    if won.value in (0, 1) and samples:  # no variance is not certainty: count each deal as one trial
        won = wilson(won.value * deals, deals)
    return PairingReport(
        pairing.player,
        pairing.opponent,
        games=games,
        games_won=won,
        points=estimate(column.points, 1, 1),
        opponent_points=estimate(column.opponent_points, 2, seats - 1),
        rounds_per_game=sum(column.rounds[:deals]) / games,
        decisions_per_game=sum(column.decisions[:deals]) / games,
        games_shared=sum(column.shared[:deals]) / games,
    )


def _ratings(scores: Scores, samples: Sequence[Sequence[int]], anchor: str) -> tuple[PlayerReport, ...]:
    players, linked = scores.plan.players, _linked(scores, anchor)
    zero = players.index(anchor)
    strengths = fit_strengths(len(players), _meetings(scores, [sum(column) for column in _columns(scores)]))
    drawn = [fit_strengths(len(players), _meetings(scores, sample), strengths) for sample in samples]
    reports = []
    for number, player in enumerate(players):
        rating = Estimate(SCALE * (strengths[number] - strengths[zero]))
        if drawn and player in linked and player != anchor:
            rating = Estimate(rating.value, *middle([SCALE * (draw[number] - draw[zero]) for draw in drawn]))
        reports.append(PlayerReport(player, rating, bound=player not in linked))
    return tuple(sorted(reports, key=lambda report: -(report.rating.value or 0)))


def _meetings(scores: Scores, sums: Sequence[int]) -> list[Meeting]:
    """The data for the ratings, with one extra deal, shared fairly, so that the ratings stay finite."""
    plan, deals = scores.plan, sums[0] + 1
    place = {player: number for number, player in enumerate(plan.players)}
    return [
        Meeting(place[player], place[opponent], plan.seats - 1, won / WIN + 1, deals * plan.seats)
        for (player, opponent), won in zip(plan.pairings, sums[1::_COLUMNS], strict=True)
    ]


def _anchor(scores: Scores) -> str:
    players = scores.plan.players
    return next((player for player in players if len(_linked(scores, player)) > 1), players[0])


def _linked(scores: Scores, anchor: str) -> set[str]:
    """The players whose distance to the anchor is known. Pairings that both sides won in are the links."""
    most = scores.deals * scores.plan.seats * WIN
    linked, before = {anchor}, set[str]()
    while linked != before:
        before = set(linked)
        for pairing, column in zip(scores.plan.pairings, scores.pairings, strict=True):
            if not linked.isdisjoint(pairing) and 0 < sum(column.won[: scores.deals]) < most:
                linked |= set(pairing)
    return linked
