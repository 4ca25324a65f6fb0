"""Records that earlier versions wrote still replay, whatever their seeds would deal today."""

from pathlib import Path

import pytest

from dizaine import Game

RECORDS = sorted((Path(__file__).parent / "old_records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_ends_in_the_position_of_its_time(path: Path) -> None:
    record = path.read_text()
    game = Game.from_record(record)
    assert game.position() == path.with_suffix(".position").read_text()
    assert game.record() == record
