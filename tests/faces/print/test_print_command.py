"""`dizaine print`: where the file goes, what is never overwritten, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.drafts import Draft
from dizaine.faces.cli import main
from dizaine.faces.print import press
from dizaine.words.catalogue import LANGUAGES
from tests.faces.print.reading import read


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def test_the_file_is_called_after_what_is_in_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "sheet", "continental+knock", "--names", "Ann, Bob", "--lang", "nl"]) == 0
    [file] = folder.iterdir()
    assert file.name == "dizaine-sheet-continental-knock-nl.pdf"
    assert file.name in capsys.readouterr().out
    [page] = read(file.read_bytes())
    assert "Ann" in page.text
    assert "Bob" in page.text


@pytest.mark.skipif(sys.platform == "win32", reason="it does not count the time of other programs")
def test_a_deck_takes_less_than_three_seconds_of_a_processor(folder: Path) -> None:
    """The time of the processor, which other tests beside this one do not change."""
    import resource

    def used() -> float:
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return children.ru_utime + children.ru_stime

    before = used()
    subprocess.run([sys.executable, "-m", "dizaine", "print", "deck", "classic"], check=True, capture_output=True)
    assert used() - before < 3
    assert len(read((folder / "dizaine-deck-classic-en.pdf").read_bytes())) == 12


def test_paper_colour_and_place_are_options(folder: Path) -> None:
    (folder / "papers").mkdir()
    assert main(["print", "reference", "express", "--paper", "Letter", "--colour", "grey", "--out", "papers"]) == 0
    assert main(["print", "pad", "dice", "--out", "papers/pad.pdf"]) == 0
    names = {path.name for path in (folder / "papers").iterdir()}
    assert names == {"dizaine-reference-express-en.pdf", "pad.pdf"}
    assert read((folder / "papers" / "dizaine-reference-express-en.pdf").read_bytes())[0].width == pytest.approx(215.9)


def test_an_own_rulebook_is_printed(folder: Path) -> None:
    (folder / "my.toml").write_text('extends = "classic"\ntitle = "Ours"\n[phases]\nlist = ["set of 3"]\n')
    assert main(["print", "reference", "my.toml"]) == 0
    assert "Ours" in read((folder / "dizaine-reference-my-en.pdf").read_bytes())[0].text


def test_nothing_is_replaced_where_nobody_can_be_asked(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    (folder / "mine.pdf").write_text("precious")
    assert main(["print", "pad", "dice", "--out", "mine.pdf"]) == 2
    assert "mine.pdf already exists" in capsys.readouterr().err
    assert (folder / "mine.pdf").read_text() == "precious"


@pytest.mark.parametrize(("answer", "replaced"), [("n", False), ("", False), ("y", True), ("YES", True)])
def test_a_person_is_asked_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answer: str, replaced: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: answer)
    (folder / "mine.pdf").write_text("precious")
    assert main(["print", "pad", "dice", "--out", "mine.pdf"]) == (0 if replaced else 1)
    assert ((folder / "mine.pdf").read_bytes() == b"precious") is not replaced


def test_a_full_disk_leaves_nothing_behind(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = Draft.write

    def full(self: Draft, content: bytes) -> None:
        written(self, content[:100])
        if content:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Draft, "write", full)
    assert main(["print", "pad", "dice"]) == 2
    assert os.strerror(errno.ENOSPC) in capsys.readouterr().err
    assert not list(folder.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missing_extra_is_named(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    press._fonts.cache_clear()
    monkeypatch.setattr("dizaine.faces.print.command.can_print", lambda: False)
    assert main(["print", "sheet", "classic", "--lang", language]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert 'pip install "dizaine[print]"' in line
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["decks", "classic"], "Did you mean “deck”"),
        (["deck", "classik"], "classic"),
        (["deck", "dice"], "dizaine print stickers dice"),
        (["pad", "classic"], "dizaine print sheet classic"),
        (["sheet", "classic", "--paper", "a5"], "--paper a4"),
        (["sheet", "classic", "--colour", "red"], "ink-saving"),
        (["sheet", "classic", "--names", "A,B,C,D,E,F,G"], "only 6 players"),
        (["sheet", "classic", "--names", "Ann,,Bob"], "--names"),
        (["sheet", "classic", "--names", "x" * 30], "--names"),
        (["rules", "classic", "--backs"], "--backs"),
        (["stickers", "dice", "--bleed"], "--bleed"),
        (["sheet", "classic", "--out", "nowhere/a.pdf"], "nowhere/a.pdf"),
        (["sheet"], "EDITION"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert main(["print", *words]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert told in line
    assert not re.search("Traceback|Error", line)
    assert not list(folder.iterdir())
