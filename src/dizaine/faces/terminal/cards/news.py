"""What happened, as sentences: one for each turn, from events as the viewer saw them."""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.engine.cards.cards import HIDDEN
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DealerChosen,
    DiscardsShuffled,
    FirstCardTurned,
    GameEnded,
    GroupHit,
    HandScored,
    Knocked,
    NothingToDraw,
    PhaseLaid,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from dizaine.engine.events import Event
from dizaine.faces.terminal.cards.speaker import Speaker


def tell(speaker: Speaker, events: Iterable[Event], viewer: int | None, *, points: bool = False) -> list[str]:
    """The events as sentences. What a player does in one go is one sentence; `points` tells the counting too."""
    sentences: list[str] = []
    clauses: list[str] = []
    actor = -1

    def finish() -> None:
        if clauses:
            told = ", ".join(clauses)
            sentences.append(speaker.text("terminal-did", name=speaker.subject(actor, viewer), what=told))
            clauses.clear()

    for event in events:
        clause = _clause(speaker, event, viewer)
        if clause:
            seat = event.seat  # type: ignore[attr-defined]  # every event with a clause has a player
            if seat != actor:
                finish()
                actor = seat
            clauses.append(clause)
            continue
        sentence = _sentence(speaker, event, viewer, points=points)
        if sentence or isinstance(event, TurnStarted | RoundEnded):
            finish()
            actor = -1
        if sentence:
            sentences.append(sentence)
    finish()
    return sentences


def _clause(speaker: Speaker, event: Event, viewer: int | None) -> str:
    """What a player did, to be said behind the name; empty for all other events."""
    match event:
        case CardDrawn(seat, card, _):
            who = speaker.who(seat, viewer)
            if card == HIDDEN:
                return speaker.text("terminal-did-draw", who=who)
            return speaker.text("terminal-did-draw-card", who=who, card=speaker.cards([card]))
        case CardTaken(seat, card, _):
            return speaker.text("terminal-did-take", who=speaker.who(seat, viewer), card=speaker.cards([card]))
        case Knocked(seat, card, _):
            return speaker.text("terminal-did-knock", who=speaker.who(seat, viewer), card=speaker.cards([card]))
        case PhaseLaid(seat, phase, _, melds):
            groups = speaker.melds(melds)
            return speaker.text("terminal-did-lay", who=speaker.who(seat, viewer), phase=phase, groups=groups)
        case GroupHit(seat, group, cards, _):
            return speaker.text(
                "terminal-did-hit",
                who=speaker.who(seat, viewer),
                cards=speaker.cards(cards),
                group=speaker.label(group),
            )
        case CardDiscarded(seat, card):
            return speaker.text("terminal-did-discard", who=speaker.who(seat, viewer), card=speaker.cards([card]))
        case SkipPlayed(seat, target, _):
            return speaker.text(
                "terminal-did-skip",
                who=speaker.who(seat, viewer),
                target=speaker.name(target, viewer),
                whom=speaker.who(target, viewer),
            )
    return ""


def _sentence(speaker: Speaker, event: Event, viewer: int | None, *, points: bool) -> str:
    """What happened to the game or to a player, as a sentence of its own; empty for what needs no words."""
    match event:
        case DealerChosen(seat):
            return _about(speaker, "terminal-news-dealer", seat, viewer)
        case RoundStarted(number, dealer, replay):
            message = "terminal-news-replay-round" if replay else "terminal-news-round"
            return speaker.text(
                message, round=number, name=speaker.name(dealer, viewer), who=speaker.who(dealer, viewer)
            )
        case FirstCardTurned(card, returned):
            message = "terminal-news-card-returned" if returned else "terminal-news-first-card"
            return speaker.text(message, card=speaker.cards([card]))
        case TurnLost(seat, _):
            return _about(speaker, "terminal-news-turn-lost", seat, viewer)
        case NothingToDraw(seat):
            return _about(speaker, "terminal-news-nothing-to-draw", seat, viewer)
        case DiscardsShuffled(_, count):
            return speaker.text("terminal-news-shuffled", count=count)
        case RoundEnded(None, _):
            return speaker.text("terminal-news-round-stopped")
        case RoundEnded(int(winner), _):
            return _about(speaker, "terminal-news-round-won", winner, viewer)
        case HandScored(seat, cards, count, score, _) if points:
            return speaker.text(
                "terminal-news-scored",
                name=speaker.subject(seat, viewer),
                left=len(cards),
                cards=speaker.cards(cards),
                points=count,
                score=score,
            )
        case PlaceWon(seat, place):
            return speaker.text(
                "terminal-news-place",
                name=speaker.subject(seat, viewer),
                who=speaker.who(seat, viewer),
                place=place,
            )
        case ReplayCalled(seats):
            return speaker.text("terminal-news-replay", names=speaker.names(seats, viewer))
        case GameEnded((winner,)):
            return _about(speaker, "terminal-news-won", winner, viewer)
        case GameEnded(winners):
            return speaker.text("terminal-news-shared", names=speaker.names(winners, viewer))
    return ""


def _about(speaker: Speaker, message: str, seat: int, viewer: int | None) -> str:
    return speaker.text(message, name=speaker.subject(seat, viewer), who=speaker.who(seat, viewer))
