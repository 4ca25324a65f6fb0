"""What the table looks like, in columns, in sentences, and at sixty columns in every language."""

import re

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    DiscardsShuffled,
    FirstCardTurned,
    GameEnded,
    GroupHit,
    HandScored,
    Knocked,
    NothingToDraw,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from dizaine.engine.cards.moves import Discard
from dizaine.engine.stages import Stage
from dizaine.faces.lines import room
from dizaine.faces.terminal.cards.scores import history_lines, standing_lines
from dizaine.faces.terminal.cards.screen import Screen
from dizaine.faces.terminal.colours import _STANDING_OUT
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.news import tell
from dizaine.players.cards.hand_order import sort_hand
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.engine.setup import position
from tests.faces.terminal.scripts import NARROW, SEATS, speaker_for

GROUPS = ["1: set 7 = r7 y7 g7 W", "1: run 3 = r3 W g5 b6"]
GAME = position(
    "continental",
    ["r5 y5 g5 r8 y8 b1 b2 W y4 b9 g12", 4, 10, 10],
    phases=[1, 2, 3, 10],
    groups=GROUPS,
    discard="r9 g9",
    facts={1: "score 45", 2: "skipped skip; score 120"},
    round=4,
)


def screen(look: Look = NARROW, language: str = "en") -> list[str]:
    view = GAME.card_view(0)
    drawn = Screen(speaker_for(view.rulebook, language, look=look))
    return [*drawn.table(view), *drawn.hand(view, sort_hand(view), numbered=True)]


def test_everything_is_there() -> None:
    assert [line.replace("\xa0", " ").rstrip() for line in screen()] == [
        "",
        "--- Round 4, your turn -------------------------------------",
        "      phase                       points cards",
        "you   1: 2 sets of 3                   0    11",
        "Bram  2: 1 set of 3 + 1 run of 4      45     4 phase down",
        "Clara 3: 1 set of 4 + 1 run of 4     120    10 is skipped",
        "Dora  10: 1 set of 5 + 1 set of 3      0    10",
        "",
        "On the table",
        "  A Bram, set of 7s: r7 y7 g7 W",
        "  B Bram, run 3 to 6: r3 W g5 b6",
        "Draw pile: 62 cards",
        "Discard pile: g9 on top, 2 cards in all",
        "",
        "Your hand for phase 1 (2 sets of 3): complete",
        "  helps: 1 r5  2 y5  3 g5  4 r8  5 y8  6 W",
        "  rest: 7 b1  8 b2  9 y4  10 b9  11 g12",
    ]


def test_plain_output_for_screen_readers_is_in_sentences() -> None:
    shown = " ".join(" ".join(screen(Look(words=True, columns=60))).replace("\xa0", " ").split())
    assert "Clara: phase 3: 1 set of 4 + 1 run of 4, 120 points, 10 cards, is skipped." in shown
    assert "Bram, set of 7s: red 7, yellow 7, green 7, wild" in shown
    assert "helps: 1: red 5, 2: yellow 5" in shown
    assert "---" not in shown


