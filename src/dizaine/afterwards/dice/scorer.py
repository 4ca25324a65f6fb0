"""The scores of a dice game's rounds."""

from __future__ import annotations

import msgspec

from dizaine.afterwards.round_scores import RoundScores, SeatScore
from dizaine.engine.dice import events as dice
from dizaine.engine.events import Event
from dizaine.engine.limits import NOBODY


class DiceScorer:
    """See `Scorer`."""

    def __init__(self, players: int) -> None:
        self._players = players
        self.rounds: list[RoundScores] = []

    def note(self, event: Event) -> None:
        """A round is added when its first turn starts, and its totals grow with each turn."""
        rounds = self.rounds
        match event:
            case dice.DiceTurnStarted() if not rounds or rounds[-1].round < event.round:
                totals = {score.seat: score.score for score in rounds[-1].scores} if rounds else {}
                scores = [
                    SeatScore(seat=seat, points=0, score=totals.get(seat, 0), phase=0, cards=[])
                    for seat in range(self._players)
                ]
                rounds.append(RoundScores(round=event.round, winner=NOBODY, scores=scores))
            case dice.PhaseMade() | dice.BonusGiven() | dice.FailuresCounted():
                phase = event.phase if isinstance(event, dice.PhaseMade) else 0
                _add(rounds[-1].scores, event.seat, event.total, phase)

    def count(self, event: Event) -> tuple[int, str, int] | None:
        match event:
            case dice.DiceTurnStarted():
                return event.seat, "turns", 1
            case dice.PhaseMade():
                return event.seat, "phases", 1
            case dice.DiceRolled():
                return event.seat, "throws", 1
            case dice.PhaseFailed():
                return event.seat, "failures", 1
        return None


def _add(scores: list[SeatScore], seat: int, total: int, phase: int) -> None:
    before = scores[seat]
    points = before.points + total - before.score
    scores[seat] = msgspec.structs.replace(before, points=points, score=total, phase=phase or before.phase)
