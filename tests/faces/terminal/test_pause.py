"""After a round people read the points in peace; programs that type are not kept waiting."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.client import Place, Server
from dizaine.faces.terminal.look import Look
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.sqlite_store import FILE
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.keyboard_player import KeyboardPlayer
from tests.faces.pseudo_terminal import PseudoTerminal, environment
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import open_table
from tests.faces.terminal.test_session import HintFollower, sit_down

BOOK = "express+phases=1,4"
GO_ON = Catalogue("en").text("terminal-go-on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_goes_on_after_each_round_but_the_last(language: str, tmp_path: Path) -> None:
    terminal = PseudoTerminal(
        "play", BOOK, "--players", "2", "--seed", "4", "--lang", language, folder=tmp_path, NO_COLOR="1"
    )
    player = KeyboardPlayer(terminal)
    player.play()
    assert terminal.end() == 0
    with KeptGames(tmp_path) as games:
        assert player.pauses == games.summary(1).rounds - 1 > 0
    question = Catalogue(language).text("terminal-go-on")
    shown = next(screen for screen in player.screens if screen.rstrip("> \n").endswith(question))
    points = Catalogue(language).text("terminal-score-nothing-left")
    assert points in " ".join(shown.split())
    deals = Catalogue(language).text("terminal-news-round", who="you", name="", round=2).split("2")[0]
    assert deals not in shown.rpartition(points)[2], "the next round begins only then"


def test_one_may_leave_there(games: KeptGames) -> None:
    script = HintFollower(look=Look(columns=80))
    script.console.waits = True
    session = sit_down(script, games, BOOK, [""], 2, seed=4)
    read = script.console._read
    script.console._read = lambda prompt: "q" if script.text.rstrip().endswith(GO_ON) else read(prompt)
    session.run()
    assert not session.game.is_over
    assert script.text.count(GO_ON) == 1
    assert "is saved" in script.text


def test_a_program_that_types_is_not_kept_waiting(games: KeptGames) -> None:
    script = HintFollower(look=Look(columns=80))
    session = sit_down(script, games, BOOK, [""], 2, seed=4)
    session.run()
    assert session.game.is_over
    assert GO_ON not in script.text


@pytest.mark.parametrize("options", [[], ["--plain"]])
def test_a_pipe_is_not_kept_waiting(options: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dizaine", "play", BOOK, "--players", "2", "--seed", "4", *options],
        input="d\nx 11\n" * 200 + "q\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "the round is" in " ".join(done.stdout.split())
    assert GO_ON not in done.stdout


def test_others_at_a_server_wait_meanwhile(tmp_path: Path) -> None:
    """As they do for somebody who reads the summary on the page."""
    with running(tmp_path / FILE) as server:
        asyncio.run(_read_in_peace(server, tmp_path))


async def _read_in_peace(server: RunningServer, folder: Path) -> None:
    invitation = await open_table(server, seats=2, edition=BOOK)
    async with Server(server.url) as office, office.sit(Place(invitation.code, 0, invitation.token)) as watcher:
        await watcher.set_bot(1, "steady")
        await watcher.start()
        link = f"{server.url}/#{invitation.code}/{invitation.token}"
        terminal = PseudoTerminal("play", "--join", link, folder=folder, NO_COLOR="1")
        player = KeyboardPlayer(terminal)

        def play_a_round() -> None:
            while GO_ON not in player._look():
                player._answer(player.screens[-1])

        await asyncio.to_thread(play_a_round)
        await watcher.wait_for(lambda: watcher.info is not None and watcher.info.reading == [0])
        terminal.type("")
        await watcher.wait_for(lambda: watcher.info is not None and watcher.info.reading == [])
        terminal.kill()
