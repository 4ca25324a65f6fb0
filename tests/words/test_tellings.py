"""Every event has a row in the table of sentences or needs none, and the fields that a row names exist."""

import pytest

from dizaine.engine.cards import events as card_events
from dizaine.engine.dice import events as dice_events
from dizaine.engine.events import Event
from dizaine.table.announcements import TABLE_TELLINGS
from dizaine.table.log import AnyEntry
from dizaine.words.catalogue import LANGUAGES
from dizaine.words.kinds import TELLINGS
from dizaine.words.telling import Face, Telling
from tests.words.test_catalogues import LOCALE, messages

EVENTS = {
    value
    for module in (card_events, dice_events)
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
}
ROWS = [*TABLE_TELLINGS, *TELLINGS["terminal"], *TELLINGS["page"]]


@pytest.mark.parametrize("face", TELLINGS)
def test_every_event_has_a_row_and_the_last_one_always_fits(face: Face) -> None:
    assert {row.event for row in TELLINGS[face]} == EVENTS
    for event in EVENTS:
        last = [row for row in TELLINGS[face] if row.event is event][-1]
        assert not last.when, f"{event.__name__} may find no row"


def test_events_of_the_table_are_entries_of_its_log() -> None:
    assert {row.event for row in TABLE_TELLINGS} <= set(AnyEntry.__args__)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.message or row.event.__name__)
def test_a_row_names_fields_that_are_there(row: Telling) -> None:
    named = {field for _, field in row.arguments.values()} | set(row.when) | {row.about}
    assert named - {"", "players"} <= {name for name in dir(row.event) if not name.startswith("_")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_gets_every_variable_that_it_asks_for(language: str) -> None:
    for row in ROWS:
        if row.message:
            known = {*row.arguments, "name", "who"} if row.about else {*row.arguments}
            message = messages(LOCALE, language, row.message.partition("-")[0])[row.message]
            assert message.variables <= known, row.message
