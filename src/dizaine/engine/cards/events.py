"""What happened in a card game, as typed events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

from dizaine.engine.bits import members
from dizaine.engine.cards import rows as kinds
from dizaine.engine.cards.cards import HIDDEN, NONE, Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.events import Event
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The lot named the first dealer (T1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """Cards come together and are dealt anew; `replay` for the deciding round of level players (T1, S5)."""

    round: int
    dealer: int
    replay: bool


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A hand, seen only by its owner (M5)."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=(Card(HIDDEN),) * len(self.cards))


@dataclass(frozen=True, slots=True)
class FirstCardTurned(Event):
    """A card turned for the discard pile; `returned` if it went back under the draw pile (T8, T9)."""

    card: Card
    returned: bool


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A turn is lost; `skip` tells where the skip in front went, if there was one (K3, T9, K6)."""

    seat: int
    skip: Literal["", "on", "under"]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the draw pile, seen only by its owner unless all knew which one lay there."""

    seat: int
    card: Card
    public: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or self.public else replace(self, card=Card(HIDDEN))


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """The top of the discard pile was taken; `must_use` if it has to go down in this turn (T10)."""

    seat: int
    card: Card
    must_use: bool


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """The turn goes on without a draw (T7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiscardsShuffled(Event):
    """The discards but the top one became the draw pile (T7)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PhaseLaid(Event):
    """A phase lies; `first_group` is the number of its first group on the table."""

    seat: int
    phase: int
    first_group: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class GroupHit(Event):
    """Cards were added to a group, where they stand for `number` (0 where numbers do not matter)."""

    seat: int
    group: int
    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card was discarded."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SkipPlayed(Event):
    """A skip was played against a player, lying in front (K1) or `on_pile` at once (K6)."""

    seat: int
    target: int
    on_pile: bool


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """The discard was claimed out of turn (V3)."""

    seat: int
    card: Card
    must_use: bool


@dataclass(frozen=True, slots=True)
class ClaimWaived(Event):
    """A player lets the discard lie (V3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimClosed(Event):
    """The next player reached for a pile: the time to knock is over (V3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; without a winner by the limit of turns (S1, T11)."""

    winner: int | None
    turns: int


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand is shown and counted (S2); `phase` is the phase laid in the round, or 0."""

    seat: int
    cards: tuple[Card, ...]
    points: int
    score: int
    phase: int


@dataclass(frozen=True, slots=True)
class PlaceWon(Event):
    """A player leaves with a place (S6)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class ReplayCalled(Event):
    """Level players alone replay the last phase (S5)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is won, by one or by several."""

    winners: tuple[int, ...]


_PLACES: Final[tuple[Literal["on", "under"], ...]] = ("on", "under")
_SIMPLE: Final[dict[int, Callable[[int, int, int, int, int], Event]]] = {
    kinds.EVENT_DEALER: lambda seat, a, b, c, d: DealerChosen(seat),
    kinds.EVENT_ROUND: lambda seat, a, b, c, d: RoundStarted(a, seat, bool(b)),
    kinds.EVENT_TURNED: lambda seat, a, b, c, d: FirstCardTurned(Card(a), bool(b)),
    kinds.EVENT_TURN: lambda seat, a, b, c, d: TurnStarted(seat),
    kinds.EVENT_LOST: lambda seat, a, b, c, d: TurnLost(seat, _PLACES[b] if a else ""),
    kinds.EVENT_DREW: lambda seat, a, b, c, d: CardDrawn(seat, Card(a), bool(b)),
    kinds.EVENT_TOOK: lambda seat, a, b, c, d: CardTaken(seat, Card(a), b != NONE),
    kinds.EVENT_NO_DRAW: lambda seat, a, b, c, d: NothingToDraw(seat),
    kinds.EVENT_SHUFFLED: lambda seat, a, b, c, d: DiscardsShuffled(seat, a),
    kinds.EVENT_HIT: lambda seat, a, b, c, d: GroupHit(
        seat, a, tuple(Card(card) for card in (b, c) if card != NONE), d
    ),
    kinds.EVENT_DISCARDED: lambda seat, a, b, c, d: CardDiscarded(seat, Card(a)),
    kinds.EVENT_SKIPPED: lambda seat, a, b, c, d: SkipPlayed(seat, a, bool(b)),
    kinds.EVENT_KNOCKED: lambda seat, a, b, c, d: Knocked(seat, Card(a), b != NONE),
    kinds.EVENT_PASSED: lambda seat, a, b, c, d: ClaimWaived(seat),
    kinds.EVENT_CLOSED: lambda seat, a, b, c, d: ClaimClosed(seat),
    kinds.EVENT_ROUND_ENDED: lambda seat, a, b, c, d: RoundEnded(None if seat == NOBODY else seat, a),
    kinds.EVENT_FINISHED: lambda seat, a, b, c, d: PlaceWon(seat, a),
    kinds.EVENT_REPLAY: lambda seat, a, b, c, d: ReplayCalled(members(a)),
    kinds.EVENT_GAME_ENDED: lambda seat, a, b, c, d: GameEnded(members(a)),
}


def read_events(events: EventRows) -> tuple[Event, ...]:
    """The events of a move or chance input; rows that belong together become one event."""
    result: list[Event] = []
    dealt: dict[int, list[Card]] = {}
    shown: list[Card] = []
    melds: list[tuple[int, int, int, list[Card]]] = []
    laid: tuple[int, int, int] | None = None
    for kind, seat, *values in events.row[: events.count]:
        if laid is not None and kind not in (kinds.EVENT_GROUP, kinds.EVENT_PLACED):
            result.append(PhaseLaid(*laid, tuple(Meld.of(*meld) for meld in melds)))
            laid, melds = None, []
        if dealt and kind != kinds.EVENT_DEALT:
            result += [HandDealt(owner, tuple(sorted(cards))) for owner, cards in dealt.items()]
            dealt = {}
        if kind == kinds.EVENT_DEALT:
            dealt.setdefault(seat, []).append(Card(values[0]))
        elif kind == kinds.EVENT_SHOWN:
            shown.append(Card(values[0]))
        elif kind == kinds.EVENT_SCORED:
            result.append(HandScored(seat, tuple(shown), *values[:3]))
            shown = []
        elif kind == kinds.EVENT_LAID:
            laid = (seat, values[0], -1)
        elif kind == kinds.EVENT_GROUP:
            if laid is not None and laid[2] < 0:
                laid = (laid[0], laid[1], values[0])
            melds.append((values[1], values[2], values[3], []))
        elif kind == kinds.EVENT_PLACED:
            melds[-1][3].append(Card(values[1]))
        else:
            result.append(_SIMPLE[kind](seat, *values))
    if laid is not None:
        result.append(PhaseLaid(*laid, tuple(Meld.of(*meld) for meld in melds)))
    return tuple(result)
