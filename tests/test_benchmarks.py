"""The arithmetic of the playout benchmark: which numbers are compared, and which targets are reached."""

import sys
from pathlib import Path

import pytest

from benchmarks import playouts
from benchmarks.others import environment
from benchmarks.playouts import (
    CACHED_START,
    CLASSIC,
    FIRST_START,
    GREEDY,
    ONE_WORKER,
    OPENSPIEL,
    RLCARD,
    TWO_WORKERS,
    Name,
    NotMeasured,
    Run,
    Sample,
    printed_by,
    report,
    requirements,
    variants_of,
)
from dizaine.rulebooks import editions
from tests.games import books

KNOCK: Name = ("compiled", "classic+knock", CLASSIC[2])
GREEDY_CLASSIC: Name = ("compiled", "classic", GREEDY)
GREEDY_DUTCH: Name = ("compiled", "dutch", GREEDY)
PLAIN_CLASSIC: Name = ("plain", "classic", GREEDY)
PHASE_8: Name = ("distance", "classic", "8")

SAMPLES = {
    CLASSIC: Sample(2.0, 20_000_000, 5_000),  # 10,000,000 decisions in a second
    KNOCK: Sample(1.0, 5_000_000, 1_000),  # 5,000,000: 2 times as long as classic
    GREEDY_CLASSIC: Sample(2.0, 4_000_000, 50_000),  # 2,000,000
    GREEDY_DUTCH: Sample(0.5, 400_000, 4_000),  # 800,000: 2.5 times as long
    PLAIN_CLASSIC: Sample(0.5, 6_000, 75),
    OPENSPIEL: Sample(0.5, 20_000, 180),  # 40,000
    RLCARD: Sample(2.0, 20_000, 170),  # 10,000
    ONE_WORKER: Sample(1.0, 10_000_000, 2_500),
    TWO_WORKERS: Sample(1.15, 10_000_000, 2_500),
    ("distance", "classic", "loop"): Sample(0.001, 1_000_000),  # 1 ns
    ("distance", "classic", "1"): Sample(0.011, 1_000_000),  # 11 ns, the loop included
    PHASE_8: Sample(0.042, 2_000_000),  # 21 ns, the loop included
    CACHED_START: Sample(2.5),
    FIRST_START: Sample(90.0),
}
"""Numbers with which every line is exactly at its target."""

WORSE = {
    OPENSPIEL: (0, 0.99),
    RLCARD: (1, 0.99),
    GREEDY_CLASSIC: (2, 1.01),
    PLAIN_CLASSIC: (3, 1.01),
    GREEDY_DUTCH: (4, 1.01),
    TWO_WORKERS: (5, 1.01),
    PHASE_8: (6, 1.01),
    CACHED_START: (7, 1.01),
    FIRST_START: (8, 1.01),
}
"""A part, the line that depends on it, and a change of its time that makes that line slightly worse."""


def test_the_lines_hold_what_the_samples_say() -> None:
    bounds = [250, 1_000, 25_000, 150, 2.5, 1.15, 20, 2.5, 90]
    lines = requirements(SAMPLES)
    assert [line.bound for line in lines] == bounds
    assert [line.measured for line in lines] == pytest.approx(bounds)
    assert (lines[4].whose, lines[6].whose) == ("dutch 2 greedy", "classic 8")


@pytest.mark.parametrize("part", WORSE, ids=" ".join)
def test_one_per_cent_decides(part: Name) -> None:
    line, change = WORSE[part]
    seconds = SAMPLES[part].seconds
    better = requirements(SAMPLES | {part: SAMPLES[part]._replace(seconds=seconds / change)})[line]
    worse = requirements(SAMPLES | {part: SAMPLES[part]._replace(seconds=seconds * change)})[line]
    assert (better.verdict, worse.verdict) == ("reached", "MISSED")
    assert "MISSED" in str(worse)


def test_the_slowest_book_is_named_whatever_its_bots() -> None:
    slow = SAMPLES | {KNOCK: Sample(1.0, 2_000_000, 400)}
    assert requirements(slow)[4].measured == pytest.approx(5)
    assert requirements(slow)[4].whose == "classic+knock 4 random"


def test_an_unmeasured_target_is_neither_reached_nor_missed() -> None:
    assert {line.verdict for line in requirements({})} == {"not measured"}
    without = {name: sample for name, sample in SAMPLES.items() if name not in (OPENSPIEL, FIRST_START)}
    open_lines = [line.verdict == "not measured" for line in requirements(without)]
    assert open_lines == [True, *[False] * 7, True]


def test_the_best_round_counts_and_a_part_that_fails_is_not_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    run, asked = Run(), []
    times = iter([3.0, 1.0, 2.0])

    def broken() -> Sample:
        asked.append(1)
        raise NotMeasured("out of order")

    run.measure({PLAIN_CLASSIC: lambda: Sample(next(times), 10, 6), OPENSPIEL: broken}, rounds=3)
    assert run.best == {PLAIN_CLASSIC: Sample(1.0, 10, 6)}
    assert len(run.samples[PLAIN_CLASSIC]) == 3
    assert run.failures == {OPENSPIEL: "out of order"}
    assert len(asked) == 1
    assert "round 3 of 3" in capsys.readouterr().err
    lines = [" ".join(line.split()) for line in report(run)]
    assert "plain classic 2 greedy 10 5 6.0" in lines, "10 decisions at best, 5 in the median round"
    assert "not measured: OpenSpiel gin rummy 2 random: out of order" in lines


@pytest.mark.parametrize("edition", editions)
def test_every_variant_is_measured(edition: str) -> None:
    def names(text: str) -> set[str]:
        return {part.partition("=")[0] for part in text.split("+")}

    measured = [names(book.removeprefix(f"{edition}+")) for book in variants_of(edition)]
    assert all(names(variant) in measured for variant in books.variants_of(edition))


def test_a_process_that_fails_says_why() -> None:
    assert printed_by([sys.executable, "-c", "import os; print(os.environ['WORD'])"], WORD="yes").strip() == "yes"
    with pytest.raises(NotMeasured, match=r"^no such thing$"):
        printed_by([sys.executable, "-c", "raise SystemExit('first\\nno such thing')"])


def test_libraries_that_cannot_be_installed_are_reported_without_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "benchmarks").write_text("a file where the environment should be")
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    notes: list[str] = []
    with pytest.raises(environment.NotInstalled):
        environment.others_python(notes.append)
    assert len(notes) == 1
    assert "open_spiel==2.0.2" in notes[0]


def test_only_strict_makes_a_miss_an_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reached, missed = Run({FIRST_START: [Sample(89.0)]}), Run({FIRST_START: [Sample(91.0)]})
    for run, option, code in ((missed, "", 0), (missed, "--strict", 1), (reached, "--strict", 0)):
        monkeypatch.setattr(playouts, "perform", lambda *_, run=run, **__: run)
        monkeypatch.setattr(sys, "argv", ["playouts", *option.split()])
        assert playouts.main() == code
        assert ("MISSED" in capsys.readouterr().out) == (run is missed)


def test_ctrl_c_ends_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object, **__: object) -> Run:
        raise KeyboardInterrupt

    monkeypatch.setattr(playouts, "perform", interrupted)
    monkeypatch.setattr(sys, "argv", ["playouts"])
    assert playouts.main() == 130
    assert capsys.readouterr() == ("", "\nstopped\n")
