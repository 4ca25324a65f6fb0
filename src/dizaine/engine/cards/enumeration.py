"""Lists every legal move, lazily: each arrangement of each lay, each hit, each way to end the turn.

This module only generates candidates; `play.check` decides which of them are legal. Tests show that no legal move is
missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import SKIP, WILD, Card
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import declarations, declare
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Close, Discard, Draw, End, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.cards.play import check
from dizaine.engine.cards.rounds import is_active
from dizaine.engine.cards.state import DRAW, KNOCK, PLAY, State
from dizaine.engine.cards.taken_card import fits_group, open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.shapes import RUN, family_of, step_of, width_of

_ENDS: tuple[End, ...] = ("low", "high")


def legal_moves(rules: Rules, state: State, work: Workspace, seat: int) -> Iterator[Move]:
    """Every legal move of a seat, in a fixed order."""
    for move in _candidates(rules, state, seat):
        if not check(rules, state, work, to_row(rules, move)):
            yield move


def _candidates(rules: Rules, state: State, seat: int) -> Iterator[Move]:
    if not is_active(state, seat):
        return
    if state.stage == DRAW:
        yield Draw(seat)
        yield Take(seat)
    elif state.stage == KNOCK:
        yield Knock(seat)
        yield Pass(seat)
        yield Close(seat)
    elif state.stage == PLAY and seat == state.seat:
        hand = Counter(Card(card) for card in state.hand[seat][: state.hand_size[seat]])
        yield from _lays(rules, state, seat, hand)
        yield from _hits(state, seat, hand)
        yield from (Discard(seat, card) for card in hand)
        if hand[Card(SKIP)]:
            yield Skip(seat)
            yield from (Skip(seat, target) for target in range(state.players))


def _lays(rules: Rules, state: State, seat: int, hand: Counter[Card]) -> Iterator[Lay]:
    usable = Counter({card: count for card, count in hand.items() if card != SKIP})
    for phase in members(open_phases(rules, state, seat)):
        for melds in _arrangements(rules, phase, 0, usable, None):
            yield Lay.of(seat, rules.phase_number[phase], melds)


def _arrangements(
    rules: Rules, phase: int, group: int, hand: Counter[Card], before: Meld | None
) -> Iterator[tuple[Meld, ...]]:
    """Every way to make the groups of a phase from `group` on; equal groups only in normal order."""
    if group == rules.group_count[phase]:
        yield ()
        return
    for meld in _melds(rules, phase, group, hand):
        if before is not None and before.order[:5] == meld.order[:5] and before.order > meld.order:
            continue
        left = hand - Counter(meld.cards)
        for rest in _arrangements(rules, phase, group + 1, left, meld):
            yield (meld, *rest)


def _melds(rules: Rules, phase: int, group: int, hand: Counter[Card]) -> Iterator[Meld]:
    """Every meld for one group of a phase that a hand can make, with every declaration and choice of cards."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    work = Workspace()
    for declaration in range(declarations(rules, shape, size)):
        if not declare(rules, work, phase, group, declaration):
            continue
        number, colour = work.number[group], work.colour[group]
        if family_of(shape) == RUN:
            length = size // width_of(shape)
            places = [number + index * step_of(shape) for index in range(length)]
            choices = _fillings(rules, shape, colour, places, width_of(shape), hand)
        else:
            choices = _fillings(rules, shape, colour, [number], size, hand)
        for cards in choices:
            yield Meld.of(shape, number, colour, cards)


def _fillings(
    rules: Rules, shape: int, colour: int, places: list[int], width: int, hand: Counter[Card]
) -> Iterator[tuple[Card, ...]]:
    """Every choice of `width` cards for each place."""
    if not places:
        yield ()
        return
    fitting = [card for card in hand if hand[card] and fits_group(rules, shape, places[0], colour, card)]
    for cards in combinations_with_replacement(sorted(fitting), width):
        chosen = Counter(cards)
        if all(hand[card] >= count for card, count in chosen.items()):
            for rest in _fillings(rules, shape, colour, places[1:], width, hand - chosen):
                yield cards + rest


def _hits(state: State, seat: int, hand: Counter[Card]) -> Iterator[Hit]:
    usable = [card for card in hand if card != SKIP]
    for group in range(state.groups):
        shape = state.group_shape[group]
        for cards in combinations_with_replacement(usable, width_of(shape)):
            if len(set(cards)) < len(cards) and hand[cards[0]] < len(cards):
                continue
            if family_of(shape) == RUN and all(card == WILD for card in cards):
                yield from (Hit(seat, cards, group, end) for end in _ENDS)
            else:
                yield Hit(seat, cards, group)
