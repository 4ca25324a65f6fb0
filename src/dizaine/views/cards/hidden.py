"""Where hidden cards can be, as one seat knows it.

Before the first shuffle of a round any hidden card can be anywhere. After a shuffle (T7) there are two classes: old
cards, which were in hands already, and new cards, which everybody saw in the discard pile before it became the draw
pile. The draw pile holds only new cards, and a hand at most as many of them as its owner has drawn since. A card
played since then was old or new; sometimes both are possible.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from dizaine.engine.cards.cards import HIDDEN, SKIP, Card
from dizaine.engine.cards.chance import Chance
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    GroupHit,
    HandDealt,
    HandScored,
    Knocked,
    PhaseLaid,
    RoundStarted,
    SkipPlayed,
)
from dizaine.engine.events import Event
from dizaine.views.cards.view import CardView

DRAW_PILE = -1
_MOST_STEPS = 4000


@dataclass(slots=True)
class Pool:
    """The hidden cards of one class, and their places: a seat or `DRAW_PILE`, one entry for each card."""

    cards: list[Card]
    places: list[int]


@dataclass(slots=True)
class _Hand:
    """What is known of another player's hand at a point of the round's history."""

    known: Counter[Card] = field(default_factory=Counter)
    hidden: int = 0


@dataclass(slots=True)
class _Play:
    """A card that was hidden until it was played. `drawn` is how many cards its player had drawn since the shuffle."""

    seat: int
    card: Card
    drawn: int


@dataclass(slots=True)
class _Past:
    """The hidden cards in each hand at the last shuffle (`old`), and the cards drawn and played since."""

    shuffled: bool = False
    hands: dict[int, _Hand] = field(default_factory=dict)
    old: Counter[int] = field(default_factory=Counter)
    drawn: Counter[int] = field(default_factory=Counter)
    plays: list[_Play] = field(default_factory=list)


def pools(view: CardView, chance: Chance) -> list[Pool]:
    """The classes of hidden cards. If the class of a played card is not known, chance decides."""
    state = view.state
    hidden_in = {seat: state.hand[seat][: state.hand_size[seat]].count(HIDDEN) for seat in range(state.players)}
    in_pile = state.draw[: state.draw_size].count(HIDDEN)
    past = _follow(view)
    choice = _choose(view, past, chance) if past.shuffled else None
    if choice is None:
        cards = sorted(view.unseen.elements())
        places = [seat for seat, count in hidden_in.items() for _ in range(count)]
        if not any(state.recycled):
            return [Pool(cards, places + [DRAW_PILE] * in_pile)]
        pile = list(chance.order(sorted(view.drawable.elements())))[:in_pile]
        rest = sorted((view.unseen - Counter(pile)).elements())
        return [Pool(rest, places), Pool(pile, [DRAW_PILE] * in_pile)]
    old, new, old_played, new_played = choice
    old_places = [seat for seat in past.hands for _ in range(past.old[seat] - old_played[seat])]
    new_places = [seat for seat in past.hands for _ in range(past.drawn[seat] - new_played[seat])]
    return [Pool(sorted(old.elements()), old_places), Pool(sorted(new.elements()), new_places + [DRAW_PILE] * in_pile)]


def _follow(view: CardView) -> _Past:
    """Follow the round as the seat saw it."""
    past = _Past()
    if not view.round_history or not isinstance(view.round_history[0], RoundStarted):
        return past
    past.hands = {seat: _Hand() for seat in range(view.state.players) if seat != view.seat}
    for event in view.round_history:
        if isinstance(event, DiscardsShuffled):
            past.shuffled = True
            past.old = Counter({seat: hand.hidden for seat, hand in past.hands.items()})
            past.drawn, past.plays = Counter(), []
        elif isinstance(event, HandScored):
            return _Past()
        else:
            _note(past, event)
    return past


def _note(past: _Past, event: Event) -> None:
    seat = getattr(event, "seat", None)
    hand = past.hands.get(seat) if seat is not None else None
    if hand is None or seat is None:
        return
    if isinstance(event, HandDealt):
        hand.hidden += len(event.cards)
    elif isinstance(event, CardDrawn):
        if event.public:
            hand.known[event.card] += 1
        else:
            hand.hidden += 1
            past.drawn[seat] += 1
    elif isinstance(event, CardTaken | Knocked):
        hand.known[event.card] += 1
    for card in _played(event):
        if hand.known[card]:
            hand.known[card] -= 1
        else:
            hand.hidden -= 1
            past.plays.append(_Play(seat, card, past.drawn[seat]))


def _played(event: Event) -> tuple[Card, ...]:
    if isinstance(event, CardDiscarded):
        return (event.card,)
    if isinstance(event, SkipPlayed):
        return (Card(SKIP),)
    if isinstance(event, GroupHit):
        return event.cards
    if isinstance(event, PhaseLaid):
        return tuple(card for meld in event.melds for card in meld.cards)
    return ()


_Choice = tuple[Counter[Card], Counter[Card], Counter[int], Counter[int]]


def _choose(view: CardView, past: _Past, chance: Chance) -> _Choice | None:
    """Choose the class of each played card at random among what is possible; None if the search takes too long."""
    recycled = view.recycled
    all_cards = view.unseen + Counter(play.card for play in past.plays)
    old = Counter(all_cards)
    old.subtract(recycled)
    new = +recycled
    old_played: Counter[int] = Counter()
    new_played: Counter[int] = Counter()
    steps = 0

    def place(index: int) -> bool:
        nonlocal steps
        steps += 1
        if index == len(past.plays):
            return True
        if steps > _MOST_STEPS:
            return False
        play = past.plays[index]
        first = chance.lot(2) if old[play.card] > 0 and new[play.card] > 0 else 0
        for kind in (first, 1 - first):
            pool, played = (old, old_played) if kind == 0 else (new, new_played)
            limit = past.old[play.seat] if kind == 0 else play.drawn
            if pool[play.card] > 0 and played[play.seat] < limit:
                pool[play.card] -= 1
                played[play.seat] += 1
                if place(index + 1):
                    return True
                pool[play.card] += 1
                played[play.seat] -= 1
        return False

    return (+old, +new, old_played, new_played) if place(0) else None
