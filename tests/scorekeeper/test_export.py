"""Exports: tables for spreadsheets, and everything as JSON, which can be opened again."""

import csv
import json

import msgspec
import pytest

from dizaine.scorekeeper.export import from_json, to_csv, to_json
from dizaine.scorekeeper.forms import CardRound, DiceTurn, Hand, Setup, Start
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue

ENGLISH = Catalogue("en")


def some_sheet(book: str = "classic") -> Sheet:
    sheet = Sheet(Setup(rulebook=book, names=["Ann", "=1+1"]))
    sheet = sheet.enter(CardRound(out=0, hands=[Hand(seat=0, laid=1), Hand(seat=1, cards="W S 12 9")]))
    stopped = [Hand(seat=0, points=15, laid=2), Hand(seat=1, points=65)]
    return sheet.enter(CardRound(out=None, hands=stopped))


@pytest.mark.rule("A1")
def test_a_table_of_cards() -> None:
    lines = list(csv.reader(to_csv(some_sheet(), ENGLISH).splitlines()))
    own = ["Ann: phase", "Ann: points", "Ann: total"]
    assert lines[0] == ["round", "dealer", "out", *own, "'=1+1: phase", "'=1+1: points", "'=1+1: total"]
    assert lines[1] == ["1", "Ann", "Ann", "1", "0", "0", "", "55", "55"]
    assert lines[2] == ["2", "'=1+1", "stopped (T11)", "2", "15", "15", "", "65", "120"]


def test_a_table_of_places_and_of_dice() -> None:
    nine = Start(done=list(range(1, 10)))
    places = Sheet(Setup(rulebook="dutch", names=["Ann", "Bob"], standing=[nine, nine]))
    places = places.enter(CardRound(out=0, hands=[Hand(seat=0, laid=10), Hand(seat=1)]))
    assert list(csv.reader(to_csv(places, ENGLISH).splitlines()))[1:] == [["1", "Ann", "Ann", "10", "1", "", "2"]]
    dice = Sheet(Setup(rulebook="dice", names=["Ann", "Bob"])).enter(DiceTurn(seat=0, points=57))
    dice = dice.enter(DiceTurn(seat=1, failed=True))
    assert list(csv.reader(to_csv(dice, ENGLISH).splitlines()))[1:] == [
        ["1", "Ann", "1", "57", "57", "", "", "0"],
        ["2", "Bob", "", "", "57", "", "0", "0"],
    ]


def test_everything_as_json_can_be_opened_again() -> None:
    sheet = some_sheet().correct(0, CardRound(out=0, hands=[Hand(seat=0, laid=1), Hand(seat=1, points=75)]))
    text = to_json(sheet, ENGLISH)
    assert json.loads(text)["status"]["players"][1]["points"] == 140
    assert from_json(text).status("fr") == sheet.status("fr")
    for text in (b"{", b"[]", b'{"setup": 1}'):
        with pytest.raises(msgspec.DecodeError):
            from_json(text)
