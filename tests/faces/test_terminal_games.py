"""Games through a pseudo-terminal, by a player who only reads the screen and types."""

import re
import time
from pathlib import Path

import pytest

from dizaine.rulebooks import VARIANTS, editions
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.keyboard_player import KeyboardPlayer
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.sizes import SOAKING

ARGUMENTS = {"phases": "=1,4,8", "order": "=8,2,4"}
SHOWN = ("places", "ten-rounds", "phases", "hits-next-turn")
"""The variants that change what the screen shows or asks, besides those of the two mixtures below."""
ONE_ROUND = [
    *(edition for edition in editions if edition != "express"),
    *(f"classic+{name}{ARGUMENTS.get(name, '')}" for name in (VARIANTS if SOAKING else SHOWN)),
    "continental+knock+free-order",
    "express+knock+use-taken+out-by-discard",
]


def check_lines(terminal: PseudoTerminal) -> None:
    """Check that no line is wider than the window, and that only colours are sent besides text."""
    too_wide = [line for line in terminal.transcript.split("\n") if len(line) > terminal.columns]
    assert not too_wide
    assert not re.search(r"\x1b(?!\[[0-9;]*m)", terminal.codes), "the cursor was moved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_express(language: str, tmp_path: Path) -> None:
    book = "express" if SOAKING else "express+phases=1,4,8"
    terminal = PseudoTerminal("play", book, "--seed", "4", "--lang", language, folder=tmp_path)
    last = KeyboardPlayer(terminal).play()
    assert terminal.end() == 0
    check_lines(terminal)
    over = Catalogue(language).text("terminal-over", command="dizaine games replay 1")
    assert " ".join(last.split()).endswith(" ".join(over.split()))
    assert len(re.findall(r"^--- ", terminal.transcript, re.MULTILINE)) > (10 if book == "express" else 3)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("book", "language"), [(book, language) for book in ONE_ROUND for language in (LANGUAGES if SOAKING else ["en"])]
)
def test_a_round_of_every_edition_and_variant(book: str, language: str, tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", book, "--seed", "2", "--lang", language, folder=tmp_path, NO_COLOR="1")
    KeyboardPlayer(terminal).play(rounds=1)
    terminal.type("q")
    goodbye = terminal.read_to_end()
    assert terminal.end() == 0
    assert "dizaine play --continue" in goodbye
    assert "\x1b" not in terminal.codes
    check_lines(terminal)


def test_colours_have_letters_and_shapes(tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "continental", "--seed", "2", folder=tmp_path, columns=100)
    terminal.read_to_prompt()
    terminal.press(b"\x04")
    terminal.read_to_end()
    assert terminal.end() == 0
    fields = re.findall(r"\x1b\[48;5;(\d+)m\x1b\[38;5;\d+m ([a-zWS])(\d*)(\S+) \x1b\[0m", terminal.codes)
    assert {letter for _, letter, _, _ in fields} >= set("rygb")
    signs = {(letter, field, sign) for field, letter, _, sign in fields}
    assert len({letter for letter, _, _ in signs}) == len(signs) == len({field for _, field, _ in signs})


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_by_a_key_is_clean(key: bytes, tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "classic", "--lang", "fr", folder=tmp_path)
    terminal.read_to_prompt()
    time.sleep(1)  # give the line editor time to wait for a key
    terminal.insist(key)
    goodbye = terminal.read_to_end()
    assert terminal.end() == 0
    assert "La partie 1 est enregistrée" in goodbye
    assert "dizaine play --continue" in goodbye
    assert "Traceback" not in terminal.transcript
