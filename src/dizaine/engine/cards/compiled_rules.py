"""A rulebook as compact integer tables for the rule functions.

The tables are an argument of rule functions, never a global, so that the compiled functions work for every book.
"""

from functools import lru_cache
from typing import Annotated, Final

from dizaine.engine.cards.cards import COLOUR_NAMES, KINDS, LAST_NATURAL, SKIP, WILD, natural
from dizaine.engine.cards.counts import BITS, SKIPS, WILDS, fields_of, window_of
from dizaine.engine.dialect import Byte, Record, Short, Word, record
from dizaine.engine.limits import COLOURS, DECK, GROUPS, HAND, NUMBERS, PHASES, PRICES
from dizaine.engine.shapes import (
    NO_COLOUR,
    PARITIES,
    group_order,
    shape_code,
)
from dizaine.rulebooks import Group, Rulebook

# Methods to count the natural cards that a phase can use.
BY_MATCHING: Final = 0  # match cards to slots for each declaration; works for any phase
ONE_GROUP: Final = 1
ONE_COLOUR: Final = 2  # a collection of one colour, whatever its numbers
ONE_COLOURED_GROUP: Final = 3  # any other single group of one colour
TWO_SETS: Final = 4
SET_AND_RUN: Final = 5

MARGIN: Final = 2
"""The index of number 0 in `number_kinds`, which leaves room to look up the numbers next to any run."""
_NATURALS: Final = {"none": 0, "phase": 1, "group": 2}


@record
class Rules(Record):
    """The rules of one game. Truth values are 0 and 1."""

    numbers: Byte
    deck_size: Short
    hand: Byte
    deck: Annotated[list[int], "i1", KINDS]  # copies of each kind
    new_deck: Annotated[list[int], "i1", DECK]  # all cards, sorted
    number: Annotated[list[int], "i1", KINDS]  # the number on each kind, 0 for none
    colour: Annotated[list[int], "i1", KINDS]  # the colour of each kind, -1 for none
    points: Annotated[list[int], "i2", KINDS]
    prices: Byte  # how many different point values there are
    price_kinds: Annotated[list[int], "i8", PRICES]  # a bit for each kind with a point value, the highest value first
    number_kinds: Annotated[list[int], "i8", NUMBERS + 1 + 2 * MARGIN]  # a bit for each kind of a number (see MARGIN)
    colour_kinds: Annotated[list[int], "i8", COLOURS + 1]  # a bit for each kind: of any colour, of the first, and so on
    unit: Annotated[list[int], "i8", KINDS]  # one card of the kind in packed counts (see `counts`), 0 for none
    colour_unit: Annotated[list[int], "i8", KINDS]  # the same in packed counts of colours
    colour_used: Annotated[list[int], "i1", COLOURS]

    phase_count: Byte
    all_phases: Word  # a bit for each phase
    coloured_phases: Word  # a bit for each phase that has a group of one colour
    matched_phases: Word  # a bit for each phase that has collections of one colour and groups of any colour
    last_phase: Byte  # the phase that S5 replays
    phase_number: Annotated[list[int], "i1", PHASES]  # as the book counts, from 1
    phase_cards: Annotated[list[int], "i1", PHASES]
    naturals_asked: Annotated[list[list[int]], "i1", PHASES, HAND + 1]  # natural cards needed, by the number of wilds
    group_count: Annotated[list[int], "i1", PHASES]
    group_shape: Annotated[list[list[int]], "i1", PHASES, GROUPS]
    group_cards: Annotated[list[list[int]], "i1", PHASES, GROUPS]
    group_fields: Annotated[list[list[int]], "i8", PHASES, GROUPS]  # the allowed numbers, in packed counts
    group_window: Annotated[list[list[int]], "i8", PHASES, GROUPS]  # the numbers of a run that starts at 1
    phase_method: Annotated[list[int], "i1", PHASES]  # how to count the cards that it can use (see `natural_use`)
    counts_suffice: Byte  # whether packed counts are enough for the distance to every phase

    first_wild_returns: Byte  # T8
    first_skip_returns: Byte  # T9
    must_use_taken: Byte  # T10
    turn_limit: Short  # T11
    knock: Byte  # V3
    hits_next_turn: Byte  # O1
    out_by_discard: Byte  # O3
    naturals: Byte  # W3 and O2: 0 none needed, 1 in the phase, 2 in each group
    skip_next: Byte  # K6
    skip_under: Byte  # K3
    score_before: Byte  # S4, `dutch` original
    places: Byte  # S6
    one_round_per_phase: Byte  # V1
    free_order: Byte  # V4


def _method(groups: list[Group]) -> int:
    """A fast method for the phases of the built-in books, matching for the rest of the phase language."""
    if len(groups) == 1:
        if not groups[0].one_colour:
            return ONE_GROUP
        return ONE_COLOUR if groups[0].shape == "collection" and not groups[0].parity else ONE_COLOURED_GROUP
    shapes = [group.shape for group in groups]
    if any(group.one_colour or group.parity or group.pairs for group in groups):
        return BY_MATCHING
    if shapes == ["set", "set"]:
        return TWO_SETS
    return SET_AND_RUN if shapes == ["set", "run"] else BY_MATCHING


