"""Cards as text."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine import Card, NotationError

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "o": "orange"}
NUMBERED = [f"{letter}{number}" for letter in COLOURS for number in range(1, 13)]
EVERY_CARD = [*NUMBERED, "W", "S", "?"]


@pytest.mark.rule("M1", "M2")
@pytest.mark.parametrize("text", NUMBERED)
def test_a_numbered_card(text: str) -> None:
    card = Card.from_text(text)
    assert str(card) == text
    assert repr(card) == f"Card('{text}')"
    assert (card.colour, card.number) == (COLOURS[text[0]], int(text[1:]))
    assert (card.is_natural, card.is_wild, card.is_skip) == (True, False, False)


@pytest.mark.rule("M3", "M4", "W6")
@pytest.mark.parametrize(("text", "is_wild", "is_skip"), [("W", True, False), ("S", False, True), ("?", False, False)])
def test_a_card_without_number_and_colour(text: str, is_wild: bool, is_skip: bool) -> None:
    card = Card.from_text(text)
    assert str(card) == text
    assert (card.colour, card.number, card.is_natural) == ("", 0, False)
    assert (card.is_wild, card.is_skip) == (is_wild, is_skip)


def test_no_two_texts_are_the_same_card_and_cards_sort_by_colour_and_number() -> None:
    cards = [Card.from_text(text) for text in EVERY_CARD]
    assert len(set(cards)) == len(EVERY_CARD)
    assert sorted(cards) == cards


def test_the_letter_of_a_colour_may_be_a_capital() -> None:
    assert Card.from_text("R7") == Card.from_text("r7")


@pytest.mark.parametrize(
    "text",
    ["", " ", "r", "7", "7r", "r0", "r00", "r07", "r13", "r-1", "r+1", "r1 ", " r1", "r1r1", "r7 y7", "w", "s", "WW"],
)
def test_text_that_is_no_card(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card.from_text(text)
    assert f"{text!r} is no card: " in str(caught.value)
    assert "such as r7, or W, or S" in str(caught.value) or "from 1 to 12" in str(caught.value)


@pytest.mark.parametrize("text", ["p7", "r\u0663", "r\uff17", "r1_0", "r²", "ř7", "🂡", "r\0", "\ud800"])
def test_letters_and_digits_of_other_alphabets_are_no_card(text: str) -> None:
    with pytest.raises(NotationError):
        Card.from_text(text)


@pytest.mark.parametrize("text", ["r" + "1" * 100_000, "r" * 100_000, "W " * 100_000])
def test_a_very_long_text_is_refused_in_few_words(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card.from_text(text)
    assert len(str(caught.value)) < 200


@given(st.text(max_size=4) | st.text(alphabet=string.ascii_letters + string.digits + "?", max_size=3))
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    try:
        card = Card.from_text(text)
    except NotationError:
        assert text not in EVERY_CARD
    else:
        assert str(card) == text or (text[0].isupper() and str(card) == text.lower())
