"""Terminal and browser at one table: a game continues wherever a player connects, and never in two places at once."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from functools import partial
from pathlib import Path

import httpx2
import pytest

from dizaine.client import ClientError, Place, RemoteGame, Server
from dizaine.faces.cli import main
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.sqlite_store import FILE
from tests.client.playing import is_asked, play_seat
from tests.faces.keyboard_player import KeyboardPlayer
from tests.faces.pseudo_terminal import SOURCES, PseudoTerminal
from tests.faces.server.running import RunningServer, ServeProcess, running, serve_process
from tests.faces.server.talking import open_table

LINK = re.compile(r"(http://[\d.:]+/)#([A-Z]{5})/([\w-]+)")


def place_of(terminal: PseudoTerminal) -> Place:
    """The table of a terminal, from the link that it shows; a narrow screen breaks the link into lines."""
    terminal.read_until("\n> ")
    found = LINK.search(terminal.transcript.replace("\n  ", ""))
    assert found, terminal.transcript
    return Place(found[2], 0, found[3])


def record_of(server: ServeProcess, code: str) -> str:
    answer = httpx2.get(f"{server.url}/api/1/tables/{code}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_the_terminal_plays_at_the_server_that_has_the_tables(tmp_path: Path) -> None:
    with serve_process(tmp_path, "--host", "127.0.0.1") as server:
        terminal = PseudoTerminal("play", "express+phases=1", "--players", "2", folder=tmp_path, columns=100)
        place = place_of(terminal)
        last = KeyboardPlayer(terminal).play()
        assert terminal.end() == 0
        record = record_of(server, place.code)
    assert "Game 1, saved after every move." in terminal.transcript
    assert "dizaine games replay 1" in " ".join(last.split())
    assert "# fair" in record
    with KeptGames(tmp_path) as games:
        assert games.summary(1).over


def test_dice_go_on_at_the_server_and_on_another_device(tmp_path: Path) -> None:
    with serve_process(tmp_path, "--host", "127.0.0.1") as server:
        terminal = PseudoTerminal("play", "dice", "--players", "1", folder=tmp_path, columns=100)
        place = place_of(terminal)
        terminal.type("q")
        assert "dizaine play --continue" in terminal.read_to_end()
        assert terminal.end() == 0
        terminal = PseudoTerminal("play", "--continue", folder=tmp_path, columns=100)
        assert place_of(terminal) == place
        asyncio.run(asyncio.wait_for(take_over(server.url, place), 120))
        terminal.type("s")
        terminal.type("s")
        assert "total" in terminal.read_to_end()
        assert terminal.end() == 0


async def take_over(address: str, place: Place) -> None:
    """Another device plays the seat to the end."""
    async with Server(address) as server, server.sit(place) as table:
        await play_seat(table)


def test_moves_by_another_device_on_the_same_seat_are_shown(tmp_path: Path) -> None:
    with serve_process(tmp_path, "--host", "127.0.0.1") as server:
        terminal = PseudoTerminal("play", "classic", "--players", "2", folder=tmp_path, columns=100)
        terminal.read_to_prompt()
        asyncio.run(draw(server.url, place_of(terminal)))
        terminal.type("d")
        shown = terminal.read_to_prompt()
        terminal.kill()
    assert "The game has already moved on." in shown
    assert re.search(r"You draw +\w+", shown)
    assert "  x  " in shown, "the turn does not continue from the new state"


async def draw(address: str, place: Place) -> None:
    async with Server(address) as server, server.sit(place) as table:
        await table.play("draw")


def test_a_terminal_takes_over_the_seat_of_a_browser(tmp_path: Path) -> None:
    with running(tmp_path / FILE) as server:
        asyncio.run(join_and_play(server, tmp_path))


async def join_and_play(server: RunningServer, folder: Path) -> None:
    """Ann opens a table in a browser and continues in a terminal; Eve joins by the room's link; a bot plays too."""
    invitation = await open_table(server, seats=3, edition="express+phases=1")
    eve = PseudoTerminal("play", "--join", f"{server.url}/#{invitation.code}", "--people", "Eve", folder=folder)
    await asyncio.to_thread(eve.read_until, "Waiting for the host")
    async with Server(server.url) as office:
        async with office.sit(Place(invitation.code, 0, invitation.token)) as table:
            await table.start()
        link = f"{server.url}/#{invitation.code}/{invitation.token}"
        ann = PseudoTerminal("play", "--join", link, folder=folder)
        endings = await asyncio.gather(*(asyncio.to_thread(KeyboardPlayer(one).play) for one in (ann, eve)))
        assert all("Standings" in ending for ending in endings)
        assert [ann.end(), eve.end()] == [0, 0]
    assert "Eve" in ann.transcript
    assert "Ann" in eve.transcript