@pytest.mark.parametrize("look", [NARROW, Look(words=True, columns=60), Look(colour=True, signs=True, columns=60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_columns_are_enough(language: str, look: Look) -> None:
    assert max(map(room, screen(look, language))) <= 60


def test_narrow_windows_get_sentences_too() -> None:
    lines = screen(Look(columns=40))
    assert max(map(room, lines)) <= 40
    assert any(line.startswith("Clara: phase 3") for line in lines)


def test_places_have_no_points() -> None:
    view = position("dutch", [10, 10, 10]).card_view(0)
    shown = "\n".join(Screen(speaker_for(view.rulebook)).table(view))
    assert "points" not in shown
    assert "points" not in "\n".join(standing_lines(speaker_for(view.rulebook), view))


def test_free_order_names_what_is_left() -> None:
    game = position("classic+free-order+phases=1,4,8", [10, 10], facts={1: "phase 1; done 4"})
    shown = "\n".join(Screen(speaker_for(game.rulebook)).table(game.card_view(0)))
    assert "still to do: 1 4 8" in shown
    assert "still to do: 1 8" in shown


@pytest.mark.parametrize(
    ("pile", "told"), [("g9", "g9"), ("r9 g9", "g9 on top, 2 cards in all"), ("b1 r9 W", "W on top, 3 cards in all")]
)
def test_the_discard_pile_is_counted_with_its_top_card(pile: str, told: str) -> None:
    game = position("continental", [10, 10, 10, 10], discard=pile)
    shown = Screen(speaker_for(game.rulebook)).table(game.card_view(0))
    assert f"Discard pile: {told}" in shown


@pytest.mark.parametrize(
    ("language", "winner", "loser"),
    [
        ("en", "Clara: no cards left, +0, total 0", "Bram: r7 W left in hand, +30, total 75"),
        (
            "fr",
            "Clara\u00a0: main vide\u202f; +0, total 0",
            "Bram\u00a0: il reste r7 W\u202f; +30, total 75",  # codespell:ignore reste
        ),
        ("nl", "Clara: geen kaarten meer; +0, totaal 0", "Bram: nog r7 W in de hand; +30, totaal 75"),
        ("de", "Clara: keine Karten mehr; +0, Summe 0", "Bram: noch r7 W auf der Hand; +30, Summe 75"),
    ],
)
def test_what_a_round_cost(language: str, winner: str, loser: str) -> None:
    left = (Card.from_text("r7"), Card.from_text("W"))
    events = [HandScored(2, (), 0, 0, 1), HandScored(1, left, 30, 75, 0)]
    assert tell(speaker_for(GAME.rulebook, language), events, 0) == [winner, loser]


def test_french_places_are_ordinals() -> None:
    events = [PlaceWon(0, 1), PlaceWon(0, 2), PlaceWon(1, 1), PlaceWon(1, 3)]
    assert tell(speaker_for(GAME.rulebook, "fr"), events, 0) == [
        "Vous avez la 1re place.",
        "Vous avez la 2e place.",
        "Bram a la 1re place.",
        "Bram a la 3e place.",
    ]


def test_what_happened_in_one_sentence_for_each_turn() -> None:
    seven, wild = Card.from_text("r7"), Card.from_text("W")
    events = [
        TurnStarted(1),
        CardDrawn(1, Card.from_text("?"), False),
        GroupHit(1, 0, (wild,), 7),
        CardDiscarded(1, seven),
        Knocked(2, seven, False),
        SkipPlayed(2, 0, False),
        TurnLost(0, "on"),
        TurnStarted(0),
        NothingToDraw(0),
        DiscardsShuffled(0, 30),
        CardDrawn(0, seven, False),
        CardDiscarded(0, seven),
        RoundEnded(0, 9),
        RoundEnded(None, 900),
        PlaceWon(0, 1),
        ReplayCalled((0, 2)),
        FirstCardTurned(wild, True),
        GameEnded((0,)),
        GameEnded((0, 1)),
    ]
    assert tell(speaker_for(GAME.rulebook), events, 0) == [
        "Bram draws a card, adds W to A, discards r7.",
        "Clara knocks and takes r7, plays a skip on you.",
        "You lose your turn.",
        "There is nothing to draw, so you play on without drawing.",
        "30 discards are shuffled into a new draw pile.",
        "You draw r7, discard r7.",
        "You have no cards left: the round is yours.",
        "The round has gone on too long and ends here (T11).",
        "You finish 1st.",
        "A tie at the top: you and Clara. The tied players alone play a deciding round.",
        "Turned up: W. It goes back under the draw pile.",
        "You win the game. Well played!",
        "A shared win: you and Bram. Well played!",
    ]
    assert tell(speaker_for(GAME.rulebook, "de"), events[:6], 0) == [
        "Bram zieht eine Karte, legt bei A an (W), legt eine Karte ab (r7).",
        "Clara klopft und nimmt die Karte (r7), lässt dich aussetzen.",
    ]


def test_points_round_by_round() -> None:
    game = position("express", ["r7", 5, 5], groups=["0: odd = r1 r3 r5 y7"])
    game.apply("discard r7")
    view = game.card_view(0)
    lines = history_lines(speaker_for(game.rulebook, seats=SEATS[:3]), view)
    assert lines[0].split() == ["round", "you", "Bram", "Clara"]
    assert lines[1].split()[:2] == ["1", "0"]
    voice = history_lines(speaker_for(game.rulebook, look=Look(words=True)), view)
    assert voice[0].startswith("Round 1: you 0, Bram ")


def test_names_turn_new_card_and_missing_cards_stand_out() -> None:
    game = Game.new("classic", players=2, seed=7)
    while game.asked != 0:
        game.apply(game.canonical_moves()[0])
        if game.card_view(game.asked).stage is Stage.PLAY:
            game.apply(next(move for move in game.canonical_moves() if isinstance(move, Discard)))
    drawn = game.apply("draw")[0]
    view = game.card_view(0)
    for language in LANGUAGES:
        speaker = speaker_for(game.rulebook, language, look=Look(colour=True, signs=True, columns=70))
        hand = sort_hand(view)
        shown = [*Screen(speaker).table(view), *Screen(speaker).hand(view, hand, numbered=True)]
        text = "\n".join(shown)
        marked = dict.fromkeys(re.findall(r"\x1b\[1m\x1b\[38;5;(\d+)m(.*?)\x1b\[0m", text))
        said = {
            what: [words for number, words in marked if number == str(code)] for what, code in _STANDING_OUT.items()
        }
        assert said["name"] == [Catalogue(language).text("terminal-you"), "Bram"]
        assert said["turn"] == [Catalogue(language).text("terminal-heading-turn", round=1)]
        assert len(said["missing"]) == 1
        assert re.fullmatch(r"(\w+ )*\d+( \w+)+", said["missing"][0]), said["missing"]
        assert said["new"] == [str(hand.cards.index(drawn.card) + 1)]  # type: ignore[attr-defined]
        assert max(room(line) for line in shown) <= 70
        plain = speaker_for(game.rulebook, language, look=Look(columns=70))
        assert "\x1b" not in "\n".join([*Screen(plain).table(view), *Screen(plain).hand(view, hand, numbered=True)])
