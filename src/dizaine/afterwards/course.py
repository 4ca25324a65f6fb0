"""A game played again from its record: what each round came to, and once it is over, each move with all hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from dizaine.afterwards.kinds import scorer_for
from dizaine.afterwards.round_scores import RoundScores, SeatStatistics
from dizaine.engine.events import Event
from dizaine.game import Game
from dizaine.table.messages import GameView
from dizaine.table.sight import seen_events, unveiled


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The rounds that are over, and what each player did."""

    rounds: list[RoundScores]
    statistics: list[SeatStatistics]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move, what came of it, and the table after it with every hand."""

    move: str
    """As it was written; nothing for the beginning of the game."""
    events: list[dict[str, Any]]
    view: GameView


class ReplayedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a finished game, move by move."""

    round: int
    rounds: int
    """How many there were."""
    steps: list[ReplayStep]


@dataclass(frozen=True, slots=True)
class _Moment:
    """The game after a move, and what the move brought."""

    game: Game
    move: str
    events: tuple[Event, ...]


def _moments(record: str) -> Iterator[_Moment]:
    """The game from its beginning on; it is one and the same, so look at a moment before the next one comes."""
    game, moves = Game.replay(record)
    told, last = 0, ""
    for move in moves:  # the one before has been made by now
        events = game.history_since(told)
        yield _Moment(game, last, events)
        told, last = told + len(events), str(move)
    yield _Moment(game, last, game.history_since(told))


def scores_of(record: str) -> Scores:
    """What every round came to so far. Only events that all have seen count, so all may know it at any time."""
    game = Game.from_record(record)
    scorer = scorer_for(game)
    counters: list[Counter[str]] = [Counter() for _ in range(game.state.players)]
    for event in game.seen(None):
        scorer.note(event)
        if (counted := scorer.count(event)) is not None:
            seat, what, number = counted
            counters[seat][what] += number
    statistics = [SeatStatistics(seat=seat, **counts) for seat, counts in enumerate(counters)]
    return Scores(rounds=scorer.rounds, statistics=statistics)


def replayed_round(record: str, number: int) -> ReplayedRound | None:
    """A round of a finished game, move by move; None if there was no such round.

    The move that ends a round brings the next deal as well; it is the last step of the one and the first of the other.
    """
    steps: list[ReplayStep] = []
    reached = 0
    if number < 1:
        return None
    for moment in _moments(record):
        before, reached = reached, max(1, moment.game.state.round)
        if number in (before, reached):
            events = seen_events(moment.events)
            steps.append(ReplayStep(move=moment.move, events=events, view=unveiled(moment.game)))
    return ReplayedRound(round=number, rounds=reached, steps=steps) if steps else None
