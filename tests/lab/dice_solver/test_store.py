"""The stored parts of a solved game: written completely or not at all, and checked when they are read."""

import os
import shutil
from pathlib import Path

import pytest

pytest.importorskip("numba")

from dizaine.lab.dice_solver import solve as solver
from dizaine.lab.dice_solver.solve import solve
from dizaine.players.dice.policy import load_policy
from dizaine.players.dice.store import policy_folder, read_part
from tests.lab.dice_solver.small_games import GAMES

BOOK = GAMES["bonus"]
OTHER = GAMES["four-rolls"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    return tmp_path


def solved_phases(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list of the phases that are solved from now on."""
    found: list[int] = []
    solve_phase = solver.Solver.solve_phase

    def noted(self: solver.Solver, phase: int) -> object:
        found.append(phase)
        return solve_phase(self, phase)

    monkeypatch.setattr(solver.Solver, "solve_phase", noted)
    return found


def test_nothing_stored_is_no_policy() -> None:
    assert load_policy(BOOK) is None


def test_a_solved_game_is_read_and_not_solved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = solve(BOOK)
    phases = solved_phases(monkeypatch)
    assert [part.value(0, first_try=True) for part in solve(BOOK)] == [part.value(0, first_try=True) for part in parts]
    assert phases == []
    policy = load_policy(BOOK)
    assert policy is not None
    assert policy.value == parts[0].value(0, first_try=True)


def test_an_interrupted_solver_continues_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        pass

    def stop(done: float) -> None:
        if done > 0.4:
            raise Enough

    phases = solved_phases(monkeypatch)
    with pytest.raises(Enough):
        solve(BOOK, stop)
    before = list(phases)
    stored = [phase for phase in range(4) if read_part(policy_folder(BOOK), BOOK, phase) is not None]
    assert 0 < len(stored) < 4
    assert load_policy(BOOK) is None
    phases.clear()
    solve(BOOK)
    assert phases == [phase for phase in (3, 2, 1, 0) if phase not in stored]
    assert set(before) | set(phases) == {0, 1, 2, 3}
    assert not list(policy_folder(BOOK).glob("*.part"))


def test_progress_goes_from_nothing_to_all() -> None:
    seen: list[float] = []
    solve(BOOK, seen.append)
    assert seen == sorted(seen)
    assert 0 <= seen[0] < 0.5
    assert seen[-1] == pytest.approx(1)


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "text"])
def test_a_damaged_file_is_solved_again(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = solve(BOOK)[1].values
    path = policy_folder(BOOK) / "phase-2.play"
    content = path.read_bytes()
    middle = len(content) // 2
    path.write_bytes(
        {
            "cut": content[:middle],
            "flipped": content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :],
            "empty": b"",
            "text": b"not a policy",
        }[damage]
    )
    assert read_part(policy_folder(BOOK), BOOK, 1) is None
    assert load_policy(BOOK) is None
    phases = solved_phases(monkeypatch)
    assert solve(BOOK)[1].values == expected
    assert phases == [1]


def test_a_file_of_another_game_or_phase_is_not_used() -> None:
    solve(BOOK)
    solve(OTHER)
    theirs, ours = policy_folder(OTHER), policy_folder(BOOK)
    assert theirs != ours
    shutil.copy(theirs / "phase-1.play", ours / "phase-1.play")
    assert read_part(policy_folder(BOOK), BOOK, 0) is None
    shutil.copy(ours / "phase-3.play", ours / "phase-2.play")
    assert read_part(policy_folder(BOOK), BOOK, 1) is None
    assert read_part(policy_folder(BOOK), BOOK, 2) is not None


def test_a_failed_write_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*names: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="disk full"):
        solve(BOOK)
    assert list(policy_folder(BOOK).iterdir()) == []
