"""`dizaine score`: a real game is scored at the keyboard, corrected, continued and exported."""

import csv
import errno
from pathlib import Path

import pytest

from dizaine.drafts import Draft
from dizaine.faces.cli import main
from dizaine.locks import lock
from tests.faces.test_games_command import Keyboard


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(monkeypatch)


@pytest.fixture
def score(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> "Score":
    return Score(capsys, keyboard)


class Score:
    """Runs the command with typed lines; returns its output without line breaks."""

    def __init__(self, capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
        self.capsys = capsys
        self.keyboard = keyboard

    def __call__(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        self.capsys.readouterr()
        self.keyboard.lines = typed.split("|") if typed else []
        assert main(["score", *arguments]) == code
        shown = self.capsys.readouterr()
        assert not self.keyboard.lines, f"not read: {self.keyboard.lines}"
        return " ".join((shown.err if code else shown.out).split())


TWO = ("classic", "--names", "Ann,Bob", "--dealer", "Bob")


@pytest.mark.rule("A1")
def test_a_game_from_the_first_question_to_the_table(score: Score, folder: Path) -> None:
    shown = score(typed="|Ann, Bob, Cem|Bob|cem|ann|r12 W|65|sheet|q")
    assert "Who’s playing?" in shown
    assert "Round 1. Bob deals." in shown
    assert "1. Cem phase 2: 1 set of 3 + 1 run of 4 0 points 2. Ann phase 2: 1 set of 3 + 1 run of 4 35 points" in shown
    assert "Round 2. Cem deals." in shown
    assert "1 35 (phase 1) 65 0 (phase 1) total 35 65 0" in shown
    assert shown.endswith("Continue with: dizaine score --continue")
    again = score("--continue", typed="a||10 12|40|export evening.csv|q")
    assert "Round 2. Cem deals." in again
    with (folder / "evening.csv").open(encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert [row[:3] for row in rows[1:]] == [["1", "Bob", "Cem"], ["2", "Cem", "Ann"]]
    assert rows[2][3:] == ["2", "0", "35", "", "20", "85", "", "40", "40"]
    remembered = score(typed="||||0||5|5|5")
    assert "Press Enter for classic." in remembered
    assert "Enter for Ann, Bob, Cem." in remembered


def test_bad_input_gets_a_sentence_with_the_rule(score: Score) -> None:
    shown = score(*TWO, typed="zed|ann||7|x9|0|65|q")
    assert "“zed” isn’t clear here." in shown
    assert "No hand of up to 10 cards is worth 7 points. Count Bob’s cards again. (S2)" in shown
    assert "“x9” isn’t a card." in shown
    assert "The round ended as soon as Ann went out, so Bob still has at least one card. (S1)" in shown
    assert "Bob phase 1: 2 sets of 3 65 points" in shown


def test_corrections_undo_and_lines_set_aside(score: Score) -> None:
    typed = "ann||65|ann||50|correct 1|bob||40|correct 9|undo|correct|cancel|rules|?|q"
    shown = score(*TWO, typed=typed)
    assert "Line 1 is corrected, and everything after it is counted again." in shown
    assert "Line 2 no longer fits and is set aside: Ann is on phase 1 and can’t have laid phase 2." in shown
    assert "The sheet has no line 9." in shown
    assert "The last change is undone." in shown
    assert "Which line? For example: correct 3" in shown
    assert "No problem, let’s start again." in shown
    assert "undo: take back the last entry or correction" in shown
    ended = shown[shown.rindex("Round 3.") :]
    assert "Bob deals" in ended


@pytest.mark.rule("S6")
def test_a_game_for_places_that_was_begun_on_paper(score: Score) -> None:
    typed = "10|10|9|cem|q"
    shown = score("dutch", "--names", "Ann,Bob,Cem", "--dealer", "1", "--begun", typed=typed)
    assert "Ann phase 10" in shown
    shown = score("--continue", typed="a|bob|b a|q")
    assert "Ann and Bob have both done all the phases. Say who laid the phase first. (S6)" in shown
    assert "Bob wins!" in shown
    assert "1. Bob 1st place 2. Ann 2nd place 3. Cem 3rd place" in shown


@pytest.mark.rule("S5", "V4")
def test_free_order_asks_for_phases(score: Score) -> None:
    shown = score("continental+free-order", "--names", "Ann,Bob", "--dealer", "1", typed="ann||4|65|q")
    assert "Which phase did Ann lay? One of: 1 2 3 4 5 6 7 8 9 10" in shown
    assert "Ann left: 1 2 3 5 6 7 8 9 10" in shown


@pytest.mark.rule("A1", "D9")
def test_the_pad(score: Score) -> None:
    typed = "1|10|560|10|300|61|x|59|59|Cem|sheet|q"
    shown = score("dice", "--names", "Ann,Bob", "--begun", typed=typed)
    assert "Ann, phase 10" in shown
    assert "Phase 10 can’t score 61 points with these dice." in shown
    assert "Last chance: Ann plays on" in shown
    assert "Ann has 619 points! Who saw it?" in shown
    assert "Ann wins!" in shown
    assert "bonus 40 failed 1 total 619 399 witness Cem" in shown


@pytest.mark.parametrize("language", ["fr", "nl", "de"])
def test_other_languages(score: Score, language: str) -> None:
    quit_word = {"fr": "quitter", "nl": "afsluiten", "de": "ende"}[language]  # codespell:ignore ende
    shown = score(*TWO, "--lang", language, typed=f"ann||7|65|?|{quit_word}")
    assert "(S2)" in shown
    assert shown.endswith("dizaine score --continue")


def test_own_rulebooks_and_exports_go_with_the_sheet(score: Score, folder: Path) -> None:
    (folder / "mine.toml").write_text('extends = "classic"\ntitle = "Mine"\n[points]\nwild = 50\n', encoding="utf-8")
    shown = score(
        "mine.toml", "--names", "Ann,Bob", "--dealer", "1", typed="ann||W|export all.json|export all.json|n|q"
    )
    assert "Mine: Ann, Bob." in shown
    assert "50 points" in shown
    assert "all.json already exists." in shown
    (folder / "mine.toml").unlink()
    assert "50 points" in score("--open", "all.json", typed="q")
    assert "50 points" in score("--continue", typed="q")


def test_complaints(score: Score, folder: Path) -> None:
    assert "There is no sheet to continue" in score("--continue", code=2)
    assert "isn’t one of the players" in score("classic", "--names", "Ann,Bob", "--dealer", "Zed", code=2)
    assert "--names takes" in score("classic", "--names", "Ann,ann", code=2)
    assert "classik" in score("classik", "--players", "2", code=2)
    assert "2 to 6 players" in score("classic", "--players", "7", code=2)
    assert "leave out the game" in score("classic", "--continue", code=2)
    (folder / "bad.json").write_text("{}", encoding="utf-8")
    assert "bad.json is not a score sheet" in score("--open", "bad.json", code=2)
    assert "No such file" in score("--open", "none.json", code=2)
    score(*TWO, typed="q")
    with lock(folder / "data" / "sheets" / "1.lock"):
        assert "open in another window" in score("--continue", code=2)


def test_a_full_disk_loses_nothing(score: Score, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    score(*TWO, typed="ann||65|q")
    write = Draft.write
    failures = 2

    def full(draft: Draft, content: bytes) -> None:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(draft, content)

    monkeypatch.setattr(Draft, "write", full)
    shown = score("--continue", typed="bob||40|sheet|q")
    assert shown.count("The sheet can’t be saved: No space left on device.") == 2
    assert shown.endswith("Continue with: dizaine score --continue")
    assert "Ann phase 2: 1 set of 3 + 1 run of 4 40 points" in score("--continue", typed="q")
