"""Completion with Tab at the prompt of a game, and that nothing that was typed is remembered for others."""

import time
from pathlib import Path

import pytest

from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.editing import matches
from dizaine.words.catalogue import LANGUAGES
from tests.engine.setup import position
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.faces.terminal.scripts import Script, speaker_for, turn
from tests.faces.terminal.test_alternate_screen import Two, cards

HAND = "r5 y5 g5 r7 y7 g7 r1 b2 W y12 S"


def offered(language: str = "en", stage: str = "play", deck: str = "phase", **more: object) -> list[str]:
    """What Tab can complete in a turn."""
    hand = HAND if stage == "play" else HAND.removesuffix(" S")
    game = position("continental", [hand, 10, 10], stage=stage, **more)  # type: ignore[arg-type]
    speaker = speaker_for(game.rulebook, language, deck=deck)
    return CardTurn(Script().console, speaker, Vocabulary(speaker.catalogue), game.card_view(0))._offered()


def test_only_what_is_possible_now_is_completed() -> None:
    playing, drawing = offered(), offered(stage="draw", discard="b7")
    commands = {"lay", "discard", "skip", "hint", "rules", "help", "quit", "table", "score", "log"}
    assert set(playing) == commands | {*HAND.split(), "Bram", "Clara"}
    assert {"draw", "take"} <= set(drawing)
    assert not {"draw", "take", "knock", "hit"} & set(playing)
    assert not {"lay", "discard", *HAND.split()} & set(drawing)


@pytest.mark.parametrize("deck", ["phase", "ordinary"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_completion_is_understood(language: str, deck: str) -> None:
    game = position("continental", [HAND, 10, 10])
    faces = speaker_for(game.rulebook, language, deck=deck).faces
    vocabulary = Vocabulary(faces.catalogue)
    for word in offered(language, deck=deck):
        assert vocabulary.command(word) or faces.read(word) is not None or word in ("Bram", "Clara"), word
        assert " " not in word


def test_nothing_hidden_is_completed() -> None:
    """Two games that differ only in what the others have, and in the piles, complete the same."""
    one = position("continental", [HAND, "r2 r3 r4 r6 r8 r9 r10 r11 r12 y1", 10])
    other = position("continental", [HAND, "b3 b4 b5 b6 b7 b8 b9 b10 b11 b12", 10])
    both = []
    for game in (one, other):
        speaker = speaker_for(game.rulebook)
        both.append(CardTurn(Script().console, speaker, Vocabulary(speaker.catalogue), game.card_view(0))._offered())
    assert both[0] == both[1]


def test_matching_needs_neither_accents_nor_capitals() -> None:
    assert matches(["règles", "regeln", "Rita", "x"], "Re") == ["règles", "regeln"]
    assert matches(["Rita"], "r") == ["Rita"]
    assert matches(["draw", "take"], "") == ["draw", "take"]


def test_tab_in_a_real_terminal(tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "classic", "--seed", "2", "--lang", "fr", folder=tmp_path, NO_COLOR="1")
    terminal.read_to_prompt()
    time.sleep(0.5)
    terminal.press(b"pio\t")
    terminal.read_until("> piocher")
    terminal.press(b"\n")
    shown = terminal.read_to_prompt()
    assert "Vous piochez" in shown
    terminal.press(b"con\t\n")
    assert "Conseil :" in terminal.read_to_prompt()
    terminal.type("q")
    terminal.read_to_end()
    assert terminal.end() == 0


def test_nobody_gets_back_what_the_person_before_has_typed(tmp_path: Path) -> None:
    """Neither by the arrow keys nor by pasting back what was deleted, nor in anything that the terminal holds."""
    two = Two(tmp_path)
    two.terminal.read_to_prompt()
    two.look()
    two.call()
    two.type("d")
    time.sleep(0.5)
    two.terminal.press(b"x r\t\t")
    time.sleep(0.5)
    two.terminal.press(b"\x15")  # deletes the line
    time.sleep(0.2)
    for card in range(1, 12):
        if "nobody else is looking." not in " ".join(two.emulator.display):
            two.type(f"x {card}")
    two.call()
    time.sleep(0.5)
    before = len(two.terminal.codes)
    for keys in (b"\x1b[A", b"\x10", b"\x19", b"\x1b.", b"\x1by", b"\x12x\x07"):
        two.terminal.press(keys)
        time.sleep(0.1)
    two.terminal.press(b"q\n")
    two.terminal.read_to_end()
    two.look()
    assert two.terminal.end() == 0
    assert "x r" not in two.terminal.codes[before:]
    assert not cards(two.emulator.held())
    assert "Game 1 is saved" in two.emulator.held()


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [("en", "drow", "draw"), ("fr", "pioche", "piocher"), ("fr", "regls", "règles"), ("de", "zihen", "ziehen"),
     ("nl", "pakke", "pakken"), ("nl", "hnt", "hint")],
)  # fmt: skip
def test_the_nearest_word_is_suggested(language: str, typed: str, meant: str) -> None:
    game = position("continental", [HAND.removesuffix(" S"), 10, 10], stage="draw", discard="b7")
    vocabulary = Vocabulary(speaker_for(game.rulebook, language).catalogue)
    if vocabulary.command(typed) is None:
        shown = turn(game, typed, "d", language=language)[1]
        assert meant in shown.rpartition(f"> {typed}")[2].partition("> d")[0]
    assert vocabulary.near(typed) == meant


def test_a_long_line_is_not_cut_in_the_middle_of_a_word() -> None:
    game = position("continental", [HAND.removesuffix(" S"), 10, 10], stage="draw", discard="b7")
    shown = turn(game, "honestly " * 20, "d")[1]
    assert "“honestly honestly honestly honestly...”" in " ".join(shown.split())


def test_the_nearest_card_is_suggested() -> None:
    assert "such as y12." in turn(position("continental", [HAND, 10, 10]), "x yy12", "x y12")[1]


def test_the_nearest_player_is_suggested() -> None:
    shown = turn(position("continental", [HAND, 10, 10]), "s Klara", "s zoe", "x y12")[1]
    assert "called “Klara”. Type s alone to choose from a list. Did you mean “Clara”?" in shown
    assert shown.count("Did you mean") == 1
