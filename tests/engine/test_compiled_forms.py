"""Functions with a separate form for the compiler: both forms do the same."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast, get_type_hints

import numpy
from hypothesis import given
from hypothesis import strategies as st
from numba import from_dtype, int8, int64, njit

from dizaine.engine import compiled_forms
from dizaine.engine.bits import bit_count, highest_bit, lowest_bit, members
from dizaine.engine.cards import compiled_forms as card_forms
from dizaine.engine.cards.candidates import sort_candidates, sort_candidates_compiled
from dizaine.engine.cards.cards import HIDDEN, LAST_NATURAL, SKIP, WILD
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.counts import SKIPS, WILDS, count_of
from dizaine.engine.cards.hands import (
    clear_cards,
    copy_cards,
    copy_pile,
    count_hand,
    find_card,
    gain,
    insert_card,
    load_hand,
    lose,
    remove_card,
    sort_dealt,
    turn_pile_over,
)
from dizaine.engine.cards.state import State, copy_state
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import layout, to_rows
from dizaine.engine.dialect import COMPILED_FORMS, RULE_FUNCTIONS, duplicate
from dizaine.engine.limits import DECK, DECLARATIONS, HAND
from dizaine.rulebooks import load

KINDS = [*range(1, LAST_NATURAL + 1), WILD, SKIP]
CARDS = st.sampled_from(KINDS)
SETS = st.integers(1, (1 << SKIP + 1) - 1)
RULES = tables(load("classic"))


def many_cards(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """Long lists of cards, made of bytes: card by card, Hypothesis takes far longer than the functions under test."""
    return st.binary(min_size=least, max_size=most).map(lambda data: [KINDS[byte % len(KINDS)] for byte in data])


def field(cards: list[int]) -> list[int]:
    return sorted(cards) + [0] * (HAND - len(cards))


FORMS = (compiled_forms.__name__, card_forms.__name__)


@cache
def compiled(name: str) -> Callable[..., Any]:
    """A form for lists of cards, numbers and states. It is compiled for the first test that needs it, not by every
    process that collects tests.
    """
    form = COMPILED_FORMS[name]
    assert form.__module__ in FORMS
    hints = get_type_hints(form)
    del hints["return"]
    kinds = {int: int64, State: from_dtype(layout(State))}
    return cast(Callable[..., Any], njit(tuple(kinds.get(hint, int8[::1]) for hint in hints.values()))(form))


def on_lists(name: str, *arguments: list[int] | int) -> tuple[Any, list[list[int]]]:
    """The result of a compiled form, and the lists that it was given as it leaves them."""
    arrays = [numpy.array(value, dtype="i1") if isinstance(value, list) else value for value in arguments]
    answer = compiled(name)(*arrays)
    return answer, [value.tolist() for value in arrays if isinstance(value, numpy.ndarray)]


def test_each_form_stands_in_for_a_rule_function() -> None:
    chores = {"insert_card", "remove_card", "find_card", "sort_dealt", "copy_cards", "count_hand", "copy_state"}
    piles = {"copy_pile", "turn_pile_over", "clear_cards"}
    bits = {"lowest_bit", "highest_bit", "bit_count"}
    assert set(COMPILED_FORMS) == chores | piles | bits | {"sort_candidates"}, "a form has no test below"
    assert {function.__name__ for function in RULE_FUNCTIONS} >= set(COMPILED_FORMS)


@given(st.lists(CARDS, max_size=HAND - 1), CARDS)
def test_a_card_is_put_in(cards: list[int], card: int) -> None:
    changed = field(cards)
    insert_card(changed, len(cards), card)
    assert changed == field([*cards, card])
    assert on_lists("insert_card", field(cards), len(cards), card) == (None, [changed])


@given(st.lists(CARDS, min_size=1, max_size=HAND), st.integers(0, HAND))
def test_a_card_is_taken_out(cards: list[int], index: int) -> None:
    card = cards[index % len(cards)]
    left = list(cards)
    left.remove(card)
    changed = field(cards)
    another = remove_card(changed, len(cards), card)
    assert changed == field(left)
    assert another == (card in left)
    assert on_lists("remove_card", field(cards), len(cards), card) == (another, [changed])


@given(st.lists(CARDS, max_size=HAND), CARDS, st.integers(0, HAND))
def test_a_card_is_found(cards: list[int], card: int, size: int) -> None:
    """Also in a list with leftover cards beyond its end."""
    listed = field(cards)
    held = listed[: min(size, len(cards))]
    place = held.index(card) if card in held else -1
    assert find_card(listed, len(held), card) == place
    assert on_lists("find_card", listed, len(held), card)[0] == place


@given(st.lists(CARDS, max_size=HAND), CARDS, st.integers(0, HAND - 1))
def test_what_lies_beyond_the_end_of_a_list_does_not_count(cards: list[int], card: int, size: int) -> None:
    size = min(size, len(cards))
    held = sorted(cards)[:size]
    leavings = [*held, *cards[: HAND - size], *[0] * (HAND - size - len(cards[: HAND - size]))]
    _, (changed,) = on_lists("insert_card", leavings, size, card)
    assert changed[: size + 1] == sorted([*held, card])


@given(many_cards(HAND, 6 * HAND), st.integers(1, 6))
def test_a_hand_is_dealt(order: list[int], players: int) -> None:
    size = min(len(order) // players, HAND)
    for seat in range(players):
        hand = [order[seat + index * players] for index in range(size)]
        dealt = [0] * HAND
        sort_dealt(dealt, size, order, seat, players)
        assert dealt == field(hand)
        assert on_lists("sort_dealt", [0] * HAND, size, order, seat, players)[1][0] == dealt


@given(st.lists(st.integers(1, 2**28), max_size=DECLARATIONS), st.integers(0, DECLARATIONS))
def test_candidates_are_sorted(candidates: list[int], size: int) -> None:
    """The best come first, a zero comes last, and what lies behind it stays."""
    count = min(size, len(candidates))
    row = [*candidates, 7]
    plain, compiled_form = list(row), list(row)
    sort_candidates(plain, count)
    sort_candidates_compiled(compiled_form, count)
    assert plain == compiled_form == [*sorted(row[:count], reverse=True), 0, *row[count + 1 :]]


PILES = many_cards(DECK, DECK)


@given(PILES, PILES)
def test_a_pile_is_copied_and_cleared(source: list[int], target: list[int]) -> None:
    copied = list(target)
    copy_pile(copied, source)
    assert copied == source
    assert on_lists("copy_pile", target, source) == (None, [source, source])
    for form in (clear_cards, COMPILED_FORMS["clear_cards"]):
        cleared = list(source)
        form(cleared)
        assert cleared == [0] * DECK


@given(PILES, st.integers(0, DECK), st.integers(0, DECK))
def test_a_pile_is_turned_over(source: list[int], first: int, size: int) -> None:
    size = min(size, DECK - first)
    turned = [0] * DECK
    turn_pile_over(turned, size, source, first)
    assert turned == [*reversed(source[first : first + size])] + [0] * (DECK - size)
    assert on_lists("turn_pile_over", [0] * DECK, size, source, first)[1] == [turned, source]


@given(SETS)
def test_members_of_a_set(bits: int) -> None:
    found = [kind for kind in range(64) if bits >> kind & 1]
    assert members(bits) == tuple(found)
    for name, plain, answer in (
        ("lowest_bit", lowest_bit, found[0]),
        ("highest_bit", highest_bit, found[-1]),
        ("bit_count", bit_count, len(found)),
    ):
        assert plain(bits) == compiled(name)(bits) == answer


@given(st.lists(CARDS, max_size=HAND), st.lists(CARDS, max_size=HAND))
def test_a_list_is_copied(source: list[int], target: list[int]) -> None:
    copied = field(target)
    copy_cards(copied, field(source))
    assert copied == field(source)
    assert on_lists("copy_cards", field(target), field(source)) == (None, [copied, copied])


@given(st.lists(CARDS | st.just(HIDDEN), max_size=HAND))
def test_a_hand_is_counted(cards: list[int]) -> None:
    for form in (count_hand, COMPILED_FORMS["count_hand"]):
        state = State()
        state.hand[1], state.hand_size[1] = field(cards), len(cards)
        form(RULES, state, 1)
        assert state.hand_kinds[1] == sum(1 << card for card in set(cards) - {HIDDEN})
        for number in range(1, 13):
            assert count_of(state.hand_counts[1], number) == sum(RULES.number[card] == number for card in cards)
        for colour in range(5):
            assert count_of(state.hand_colours[1], 1 + colour) == sum(RULES.colour[card] == colour for card in cards)
        assert count_of(state.hand_colours[1], WILDS) == cards.count(WILD)
        assert count_of(state.hand_colours[1], SKIPS) == cards.count(SKIP)


@given(st.lists(CARDS, max_size=HAND))
def test_a_hand_is_spread_out(cards: list[int]) -> None:
    state, work = State(), Workspace()
    state.hand[1], state.hand_size[1] = field(cards), len(cards)
    count_hand(RULES, state, 1)
    load_hand(RULES, state, work, 1)
    assert work.cards[: work.card_count] == sorted(card for card in cards if card != SKIP)
    assert (work.wilds, work.spare) == (cards.count(WILD), cards.count(SKIP))
    assert (work.counts, work.colours) == (state.hand_counts[1], state.hand_colours[1])


@given(st.lists(CARDS, max_size=HAND - 1), st.lists(CARDS, min_size=1, max_size=HAND), st.randoms())
def test_counts_follow_the_cards_that_come_and_go(dealt: list[int], others: list[int], random: Random) -> None:
    state = State()
    state.hand[1], state.hand_size[1] = field(dealt), len(dealt)
    count_hand(RULES, state, 1)
    for card in others:
        gain(RULES, state, 1, card, 0)
        before = state.hand[1][: state.hand_size[1]]
        lose(RULES, state, 1, random.choice(before))
        counted = duplicate(state)
        count_hand(RULES, counted, 1)
        assert state == counted


def test_a_state_is_copied_whole() -> None:
    source = State()
    for number, field_of_state in enumerate(State.FIELDS):
        if field_of_state.shape:
            rows = getattr(source, field_of_state.name)
            for row in rows if len(field_of_state.shape) == 2 else [rows]:
                row[:] = [(number + place) % 100 for place in range(len(row))]
        else:
            setattr(source, field_of_state.name, number)
    plain, states = State(), to_rows(source, State())
    copy_state(plain, source)
    compiled("copy_state")(states[1], states[0])
    assert plain == source
    assert states[1] == states[0] != to_rows(State())[0]
    plain.hand[0][0] += 1
    assert plain != source, "the copy shares a list with the original"
