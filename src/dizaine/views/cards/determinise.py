"""Guess a full state that agrees with a view."""

from __future__ import annotations

from collections import Counter

from dizaine.engine.cards.cards import HIDDEN, NONE, Card
from dizaine.engine.cards.chance import Chance
from dizaine.engine.cards.hands import count_hand, load_hand
from dizaine.engine.cards.state import PLAY, State
from dizaine.engine.cards.taken_card import can_use
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.views.cards.hidden import DRAW_PILE, Pool, pools
from dizaine.views.cards.required_cards import required_cards
from dizaine.views.cards.view import CardView

_ATTEMPTS = 400


def determinise(view: CardView, chance: Chance) -> State:
    """A full state that agrees with a view, with the hidden cards dealt at random.

    If another player has taken a card that must be laid or hit (T10), that player gets a hand that can do it.
    """
    state = _deal(view, pools(view, chance), chance, [])
    if not _owes(view):
        return state
    for attempt in range(_ATTEMPTS):
        if _can_pay(view, state):
            break
        hidden = pools(view, chance)
        wanted = required_cards(view, hidden, chance) if attempt % 4 else []
        state = _deal(view, hidden, chance, wanted)
    return state


def _owes(view: CardView) -> bool:
    state = view.state
    return state.stage == PLAY and state.duty != NONE and state.seat != view.seat


def _can_pay(view: CardView, state: State) -> bool:
    work = Workspace()
    load_hand(view.rules, state, work, state.seat)
    return bool(can_use(view.rules, state, work, state.seat, state.duty))


def _deal(view: CardView, hidden: list[Pool], chance: Chance, wanted: list[Card]) -> State:
    """Deal the hidden cards to their places; the player whose turn it is gets the wanted ones if possible."""
    state = duplicate(view.state)
    wanted_left = Counter(wanted)
    hands: dict[int, list[int]] = {seat: [] for seat in range(state.players)}
    pile: list[int] = []
    for pool in hidden:
        cards = list(chance.order(pool.cards))
        places = sorted(pool.places, key=lambda place: place != state.seat)
        granted: list[Card] = []
        for card in list(wanted_left.elements()):
            if card in cards and len(granted) < places.count(state.seat):
                cards.remove(card)
                granted.append(card)
                wanted_left[card] -= 1
        for place, card in zip(places, granted + cards, strict=True):
            (pile if place == DRAW_PILE else hands[place]).append(int(card))
    for seat in range(state.players):
        size = state.hand_size[seat]
        seen = [card for card in state.hand[seat][:size] if card != HIDDEN]
        state.hand[seat][:size] = sorted(seen + hands[seat])
        count_hand(view.rules, state, seat)
    first = state.draw_size - len(pile)
    state.draw[first : state.draw_size] = pile
    return state
