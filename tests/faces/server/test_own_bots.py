"""Own bots behind a real server: without the switch nobody gets them, with it a table may ask for them."""

from pathlib import Path

import httpx2
import pytest

from dizaine.faces.cli import main
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.roster import Roster
from dizaine.words.catalogue import LANGUAGES
from tests.faces.server.running import running, serve_process
from tests.faces.server.talking import open_table, play_to_the_end, talking

SAME = "tests.own_bots:Same"
QUITTING = "tests.own_bots:Quitting"
WISH = {"name": "Ann", "seats": 2, "edition": "express", "pace": "instant", "bot": SAME}


def test_the_switch(tmp_path: Path) -> None:
    """The module is imported because the operator says so, and then the name works for everybody."""
    for switch in ((), ("--allow-player", QUITTING, "--allow-player", SAME)):
        with serve_process(tmp_path, *switch) as server:
            games = httpx2.get(f"{server.url}/api/1/editions?lang=en").json()
            answer = httpx2.post(f"{server.url}/api/1/tables", json=WISH)
            server.interrupt()
        offered = {edition["id"]: edition["bots"] for edition in games["editions"]}
        own = [QUITTING, SAME] if switch else []
        assert answer.status_code == (201 if switch else 400)
        assert offered["express"] == ["easy", "greedy", "steady", "expert", *own]
        assert offered["dice"] == ["greedy", "optimal", *own]
        assert [bot["id"] for bot in games["bots"] if ":" in bot["id"]] == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_wants_a_player(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("nowhere_bots:Twin", "gredy", "tests.own_bots:not_a_player"):
        words = ["serve", "--data", str(tmp_path / "data"), "--allow-player", name, "--lang", language]
        assert main(words) == 2
        shown = capsys.readouterr()
        assert (shown.out, shown.err.count("\n")) == ("", 1)
        assert name in shown.err
    assert not (tmp_path / "data").exists()


async def test_people_are_told_when_a_bot_fails_and_their_game_goes_on(tmp_path: Path) -> None:
    house = House(roster=Roster([QUITTING]))
    with running(tmp_path / "tables.sqlite3", house=house) as server:
        async with talking(server, await open_table(server, seats=2, edition="dice", bot=QUITTING)) as ann:
            await ann.done(m.Start(id="start"))
            await play_to_the_end(ann, 0)
        told = [event for update in ann.updates for event in update.events if event["event"] == "BotFailed"]
    assert [(event["seat"], event["bot"], event["reason"]) for event in told] == [(1, QUITTING, "raised")]
