"""Which dice a text means; an ambiguous text means none."""

import pytest

from dizaine.faces.terminal.dice.picking import Picking, Unclear
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.terminal.dice_scripts import turn_at

DICE = "g8 o8 b8 b10 r9 b5 b1 o4 gW rW"


def picking(language: str = "en") -> Picking:
    catalogue = Catalogue(language)
    view = turn_at(DICE).dice_view(0)
    return Picking(catalogue, DiceVocabulary(catalogue), view.rulebook, view.dice)


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("1 3 5", (1, 3, 5)),
        ("5,3, 1 1", (1, 3, 5)),
        ("2-4", (2, 3, 4)),
        ("10", (10,)),
        ("8s", (1, 2, 3)),
        ("8's", (1, 2, 3)),
        ("10s", (4,)),
        ("all 8", (1, 2, 3)),
        ("all 8 W", (1, 2, 3, 9, 10)),
        ("All 8s, Ws", (1, 2, 3, 9, 10)),
        ("all", tuple(range(1, 11))),
        ("none", ()),
        ("g8", (1,)),
        ("8g", (1,)),
        ("green8", (1,)),
        ("green", (1, 9)),
        ("GREEN", (1, 9)),
        ("g", (1, 9)),
        ("gr", (1, 9)),
        ("W", (9, 10)),
        ("rW", (10,)),
        ("wr", (10,)),
        ("1 8s W", (1, 2, 3, 9, 10)),
        ("all green 8s", (1, 2, 3, 9)),
    ],
)
def test_what_is_meant(text: str, dice: tuple[int, ...]) -> None:
    assert picking().read(text) == dice


@pytest.mark.parametrize(
    ("language", "text", "dice"),
    [
        ("fr", "verts", None),
        ("fr", "vert", (1, 9)),
        ("fr", "v", (1, 9)),
        ("fr", "green", (1, 9)),
        ("fr", "tous 8", (1, 2, 3)),
        ("fr", "tous", tuple(range(1, 11))),
        ("fr", "aucun", ()),
        ("nl", "8's groen", (1, 2, 3, 9)),
        ("nl", "8en groen", (1, 2, 3, 9)),
        ("nl", "{all} 8 W", (1, 2, 3, 9, 10)),
        ("nl", "geen", ()),
        ("de", "8er", (1, 2, 3)),
        ("de", "GRÜN", (1, 9)),
        ("de", "{all} 8", (1, 2, 3)),
        ("de", "keine", ()),
    ],
)
def test_in_the_own_language(language: str, text: str, dice: tuple[int, ...] | None) -> None:
    """`{all}` stands for the word of the language."""
    reader = picking(language)
    typed = text.format(**reader.vocabulary.local)
    if dice is None:
        with pytest.raises(Unclear):
            reader.read(typed)
    else:
        assert reader.read(typed) == dice


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0", "no-such-die"),
        ("11", "no-such-die"),
        ("4-2", "no-such-die"),
        ("0-3", "no-such-die"),
        ("1-11", "no-such-die"),
        ("7s", "nothing-shows"),
        ("all 7", "nothing-shows"),
        ("r5", "nothing-shows"),
        ("bW", "nothing-shows"),
        ("red 8", "two-meanings"),
        ("8 red", "two-meanings"),
        ("all 8 green", "two-meanings"),
        ("1 3 all", "no-dice"),
        ("0s", "no-dice"),
        ("all 0", "no-dice"),
        ("g0", "no-dice"),
        ("g123456789", "no-dice"),
        ("1234567", "no-dice"),
        ("yellow", "no-dice"),
        ("one", "no-dice"),
        (",", "no-dice"),
        ("", "no-dice"),
        ("1 x", "no-dice"),
        ("none 3", "no-dice"),
        ("all none", "no-dice"),
        ("-1", "no-dice"),
    ],
)
def test_what_is_not_guessed(text: str, message: str) -> None:
    with pytest.raises(Unclear) as caught:
        picking().read(text)
    assert caught.value.message == f"terminal_dice-{message}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_has_its_words(language: str) -> None:
    for text in ("0", "7s", "red 8", "x"):
        with pytest.raises(Unclear) as caught:
            picking(language).read(text)
        assert Catalogue(language).text(caught.value.message, **caught.value.arguments)
