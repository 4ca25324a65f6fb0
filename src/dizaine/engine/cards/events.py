"""The events of a card game."""

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
    """The first dealer was drawn by lot (T1).

    >>> from dizaine import Game
    >>> Game.new("classic", players=3, seed=7).history[0]
    DealerChosen(seat=2)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins with a new deal; `replay` is set in the deciding round of tied players (T1, S5).

    >>> from dizaine import Game
    >>> Game.new("classic", players=3, seed=7).history[1]
    RoundStarted(round=1, dealer=2, replay=False)
    """

    round: int
    dealer: int
    replay: bool


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A hand was dealt; only its owner sees the cards (M5).

    >>> from dizaine import Game
    >>> game = Game.new("express", players=2, seed=7)
    >>> print(*game.view(0).history[2].cards, "|", *game.view(0).history[3].cards)
    r5 r8 r10 b4 b6 | ? ? ? ? ?
    """

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=(Card(HIDDEN),) * len(self.cards))


@dataclass(frozen=True, slots=True)
class FirstCardTurned(Event):
    """A card was turned up for the discard pile; `returned` if it went back under the draw pile (T8, T9).

    >>> from dizaine import FirstCardTurned, Game
    >>> game = Game.new("continental", players=2, seed=4)
    >>> print(*[event for event in game.history if isinstance(event, FirstCardTurned)], sep="\\n")
    FirstCardTurned(card=Card('W'), returned=True)
    FirstCardTurned(card=Card('y5'), returned=False)
    """

    card: Card
    returned: bool


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins.

    >>> from dizaine import Game
    >>> Game.new("classic", players=3, seed=7).history[-1]
    TurnStarted(seat=0)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A player loses a turn; `skip` is where the skip in front of the player went, if there was one (K3, T9, K6).

    >>> from dizaine import Game
    >>> print(*Game.new("classic", players=2, seed=35).history[-3:], sep="\\n")
    FirstCardTurned(card=Card('S'), returned=False)
    TurnLost(seat=0, skip='')
    TurnStarted(seat=1)
    """

    seat: int
    skip: Literal["", "on", "under"]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was drawn; only its owner sees it, unless everybody knew the top card of the pile.

    >>> from dizaine import Game
    >>> game = Game.new("classic", players=3, seed=7)
    >>> print(*game.apply("draw"))
    CardDrawn(seat=0, card=Card('r11'), public=False)
    >>> game.view(1).history[-1]
    CardDrawn(seat=0, card=Card('?'), public=False)
    """

    seat: int
    card: Card
    public: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or self.public else replace(self, card=Card(HIDDEN))


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """The top of the discard pile was taken; `must_use` if it has to be used in this turn (T10).

    >>> from dizaine import Game
    >>> print(*Game.new("classic", players=3, seed=7).apply("take"))
    CardTaken(seat=0, card=Card('r9'), must_use=False)
    """

    seat: int
    card: Card
    must_use: bool


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """The turn continues without a draw (T7).

    >>> from dizaine import Narrator, NothingToDraw, load
    >>> Narrator(load("classic"), ["Ann", "Bob"]).tell([NothingToDraw(seat=1)])
    ['There is nothing to draw, so Bob plays on without drawing.']
    """

    seat: int


@dataclass(frozen=True, slots=True)
class DiscardsShuffled(Event):
    """All discards but the top one became the draw pile (T7).

    >>> from dizaine import DiscardsShuffled, Narrator, load
    >>> Narrator(load("classic"), ["Ann", "Bob"]).tell([DiscardsShuffled(seat=1, count=40)])
    ['40 discards are shuffled into a new draw pile.']
    """

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PhaseLaid(Event):
    """A phase was laid; `first_group` is the number of its first group on the table.

    >>> from dizaine import Game
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw")
    >>> print(*game.apply("lay 1: odd = r1 r9 r11 y5"))
    PhaseLaid(seat=0, phase=1, first_group=0, melds=(Meld('odd = r1 r9 r11 y5'),))
    """

    seat: int
    phase: int
    first_group: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class GroupHit(Event):
    """Cards were added to a group, where they stand for `number` (0 if numbers do not matter).

    >>> from dizaine import Game
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw") + game.apply("lay 1: odd = r1 r9 r11 y5")
    >>> print(*game.apply("hit b5 on 0"))
    GroupHit(seat=0, group=0, cards=(Card('b5'),), number=0)
    """

    seat: int
    group: int
    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card was discarded.

    >>> from dizaine import Game
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw")
    >>> game.apply("discard g8")[0]
    CardDiscarded(seat=0, card=Card('g8'))
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SkipPlayed(Event):
    """A skip was played against a player; it lies in front of the player (K1) or `on_pile` (K6).

    >>> from dizaine import Game
    >>> game = Game.new("express", players=2, seed=34)
    >>> events = game.apply("draw")
    >>> print(*game.apply("skip 1"), sep="\\n")
    SkipPlayed(seat=0, target=1, on_pile=False)
    TurnLost(seat=1, skip='on')
    TurnStarted(seat=0)
    """

    seat: int
    target: int
    on_pile: bool


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """The discard was claimed out of turn (V3).

    >>> from dizaine import Game
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> game.apply("knock")[0]
    Knocked(seat=2, card=Card('r5'), must_use=False)
    """

    seat: int
    card: Card
    must_use: bool


@dataclass(frozen=True, slots=True)
class ClaimWaived(Event):
    """A player does not claim the discard (V3).

    >>> from dizaine import Game
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> game.apply("pass")[0]
    ClaimWaived(seat=2)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimClosed(Event):
    """The next player reached for a pile: the time to knock is over (V3).

    >>> from dizaine import Game
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> game.apply(game.closing_move)[0]
    ClaimClosed(seat=2)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; it has no winner if the limit of turns ended it (S1, T11).

    >>> from dizaine import Game, find_player
    >>> game = Game.new("express+phases=1", players=2, seed=9)
    >>> bot = find_player("greedy", game.rulebook.kind).make(game.rulebook)
    >>> while not game.is_over:
    ...     events = game.apply(bot.choose(game.view(game.asked)))
    >>> print(events[1])
    RoundEnded(winner=0, turns=1)
    """

    winner: int | None
    turns: int


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand was shown and counted (S2); `phase` is the phase laid in the round, or 0.

    >>> from dizaine import Game, find_player
    >>> game = Game.new("express+phases=1", players=2, seed=9)
    >>> bot = find_player("greedy", game.rulebook.kind).make(game.rulebook)
    >>> while not game.is_over:
    ...     events = game.apply(bot.choose(game.view(game.asked)))
    >>> events[2]
    HandScored(seat=0, cards=(), points=0, score=0, phase=1)
    >>> print(*events[3].cards, events[3].points)
    r12 y6 g9 g10 b4 35
    """

    seat: int
    cards: tuple[Card, ...]
    points: int
    score: int
    phase: int


@dataclass(frozen=True, slots=True)
class PlaceWon(Event):
    """A player leaves with a place (S6).

    >>> from dizaine import Game, find_player
    >>> game = Game.new("express+phases=1+places", players=3, seed=0)
    >>> bot = find_player("greedy", game.rulebook.kind).make(game.rulebook)
    >>> while not game.is_over:
    ...     events = game.apply(bot.choose(game.view(game.asked)))
    >>> print(*events[-4:-1], sep="\\n")
    PlaceWon(seat=2, place=1)
    PlaceWon(seat=1, place=2)
    PlaceWon(seat=0, place=3)
    """

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class ReplayCalled(Event):
    """Only the tied players replay the last phase (S5).

    >>> from dizaine import Narrator, ReplayCalled, load
    >>> Narrator(load("classic"), ["Ann", "Bob"]).tell([ReplayCalled(seats=(0, 1))])
    ['A tie at the top: Ann and Bob. The tied players alone play a deciding round.']
    """

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is won, by one or more players.

    >>> from dizaine import Game, find_player
    >>> game = Game.new("express+phases=1", players=2, seed=9)
    >>> bot = find_player("greedy", game.rulebook.kind).make(game.rulebook)
    >>> while not game.is_over:
    ...     events = game.apply(bot.choose(game.view(game.asked)))
    >>> print(events[-1])
    GameEnded(winners=(0,))
    """

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
    """Convert the rows of a move or chance input to events; rows that belong together become one event."""
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