_CACHE_SIZE: Final = 256
_by_identity: dict[int, tuple[Rulebook, Rules]] = {}


def tables(book: Rulebook) -> Rules:
    """The tables of a rulebook; they are cached and must not be changed.

    Views need them often. Books are looked up by identity first, because comparing them would dominate the cost of a
    view.
    """
    found = _by_identity.get(id(book))
    if found is None:
        if len(_by_identity) >= _CACHE_SIZE:
            _by_identity.clear()
        found = _by_identity[id(book)] = (book, _tables(book))
    return found[1]


@lru_cache(maxsize=_CACHE_SIZE)
def _tables(book: Rulebook) -> Rules:
    rules = Rules()
    rules.free_order = int(book.phases.order == "free")
    _set_material(rules, book)
    _set_phases(rules, book)
    rules.first_wild_returns = int(book.deal.first_wild == "return")
    rules.first_skip_returns = int(book.deal.first_skip == "return")
    rules.must_use_taken = int(book.turn.take == "must-use")
    rules.turn_limit = book.turn.limit
    rules.knock = int(book.turn.knock)
    rules.hits_next_turn = int(book.turn.hits == "next-turn")
    rules.out_by_discard = int(book.turn.going_out == "discard")
    rules.naturals = _NATURALS[book.wilds.naturals]
    rules.skip_next = int(book.skips.target == "next")
    rules.skip_under = int(book.skips.served == "under")
    rules.score_before = int(book.winning.by == "before")
    rules.places = int(not book.counts_points)
    rules.one_round_per_phase = int(book.winning.rounds == "one-per-phase")
    return rules


def _set_material(rules: Rules, book: Rulebook) -> None:
    rules.numbers = book.material.numbers
    rules.hand = book.deal.hand
    rules.colour = [NO_COLOUR] * KINDS
    for colour, name in enumerate(COLOUR_NAMES):
        rules.colour_used[colour] = int(name in book.material.colours)
        for number in range(1, 13):
            card = natural(colour, number)
            rules.number[card] = number
            rules.colour[card] = colour
            rules.unit[card] = 1 << BITS * (number - 1)
            rules.colour_unit[card] = 1 << BITS * colour
            rules.points[card] = book.points.high if number >= book.points.high_from else book.points.low
            if rules.colour_used[colour] and number <= book.material.numbers:
                rules.deck[card] = book.material.copies
    rules.deck[WILD], rules.points[WILD] = book.material.wilds, book.points.wild
    rules.deck[SKIP], rules.points[SKIP] = book.material.skips, book.points.skip
    rules.colour_unit[WILD] = 1 << BITS * (WILDS - 1)
    rules.colour_unit[SKIP] = 1 << BITS * (SKIPS - 1)
    rules.deck_size = sum(rules.deck)
    rules.new_deck[: rules.deck_size] = [kind for kind in range(KINDS) for _ in range(rules.deck[kind])]
    _set_kinds(rules)


def _set_kinds(rules: Rules) -> None:
    kinds = range(1, SKIP + 1)
    prices = sorted({rules.points[kind] for kind in kinds}, reverse=True)
    rules.prices = len(prices)
    for index, price in enumerate(prices):
        rules.price_kinds[index] = sum(1 << kind for kind in kinds if rules.points[kind] == price)
    for kind in range(1, LAST_NATURAL + 1):
        rules.number_kinds[MARGIN + rules.number[kind]] |= 1 << kind
        rules.colour_kinds[0] |= 1 << kind
        rules.colour_kinds[1 + rules.colour[kind]] |= 1 << kind


def _set_phases(rules: Rules, book: Rulebook) -> None:
    by_number = {phase.number: phase for phase in book.phases.list}
    rules.phase_count = len(book.phases.play)
    rules.all_phases = (1 << rules.phase_count) - 1
    for index, number in enumerate(book.phases.play):
        groups = sorted(by_number[number].groups, key=group_order)
        rules.phase_number[index] = number
        rules.phase_cards[index] = sum(group.size for group in groups)
        rules.coloured_phases |= any(group.one_colour for group in groups) << index
        collects = any(group.one_colour and group.shape == "collection" for group in groups)
        rules.matched_phases |= (collects and not all(group.one_colour for group in groups)) << index
        rules.group_count[index] = len(groups)
        least = {"none": 0, "phase": 1, "group": len(groups)}[book.wilds.naturals]  # W3, O2
        rules.naturals_asked[index] = [max(rules.phase_cards[index] - wilds, least) for wilds in range(HAND + 1)]
        for position, group in enumerate(groups):
            rules.group_shape[index][position] = shape_code(group)
            rules.group_cards[index][position] = group.size
            rules.group_fields[index][position] = fields_of(PARITIES[group.parity])
            if group.shape == "run":
                rules.group_window[index][position] = window_of(shape_code(group), group.size)
        rules.phase_method[index] = _method(groups)
    methods = set(rules.phase_method[: rules.phase_count])
    rules.counts_suffice = int(methods.isdisjoint({BY_MATCHING, ONE_COLOURED_GROUP}))
    highest = book.phases.play.index(max(book.phases.play))
    rules.last_phase = highest if rules.free_order else rules.phase_count - 1
