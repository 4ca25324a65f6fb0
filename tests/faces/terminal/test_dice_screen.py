"""What a game of dice looks like: the dice, the players, the pad; in columns, in sentences, in every language."""

import re

import pytest

from dizaine.faces.lines import room
from dizaine.faces.terminal.dice.faces import DiceFaces
from dizaine.faces.terminal.dice.pad import pad_lines, player_lines
from dizaine.faces.terminal.dice.screen import DiceScreen
from dizaine.faces.terminal.look import Look
from dizaine.rulebooks.dice import load_dice
from dizaine.table.seats import Seat
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.engine.dice.setup import column, game_at
from tests.faces.terminal.dice_scripts import DICE_SEATS, EIGHTS, NOTHING, dice_speaker, turn_at
from tests.faces.terminal.scripts import NARROW

HALF_WAY = game_at(
    "players 3",
    "stage decide",
    "order 1 2 0",
    "seat 0",
    "round 7",
    "rolls 2",
    f"dice {EIGHTS}",
    column(0, 1, rest="failures 3 0 0 0 0 0 0 0 0 0"),
    column(1, 7, 34, 50, 51, 49, 37, 54),  # 221 after phase 5
    column(2, 7, 34, 50, 51, 49, 36, 54),  # 220
)
SOLITAIRE = game_at(
    "players 1",
    "stage decide",
    "order 0",
    "seat 0",
    "round 7",
    "rolls 1",
    f"dice {NOTHING}",
    column(0, 3, 34, 50, rest="failures 1 0 2 0 0 0 0 0 0 0"),
)
LOOKS = [
    NARROW,
    Look(words=True, columns=60),
    Look(colour=True, signs=True, columns=60),
    Look(colour=True, columns=60),
    Look(columns=34),
    Look(columns=100),
]


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\xa0", " ").rstrip() for line in lines]


def test_everything_is_there() -> None:
    screen, view = DiceScreen(dice_speaker(HALF_WAY.rulebook)), HALF_WAY.dice_view(0)
    assert plain([*screen.table(view), *screen.dice(view)]) == [
        "",
        "--- Round 7, your turn -------------------------------------",
        "        1   2   3   4   5   6  7  8  9  10  bonus  total",
        "Bram   34  50  51  49  37  54  .               40    315",
        "Clara  34  50  51  49  36  54  .                     274",
        "you    x3                                              0",
        "",
        "Roll 2 of 3, for phase 1: 2 sets of 3",
        "   1 g8   2 o8   3 b8   4 b10   5 r9   6 b5",
        "   7 b1   8 o4   9 gW  10 rW",
        "  sorted: 1 4 5 8 8 8 9 10 W W",
        "  phase 1 made, worth 34: set of 8s: b8 g8 o8 + set of 10s:",
        "    b10 gW rW",
    ]


@pytest.mark.rule("D6", "D7")
def test_the_pad_has_running_totals_and_bonuses() -> None:
    """221 after phase 5 earns 40 more, 220 does not; the bonus is shown from the next phase on."""
    assert plain(pad_lines(dice_speaker(HALF_WAY.rulebook), HALF_WAY.dice_view(0))) == [
        "                                 Bram     Clara  you",
        "1   2 sets of 3               34 (34)   34 (34)   x3",
        "2   1 set of 3 + 1 run of 4   50 (84)   50 (84)",
        "3   1 set of 4 + 1 run of 4  51 (135)  51 (135)",
        "4   1 run of 7               49 (184)  49 (184)",
        "5   1 run of 8               37 (221)  36 (220)",
        "+   bonus for over 220             40",
        "6   1 run of 9               54 (315)  54 (274)",
        "7   2 sets of 4                     .         .",
        "8   7 dice of one colour",
        "9   1 set of 5 + 1 set of 2",
        "10  1 set of 5 + 1 set of 3",
        "+   finishing bonus",
        "x   failed turns                    0         0    3",
        "=   total                         315       274    0",
    ]


@pytest.mark.rule("D12")
def test_a_solitaire_pays_at_the_end() -> None:
    """The cost of failures is shown in brackets beside the total until it is subtracted."""
    speaker, view = dice_speaker(SOLITAIRE.rulebook, seats=[Seat("")]), SOLITAIRE.dice_view(0)
    assert plain(player_lines(speaker, view)) == [
        "      1   2   3  4  5  6  7  8  9  10  bonus  failed  total",
        "you  34  50  x2                                    3     84",
    ]
    assert plain(pad_lines(speaker, view))[-2:] == [
        "-   3 failed turns, deducted at the end    (-15)",
        "=   total                                     84",
    ]


