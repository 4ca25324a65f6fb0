"""The file of a tournament: its contents stay, only one program writes to it, and another tournament is refused."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dizaine.lab.backends import PlainBackend
from dizaine.lab.tournaments import ledger as module
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.ledger import Ledger, LedgerError, kept_seed
from dizaine.lab.tournaments.plan import TournamentPlan
from dizaine.lab.tournaments.play import play_blocks
from dizaine.rulebooks import load

PLAN = TournamentPlan(load("express+phases=2"), ("greedy", "random"), 11)


@pytest.fixture(scope="module")
def blocks() -> list[Block]:
    return play_blocks(PlainBackend(), PLAN, 0, 6)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def keep(path: Path, blocks: list[Block], plan: TournamentPlan = PLAN) -> None:
    with Ledger(path, plan) as ledger:
        ledger.blocks(10**6)
        ledger.add(blocks)


def kept(path: Path, plan: TournamentPlan = PLAN, most: int = 10**6) -> list[Block]:
    with Ledger(path, plan) as ledger:
        return ledger.blocks(most)


def test_what_was_added_is_read_again(path: Path, blocks: list[Block]) -> None:
    keep(path, blocks[:2])
    keep(path, blocks[2:])
    assert kept(path) == blocks
    assert kept(path, most=3) == blocks[:3]
    assert kept(path) == blocks
    assert kept_seed(path) == 11


def test_pieces_make_no_difference(path: Path, blocks: list[Block], tmp_path: Path) -> None:
    keep(path, blocks)
    for block in blocks:
        keep(tmp_path / "other", [block])
    assert (tmp_path / "other").read_bytes() == path.read_bytes()


def test_nothing_is_made_before_there_is_something_to_keep(path: Path) -> None:
    with Ledger(path, PLAN) as ledger:
        assert ledger.blocks(10) == []
    assert not path.exists()
    assert kept_seed(path) is None


def test_wherever_it_was_cut_off_it_can_be_continued(
    path: Path, blocks: list[Block], size: Callable[[int, int], int]
) -> None:
    """After a power cut the file can end anywhere: the rest is played again, and then the file is the same."""
    keep(path, blocks)
    whole = path.read_bytes()
    for length in range(0, len(whole), size(11, 1)):
        path.write_bytes(whole[:length])
        there = kept(path)
        assert there == blocks[: len(there)]
        keep(path, blocks[len(there) :])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(PLAN, seed=12), "seed"),
        (replace(PLAN, players=("random", "greedy")), "players"),
        (replace(PLAN, seats=3), "seats"),
        (replace(PLAN, format="ladder"), "format"),
        (replace(PLAN, book=load("express+phases=2+knock")), "rulebook"),
    ],
)
def test_another_tournament_is_refused(other: TournamentPlan, difference: str, path: Path, blocks: list[Block]) -> None:
    keep(path, blocks)
    before = path.read_bytes()
    with pytest.raises(LedgerError) as refusal:
        Ledger(path, other)
    assert refusal.value.problem == "other-plan"
    assert difference in refusal.value.differences
    assert path.read_bytes() == before


def test_other_players_of_the_same_name_are_refused(
    path: Path, blocks: list[Block], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(path, blocks)
    monkeypatch.setattr(module, "code_fingerprint", lambda plan: "changed since")
    with pytest.raises(LedgerError) as refusal:
        Ledger(path, PLAN)
    assert refusal.value.differences == ("code",)


@pytest.mark.parametrize("content", [b"dear diary\n", b"{}\n", b"[" * 100_000, b"\xff\xfe\n", b'{"seed":"x"}'])
def test_a_foreign_file_is_left_alone(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    with pytest.raises(LedgerError) as refusal:
        Ledger(path, PLAN)
    assert refusal.value.problem == "foreign"
    assert path.read_bytes() == content
    assert kept_seed(path) is None


@pytest.mark.parametrize(
    "line", [b"?", b"[]", b"[[0,[1,2],3,4],[1,[1,2],3,4]]", b"[[1,[1],3,4],[1,[1,2],3,4]]", b"[[1,[1,2.5],3,4],1]"]
)
def test_damage_is_found(line: bytes, path: Path, blocks: list[Block]) -> None:
    keep(path, blocks)
    lines = path.read_bytes().splitlines()
    lines[3] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    with pytest.raises(LedgerError) as refusal:
        kept(path)
    assert (refusal.value.problem, refusal.value.line) == ("damaged", 4)
    assert path.read_bytes() == before


def test_there_is_one_writer(path: Path, blocks: list[Block]) -> None:
    keep(path, blocks)
    script = (
        "import sys, pathlib\nfrom dizaine.locks import lock_content\n"
        "with lock_content(pathlib.Path(sys.argv[1])):\n    print('locked', flush=True)\n    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        with pytest.raises(LedgerError) as refusal:
            Ledger(path, PLAN)
        assert refusal.value.problem == "busy"
        other.communicate()
    assert kept(path) == blocks


def test_a_full_disk_is_reported(path: Path, blocks: list[Block], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with Ledger(path, PLAN) as ledger, pytest.raises(LedgerError, match="No space left") as refusal:
        ledger.add(blocks)
    assert refusal.value.problem == "unwritable"
