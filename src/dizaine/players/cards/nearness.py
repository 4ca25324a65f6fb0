"""How near a hand is to its phases, and which cards would bring it nearer, for hints and sorted hands."""

from __future__ import annotations

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import HIDDEN, SKIP, Card
from dizaine.engine.cards.distance import is_within, phase_distance
from dizaine.engine.cards.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.workspace import Workspace, spare_workspace
from dizaine.players.cards.greedy_policy import brings_nearer
from dizaine.views.cards.view import CardView


def nearest_phase(view: CardView, *, with_card: Card | None = None, without: Card | None = None) -> tuple[int, int]:
    """The index of the phase that the seat's hand is nearest to, and how many cards are missing for it.

    The hand may be taken with one card more or without one. Once the phase is laid, the index is -1.
    """
    rules, state, work, seat = view.rules, view.state, spare_workspace(), view.seat
    assert seat is not None, "a spectator has no hand"
    load_hand(rules, state, work, seat)
    if with_card is not None and with_card != SKIP:
        lend(rules, work, with_card)
    if without is not None and without != SKIP:
        withdraw(rules, work, find_card(work.cards, work.card_count, without))
    nearest, missing = -1, 0
    for phase in members(open_phases(rules, state, seat)):
        if nearest < 0 or (missing and is_within(rules, work, phase, missing - 1)):
            nearest, missing = phase, phase_distance(rules, work, phase)
    return nearest, missing


def distances(view: CardView) -> dict[int, int]:
    """How many cards are missing for each phase that the seat may lay in this round, by the index of the phase."""
    rules, state, work, seat = view.rules, view.state, Workspace(), view.seat
    assert seat is not None, "a spectator has no hand"
    load_hand(rules, state, work, seat)
    return {phase: phase_distance(rules, work, phase) for phase in members(open_phases(rules, state, seat))}


def helping_cards(
    view: CardView, *, with_card: Card | None = None, without: Card | None = None
) -> tuple[tuple[Card, int], ...]:
    """The kinds of cards that would bring the hand nearer to a phase, each with its number of hidden cards.

    Kinds without a hidden card are left out. The hand may be taken with one card more or without one.
    """
    rules, state, work, seat, unseen = view.rules, view.state, Workspace(), view.seat, view.unseen
    assert seat is not None, "a spectator has no hand"
    if state.laid[seat]:
        return ()
    load_hand(rules, state, work, seat)
    if with_card is not None and with_card != SKIP:
        lend(rules, work, with_card)
    if without is not None and without != SKIP:
        withdraw(rules, work, find_card(work.cards, work.card_count, without))
    kinds = [Card(kind) for kind in range(1, HIDDEN) if kind != SKIP and unseen[Card(kind)]]
    return tuple((card, unseen[card]) for card in kinds if brings_nearer(rules, state, work, seat, card))
