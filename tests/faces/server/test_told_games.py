"""The page describes events as the program does: it has the same table of sentences, and games to test it on."""

import pytest

from dizaine.faces.server.typescript import FOLDER
from dizaine.words.kinds import TELLINGS
from tests.faces.server.told_games import FILE, RARE, told_games, written


def test_the_games_of_the_page_are_up_to_date() -> None:
    if not FOLDER.is_dir():
        pytest.skip("the sources of the page are not here")
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.faces.server.told_games"


def test_every_row_of_the_page_is_tried() -> None:
    told = {type(event).__name__ for event in RARE}
    told |= {event["event"] for game in told_games() for update in game.told for event in update["events"]}
    assert {row.event.__name__ for row in TELLINGS["page"] if row.message} <= told
