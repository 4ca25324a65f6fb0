"""Chores with a form of their own for the compiler: both forms do the same, on the same plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from dizaine.engine.cards import LAST_NATURAL, SKIP, WILD
from dizaine.engine.dialect import COMPILED_FORMS, RULE_FUNCTIONS
from dizaine.engine.hands import insert_card, load_hand, remove_card, sort_dealt
from dizaine.engine.limits import HAND
from dizaine.engine.state import State
from dizaine.engine.tables import tables
from dizaine.engine.workspace import Workspace
from dizaine.rulebooks import load

CARDS = st.integers(1, LAST_NATURAL) | st.sampled_from([WILD, SKIP])
RULES = tables(load("classic"))


def field(cards: list[int]) -> list[int]:
    return sorted(cards) + [0] * (HAND - len(cards))


def test_each_form_stands_in_for_a_rule_function() -> None:
    assert set(COMPILED_FORMS) == {"insert_card", "remove_card", "sort_dealt", "load_hand"}, "each one is tested below"
    assert {function.__name__ for function in RULE_FUNCTIONS} >= set(COMPILED_FORMS)


@given(st.lists(CARDS, max_size=HAND - 1), CARDS)
def test_a_card_is_put_in(cards: list[int], card: int) -> None:
    for form in (insert_card, COMPILED_FORMS["insert_card"]):
        changed = field(cards)
        form(changed, len(cards), card)
        assert changed == field([*cards, card])


@given(st.lists(CARDS, min_size=1, max_size=HAND), st.integers(0, HAND))
def test_a_card_is_taken_out(cards: list[int], index: int) -> None:
    card = cards[index % len(cards)]
    left = list(cards)
    left.remove(card)
    for form in (remove_card, COMPILED_FORMS["remove_card"]):
        changed = field(cards)
        form(changed, len(cards), card)
        assert changed == field(left)


@given(st.lists(CARDS, min_size=HAND, max_size=6 * HAND), st.integers(1, 6))
def test_a_hand_is_dealt(order: list[int], players: int) -> None:
    size = len(order) // players
    for seat in range(players):
        hand = [order[seat + index * players] for index in range(min(size, HAND))]
        for form in (sort_dealt, COMPILED_FORMS["sort_dealt"]):
            dealt = [0] * HAND
            form(dealt, len(hand), order, seat, players)
            assert dealt == field(hand)


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
