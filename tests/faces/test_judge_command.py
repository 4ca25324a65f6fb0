"""`dizaine judge`: in one line, and step by step, in four languages."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from dizaine.faces.cli import main
from dizaine.words.catalogue import LANGUAGES, Catalogue


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.rule("P1", "P2", "W1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_one_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Catalogue(language)
    asked = ["judge", "classic", "--phase", "3", "--lang", language]
    assert main([*asked, "r4 y4 W g4 + r5 W r7 r8"]) == 0
    assert capsys.readouterr().out.startswith(words.text("judge-answer-yes"))
    assert main([*asked, "r4 y4 W g4 + r5 W r7 r9"]) == 1
    shown = capsys.readouterr().out
    assert shown.startswith(words.text("judge-answer-no"))
    assert "P2" in shown


@pytest.mark.rule("D6")
def test_dice_and_own_rulebooks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["judge", "dice", "--phase", "1", "8 8 8 10 W W 1 2 5 6"]) == 0
    assert "34 points" in capsys.readouterr().out
    (tmp_path / "own.toml").write_text('extends = "classic"\ntitle = "Own"\n[wilds]\nnaturals = "none"\n')
    assert main(["judge", str(tmp_path / "own.toml"), "--phase", "1", "W W W + W W W"]) == 0
    assert main(["judge", "classic", "--phase", "1", "W W W + W W W"]) == 1


@pytest.mark.rule("H1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_step_by_step(language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue(language)
    type_in(monkeypatch, "nonsense", "2", "r77", "r7", "r3 y4 r5 r6", words.text("judge-option-laid-no").upper())
    assert main(["judge", "classic", "--lang", language]) == 1
    shown = capsys.readouterr().out.replace("\n", " ")
    assert words.text("judge-ask-about").replace("\u202f", " ") in shown.replace("\u202f", " ")
    assert "r77" in shown
    assert "H1" in shown


def test_known_facts_are_not_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    hit = ["judge", "classic", "--about", "hit", "r7", "--fact", "group=r3 y4 r5 r6"]
    assert main([*hit, "--fact", "laid=earlier"]) == 0
    assert main([*hit, "--fact", "laid=no"]) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["classic", "--phase", "1", "r4 y4 b4"], "cards: “b4”"),
        (["classic", "--phase", "x", "r4"], "phase: “x”"),
        (["classic", "--phase", "99", "r4"], "phase: “99”"),
        (["classic", "--phase", "12", "r4"], "phase: "),
        (["classic", "--about", "play"], "“lay”"),
        (["classic", "--about", "hit", "--fact", "lad=now"], "“laid”"),
        (["classic", "--about", "hit", "--fact", "laid=perhaps"], "no, now, earlier"),
        (["dice", "--phase", "1", "10 10"], "dice: "),
        (["klassic", "r4"], "classic"),
        (["classic"], "What would you like to know about?"),
    ],
)
def test_mistakes_are_explained(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch)
    assert main(["judge", *arguments]) == 2
    assert told in capsys.readouterr().err
