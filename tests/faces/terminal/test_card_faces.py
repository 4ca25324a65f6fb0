"""Cards as they are shown and typed."""

from itertools import product

import pytest

from dizaine import Card, load
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.vocabulary import LETTERS
from dizaine.faces.terminal.colours import _COLOUR_CODES, _PLAIN_SHAPES, _SHAPES, _STANDING_OUT
from dizaine.faces.terminal.commands import plain_letters
from dizaine.faces.terminal.look import Look
from dizaine.rulebooks import editions
from dizaine.words.catalogue import LANGUAGES, Catalogue

DECKS = ("phase", "ordinary")
SUITS_OF_THE_DUTCH = [("♣", "red", "c"), ("♠", "yellow", "s"), ("♥", "green", "h"), ("♦", "blue", "d")]
COLOURED = Look(colour=True, signs=True)


def faces(edition: str = "dutch", language: str = "en", look: Look = COLOURED, deck: str = "phase") -> CardFaces:
    return CardFaces(Catalogue(language), load(edition), look, deck)


@pytest.mark.parametrize(
    ("look", "shown"),
    [
        (Look(), "r7 y12 g1 b3 W S ?"),
        (Look(words=True), "red 7, yellow 12, green 1, blue 3, wild, skip, hidden card"),
    ],
)
def test_without_colours(look: Look, shown: str) -> None:
    cards = [Card.from_text(text) for text in ["r7", "y12", "g1", "b3", "W", "S", "?"]]
    assert faces(look=look).show_all(cards).replace("\xa0", " ") == shown


@pytest.mark.rule("M9")
@pytest.mark.parametrize(("signs", "shapes"), [(True, _SHAPES), (False, _PLAIN_SHAPES)])
def test_each_colour_has_its_letter_and_its_shape(signs: bool, shapes: dict[str, str]) -> None:
    assert len(set(shapes.values())) == len(shapes)
    for colour, letter in zip(("red", "yellow", "green", "blue"), "rygb", strict=True):
        shown = faces(look=Look(colour=True, signs=signs)).show(Card.from_text(f"{letter}7"))
        assert f"{letter}7{shapes[colour]}" in shown
        assert f"48;5;{_COLOUR_CODES[colour][0]}m" in shown


@pytest.mark.rule("M8")
def test_ordinary_cards() -> None:
    plain = faces("dutch", look=Look(), deck="ordinary")
    cards = "r1 r7 y10 g11 b12 W S"
    assert plain.show_all(Card.from_text(card) for card in cards.split()) == "cA c7 s10 hJ dQ K Jo"
    assert plain.colour("green") == "hearts"
    voice = faces("dutch", "de", look=Look(words=True), deck="ordinary")
    assert voice.show(Card.from_text("b12")).replace("\xa0", " ") == "Karo Dame"


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "♣A ♣7 ♠10 ♥J ♦Q K Jo"),
        ("fr", "♣A ♣7 ♠10 ♥V ♦D R Jo"),
        ("nl", "♣A ♣7 ♠10 ♥B ♦V H Jo"),
        ("de", "♣A ♣7 ♠10 ♥B ♦D K Jo"),
    ],
)
def test_ordinary_cards_have_signs_and_the_letters_of_the_language(language: str, shown: str) -> None:
    cards = [Card.from_text(card) for card in ["r1", "r7", "y10", "g11", "b12", "W", "S"]]
    signs = faces("dutch", language, Look(suits=True), "ordinary")
    assert signs.show_all(cards) == shown
    for card in cards[:5]:
        assert (
            signs.read(signs.show(card)) == signs.read(signs.show(card)[::-1] if card.number != 10 else "10♠") == card
        )
    legend = signs.legend().replace("\xa0", " ")
    assert all(f"{sign} {signs.colour(colour)} ({letter})" in legend for sign, colour, letter in SUITS_OF_THE_DUTCH)
    letters = faces("dutch", language, Look(), "ordinary")
    assert letters.show_all(cards).isascii()
    assert letters.show_all(cards[:5]) == " ".join(map(letters.typed, cards[:5]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_typed_like_another_or_like_a_command(language: str) -> None:
    ordinary = faces("dutch", language, Look(), "ordinary")
    names = [
        plain_letters(name) for card in ordinary._deck() for name in set(map(plain_letters, ordinary._names(card)))
    ]
    assert len(set(names)) == len(names)
    assert {name for name in names if name in LETTERS.values()} == {"k", "s"}, (
        "a king, and nobody knocks with cards to play"
    )


@pytest.mark.parametrize("what", _STANDING_OUT)
def test_what_stands_out_is_readable_on_light_and_dark(what: str) -> None:
    number = _STANDING_OUT[what]
    assert 16 <= number < 232
    levels = (0, 95, 135, 175, 215, 255)
    rgb = [levels[(number - 16) // part % 6] / 255 for part in (36, 6, 1)]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in rgb]
    light = sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
    assert 1.05 / (light + 0.05) > 4.3
    assert (light + 0.05) / 0.05 > 4.3


@pytest.mark.parametrize(("edition", "language", "deck"), list(product(editions, LANGUAGES, DECKS)))
def test_what_is_shown_can_be_typed(edition: str, language: str, deck: str) -> None:
    """Every card by its letters in either case, and by the name that a screen reader speaks."""
    shown = faces(edition, language, Look(), deck)
    voice = faces(edition, language, Look(words=True), deck)
    for card in shown._deck():
        texts = [shown.typed(card), shown.typed(card).upper(), voice.show(card), str(card)]
        assert [shown.read(text) for text in texts] == [card] * len(texts)


@pytest.mark.parametrize(
    ("language", "text", "card"),
    [
        ("en", "7r", "r7"),
        ("en", "red7", "r7"),
        ("en", "yel 12", "y12"),
        ("fr", "j7", "y7"),
        ("fr", "v7", "g7"),
        ("fr", "7 vert", "g7"),
        ("de", "gelb 3", "y3"),
        ("de", "grün 3", "g3"),
        ("de", "gru3", "g3"),
        ("de", "g3", "g3"),
        ("nl", "keuzekaart", "W"),
        ("nl", "ge4", "y4"),
    ],
)
def test_colours_in_the_own_language(language: str, text: str, card: str) -> None:
    assert faces("dutch", language).read(text) == Card.from_text(card)


@pytest.mark.parametrize("text", ["", "r13", "r0", "o7", "x7", "r", "7", "rr7", "?", "g", "r 7 7"])
def test_what_is_no_card_of_the_game(text: str) -> None:
    assert faces("dutch", "de").read(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_colour(language: str) -> None:
    legend = faces("classic", language, Look()).legend().replace("\xa0", " ")
    assert len(legend.split(", ")) == 6
    assert all(f"{letter} " in legend for letter in "gyorWS")
