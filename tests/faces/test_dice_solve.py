"""The command `dizaine dice solve`, on a game that takes a moment."""

from pathlib import Path

import pytest

pytest.importorskip("numba")

import dizaine.lab.dice_solver.solve  # noqa: F401  # its machine code is shared with other tests, unlike the policies
from dizaine.faces.complaints import Complaint
from dizaine.faces.dice import solve_command
from dizaine.faces.dice.solve_command import run
from dizaine.faces.interrupts import Interrupts
from dizaine.players.dice.policy import load_policy
from dizaine.players.dice.store import policy_folder
from dizaine.rulebooks.dice import load_dice
from dizaine.words.catalogue import LANGUAGES, Catalogue

BOOK = """
extends = "dice"
title = "Tiny"
source = "a test"

[dice.high]
faces = [5, 6, 7, 8, 9, 10]
colours = ["ROBGOG", "GRGOBR"]

[dice.low]
faces = [1, 2, 3, 4, "W", "W"]
colours = ["BGOGRO", "RBGOBO"]

[phases]
list = ["set of 2", "2 of one colour", "run of 3"]

[points]
half_phase = 1
half_over = 12
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "tiny.toml"
    path.write_text(BOOK, encoding="utf-8")
    return str(path)


def test_both_tables_are_printed_and_the_policy_is_stored(book: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Catalogue("en"), book) == 0
    told = capsys.readouterr()
    policy = load_policy(load_dice(book))
    assert policy is not None
    assert f"Expected score of a whole game: {policy.value:.6f}" in told.out
    for part in policy.parts:
        assert f"{part.value(0, first_try=True):.6f}" in told.out
        assert f"{part.chance:.6f}" in told.out
    assert str(policy_folder(load_dice(book))) in told.out
    assert "Ctrl-C" in told.err
    assert run(Catalogue("en"), book) == 0
    again = capsys.readouterr()
    assert again.out == told.out
    assert not again.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_eighty_columns_in_every_language(
    language: str, book: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Catalogue(language), book) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if book[:5] not in line]
    assert max(len(line) for line in lines) <= 80


def test_ctrl_c_stops_it_and_the_next_run_continues(
    book: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def wished(self: object) -> bool:
        nonlocal asked
        asked += 1
        return asked > 4

    with monkeypatch.context() as patch:
        patch.setattr(Interrupts, "wished", wished)
        assert run(Catalogue("en"), book) == 0
    told = capsys.readouterr()
    assert "Stopped." in told.err
    assert not told.out
    assert load_policy(load_dice(book)) is None
    assert run(Catalogue("en"), book) == 0
    assert load_policy(load_dice(book)) is not None


def test_without_the_compiler_it_says_what_to_install(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_command, "has_compiler", lambda: False)
    with pytest.raises(Complaint) as complaint:
        run(Catalogue("en"), book)
    assert complaint.value.message == "dice_solve-error-extra"


def test_a_folder_that_cannot_be_written_is_named(book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "file"))
    with pytest.raises(Complaint) as complaint:
        run(Catalogue("en"), book)
    assert complaint.value.message == "dice_solve-error-unwritable"
