"""`dizaine score` in a real terminal: whatever ends the program, what was entered is kept."""

from pathlib import Path

import pytest

from tests.faces.pseudo_terminal import PseudoTerminal


@pytest.mark.rule("S7")
def test_entries_survive_a_killed_program_and_ctrl_c(tmp_path: Path) -> None:
    terminal = PseudoTerminal("score", "classic", "--names", "Ann,Bob", "--dealer", "Ann", folder=tmp_path)
    terminal.read_to_prompt()
    for line in ("bob", "", "65"):
        terminal.type(line)
        terminal.read_to_prompt()
    assert "Round 2. Bob deals." in terminal.transcript
    terminal.type("ann")
    terminal.read_to_prompt()
    terminal.kill()
    terminal = PseudoTerminal("score", "--continue", folder=tmp_path)
    shown = terminal.read_to_prompt()
    assert "Ann  phase 1: 2 sets of 3              65 points" in shown
    assert all(len(line) <= terminal.columns for line in terminal.transcript.splitlines())
    terminal.insist(b"\x03")
    assert "The sheet is saved. Continue with: dizaine score --continue" in " ".join(terminal.read_to_end().split())
    assert terminal.end() == 0
