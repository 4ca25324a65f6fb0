"""The replay of a record: the scores of each round and, for finished games, each move with all hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from dizaine.afterwards.kinds import scorer_for
from dizaine.afterwards.round_scores import RoundScores, SeatStatistics
from dizaine.engine.events import Event
from dizaine.game import Game
from dizaine.table.event_messages import event_fields
from dizaine.table.game_views import GameView
from dizaine.table.kinds import kind_at_table


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The scores of the rounds so far, and each player's statistics."""

    rounds: list[RoundScores]
    statistics: list[SeatStatistics]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move, its events, and the game after it with all hands."""

    move: str
    """The move as in the record; empty for the beginning of the game."""
    events: list[dict[str, Any]]
    view: GameView


class ReplayedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a finished game, move by move."""

    round: int
    rounds: int
    """How many rounds the game had."""
    steps: list[ReplayStep]


def _steps(record: str) -> Iterator[tuple[Game, str, tuple[Event, ...]]]:
    """After each move: the game, the move and its events. The game is always the same object."""
    game, moves = Game.replay(record)
    events_before, last = 0, ""
    for move in chain(moves, [None]):  # the move before this one has been made by now
        events = game.history_since(events_before)
        yield game, last, events
        events_before, last = events_before + len(events), str(move)


def scores_of(record: str) -> Scores:
    """The scores so far. They use only public events, so anybody may see them at any time."""
    game = Game.from_record(record)
    scorer = scorer_for(game)
    counters: list[Counter[str]] = [Counter() for _ in range(game.state.players)]
    for event in game.seen(None):
        scorer.note(event)
        if (counted := scorer.count(event)) is not None:
            seat, statistic, amount = counted
            counters[seat][statistic] += amount
    statistics = [SeatStatistics(seat=seat, **counts) for seat, counts in enumerate(counters)]
    return Scores(rounds=scorer.rounds, statistics=statistics)


def replayed_round(record: str, number: int) -> ReplayedRound | None:
    """A round of a finished game, move by move; None if there was no such round.

    The move that ends a round also brings the next deal, so it is the last step of one round and the first of the next.
    """
    steps: list[ReplayStep] = []
    reached = 0
    if number < 1:
        return None
    for game, move, events in _steps(record):
        before, reached = reached, max(1, game.state.round)
        if number in (before, reached):
            steps.append(
                ReplayStep(
                    move=move, events=event_fields(events), view=kind_at_table(game.rulebook).revealed_view(game)
                )
            )
    return ReplayedRound(round=number, rounds=reached, steps=steps) if steps else None
