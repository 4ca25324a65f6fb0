"""Sort a hand for its owner: the cards that help with the current phase come first."""

from __future__ import annotations

from dataclasses import dataclass

from dizaine.engine.cards.cards import SKIP, Card
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.planning import Plan, plan_phase
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
    plan: Plan | None = None
    """How the phase could be laid, as far as it can."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, in the order in which the player sees them numbered."""
        return self.helping + self.rest


def sort_hand(view: CardView, phase: int | None = None) -> SortedHand:
    """Sort the hand of the view's seat: for the nearest phase or a given one, or once a phase is laid, for hitting."""
    if phase is None:
        phase, _ = nearest_phase(view)
    if phase < 0:
        helping = _hitting(view)
        return SortedHand(helping, _rest(view, helping), 0, 0)
    plan = plan_phase(view.rules, phase, view.hand)
    coloured = bool(view.rules.coloured_phases >> phase & 1)
    helping = tuple(sorted(plan.helping, key=lambda card: _by_colour(card) if coloured else _by_number(card)))
    return SortedHand(helping, _rest(view, helping), view.rules.phase_number[phase], plan.missing, plan)


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
