"""Signs on the cards: a shape for each colour, and the same deck from two ordinary packs."""

from collections import Counter

import pytest

from dizaine import Card, load
from dizaine.engine.cards.cards import COLOUR_NAMES, KINDS
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.symbols import SHAPES, OrdinaryCard, ordinary
from dizaine.rulebooks import editions


@pytest.mark.rule("M9")
def test_each_colour_has_a_different_shape() -> None:
    assert set(SHAPES) == set(COLOUR_NAMES)
    assert len(set(SHAPES.values())) == len(SHAPES)


@pytest.mark.rule("M9")
@pytest.mark.parametrize("edition", editions)
def test_every_colour_of_every_book_has_a_shape(edition: str) -> None:
    assert set(load(edition).material.colours) <= set(SHAPES)


@pytest.mark.rule("M8")
@pytest.mark.parametrize("edition", ["dutch", "dutch-original", "continental", "classic"])
def test_two_ordinary_packs_with_four_jokers_make_the_deck(edition: str) -> None:
    """Ace to queen twice in four suits, eight kings, four jokers: two packs of 52 and their jokers."""
    book = load(edition)
    deck = tables(book).deck
    cards = Counter({ordinary(Card(kind), book): deck[kind] for kind in range(KINDS) if deck[kind]})
    ranks = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen")
    suits = ("clubs", "spades", "hearts", "diamonds")
    expected = Counter({OrdinaryCard(rank, suit): 2 for rank in ranks for suit in suits})
    expected[OrdinaryCard("king")] = 8
    expected[OrdinaryCard("joker")] = 4
    assert cards == expected


@pytest.mark.rule("M8")
def test_a_king_is_a_wild_whatever_its_suit_and_a_joker_is_a_skip() -> None:
    book = load("dutch")
    assert ordinary(Card.from_text("W"), book) == OrdinaryCard("king", "")
    assert ordinary(Card.from_text("S"), book) == OrdinaryCard("joker", "")
