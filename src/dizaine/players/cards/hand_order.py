"""Sort a hand for its owner: the cards that help with the current phase come first."""

from __future__ import annotations

from dataclasses import dataclass, field

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import SKIP, Card
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.planning import Plan, plan_phase
from dizaine.engine.cards.taken_card import open_phases, table_can_receive
from dizaine.engine.cards.workspace import Workspace
from dizaine.players.cards.nearness import distances
from dizaine.views.cards.view import CardView


@dataclass(frozen=True, slots=True)
class SortedHand:
    """The cards that help and the rest. `phase` is the number of the phase that they help with, 0 once it is laid."""

    helping: tuple[Card, ...]
    rest: tuple[Card, ...]
    phase: int
    missing: int
    plan: Plan | None = None
    """The phase with the cards that it can be laid with, as far as they go."""
    distances: dict[int, int] = field(default_factory=dict)
    """In free order (V4), for the nearest phase: how many cards are missing for each that may be laid, by number."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, in the order in which the player sees them numbered."""
        return self.helping + self.rest


def sort_hand(view: CardView, number: int = 0) -> SortedHand:
    """Sort the hand of the view's seat: for a phase, by default the nearest; or once one is laid, for hitting."""
    rules = view.rules
    assert view.seat is not None
    phases = members(open_phases(rules, view.state, view.seat))
    if not phases:
        helping = _hitting(view)
        return SortedHand(helping, _rest(view, helping), 0, 0)
    far = distances(view) if rules.free_order and not number else {}
    phase = rules.phase_number.index(number) if number else min(phases, key=lambda phase: far.get(phase, 0))
    plan = plan_phase(rules, phase, view.hand)
    coloured = bool(rules.coloured_phases >> phase & 1)
    helping = tuple(sorted(plan.helping, key=lambda card: _by_colour(card) if coloured else _by_number(card)))
    by_number = {rules.phase_number[phase]: missing for phase, missing in far.items()}
    missing = plan.missing if plan.is_best else distances(view)[phase]
    return SortedHand(helping, _rest(view, helping), rules.phase_number[phase], missing, plan, by_number)


def helps_nearest(view: CardView, card: Card) -> bool:
    """Whether a card is in a best arrangement of a phase that the hand is nearest to, before one is laid.

    In free order there can be several such phases.
    """
    if not view.rules.free_order:
        return card in sort_hand(view).helping
    far = distances(view)
    nearest = [view.rules.phase_number[phase] for phase, missing in far.items() if missing == min(far.values())]
    return any(card in sort_hand(view, number).helping for number in nearest)


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
