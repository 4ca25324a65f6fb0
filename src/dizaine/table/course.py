"""A game played again from its record: what each round came to, and once it is over, each move with all hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from dizaine.dice_game import DiceGame
from dizaine.engine.cards import events as cards
from dizaine.engine.cards.chance import SystemChance
from dizaine.engine.cards.records import Record, Replay
from dizaine.engine.dice import events as dice
from dizaine.engine.dice.chance import SystemDice
from dizaine.engine.dice.records import DICE_HEADER, DiceRecord, DiceReplay
from dizaine.engine.events import Event
from dizaine.engine.limits import NOBODY
from dizaine.game import Game
from dizaine.table.messages import GameView
from dizaine.table.sight import open_game, seen_events


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a round was for one player."""

    seat: int
    points: int
    """Of this round."""
    score: int
    """After it."""
    phase: int
    """The phase laid or made in it, or 0."""
    cards: list[str]
    """What was left in the hand; empty for dice."""


class RoundScores(msgspec.Struct, frozen=True, kw_only=True):
    """What a round was for all."""

    round: int
    winner: int
    """Who went out, or -1."""
    scores: list[SeatScore]


class SeatStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did in the whole game so far; what a game does not have is 0."""

    seat: int
    turns: int = 0
    rounds_won: int = 0
    phases: int = 0
    drawn: int = 0
    taken: int = 0
    hits: int = 0
    """Cards added to groups."""
    skips: int = 0
    """Played against others."""
    lost: int = 0
    """Turns that were lost."""
    throws: int = 0
    failures: int = 0


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

    game: Game | DiceGame
    move: str
    events: tuple[Event, ...]


def _moments(record: str) -> Iterator[_Moment]:
    """The game from its beginning on; it is one and the same, so look at a moment before the next one comes."""
    game: Game | DiceGame
    replay: Replay | DiceReplay
    if record.startswith(DICE_HEADER):
        dice_record = DiceRecord.from_text(record)
        dice_replay = DiceReplay(dice_record, SystemDice())
        game = DiceGame.new(dice_record.rulebook, players=dice_record.players, chance=dice_replay)
        replay = dice_replay
    else:
        card_record = Record.from_text(record)
        card_replay = Replay(card_record, SystemChance())
        game = Game.new(card_record.rulebook, players=card_record.players, chance=card_replay)
        replay = card_replay
    yield _Moment(game, "", game.history)
    for _, move in replay.moves():
        yield _Moment(game, move, game.apply(move))


def scores_of(record: str) -> Scores:
    """What every round came to so far. Only events that all have seen count, so all may know it at any time."""
    rounds: list[RoundScores] = []
    counters: list[dict[str, int]] = []
    for moment in _moments(record):
        players = moment.game.state.players
        counters = counters or [{} for _ in range(players)]
        for event in moment.events:
            _count(counters, event)
        if isinstance(moment.game, DiceGame):
            _note_dice(rounds, moment.game, moment.events)
        else:
            _note_cards(rounds, moment.events)
    statistics = [SeatStatistics(seat=seat, **counts) for seat, counts in enumerate(counters)]
    return Scores(rounds=rounds, statistics=statistics)


def _note_cards(rounds: list[RoundScores], events: tuple[Event, ...]) -> None:
    for event in events:
        match event:
            case cards.RoundEnded():
                winner = NOBODY if event.winner is None else event.winner
                rounds.append(RoundScores(round=len(rounds) + 1, winner=winner, scores=[]))
            case cards.HandScored():
                score = SeatScore(
                    seat=event.seat,
                    points=event.points,
                    score=event.score,
                    phase=event.phase,
                    cards=[str(card) for card in event.cards],
                )
                rounds[-1].scores.append(score)


def _note_dice(rounds: list[RoundScores], game: DiceGame, events: tuple[Event, ...]) -> None:
    """A round of dice is told as soon as somebody has had a turn in it, with the totals as they stand."""
    for event in events:
        match event:
            case dice.DiceTurnStarted() if not rounds or rounds[-1].round < event.round:
                totals = {score.seat: score.score for score in rounds[-1].scores} if rounds else {}
                scores = [
                    SeatScore(seat=seat, points=0, score=totals.get(seat, 0), phase=0, cards=[])
                    for seat in range(game.state.players)
                ]
                rounds.append(RoundScores(round=event.round, winner=NOBODY, scores=scores))
            case dice.PhaseMade() | dice.BonusGiven() | dice.FailuresCounted():
                phase = event.phase if isinstance(event, dice.PhaseMade) else 0
                _add(rounds[-1].scores, event.seat, event.total, phase)


def _add(scores: list[SeatScore], seat: int, total: int, phase: int) -> None:
    before = scores[seat]
    points = before.points + total - before.score
    scores[seat] = msgspec.structs.replace(before, points=points, score=total, phase=phase or before.phase)


def _count(counters: list[dict[str, int]], event: Event) -> None:
    def add(seat: int, what: str, number: int = 1) -> None:
        counters[seat][what] = counters[seat].get(what, 0) + number

    match event:
        case cards.TurnStarted() | dice.DiceTurnStarted():
            add(event.seat, "turns")
        case cards.RoundEnded() if event.winner is not None:
            add(event.winner, "rounds_won")
        case cards.PhaseLaid() | dice.PhaseMade():
            add(event.seat, "phases")
        case cards.CardDrawn():
            add(event.seat, "drawn")
        case cards.CardTaken() | cards.Knocked():
            add(event.seat, "taken")
        case cards.GroupHit():
            add(event.seat, "hits", len(event.cards))
        case cards.SkipPlayed():
            add(event.seat, "skips")
        case cards.TurnLost():
            add(event.seat, "lost")
        case dice.DiceRolled():
            add(event.seat, "throws")
        case dice.PhaseFailed():
            add(event.seat, "failures")


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
            steps.append(ReplayStep(move=moment.move, events=events, view=open_game(moment.game)))
    return ReplayedRound(round=number, rounds=reached, steps=steps) if steps else None