def test_one_colour_is_sorted_by_colour() -> None:
    game = turn_at(EIGHTS, phase=8)
    shown = "\n".join(plain(DiceScreen(dice_speaker(game.rulebook)).dice(game.dice_view(0))))
    assert "sorted: red 9 W, orange 4 8, blue 1 5 8 10, green 8 W" in shown
    assert "not made yet: 3 dice missing" in shown


def test_a_wild_lies_where_it_stands_for_a_number() -> None:
    game = turn_at("g8 o8 b8 g6 r9 o6 b1 r1 gW rW", phase=2)
    shown = " ".join(" ".join(plain(DiceScreen(dice_speaker(game.rulebook)).dice(game.dice_view(0)))).split())
    assert "worth 39" in shown
    assert re.search(r"run 6 to 9: [go]6 [gr]W ([gr]W|[bgo]8) r9", shown)


def test_plain_output_for_screen_readers_is_in_sentences() -> None:
    look = Look(words=True, columns=60)
    screen, view = DiceScreen(dice_speaker(HALF_WAY.rulebook, look=look)), HALF_WAY.dice_view(0)
    shown = " ".join(" ".join(plain([*screen.table(view), *screen.dice(view)])).split())
    assert "Bram: phase 7: 2 sets of 4, 315 points, no failed turns." in shown
    assert "you: phase 1: 2 sets of 3, 0 points, 3 failed turns." in shown
    assert "1: green 8, 2: orange 8, 3: blue 8, 4: blue 10" in shown
    assert "9: green W, 10: red W" in shown
    assert "---" not in shown
    pad = " ".join(" ".join(plain(pad_lines(dice_speaker(HALF_WAY.rulebook, look=look), view))).split())
    assert "phase 6: 54, total 315 bonus for the first half: 40" in pad


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits(language: str, look: Look) -> None:
    long_names = (Seat("Wilhelmina the Second"[:20]), Seat("Bartholomew Longname"), Seat("Clara", "greedy"))
    for seats in (DICE_SEATS, long_names):
        speaker, view = dice_speaker(HALF_WAY.rulebook, language, look=look, seats=seats), HALF_WAY.dice_view(0)
        screen = DiceScreen(speaker)
        lines = [*screen.table(view), *screen.dice(view), *pad_lines(speaker, view)]
        assert max(map(room, lines)) <= look.width
    alone = dice_speaker(SOLITAIRE.rulebook, language, look=look, seats=[Seat("")])
    assert (
        max(map(room, [*DiceScreen(alone).table(SOLITAIRE.dice_view(0)), *pad_lines(alone, SOLITAIRE.dice_view(0))]))
        <= look.width
    )


@pytest.mark.rule("M9", "D1")
@pytest.mark.parametrize("signs", [True, False])
def test_each_colour_has_its_letter_and_its_shape(signs: bool) -> None:
    """No two colours share a letter, a shape or a field; a W has them too."""
    book = load_dice("dice")
    faces = DiceFaces(Catalogue("en"), book, Look(colour=True, signs=signs))
    shown = {
        colour: {faces.show(face) for die in book.dice for face in die if face.colour == colour}
        for colour in book.colours
    }
    marks = []
    for colour, texts in shown.items():
        fields = {text.partition("m")[0] for text in texts}
        signs_of = {text.rstrip("\x1b[0m").rstrip("\xa0").lstrip()[-1] for text in texts}
        letters = {text.split("\xa0")[1][0] for text in texts}
        assert len(fields) == len(signs_of) == len(letters) == 1, colour
        marks.append((fields.pop(), signs_of.pop(), letters.pop()))
        assert any("W" in text for text in texts)
    for kind in range(3):
        assert len({mark[kind] for mark in marks}) == len(book.colours)


def test_dice_without_colours_keep_their_letters() -> None:
    book = load_dice("dice")
    assert DiceFaces(Catalogue("en"), book, Look()).show_all(die[0] for die in book.dice[:3]) == "r5 g5 o5"
