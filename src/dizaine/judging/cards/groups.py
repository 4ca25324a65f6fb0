"""Groups without their declarations: people say which cards, and the engine says what they can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from dizaine.engine.cards.arrangement import find_lays, write_lay
from dizaine.engine.cards.cards import NONE, WILD, Card
from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import declaration_holds
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.laying import check_group
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Lay
from dizaine.engine.cards.planning import plan_phase
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.limits import HAND
from dizaine.engine.shapes import (
    EVEN,
    NO_COLOUR,
    ODD,
    RUN,
    SET,
    family_of,
    has_one_colour,
    parity_of,
    step_of,
    width_of,
)
from dizaine.judging.cards.questions import Shape
from dizaine.judging.cards.scene import Scene, words

_PARITY_RUNS: Final[dict[int, Shape]] = {ODD: "odd-run", EVEN: "even-run"}
_PARITIES: Final[dict[int, Shape]] = {ODD: "odd", EVEN: "even"}


def shape_name(shape: int) -> Shape:
    """What people call a group of this shape; rare mixtures have no name of their own."""
    family, parity, coloured = family_of(shape), parity_of(shape), has_one_colour(shape)
    if family == SET:
        return "set"
    if (parity and coloured) or (width_of(shape) == 2 and (parity or coloured)):
        return "other"
    if family == RUN:
        if width_of(shape) == 2:
            return "pairs"
        return "colour-run" if coloured else _PARITY_RUNS.get(parity, "run")
    return "colour" if coloured else _PARITIES[parity]


def shapes_of(rules: Rules) -> dict[int, int]:
    """The shapes of all groups of a game, each with the size of its smallest group."""
    sizes: dict[int, int] = {}
    for phase in range(rules.phase_count):
        for group in range(rules.group_count[phase]):
            shape, size = rules.group_shape[phase][group], rules.group_cards[phase][group]
            sizes[shape] = min(size, sizes.get(shape, size))
    return sizes


def readings(rules: Rules, shape: int, cards: Sequence[Card]) -> list[Meld]:
    """Everything that cards can be as a group of a shape; only what their order says, if it says anything."""
    row = MoveRow()
    row.shape[0], row.size[0] = shape, len(cards)
    row.cards[: len(cards)] = cards
    found = []
    colours = [colour for colour, used in enumerate(rules.colour_used) if used]
    for colour in colours if has_one_colour(shape) else (NO_COLOUR,):
        for number in range(rules.numbers + 1):
            if declaration_holds(rules, shape, len(cards), number, colour):
                row.number[0], row.colour[0] = number, colour
                if len(cards) % width_of(shape) == 0 and not check_group(rules, row, 0, 0):
                    found.append(Meld.of(shape, number, colour, cards))
    if family_of(shape) == RUN and any(card != WILD for card in cards):
        as_written = [meld for meld in found if meld.cards == tuple(cards) and meld.number == _first(shape, cards)]
        return as_written or found
    return found


def _first(shape: int, cards: Sequence[Card]) -> int:
    """Where a run begins if its cards are written in order."""
    place, card = next(((place, card) for place, card in enumerate(cards) if card.is_natural), (0, Card(NONE)))
    return card.number - place // width_of(shape) * step_of(shape)


def on_table(rules: Rules, cards: Sequence[Card]) -> list[Meld]:
    """All groups of this game that the cards can be, hits included."""
    return [
        meld
        for shape, least in shapes_of(rules).items()
        if least <= len(cards) <= HAND
        for meld in readings(rules, shape, cards)
    ]


def as_lay(rules: Rules, phase: int, groups: Sequence[Sequence[Card]]) -> Lay:
    """The groups as a lay of a phase, given by its index: one that the engine accepts, if there is any.

    Otherwise every group is what it comes closest to, so that the engine can say what is wrong with it.
    """
    count = rules.group_count[phase]
    if len(groups) == 1 < count and len(groups[0]) == rules.phase_cards[phase]:
        groups = _arranged(rules, phase, groups[0])
    places = [(rules.group_shape[phase][group], rules.group_cards[phase][group]) for group in range(count)]
    fits = [[readings(rules, shape, cards) if len(cards) == size else [] for shape, size in places] for cards in groups]
    sizes = [[len(cards) == size for _, size in places] for cards in groups]
    orders = list(permutations(range(count))) if len(groups) == count else [tuple(range(count))]
    best = max(orders, key=lambda order: _score(order, fits, sizes))
    melds = []
    for index, cards in enumerate(groups):
        place = best[index] if index < len(best) else count - 1
        found = fits[index][place]
        melds.append(found[0] if found else _closest(rules, places[place][0], cards))
    return Lay.of(0, rules.phase_number[phase], melds)


def _score(
    order: Sequence[int], fits: Sequence[Sequence[list[Meld]]], sizes: Sequence[Sequence[bool]]
) -> tuple[int, int]:
    """How many groups fit the places of an order, and how many at least have their size."""
    pairs = list(zip(range(len(fits)), order, strict=False))
    return sum(bool(fits[index][place]) for index, place in pairs), sum(sizes[index][place] for index, place in pairs)


def _closest(rules: Rules, shape: int, cards: Sequence[Card]) -> Meld:
    """What the first numbered card says that a group is, as the cards are written."""
    card = next((card for card in cards if card.is_natural), Card(1))
    number = _first(shape, cards) if family_of(shape) == RUN else card.number if family_of(shape) == SET else 0
    colour = rules.colour[card] if has_one_colour(shape) else NO_COLOUR
    return Meld.of(shape, number, colour, cards)


def _arranged(rules: Rules, phase: int, cards: Sequence[Card]) -> list[list[Card]]:
    """The cards of a phase in its groups: as the engine would lay them, or as close to that as possible."""
    scene, work = Scene(rules, f"player 0; hand {words(cards)}"), Workspace()
    load_hand(rules, scene.state, work, 0)
    work.spare += 1  # a card that stays in the hand, whatever the book says about going out
    if find_lays(rules, work, phase, NONE, 1):
        row = MoveRow()
        write_lay(rules, work, phase, NONE, row)
        lay = from_row(rules, row)
        assert isinstance(lay, Lay)
        return [list(meld.cards) for meld in lay.melds]
    plan = plan_phase(rules, phase, cards)
    rest = list(cards)
    for group in plan.groups:
        for place in group.places:
            if place.card is not None:
                rest.remove(place.card)
    return [[place.card if place.card is not None else rest.pop(0) for place in group.places] for group in plan.groups]
