"""The scores of a card game's rounds."""

from __future__ import annotations

from dizaine.afterwards.round_scores import RoundScores, SeatScore
from dizaine.engine.cards import events as cards
from dizaine.engine.events import Event
from dizaine.engine.limits import NOBODY


class CardScorer:
    """See `Scorer`."""

    def __init__(self, players: int) -> None:
        self.rounds: list[RoundScores] = []

    def note(self, event: Event) -> None:
        """A round is added once it has ended."""
        match event:
            case cards.RoundEnded():
                winner = NOBODY if event.winner is None else event.winner
                self.rounds.append(RoundScores(round=len(self.rounds) + 1, winner=winner, scores=[]))
            case cards.HandScored():
                score = SeatScore(
                    seat=event.seat,
                    points=event.points,
                    score=event.score,
                    phase=event.phase,
                    cards=[str(card) for card in event.cards],
                )
                self.rounds[-1].scores.append(score)

    def count(self, event: Event) -> tuple[int, str, int] | None:
        match event:
            case cards.TurnStarted():
                return event.seat, "turns", 1
            case cards.RoundEnded() if event.winner is not None:
                return event.winner, "rounds_won", 1
            case cards.PhaseLaid():
                return event.seat, "phases", 1
            case cards.CardDrawn():
                return event.seat, "drawn", 1
            case cards.CardTaken() | cards.Knocked():
                return event.seat, "taken", 1
            case cards.GroupHit():
                return event.seat, "hits", len(event.cards)
            case cards.SkipPlayed():
                return event.seat, "skips", 1
            case cards.TurnLost():
                return event.seat, "lost", 1
        return None
