"""The progress line of long tasks, shown only on a terminal."""

import io
import threading

import pytest

from dizaine.faces.progress import Progress, counting
from dizaine.words.catalogue import Catalogue


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(out: io.StringIO, monkeypatch: pytest.MonkeyPatch, columns: int = 80, pressed: str = "") -> str:
    """The output during the task, and the line that is left at its end."""
    now = 100.0
    monkeypatch.setattr("tqdm.std.time", lambda: now)
    monkeypatch.setenv("COLUMNS", str(columns))
    with Progress(out, 4000, counting(Catalogue("en"), 4000)) as progress:
        now += 2
        progress.show(1000)
        progress.show(1001)  # too soon to redraw
        written = out.getvalue()
        out.write(pressed)
    return written


def test_bar_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    line = shown(Screen(), monkeypatch)
    assert line == "\r[#######-----------------------] 25%  1,000 / 4,000 games  500/s  0:06 left"


def test_a_narrow_terminal_has_no_room_for_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    line = shown(Screen(), monkeypatch, columns=50)
    assert line == "\r25%  1,000 / 4,000 games  500/s  0:06 left"


def test_a_very_narrow_one_not_for_all_words_either(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(Screen(), monkeypatch, columns=20) == "\r25%  1,000 / 4,00"


def test_the_line_goes_away_with_the_key_that_was_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Screen()
    shown(out, monkeypatch, pressed="^C")
    assert out.getvalue().endswith("\r" + " " * 79 + "\r")


def test_what_was_played_before_says_nothing_about_the_rate() -> None:
    assert counting(Catalogue("en"), 4000, earlier=900)(1000, 2.0) == "25%  1,000 / 4,000 games  50/s  1:00 left"


def test_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    assert shown(out, monkeypatch) == out.getvalue() == ""


def test_no_thread_comes_with_it() -> None:
    threads = threading.active_count()
    with Progress(Screen(), 10, counting(Catalogue("en"), 10)):
        assert threading.active_count() == threads
