"""Several people at one terminal: no trace of another hand is left in it, however far back one scrolls."""

import os
import re
import signal
import time
from pathlib import Path

import pytest

from dizaine.faces.terminal.look import Look
from dizaine.keeping.kept_games import KeptGames
from tests.faces.emulator import Emulator
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.faces.terminal.scripts import Script, kept
from tests.faces.terminal.test_session import HintFollower, sit_down

CARD = re.compile(r"(?<!\S)[rgbyop]\d+\S?(?!\S)")
CALL = "when nobody else is looking."


def cards(text: str) -> set[str]:
    """All shown cards except the one that was turned up for everybody."""
    public = re.findall(r"First card of the discard pile: (\S+?)\.?\s", text)
    return {card for card in CARD.findall(text) if card.rstrip(".") not in public}


class TerminalFollower(HintFollower):
    """Several people who follow hints, and search the complete terminal whenever they are called."""

    def __init__(self) -> None:
        super().__init__(look=Look(columns=80))
        self.out.isatty = lambda: True  # type: ignore[method-assign]
        self.emulator = Emulator()
        self.calls = 0
        self._shown = 0

    def look_at_the_screen(self) -> None:
        self.emulator.show(self.text[self._shown :])
        self._shown = len(self.text)

    def _read(self, prompt: str) -> str:
        self.look_at_the_screen()
        tail = " ".join(self.text.split()[-8:])
        if tail.endswith(CALL):
            self.calls += 1
            held = self.emulator.held()
            assert "Your hand" not in held
            if "the round is" not in held:  # hands are open then
                assert not cards(held), held
        elif not tail.endswith("Press Enter to continue."):
            return super()._read(prompt)
        self.out.write(f"{prompt}\n")
        return ""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.delenv("STY", raising=False)
    return monkeypatch


@pytest.mark.usefixtures("terminal")
def test_a_whole_game_leaves_nothing_but_its_result(games: KeptGames) -> None:
    script = TerminalFollower()
    before = {number: signal.getsignal(number) for number in (signal.SIGTSTP, signal.SIGTERM)}
    session = sit_down(script, games, "express+phases=2", ["Ada", "Ben"], 3)
    session.run()
    script.look_at_the_screen()
    assert session.game.is_over
    assert script.calls >= 2
    assert not script.emulator.second
    assert "Standings" in "\n".join(script.emulator.display)
    assert "Your hand" not in script.emulator.held()
    assert {number: signal.getsignal(number) for number in before} == before


@pytest.mark.usefixtures("terminal")
def test_nothing_leaves_the_screen_unread(games: KeptGames) -> None:
    """The second screen has no scrollback: between two prompts there is never more than fits."""
    script = Script("", "rules", *[""] * 40, "q", look=Look(columns=80))
    script.out.isatty = lambda: True  # type: ignore[method-assign]
    sit_down(script, games, "express", ["Ada", "Ben"], 2).run()
    private = script.text.partition("\x1b[?1049h")[2].partition("\x1b[?1049l")[0]
    pages = private.split("\n> ")
    assert len(pages) > 5
    assert max(page.count("\n") for page in pages) < 24
    assert script.text.count("Press Enter to continue.") > 3


@pytest.mark.usefixtures("terminal")
def test_an_error_takes_the_hand_away(games: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    script = TerminalFollower()
    session = sit_down(script, games, "express", ["Ada", "Ben"], 2)
    monkeypatch.setattr(kept(session), "play", lambda seat, move: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        session.run()
    script.look_at_the_screen()
    assert not script.emulator.second
    assert not cards(script.emulator.held())


@pytest.mark.parametrize(("name", "value"), [("TERM", "dumb"), ("STY", "1.pts-0.host")])
def test_a_terminal_that_cannot_hide_says_so(
    name: str, value: str, terminal: pytest.MonkeyPatch, games: KeptGames
) -> None:
    terminal.setenv(name, value)
    script = Script("", "q", look=Look(columns=80))
    script.out.isatty = lambda: True  # type: ignore[method-assign]
    sit_down(script, games, "express", ["Ada", "Ben"], 2).run()
    assert "anyone who scrolls back can see the others’ hands" in script.flowing
    assert "\x1b" not in script.text


class Two:
    """Two people at a pseudo-terminal, whose output goes to an emulator."""

    def __init__(self, folder: Path, *options: str) -> None:
        arguments = ["play", "classic", "--people", "Ann,Bob", "--players", "2", *options]
        self.terminal = PseudoTerminal(*arguments, folder=folder, columns=80, lines=24, NO_COLOR="1")
        self.emulator = Emulator()
        self._shown = 0

    def look(self) -> None:
        self.emulator.show(self.terminal.codes[self._shown :])
        self._shown = len(self.terminal.codes)

    def type(self, text: str) -> None:
        self.terminal.type(text)
        self.terminal.read_to_prompt()
        self.look()

    def call(self) -> None:
        """Check that no cards are visible when somebody is called."""
        assert not cards(self.emulator.held()), self.emulator.held()
        self.type("")
        assert "Your hand" in "\n".join(self.emulator.display)

    def begin(self) -> None:
        """Play a few turns and stop in the middle of one."""
        self.terminal.read_to_prompt()
        self.look()
        for _ in range(3):
            self.call()
            self.type("d")
            for card in range(1, 12):  # not every card may be discarded
                if CALL not in " ".join(self.emulator.display):
                    self.type(f"x {card}")
        self.call()


@pytest.mark.parametrize("way", ["q", "ctrl-c", "terminate"])
def test_leaving_in_the_middle_of_a_turn(way: str, tmp_path: Path) -> None:
    two = Two(tmp_path)
    two.begin()
    if way == "q":
        two.terminal.type("q")
    elif way == "ctrl-c":
        time.sleep(1)  # give the program time to wait for a key
        two.terminal.insist(b"\x03")
    else:
        two.terminal.signal(signal.SIGTERM)
    two.terminal.read_to_end()
    two.look()
    assert two.terminal.end() == (-signal.SIGTERM if way == "terminate" else 0)
    assert not two.emulator.second
    assert not cards(two.emulator.held())
    assert ("Game 1 is saved" in two.emulator.held()) == (way != "terminate")
    assert "Traceback" not in two.emulator.held()


def test_stopping_in_the_middle_of_a_turn_and_coming_back(tmp_path: Path) -> None:
    """Also without colours, signs and columns, as for a screen reader."""
    two = Two(tmp_path, "--plain")
    two.terminal.read_to_prompt()
    two.terminal.type("")
    two.terminal.read_to_prompt()
    time.sleep(1)  # give the program time to wait for a key
    two.terminal.insist(b"\x1a")
    os.kill(two.terminal.pid, signal.SIGCONT)
    two.terminal.read_to_prompt()
    two.look()
    before, _, after = two.terminal.codes.rpartition("\x1b[?1049l")
    assert "Your hand" in before
    assert after.replace("\r", "") == "\x1b[?1049h\x1b[H\x1b[JPress Enter to continue.\n> "
    two.type("")
    assert "Your hand" in "\n".join(two.emulator.display)
    two.terminal.type("q")
    two.terminal.read_to_end()
    two.terminal.end()
