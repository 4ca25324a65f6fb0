"""The distance to a phase: how many cards are missing. Bots and hints are based on it.

The phases of the built-in books have fast methods (see `natural_use`). For any other phase, cards are matched to slots
for each declaration.
"""

from dizaine.engine.cards.cards import NONE, WILD
from dizaine.engine.cards.compiled_rules import BY_MATCHING, ONE_COLOURED_GROUP, Rules
from dizaine.engine.cards.hands import copy_cards, find_card, lend, load_counts, withdraw
from dizaine.engine.cards.natural_use import missing_for_phase, used_by_phase
from dizaine.engine.cards.nearest import fewest_missing
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot


@hot
def phase_distance(rules: Rules, work: Workspace, phase: int) -> int:
    """How many cards are missing for a phase with the cards in the workspace; 0 if it can be laid."""
    if rules.phase_method[phase] == BY_MATCHING:
        return fewest_missing(rules, work, phase, NONE, work.wilds, rules.phase_cards[phase], 0)
    used = used_by_phase(rules, work, phase, work.counts, work.colours)
    return missing_for_phase(rules, phase, used, work.wilds)


@hot
def is_within(rules: Rules, work: Workspace, phase: int, distance: int) -> int:
    """Whether a phase is no further away than so many cards, which is quicker to tell than how many it is."""
    if rules.phase_method[phase] == BY_MATCHING:
        return 1 if fewest_missing(rules, work, phase, NONE, work.wilds, distance, distance) <= distance else 0
    return 1 if phase_distance(rules, work, phase) <= distance else 0


@hot
def load_to_measure(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """Load a hand into the workspace to compute distances; the cards themselves only if counts do not suffice."""
    load_counts(state, work, seat)
    if not rules.counts_suffice:
        copy_cards(work.cards, state.hand[seat])


@hot
def counts_suffice(rules: Rules, phase: int) -> int:
    """Whether packed counts are enough for the distance to a phase, so that no cards have to be moved."""
    method = rules.phase_method[phase]
    return 1 if method != BY_MATCHING and method != ONE_COLOURED_GROUP else 0


@hot
def distance_with(rules: Rules, work: Workspace, phase: int, card: int) -> int:
    """The distance with one more card in the workspace."""
    if counts_suffice(rules, phase):
        counts = work.counts + rules.unit[card]
        colours = work.colours + rules.colour_unit[card]
        used = used_by_phase(rules, work, phase, counts, colours)
        return missing_for_phase(rules, phase, used, work.wilds + (1 if card == WILD else 0))
    lend(rules, work, card)
    distance = phase_distance(rules, work, phase)
    withdraw(rules, work, find_card(work.cards, work.card_count, card))
    return distance


@hot
def distance_without(rules: Rules, work: Workspace, phase: int, card: int) -> int:
    """The distance without one of the cards in the workspace."""
    if counts_suffice(rules, phase):
        counts = work.counts - rules.unit[card]
        colours = work.colours - rules.colour_unit[card]
        used = used_by_phase(rules, work, phase, counts, colours)
        return missing_for_phase(rules, phase, used, work.wilds - (1 if card == WILD else 0))
    withdraw(rules, work, find_card(work.cards, work.card_count, card))
    distance = phase_distance(rules, work, phase)
    lend(rules, work, card)
    return distance


@hot
def stays_without(rules: Rules, work: Workspace, phase: int, card: int, distance: int) -> int:
    """Whether the given current distance stays the same without one of the cards in the workspace.

    Removing a wild does not change the natural cards in use. While cards are missing, this needs no counting.
    """
    if card == WILD and distance > 0 and counts_suffice(rules, phase):
        asked = rules.naturals_asked[phase]
        return 1 if asked[work.wilds - 1] == asked[work.wilds] else 0
    return 1 if distance_without(rules, work, phase, card) == distance else 0
