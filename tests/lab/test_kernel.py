"""Where compiled rules are kept: never stale, never in the way."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import dizaine
from dizaine.engine.compiled import called_first
from dizaine.engine.dialect import INLINED, RULE_FUNCTIONS
from dizaine.lab import kernel
from dizaine.lab.dice_games import kernel as dice_kernel
from dizaine.lab.dice_games.kernel import enter_dice_playouts
from dizaine.lab.kernel import KEPT, SILENT, enter_playouts, fingerprint, kernel_folder, left_out
from dizaine.players.registry import listed

PACKAGE = Path(dizaine.__file__).parent


def test_the_name_stands_for_the_sources(tmp_path: Path) -> None:
    """Whatever rule, policy or count changes, the machine code lies elsewhere; nothing else matters."""
    copy = tmp_path / "dizaine"
    shutil.copytree(PACKAGE, copy)
    assert fingerprint(copy) == fingerprint()
    for name in (
        "engine/limits.py",
        "engine/cards/turns.py",
        "players/cards/greedy_policy.py",
        "lab/tally.py",
        "lab/playouts.py",
    ):
        path = copy / name
        before, old = path.read_text(encoding="utf-8"), fingerprint(copy)
        path.write_text(before + "\n# changed\n", encoding="utf-8")
        assert fingerprint(copy) != old, name
        path.write_text(before, encoding="utf-8")
        assert fingerprint(copy) == old
    (copy / "lab" / "report.py").write_text("", encoding="utf-8")
    assert fingerprint(copy) == fingerprint()


@pytest.mark.parametrize(
    ("entry", "sources"), [(enter_playouts, kernel.SOURCES), (enter_dice_playouts, dice_kernel.SOURCES)]
)
def test_every_rule_function_is_among_the_sources(entry: Callable[..., None], sources: tuple[str, ...]) -> None:
    functions = {function.__name__: function for function in RULE_FUNCTIONS}
    reached = called_first(functions, [name for name in entry.__code__.co_names if name in functions])
    assert len(reached) > 30
    hashed = {path for pattern in sources for path in PACKAGE.glob(pattern)}
    assert {Path(functions[name].__code__.co_filename) for name in reached} <= hashed


def test_the_folder_is_made_and_old_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    for age in range(10):
        old = tmp_path / "compiled" / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1_700_000_000 - age, 1_700_000_000 - age))
    folder = kernel_folder()
    assert folder == tmp_path / "compiled" / fingerprint()
    assert folder.is_dir()
    others = {path.name for path in folder.parent.iterdir()} - {folder.name}
    assert others == {f"old{age}" for age in range(KEPT)}
    assert kernel_folder() == folder


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "file"))
    assert kernel_folder() is None


def even(count: int) -> int:
    return 1 if count == 0 else odd(count - 1)


def odd(count: int) -> int:
    return 0 if count == 0 else even(count - 1)


def caller(count: int) -> int:
    return callee(count)


def callee(count: int) -> int:
    return count


def test_rule_functions_come_after_those_that_they_call_and_never_recurse() -> None:
    both = {"caller": caller, "callee": callee}
    assert called_first(both, both) == ["callee", "caller"]
    assert called_first(both, ["callee"]) == ["callee"]
    with pytest.raises(ValueError, match="even -> odd -> even"):
        called_first({"even": even, "odd": odd}, ["even"])
    names = {function.__name__: function for function in RULE_FUNCTIONS}
    assert sorted(called_first(names, names)) == sorted(names)


def test_the_names_of_inlined_functions_are_rule_functions() -> None:
    assert {function.__name__ for function in RULE_FUNCTIONS} >= INLINED


def test_a_kernel_has_the_bots_that_it_was_made_for() -> None:
    """Nothing but the basic ones, all but the expert, or all."""
    assert left_out(("random", "greedy", "greedy")) == (
        "emit",
        "choose_easy",
        "choose_steady",
        "choose_expert",
        "choose_deficit",
        "choose_partition",
    )
    assert left_out(("greedy", "easy")) == left_out(("steady", "partition")) == ("emit", "choose_expert")
    assert left_out(("greedy", "expert")) == SILENT == ("emit",)
    others = {name.removeprefix("choose_") for name in left_out(()) if name not in SILENT}
    assert others | {"random", "greedy"} == set(listed("cards"))
