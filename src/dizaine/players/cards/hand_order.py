"""Sort a hand for its owner: the cards that help with the current phase come first."""

from __future__ import annotations

from dataclasses import dataclass

from dizaine.engine.cards.cards import SKIP, WILD, Card
from dizaine.engine.cards.distance import is_within
from dizaine.engine.cards.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.cards.taken_card import table_can_receive
from dizaine.engine.cards.workspace import Workspace
from dizaine.players.cards.nearness import nearest_phase
from dizaine.views.cards.view import CardView


@dataclass(frozen=True, slots=True)
class SortedHand:
    """The cards that help and the rest. `phase` is the number of the phase that they help with, 0 once it is laid."""

    helping: tuple[Card, ...]
    rest: tuple[Card, ...]
    phase: int
    missing: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, in the order in which the player sees them numbered."""
        return self.helping + self.rest


def sort_hand(view: CardView) -> SortedHand:
    """Sort the hand of the view's seat: for the nearest phase, or once a phase is laid, for hitting."""
    phase, missing = nearest_phase(view)
    if phase < 0:
        helping = _hitting(view)
        return SortedHand(helping, _rest(view, helping), 0, 0)
    helping = _supporting(view, phase, missing)
    coloured = bool(view.rules.coloured_phases >> phase & 1)
    helping = tuple(sorted(helping, key=lambda card: _by_colour(card) if coloured else _by_number(card)))
    return SortedHand(helping, _rest(view, helping), view.rules.phase_number[phase], missing)


def _supporting(view: CardView, phase: int, missing: int) -> tuple[Card, ...]:
    """The fewest cards that are as near to the phase as the complete hand.

    If the phase can be laid, these are the cards with the most points and as few wilds as possible; if not, those with
    the fewest points.
    """
    rules, work = view.rules, Workspace()
    assert view.seat is not None
    load_hand(rules, view.state, work, view.seat)
    dearest_first = 1 if missing else -1
    needed = rules.phase_cards[phase] - missing
    for card in sorted(view.hand, key=lambda card: (card != WILD, -dearest_first * rules.points[card], -card)):
        if work.card_count == needed:
            break
        place = find_card(work.cards, work.card_count, card)
        if place >= 0:
            withdraw(rules, work, place)
            if not is_within(rules, work, phase, missing):
                lend(rules, work, card)
    return tuple(Card(card) for card in work.cards[: work.card_count])


def _hitting(view: CardView) -> tuple[Card, ...]:
    """The cards that can be hit on the groups on the table."""
    rules, work = view.rules, Workspace()
    assert view.seat is not None
    load_hand(rules, view.state, work, view.seat)
    return tuple(
        card
        for card in sorted(view.hand, key=_by_number)
        if card != SKIP and table_can_receive(rules, view.state, work, card)
    )


def _rest(view: CardView, helping: tuple[Card, ...]) -> tuple[Card, ...]:
    rest = list(view.hand)
    for card in helping:
        rest.remove(card)
    return tuple(sorted(rest, key=_by_number))


def _by_number(card: Card) -> tuple[int, int]:
    return (card.number or card, card)


def _by_colour(card: Card) -> tuple[int, int]:
    return (0, card)
