"""Cards that another player could hold to be able to use a taken card (T10), one way chosen at random."""

from __future__ import annotations

from collections import Counter

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import HIDDEN, WILD, Card
from dizaine.engine.cards.chance import Chance
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import declarations, declare
from dizaine.engine.cards.taken_card import find_gaps, fits_group, open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.limits import HAND
from dizaine.engine.shapes import RUN, family_of, has_one_colour, step_of, width_of
from dizaine.views.cards.hidden import Pool
from dizaine.views.cards.view import CardView


def required_cards(view: CardView, hidden: list[Pool], chance: Chance) -> list[Card]:
    """Hidden cards that would let the player whose turn it is use the taken card. The way chosen may be impossible."""
    state = view.state
    seat = state.seat
    own = Counter(card for card in view.hands[seat] if card != HIDDEN)
    pool = Counter(card for part in hidden for card in part.cards)
    picker = _Picker(own, pool, chance)
    duty = Card(state.duty)
    if not state.laid[seat]:
        _pick_for_phase(view, picker, duty, chance)
    if state.laid[seat] or chance.lot(2):
        _pick_for_hit(view, picker, duty, chance)
    return picker.wanted


class _Picker:
    """Pick cards from the player's known cards first, then from the hidden ones."""

    def __init__(self, own: Counter[Card], pool: Counter[Card], chance: Chance) -> None:
        self.own, self.pool, self.chance = own, pool, chance
        self.wanted: list[Card] = []

    def pick(self, fitting: list[Card]) -> None:
        """Pick a card that fits, or a wild."""
        for source, wanted in ((self.own, False), (self.pool, True)):
            found = [card for card in fitting if source[card] > 0]
            if not found and source[Card(WILD)] > 0:
                found = [Card(WILD)]
            if found:
                card = found[self.chance.lot(len(found))]
                source[card] -= 1
                if wanted:
                    self.wanted.append(card)
                return


def _deck(view: CardView) -> list[Card]:
    return [Card(kind) for kind, count in enumerate(view.rules.deck) if count and kind < WILD]


def _pick_for_phase(view: CardView, picker: _Picker, duty: Card, chance: Chance) -> None:
    rules, state, seat = view.rules, view.state, view.state.seat
    phases = members(open_phases(rules, state, seat))
    if not phases:
        return
    phase = phases[chance.lot(len(phases))]
    work = Workspace()
    for group in range(rules.group_count[phase]):
        count = declarations(rules, rules.group_shape[phase][group], rules.group_cards[phase][group])
        while not declare(rules, work, phase, group, chance.lot(count)):
            pass
    deck = _deck(view)
    slots = [
        fitting for group in range(rules.group_count[phase]) for fitting in _slots(rules, work, phase, group, deck)
    ]
    duty_slot = next((slot for slot, fitting in enumerate(slots) if duty in fitting), None)
    if duty_slot is not None and picker.own[duty] > 0:
        picker.own[duty] -= 1
        del slots[duty_slot]
    for fitting in slots:
        picker.pick(fitting)


def _slots(rules: Rules, work: Workspace, phase: int, group: int, cards: list[Card]) -> list[list[Card]]:
    """For each slot of a group as declared, the natural cards that it takes."""
    shape, number, colour = rules.group_shape[phase][group], work.number[group], work.colour[group]
    numbers = [number] * rules.group_cards[phase][group]
    if family_of(shape) == RUN:
        numbers = [number + index // width_of(shape) * step_of(shape) for index in range(len(numbers))]
    return [[card for card in cards if fits_group(rules, shape, number, colour, card)] for number in numbers]


def _pick_for_hit(view: CardView, picker: _Picker, duty: Card, chance: Chance) -> None:
    rules, state = view.rules, view.state
    work = Workspace()
    work.card_count = HAND - 1
    if not state.groups:
        return
    group = chance.lot(state.groups)
    shape, colour = state.group_shape[group], state.group_colour[group]
    low, high = state.group_low[group], state.group_high[group]
    up = chance.lot(2) if family_of(shape) == RUN else 0
    if not find_gaps(rules, work, shape, low, high, colour, duty, up):
        return
    for gap in range(work.gaps):
        picker.pick(
            [
                card
                for card in _deck(view)
                if card.number == work.gap_number[gap] and (not has_one_colour(shape) or rules.colour[card] == colour)
            ]
        )
