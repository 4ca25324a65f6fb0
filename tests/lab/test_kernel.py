"""The cache of compiled rules: never stale, and never an obstacle."""

import os
import shutil
from pathlib import Path

import pytest

import dizaine
from dizaine.engine.compiled import called_first, from_row, to_rows
from dizaine.engine.dialect import INLINED, RULE_FUNCTIONS
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.kernel import KEPT, SILENT, compiled_entry, fingerprint, kernel_folder, left_out, sources_of
from dizaine.lab.kind import LabKind
from dizaine.lab.kinds import KINDS
from dizaine.players.registry import listed

PACKAGE = Path(dizaine.__file__).parent
SOURCES = sources_of(CARDS)


def test_the_name_of_the_cache_depends_on_the_sources(tmp_path: Path) -> None:
    """A change of any rule, policy or count changes the folder of the machine code; nothing else does."""
    copy = tmp_path / "dizaine"
    shutil.copytree(PACKAGE, copy)
    assert fingerprint(SOURCES, copy) == fingerprint(SOURCES)
    for name in (
        "engine/limits.py",
        "engine/cards/turns.py",
        "players/cards/greedy_policy.py",
        "lab/cards/tally.py",
        "lab/cards/playouts.py",
    ):
        path = copy / name
        before, old = path.read_text(encoding="utf-8"), fingerprint(SOURCES, copy)
        path.write_text(before + "\n# changed\n", encoding="utf-8")
        assert fingerprint(SOURCES, copy) != old, name
        path.write_text(before, encoding="utf-8")
        assert fingerprint(SOURCES, copy) == old
    (copy / "lab" / "report.py").write_text("", encoding="utf-8")
    assert fingerprint(SOURCES, copy) == fingerprint(SOURCES)


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_every_rule_function_is_among_the_sources(kind: LabKind) -> None:
    functions = {function.__name__: function for function in RULE_FUNCTIONS}
    reached = called_first(functions, [kind.play.__name__])
    assert len(reached) > 30
    hashed = {path for pattern in sources_of(kind) for path in PACKAGE.glob(pattern)}
    assert {Path(functions[name].__code__.co_filename) for name in reached} <= hashed


def test_the_folder_is_made_and_old_ones_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    for age in range(10):
        old = tmp_path / "compiled" / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1_700_000_000 - age, 1_700_000_000 - age))
    folder = kernel_folder(SOURCES)
    assert folder == tmp_path / "compiled" / fingerprint(SOURCES)
    assert folder.is_dir()
    others = {path.name for path in folder.parent.iterdir()} - {folder.name}
    assert others == {f"old{age}" for age in range(KEPT)}
    assert kernel_folder(SOURCES) == folder


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "file"))
    assert kernel_folder(SOURCES) is None


def test_machine_code_is_compiled_once_and_then_loaded(tmp_path: Path) -> None:
    notes: list[str] = []
    plain = Generator()
    seed_generator(plain, 9, 1)
    for _ in range(2):
        rows = to_rows(Generator())
        compiled_entry(seed_generator, lambda: notes.append("compiling"), folder=tmp_path)(rows[0], 9, 1)
        assert from_row(rows[0], Generator) == plain
    assert notes == ["compiling"]


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
    """Only the basic bots, all but the expert, or all."""
    assert left_out("cards", ("random", "greedy", "greedy")) == (
        "emit",
        "choose_easy",
        "choose_steady",
        "choose_expert",
        "choose_deficit",
        "choose_partition",
    )
    for bots in (("greedy", "easy"), ("steady", "partition")):
        assert left_out("cards", bots) == ("emit", "choose_expert")
    assert left_out("cards", ("greedy", "expert")) == SILENT == ("emit",)
    others = {name.removeprefix("choose_") for name in left_out("cards", ()) if name not in SILENT}
    policies = {name for name, player in listed("cards").items() if player.policy is not None}
    assert others | {"random", "greedy"} == policies
