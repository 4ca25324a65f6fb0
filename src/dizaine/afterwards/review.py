"""The review of a finished game for one seat: its costliest decisions, its best one, and a rating without luck.

The rating is the share that was kept of what thinking could win: what all moves gave away, compared with what moves
chosen blindly would have given away at the same decisions. Moves like the expert's rate 100, blind ones 0. Neither the
cards nor the result count, only what was decided with what the player knew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from time import monotonic
from typing import Any, Final

from dizaine.afterwards.findings import Finding, Glance, Judge, Unit
from dizaine.afterwards.kinds import judge_for
from dizaine.game import Game

COSTLIEST: Final = 3
DOUBTFUL: Final = 2
"""For each of the costliest, so many decisions are looked at closer because they may have cost most."""
TEMPTING: Final = 4
"""The most decisions that are looked at closer because they may be the best."""
FEWEST: Final = 5
"""Fewer decisions have no rating."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody played, from 0 to 100, and the standard error of that."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """What a player can learn from a game."""

    seat: int
    unit: Unit
    decisions: int
    """Those with at least two moves that differ."""
    agreed: int
    """Those in which the player made the expert's move."""
    rating: Rating | None
    """None if there were too few decisions."""
    costliest: tuple[Finding, ...]
    """The worst first; only those whose loss is more than chance would explain."""
    best: Finding | None
    """The decision in which the expert's move was played, and the tempting one would have cost most."""


@dataclass
class ReviewWork:
    """The work on a review. It can stop at any time, be sent to another process, and go on there."""

    record: str
    seat: int
    glances: list[Glance] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    glanced: int = 0
    """How many moves of the record have been glanced at or belong to others."""
    looked: int = 0
    """How many decisions have been looked at closer."""
    moves: int = 0
    """How many moves the record has; 0 before the work begins."""
    costliest: int = COSTLIEST
    """How many of the costliest decisions are looked for."""

    @property
    def progress(self) -> float:
        """The part that is done, from 0 to 1; a closer look takes ten times as long as a glance."""
        if not self.moves:
            return 0.0
        glances = max(self.moves, 1)
        looks = 10 * (len(self._worth_a_look()) if self._glanced_at_all else DOUBTFUL * self.costliest + TEMPTING)
        return (self.glanced + min(10 * self.looked, looks)) / (glances + looks)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to look at."""
        return self._glanced_at_all and self.looked >= len(self._worth_a_look())

    @property
    def _glanced_at_all(self) -> bool:
        return 0 < self.moves <= self.glanced

    def go_on(self, seconds: float, judge: Judge | None = None) -> None:
        """Work for about so many seconds. Raises `BrokenRecord`, and `Unjudged` if no expert knows the game."""
        end = monotonic() + seconds
        for _ in self.steps(judge):
            if monotonic() >= end:
                return

    def steps(self, judge: Judge | None = None) -> Iterator[None]:
        """The rest of the work, one decision at each step."""
        game, moves = Game.replay(self.record)
        judge = judge or judge_for(game)
        if not self.moves:
            self.moves = max(sum(1 for _ in Game.replay(self.record)[1]), 1)
        for number, move in enumerate(moves):
            if number >= self.moves:
                break
            if number < self.glanced:
                continue
            glance = judge.glance(game, number, move) if move.seat == self.seat else None
            self.glanced = number + 1
            if glance is not None:
                self.glances.append(glance)
                yield
        self.glanced = self.moves
        chosen = self._worth_a_look()[self.looked :]
        for number, (game_then, move) in zip(chosen, moments(self.record, chosen), strict=True):
            finding = judge.look_closer(game_then, number, move)
            self.looked += 1
            if finding is not None:
                self.findings.append(finding)
            yield

    def cut_short(self) -> None:
        """Glance at no more moves; what is left are the closer looks."""
        self.moves = max(self.glanced, 1)

    def review(self) -> Review:
        """The review, as far as the work is done."""
        game, _ = Game.replay(self.record)
        closer = {finding.number: finding for finding in self.findings}
        glances = [_corrected(glance, closer.get(glance.number)) for glance in self.glances]
        clear = sorted(
            (finding for finding in self.findings if finding.is_clear), key=lambda found: -found.sure_difference
        )
        return Review(
            self.seat,
            judge_for(game).unit,
            len(glances),
            sum(glance.agreed for glance in glances),
            rating_of(glances),
            tuple(finding for finding in clear if not finding.agreed)[: self.costliest],
            next((finding for finding in clear if finding.agreed), None),
        )

    def _worth_a_look(self) -> list[int]:
        """The numbers of the moves that are looked at closer, in the order of the game."""
        doubtful = sorted((glance for glance in self.glances if glance.doubt > 0), key=lambda glance: -glance.doubt)
        tempting = sorted(
            (glance for glance in self.glances if glance.temptation > 0), key=lambda glance: -glance.temptation
        )
        return sorted({glance.number for glance in (*doubtful[: DOUBTFUL * self.costliest], *tempting[:TEMPTING])})


def rating_of(glances: Iterable[Glance]) -> Rating | None:
    """The rating of these decisions. Single losses are uncertain, but in the sum chance cancels out."""
    seen = list(glances)
    stake = sum(glance.stake for glance in seen)
    if len(seen) < FEWEST or stake <= 0:
        return None
    value = 100 * (1 - sum(glance.loss for glance in seen) / stake)
    error = 100 * sqrt(sum(glance.error**2 for glance in seen)) / stake
    return Rating(min(max(value, 0.0), 100.0), error)


def _corrected(glance: Glance, finding: Finding | None) -> Glance:
    """What is known of a decision after a closer look."""
    if finding is None:
        return glance
    loss, error = (0.0, 0.0) if finding.agreed else (finding.difference, finding.error)
    return Glance(
        glance.number, finding.agreed, loss, error, glance.stake, doubt=glance.doubt, temptation=glance.temptation
    )


def moments(record: str, numbers: Iterable[int]) -> Iterator[tuple[Game, Any]]:
    """The game before some of its moves, given in their order, and each of these moves."""
    game, moves = Game.replay(record)
    wanted = iter(numbers)
    number = next(wanted, None)
    for index, move in enumerate(moves):
        if index == number:
            yield game, move
            number = next(wanted, None)
        if number is None:
            return
