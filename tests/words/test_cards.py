"""Cards, groups, phases and refusals in words."""

import re

import pytest

from dizaine.engine.cards.cards import HIDDEN, Card
from dizaine.engine.cards.refusals import REFUSALS
from dizaine.engine.cards.symbols import ordinary
from dizaine.engine.refusals import Refusal
from dizaine.rulebooks import load, parse_phase
from dizaine.words.cards.terms import card_name, ordinary_card_name
from dizaine.words.catalogue import LANGUAGES
from dizaine.words.terms import colour_name, group_words, phase_words, refusal_words, shape_name
from tests.engine.setup import position
from tests.words.books import catalogue


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["green 7", "orange 12", "wild", "skip", "hidden card"]),
        ("fr", ["7 vert", "12 orange", "joker", "carte Passer", "carte cachée"]),
        ("nl", ["groene 7", "oranje 12", "keuzekaart", "pestkaart", "gesloten kaart"]),
        ("de", ["grüne 7", "orange 12", "Joker", "Aussetzen-Karte", "verdeckte Karte"]),
    ],
)
def test_cards(language: str, names: list[str]) -> None:
    cards = [*map(Card.from_text, ["g7", "o12", "W", "S"]), Card(HIDDEN)]
    assert [card_name(catalogue(language), card) for card in cards] == names


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["jack of clubs", "7 of hearts", "queen of diamonds", "king", "joker"]),
        ("fr", ["valet de trèfle", "7 de cœur", "dame de carreau", "roi", "joker (Passer)"]),
        ("nl", ["klaverboer", "harten 7", "ruitenvrouw", "heer", "joker"]),
        ("de", ["Kreuz Bube", "Herz 7", "Karo Dame", "König (Joker)", "Joker (Aussetzen)"]),
    ],
)
def test_ordinary_cards(language: str, names: list[str]) -> None:
    book = load("dutch")  # red, yellow, green and blue are clubs, spades, hearts and diamonds
    cards = [ordinary(Card.from_text(text), book) for text in ["r11", "g7", "b12", "W", "S"]]
    assert [ordinary_card_name(catalogue(language), card) for card in cards] == names


def test_colours_and_shapes() -> None:
    assert [colour_name(catalogue("fr"), "green"), shape_name(catalogue("fr"), "green")] == ["vert", "carré"]


@pytest.mark.parametrize(
    ("phase", "en", "fr", "nl", "de"),
    [
        ("2 sets of 3", "2 sets of 3", "2 séries de 3", "2 sets van 3", "2 Drillinge"),
        ("set of 6", "1 set of 6", "1 série de 6", "1 set van 6", "1 Sechsling"),
        (
            "run of 4 odd",
            "1 run of 4 odd cards",
            "1 suite de 4 nombres impairs",
            "1 reeks van 4 oneven kaarten",
            "1 Folge aus 4 ungeraden Karten",
        ),
        (
            "run of 2 pairs even in one colour",
            "1 run of 2 even pairs in one colour",
            "1 suite de 2 paires de nombres pairs d’une même couleur",
            "1 reeks van 2 even paren in één kleur",
            "1 Folge aus 2 Paaren gerader Zahlen in einer Farbe",
        ),
        (
            "4 even + set of 2",
            "4 even cards + 1 set of 2",
            "4 nombres pairs + 1 série de 2",
            "4 even kaarten + 1 set van 2",
            "4 gerade Karten + 1 Zwilling",
        ),
        (
            "4 odd in one colour",
            "4 odd cards of one colour",
            "4 nombres impairs d’une même couleur",
            "4 oneven kaarten van één kleur",
            "4 ungerade Karten einer Farbe",
        ),
    ],
)
def test_phases(phase: str, en: str, fr: str, nl: str, de: str) -> None:
    told = [phase_words(catalogue(language), parse_phase(phase, 1)) for language in LANGUAGES]
    assert told == [en, fr, nl, de]


def test_a_group_alone() -> None:
    assert group_words(catalogue("nl"), load("classic").phases.list[3].groups[0]) == "1 reeks van 7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    for refusal in REFUSALS:
        words = refusal_words(catalogue(language), refusal)
        assert words[0].isupper()
        assert words.endswith(".")
        assert "\n" not in words


def _told(language: str, refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal_words(catalogue(language), refusal)


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("language", "the_next"),
    [
        ("en", "next player"),
        ("fr", "joueur suivant"),
        ("nl", "volgende speler"),
        ("de", "als Nächstes dran"),  # codespell:ignore
    ],
)
def test_who_discards_a_skip_is_told_how_to_play_it(language: str, the_next: str) -> None:
    """Where nobody is chosen, the words must not ask for another player."""
    for edition in ("dutch", "dutch-original"):
        game = position(edition, ["r10 S", "y10 y11", "g10 g11"], discard="r9")
        told = _told(language, game.refusal("discard S"))
        assert (the_next in told) == (edition == "dutch")
        assert game.refusal("skip" if the_next in told else "skip 1") is None


@pytest.mark.rule("T10", "V3")
@pytest.mark.parametrize(
    ("language", "pile"), [("en", "draw pile"), ("fr", "pioche"), ("nl", "pakstapel"), ("de", "Nachziehstapel")]
)
def test_only_who_takes_is_sent_to_the_draw_pile(language: str, pile: str) -> None:
    game = position("dutch+knock", ["g7 y4", "y11 y12", "r1 r2"], discard="r12")
    game.apply("discard g7")
    assert pile not in _told(language, game.refusal("2: knock"))
    game.apply("1: close")
    assert pile in _told(language, game.refusal("1: take"))


@pytest.mark.rule("O1")
@pytest.mark.parametrize(
    ("language", "hitting", "later"),
    [
        ("en", r"\bhit", "next turn"),
        ("fr", "ajout", "prochain tour"),
        ("nl", r"leg (kaarten )?aan\b|aanleggen", "volgende beurt"),
        ("de", r"leg an\b|anlegen", "nächsten Zug"),
    ],
)
def test_nobody_is_sent_to_hit_in_the_turn_of_the_phase(language: str, hitting: str, later: str) -> None:
    """Where hits wait, they are named only as something for the next turn."""
    lay = "lay 1: set 1 = r1 y1 g1 + set 2 = r2 y2 g2"
    game = position("classic+hits-next-turn", ["r1 y1 g1 r2 y2 g2 r9 y9", "y10 y11"], discard="r9")
    game.apply(lay)
    for move in (lay, "draw", "take", "hit r9 on 0"):
        told = _told(language, game.refusal(move))
        assert not re.search(hitting, told, re.IGNORECASE) or later in told, move