def test_two_people_share_a_keyboard_at_a_server(tmp_path: Path) -> None:
    """One program holds both seats and calls them to the keyboard in turn; chance decides who begins."""
    hands: list[set[str]] = []
    with serve_process(tmp_path, "--host", "127.0.0.1"):
        terminal = PseudoTerminal(
            "play", "express", "--people", "Ann,Bob", "--players", "2", folder=tmp_path, columns=100
        )
        for _ in range(2):
            terminal.read_until(
                f"Pass the keyboard to {name}" if hands and (name := other(terminal)) else "Pass the keyboard"
            )
            terminal.read_to_prompt()
            terminal.type("")
            hand = terminal.read_to_prompt().partition("Your hand")[2].partition("You can")[0]
            hands.append(set(re.findall(r"[rygb]\d+", hand)))
            terminal.type("d")
            terminal.read_to_prompt()
            terminal.type(f"x {min(hands[-1])}")
        terminal.kill()
    assert all(len(hand) > 1 for hand in hands)


def other(terminal: PseudoTerminal) -> str:
    """Who has not been called yet."""
    return "Bob" if "Pass the keyboard to Ann" in terminal.transcript else "Ann"


def test_a_server_cannot_take_a_game_that_a_terminal_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As soon as the person leaves, the table is open to everybody with the link."""
    terminal = PseudoTerminal("play", "express", folder=tmp_path)
    terminal.read_to_prompt()
    with KeptGames(tmp_path) as games:
        (row,) = games._rows().values()
    with serve_process(tmp_path, "--host", "127.0.0.1") as server:
        address = f"{server.url}/api/1/tables/{row.code}"
        answer = httpx2.get(address)
        assert (answer.status_code, answer.json()["reason"]) == (409, "open-elsewhere")
        assert main(["play", "--lang", "en", "--join", f"{server.url}/#{row.code}/{row.tokens[0]}"]) == 2
        assert "This game is being played in a terminal." in " ".join(capsys.readouterr().err.split())
        terminal.type("q")
        terminal.read_to_end()
        assert terminal.end() == 0
        assert httpx2.get(address).status_code == 200


def test_custom_bots_can_play_here(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "import random\n\nclass Any:\n    def __init__(self, book): pass\n"
        "    def choose(self, view): return random.choice(view.canonical_moves())\n"
    )
    with serve_process(tmp_path, "--host", "127.0.0.1"):
        path = f"{SOURCES}:{tmp_path}"
        terminal = PseudoTerminal("play", "express", "--bots", "my_bots:Any", folder=tmp_path, PYTHONPATH=path)
        KeyboardPlayer(terminal).play(rounds=1)
        terminal.kill()
    assert not LINK.search(terminal.transcript)


def test_a_game_of_an_older_version_gets_links(tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "express", folder=tmp_path)
    terminal.read_to_prompt()
    terminal.kill()
    with sqlite3.connect(tmp_path / FILE) as store:
        store.execute("UPDATE games SET tokens = '[]'")
    with serve_process(tmp_path, "--host", "127.0.0.1") as server, KeptGames(tmp_path) as games:
        served = games.served(1)
        assert served is not None
        assert [bool(token) for token in served.tokens] == [True, False, False]
        remote = RemoteGame(server.url, served.code, [served.tokens[0]])
        assert (remote.seats, remote.rulebook.id) == ((0,), "express")
        remote.close()


def test_a_terminal_forgets_what_was_taken_back(tmp_path: Path) -> None:
    """It has told the move, but what it thinks with does not contain it."""
    with running(tmp_path / FILE) as server:
        asyncio.run(asyncio.wait_for(watch_a_change_of_mind(server), 60))


async def watch_a_change_of_mind(server: RunningServer) -> None:
    invitation = await open_table(server, seats=2, edition="express+phases=2")
    async with Server(server.url) as office:
        guest = await office.take_seat(invitation.code, name="Eve")
        async with office.sit(Place(invitation.code, 0, invitation.token)) as ann, office.sit(guest) as eve:
            await ann.start()
            remote = await asyncio.to_thread(RemoteGame, server.url, invitation.code, [guest.token])
            table = ann
            while table.view is None or not table.view.take_back:
                table = (ann, eve)[table.view.asked if table.view is not None else 0]
                await table.wait_for(partial(is_asked, table))
                await table.play((await table.hint()).move)
            await asyncio.to_thread(catch_up, remote, table.seq)
            seen, known = remote.seen(1), remote.view(1).history
            assert known == seen
            assert type(known[-1]).__name__ == "PhaseLaid"
            await asyncio.to_thread(catch_up, remote, await table.take_back())
            assert remote.seen(1)[:-1] == seen
            assert type(remote.seen(1)[-1]).__name__ == "TakenBack"
            assert remote.view(1).history == known[:-1]
            assert remote.view(None).history == tuple(event.seen_by(None) for event in known[:-1])
            await asyncio.to_thread(remote.close)


def test_a_terminal_goes_along_when_the_seats_are_shuffled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dizaine.table.commands.drawn_order", lambda seats: [*range(seats)][::-1])
    with running(tmp_path / FILE) as server:
        asyncio.run(asyncio.wait_for(sit_elsewhere(server), 60))


async def sit_elsewhere(server: RunningServer) -> None:
    invitation = await open_table(server, seats=2, edition="express")
    async with Server(server.url) as office:
        guest = await office.take_seat(invitation.code, name="Eve")
        async with office.sit(Place(invitation.code, 0, invitation.token)) as ann:
            remote = await asyncio.to_thread(RemoteGame, server.url, invitation.code, [guest.token])
            assert remote.seats == (1,)
            await ann.shuffle()
            await ann.start()
            await ann.wait_for(lambda: ann.view is not None)
            await asyncio.to_thread(catch_up, remote, ann.seq)
            assert remote.seats == (0,)
            assert remote.view(0).history == remote.seen(0) != ()
            await asyncio.to_thread(remote.close)


def catch_up(game: RemoteGame, seq: int) -> None:
    while game.seq < seq:
        game.go_on(game.seats[0])


def test_a_server_that_is_gone_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path / FILE) as server:
        invitation = asyncio.run(open_table(server, seats=2))
        game = RemoteGame(server.url, invitation.code, [invitation.token], patience=0.2)
        assert not game.has_begun
    begun = time.monotonic()
    with pytest.raises(ClientError) as caught:
        game.go_on(0)
    game.close()
    assert caught.value.reason == "unreachable"
    assert time.monotonic() - begun < 30


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["http://127.0.0.1:9/"], "is not a link to a table"),
        (["ABCDE"], "is not a link to a table"),
        (["http://127.0.0.1:9/#ABCDE"], "Who is sitting down?"),
        (["http://127.0.0.1:9/#ABCDE/token", "--people", "Ada"], "leave out --people"),
        (["http://127.0.0.1:9/#ABCDE", "--people", "Ada"], "doesn’t answer like a table server"),
        (["http://127.0.0.1:9/#ABCDE", "--people", "Ada", "--seed", "3"], "leave out the edition"),
    ],
)
def test_what_cannot_be_joined_is_explained(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "en", "--join", *arguments]) == 2
    assert words in " ".join(capsys.readouterr().err.split())


def test_a_table_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / FILE) as server:
        for tail in ("", "/token"):
            people = [] if tail else ["--people", "Ada"]
            assert main(["play", "--lang", "en", "--join", f"{server.url}/#QQQQQ{tail}", *people]) == 2
            assert "There is no table with that code." in capsys.readouterr().err
