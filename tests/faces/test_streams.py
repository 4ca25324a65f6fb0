"""Terminals that cannot show every letter: no error, and no question marks."""

import codecs
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dizaine.faces.streams import wants_ascii
from dizaine.words.catalogue import LANGUAGES
from tests.faces.pseudo_terminal import PseudoTerminal, environment

LOST = re.compile(r"\?(?! (?:pour|voor|für|for|ou|of|or|oder)\b)[^\s.,;:)]|\w\?\w")  # codespell:ignore
"""A question mark in the middle of a word."""


@pytest.mark.parametrize(
    ("variables", "utf8_mode", "ascii_only"),
    [
        ({"LANG": "C"}, 1, True),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, 1, True),
        ({"LANG": "C", "PYTHONUTF8": "1"}, 1, False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, 0, False),
        ({"LANG": "C.UTF-8"}, 1, False),
        ({}, 1, False),
    ],
)
def test_who_wants_ascii(variables: dict[str, str], utf8_mode: int, ascii_only: bool) -> None:
    assert wants_ascii(variables, utf8_mode) == ascii_only


@pytest.mark.parametrize(("name", "language"), [("LANG", "fr"), *(("LC_ALL", language) for language in LANGUAGES)])
def test_the_locale_c_gets_ascii(language: str, name: str, tmp_path: Path) -> None:
    variables: dict[str, Any] = {"LANG": "en_GB.UTF-8", name: "C"}
    terminal = PseudoTerminal(
        "play", "dutch", "--deck", "ordinary", "--people", "Zoë", "--seed", "1", "--lang", language,
        folder=tmp_path, quick=False, **variables,
    )  # fmt: skip
    terminal.read_to_prompt()
    terminal.type("?")
    terminal.read_to_prompt()
    terminal.type("pêché")
    terminal.read_to_prompt()
    terminal.type("q")
    terminal.read_to_end()
    assert terminal.end() == 0, terminal.transcript
    echo = terminal.transcript.replace("pêché", "", 1)
    assert echo.isascii(), [letter for letter in echo if not letter.isascii()]
    assert "Zoe" in echo
    assert "peche" in echo
    assert "Traceback" not in echo
    assert not LOST.search(echo), LOST.findall(echo)


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp850", "koi8-r"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_old_encodings_get_letters_of_theirs(language: str, encoding: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dizaine", "rules", "classic", "--lang", language],
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING=encoding),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    text = codecs.decode(done.stdout, encoding)
    assert len(text) > 1000
    assert not LOST.search(text), LOST.findall(text)
    assert b"Traceback" not in done.stderr
