"""A bad book is refused with all of its faults at once, and without faults that only follow from others."""

import json

import pytest

from dizaine.rulebooks import Fault, Rulebook, RulebookError, load
from dizaine.rulebooks.dice import DiceBook, load_dice
from dizaine.rulebooks.library import load_any
from dizaine.rulebooks.reading import MOST_FAULTS
from tests.rulebooks.conftest import OwnBook


def faults(name: str) -> tuple[Fault, ...]:
    with pytest.raises(RulebookError) as caught:
        load_any(name)
    return caught.value.faults


def told(name: str) -> set[tuple[str, str, str]]:
    found = faults(name)
    assert len(set(map(str, found))) == len(found), "a fault is reported twice"
    return {(fault.field, fault.code, fault.rule) for fault in found}


def test_typos_types_limits_and_contradictions_are_all_reported(own_book: OwnBook) -> None:
    text = """
        extends = "classic"
        titles = "Ours"
        source = ""
        [material]
        colours = ["red", "pink", "red"]
        wilds = -1
        [deal]
        hands = 7
        least_players = 5
        most_players = 4
        first_wild = "burn"
        [phases]
        list = ["set of 1 + run of 3", "flush + set of 2", 7, "run of 13"]
        play = [1, 1, 9]
        [turn]
        knock = "yes"
        limit = 0
        [winning]
        rounds = "one-per-phase"
        by = "places"
    """
    assert told(own_book(text)) == {
        ("titles", "unknown", ""),
        ("source", "empty", ""),
        ("material.colours", "not-one-of", "M2"),
        ("material.colours", "name-twice", "M2"),
        ("material.wilds", "between", "M3"),
        ("deal.hands", "unknown-in-section", ""),
        ("deal.most_players", "between", "M6"),
        ("deal.first_wild", "not-one-of", "T8"),
        ("phases.list[1]", "small-group", "P1"),
        ("phases.list[1]", "short-run", "P2"),
        ("phases.list[2]", "unreadable-group", "P1"),
        ("phases.list[3]", "text", "P1"),
        ("phases.list[4]", "long-run", "P2"),
        ("phases.list[4]", "large", "P8"),
        ("phases.play", "phase-twice", "V2"),
        ("phases.play", "no-phase", "V2"),
        ("turn.knock", "truth", "V3"),
        ("turn.limit", "between", "T11"),
        ("winning.rounds", "rounds-places", "V1"),
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # No phase is too long for a hand of unknown size, and no card is lacking in a deck without colours.
        ("[deal]\nhand = 0", {("deal.hand", "between", "M5")}),
        ("[deal]\nhand = 'ten'", {("deal.hand", "number", "M5")}),
        ("[material]\ncolours = []", {("material.colours", "at-least-one", "M2")}),
        ("[material]\nnumbers = 'x'\nwilds = 0", {("material.numbers", "number", "M1")}),
        # A list that is none says nothing about the phases that are played.
        ("[phases]\nlist = 3", {("phases.list", "list", "P1")}),
        ("[phases]\nlist = []", {("phases.list", "phase-count", "P8")}),
        ("[phases]\nlist = ['flush', 'run of 4']\nplay = [2]", {("phases.list[1]", "unreadable-group", "P1")}),
        ("phases = 3", {("phases", "section", "P8")}),
        ("id = 'mine'\n[turn]\nlimit = 0", {("id", "id", ""), ("turn.limit", "between", "T11")}),
        ("extends = 7\n[turn]\nlimit = 0", {("extends", "text", "")}),
        ("extends = 'gone.toml'\n[turn]\nlimit = 0", {("gone.toml", "no-file", "")}),
    ],
)
def test_no_fault_is_reported_that_only_follows_from_another(
    own_book: OwnBook, text: str, expected: set[tuple[str, str, str]]
) -> None:
    assert told(own_book(text if "extends" in text else f"extends = 'classic'\n{text}")) == expected


def test_all_faults_of_a_dice_book(own_book: OwnBook) -> None:
    text = """
        extends = "dice"
        titles = "Ours"
        title = " "
        colours = ["red", "orange", "blue", "green", "pink"]
        [dice.high]
        faces = [5, 6, 7, 8, 13, "X"]
        [dice.low]
        colours = ["RRR", "RRRRRR", 7]
        [phases]
        list = ["4 odd", "flush", "set of 1 + 3 of one colour"]
        [players]
        least = 0
        [turn]
        rolls = "three"
        [points]
        half_phase = 4
        joker = 3
    """
    assert told(own_book(text)) == {
        ("titles", "unknown", ""),
        ("title", "empty", ""),
        ("colours", "not-one-of", "D1"),
        ("dice.high.faces[5]", "between", "D1"),
        ("dice.high.faces[6]", "dice-face", "D1"),
        ("dice.low.colours[1]", "dice-colours", "D1"),
        ("dice.low.colours[3]", "text", "D1"),
        ("phases.list[1]", "dice-parity", "D4"),
        ("phases.list[2]", "unreadable-group", "D4"),
        ("phases.list[3]", "dice-small-group", "D4"),
        ("phases.list[3]", "dice-alone", "D4"),
        ("players.least", "between", "D12"),
        ("turn.rolls", "number", "D3"),
        ("points.half_phase", "between", "D7"),
        ("points.joker", "unknown-in-section", ""),
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[dice.low]\nfaces = [1, 2]", {("dice.low.faces", "dice-faces", "D1")}),
        ("dice = 3", {("dice", "section", "D1")}),
        ("phases = 3", {("phases", "section", "D4")}),
        ("[players]\nleast = 4\nmost = 3", {("players.most", "between", "D2")}),
    ],
)
def test_dice_books_report_no_fault_that_only_follows_from_another(
    own_book: OwnBook, text: str, expected: set[tuple[str, str, str]]
) -> None:
    assert told(own_book(f"extends = 'dice'\n{text}")) == expected


def test_a_record_reports_all_faults_of_its_book() -> None:
    table = load("classic").to_table()
    table["deal"]["hand"], table["turn"]["limit"] = 0, 0
    with pytest.raises(RulebookError) as caught:
        Rulebook.from_json(json.dumps(table))
    assert [fault.field for fault in caught.value.faults] == ["deal.hand", "turn.limit"]
    dice = load_dice("dice").to_table()
    dice["turn"]["rolls"], dice["players"]["most"] = 0, 9
    with pytest.raises(RulebookError) as caught:
        DiceBook.from_json(json.dumps(dice))
    assert {fault.field for fault in caught.value.faults} == {"turn.rolls", "players.most"}


@pytest.mark.parametrize("edition", ["classic", "dice"])
def test_the_number_of_reported_faults_is_limited(own_book: OwnBook, edition: str) -> None:
    names = "".join(f"field{number} = 1\n" for number in range(3000))
    phases = ["flush"] * 3000
    assert len(faults(own_book(f"extends = '{edition}'\n{names}[phases]\nlist = {phases}"))) == MOST_FAULTS
