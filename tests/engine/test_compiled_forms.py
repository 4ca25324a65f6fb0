"""Chores with a form of their own for the compiler: both forms do the same."""

from collections.abc import Callable
from typing import Any, cast, get_type_hints

import numpy
from hypothesis import given
from hypothesis import strategies as st
from numba import int8, int64, njit

from dizaine.engine import vectors
from dizaine.engine.bits import bit_count, highest_bit, lowest_bit
from dizaine.engine.cards import LAST_NATURAL, SKIP, WILD
from dizaine.engine.dialect import COMPILED_FORMS, RULE_FUNCTIONS
from dizaine.engine.hands import find_card, insert_card, kinds_in_hand, load_hand, remove_card, sort_dealt
from dizaine.engine.limits import HAND
from dizaine.engine.state import State
from dizaine.engine.tables import tables
from dizaine.engine.workspace import Workspace
from dizaine.rulebooks import load

CARDS = st.integers(1, LAST_NATURAL) | st.sampled_from([WILD, SKIP])
SETS = st.integers(1, (1 << SKIP + 1) - 1)
RULES = tables(load("classic"))


def field(cards: list[int]) -> list[int]:
    return sorted(cards) + [0] * (HAND - len(cards))


def compiled(form: Callable[..., Any]) -> Callable[..., Any]:
    """A form compiled for lists of cards and numbers."""
    hints = get_type_hints(form)
    del hints["return"]
    return cast(Callable[..., Any], njit(tuple(int64 if hint is int else int8[::1] for hint in hints.values()))(form))


CHORES = {name: compiled(form) for name, form in COMPILED_FORMS.items() if form.__module__ == vectors.__name__}


def on_lists(name: str, *arguments: list[int] | int) -> tuple[Any, list[list[int]]]:
    """What a compiled form answers, and what it makes of the lists that it was given."""
    arrays = [numpy.array(value, dtype="i1") if isinstance(value, list) else value for value in arguments]
    answer = CHORES[name](*arrays)
    return answer, [value.tolist() for value in arrays if isinstance(value, numpy.ndarray)]


def test_each_form_stands_in_for_a_rule_function() -> None:
    chores = {"insert_card", "remove_card", "find_card", "sort_dealt", "load_hand", "kinds_in_hand"}
    assert set(COMPILED_FORMS) == chores | {"lowest_bit", "highest_bit", "bit_count"}, "each one is tested below"
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
    remove_card(changed, len(cards), card)
    assert changed == field(left)
    assert on_lists("remove_card", field(cards), len(cards), card) == (None, [changed])


@given(st.lists(CARDS, max_size=HAND), CARDS, st.integers(0, HAND))
def test_a_card_is_found(cards: list[int], card: int, size: int) -> None:
    """Also in a list that others have left cards behind, beyond its end."""
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


@given(st.lists(CARDS, min_size=HAND, max_size=6 * HAND), st.integers(1, 6))
def test_a_hand_is_dealt(order: list[int], players: int) -> None:
    size = min(len(order) // players, HAND)
    for seat in range(players):
        hand = [order[seat + index * players] for index in range(size)]
        dealt = [0] * HAND
        sort_dealt(dealt, size, order, seat, players)
        assert dealt == field(hand)
        assert on_lists("sort_dealt", [0] * HAND, size, order, seat, players)[1][0] == dealt


@given(SETS)
def test_members_of_a_set(bits: int) -> None:
    members = [kind for kind in range(64) if bits >> kind & 1]
    for name, plain, answer in (
        ("lowest_bit", lowest_bit, members[0]),
        ("highest_bit", highest_bit, members[-1]),
        ("bit_count", bit_count, len(members)),
    ):
        assert plain(bits) == CHORES[name](bits) == answer


@given(st.lists(CARDS, max_size=HAND))
def test_the_kinds_in_a_hand(cards: list[int]) -> None:
    state = State()
    state.hand[1], state.hand_size[1] = field(cards), len(cards)
    for form in (kinds_in_hand, COMPILED_FORMS["kinds_in_hand"]):
        assert form(state, 1) == sum(1 << card for card in set(cards))


@given(st.lists(CARDS, max_size=HAND))
def test_a_hand_is_spread_out(cards: list[int]) -> None:
    state = State()
    state.hand[1], state.hand_size[1] = field(cards), len(cards)
    spread = sorted(card for card in cards if card != SKIP)
    for form in (load_hand, COMPILED_FORMS["load_hand"]):
        work = Workspace()
        form(RULES, state, work, 1)
        assert work.cards[: work.card_count] == spread
        assert work.wilds == cards.count(WILD)
        assert work.spare == cards.count(SKIP)
        for number in range(1, 13):
            held = sum(RULES.number[card] == number for card in spread)
            assert work.counts >> 5 * (number - 1) & 31 == held
        for colour in range(5):
            assert work.colours >> 5 * colour & 31 == sum(RULES.colour[card] == colour for card in spread)
