"""The books of the dice game: the sheets, custom files, and every way in which a book can be wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine.rulebooks import RulebookError, UnknownEdition, load
from dizaine.rulebooks.dice import DiceBook, DieFace, dice_editions, from_json, load_dice
from tests.rulebooks.conftest import OwnBook


def refusal(name: object) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        load_dice(name)  # type: ignore[arg-type]
    return caught.value


def table() -> dict[str, Any]:
    """The plain values of the default book, for tests to change."""
    plain: dict[str, Any] = json.loads(load_dice("dice").to_json())
    return plain


def refused(plain: object) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        from_json(json.dumps(plain))
    return caught.value


# What the sheets say

LAYOUT = {  # as RULES says it: the colours of the faces, die by die
    "dice": (
        "ROBGOG GRGOBR OBRBGO RGOBRB BBRORG BOGRGO",
        "BGOGRO RBGOBO ORRBGB GOBRRG",
        (1, 2, 3, 4, 0, 0),
    ),
    "dice-french": (
        "ROBGOG GRGOBR OBRBGO RGOBRB BBRORG BOGRGO",
        "BGOGOR RBGOBO ORRBGB GOBRRG",
        (1, 2, 3, 4, 5, 0),
    ),
}


@pytest.mark.rule("D1")
@pytest.mark.parametrize("name", dice_editions)
def test_the_dice_of_the_sheets(name: str) -> None:
    high, low, low_numbers = LAYOUT[name]
    dice = load_dice(name).dice
    assert len(dice) == 10
    for die, colours in zip(dice, f"{high} {low}".split(), strict=True):
        assert "".join(face.colour[0].upper() for face in die) == colours
    assert {tuple(face.number for face in die) for die in dice[:6]} == {(5, 6, 7, 8, 9, 10)}
    assert {tuple(face.number for face in die) for die in dice[6:]} == {low_numbers}


@pytest.mark.rule("D1")
def test_each_w_of_the_french_dice_has_another_colour() -> None:
    wilds = [face.colour for die in load_dice("dice-french").dice for face in die if not face.number]
    assert sorted(wilds) == ["blue", "green", "orange", "red"]


@pytest.mark.rule("D4")
@pytest.mark.parametrize("name", dice_editions)
def test_the_phases_are_those_of_the_classic_game(name: str) -> None:
    assert load_dice(name).phases == load("classic").phases.list


@pytest.mark.rule("D3", "D7", "D8", "D12")
@pytest.mark.parametrize("name", dice_editions)
def test_the_numbers_of_the_sheets(name: str) -> None:
    book = load_dice(name)
    assert book.rolls == 3
    assert (book.half_phase, book.half_over, book.half_bonus) == (5, 220, 40)
    assert (book.finish_bonus, book.failure_cost) == (40, 5)


@pytest.mark.rule("D2", "D12")
def test_from_one_to_six_players() -> None:
    book = load_dice("dice")
    for players in range(1, 7):
        book.check_players(players)
    for wrong in (0, 7, -1, True, "2", None):
        with pytest.raises(RulebookError, match="dice is for 1 to 6 players") as caught:
            book.check_players(wrong)  # type: ignore[arg-type]
        assert (caught.value.field, caught.value.rule) == ("players", "D2")


def test_a_face_is_written_as_a_letter_and_a_number() -> None:
    assert str(DieFace(10, "green")) == "g10"
    assert str(DieFace(0, "blue")) == "bW"
    assert repr(DieFace(0, "blue")) == "DieFace('bW')"


# Names and text forms


@pytest.mark.parametrize("name", dice_editions)
def test_a_book_survives_json(name: str) -> None:
    book = load_dice(name)
    assert DiceBook.from_json(book.to_json()) == book
    assert "\n" not in book.to_json()


def test_fingerprints_tell_rules_apart_and_not_names() -> None:
    plain = table()
    plain["id"], plain["title"] = "mine", "Mine"
    plain["dice"] = {"big": plain["dice"]["high"], "small": plain["dice"]["low"]}
    assert from_json(json.dumps(plain)).fingerprint == load_dice("dice").fingerprint
    prints = {load_dice(name).fingerprint for name in dice_editions}
    assert len(prints) == 2
    plain["points"]["failure_cost"] = 6
    assert from_json(json.dumps(plain)).fingerprint not in prints


def test_the_order_of_the_kinds_is_kept_since_the_first_settles_who_begins() -> None:
    plain = table()
    plain["dice"] = {"low": plain["dice"]["low"], "high": plain["dice"]["high"]}
    book = from_json(json.dumps(plain))
    assert [kind.name for kind in DiceBook.from_json(book.to_json()).kinds] == ["low", "high"]
    assert book.fingerprint != load_dice("dice").fingerprint


@pytest.mark.parametrize("name", ["classic", "", "dices", "dice-german", "dice+knock"])
def test_an_unknown_edition(name: str) -> None:
    error = refusal(name)
    assert isinstance(error, UnknownEdition)
    assert (error.field, error.rule) == ("edition", "")
    assert "dice" in error.reason


@pytest.mark.parametrize("name", [None, 7, ["dice"]])
def test_texts_that_are_no_names_are_refused(name: object) -> None:
    assert isinstance(refusal(name), UnknownEdition)


# Custom files


def test_a_book_that_exchanges_one_kind_of_dice(own_book: OwnBook) -> None:
    text = """
        extends = "dice"
        title = "Red W"
        [dice.low]
        faces = [1, 2, 3, 4, "w", "W"]
        colours = ["rgbrrr", "RGBRRR", "RGBRRR", "RGBRRR"]
    """
    book = load_dice(own_book(text, "red.toml"))
    assert (book.id, book.title, book.source) == ("red", "Red W", load_dice("dice").source)
    assert book.dice[:6] == load_dice("dice").dice[:6]
    assert [str(face) for face in book.dice[9]] == ["r1", "g2", "b3", "r4", "rW", "rW"]


def test_a_book_with_dice_of_its_own(own_book: OwnBook) -> None:
    text = """
        extends = "dice"
        colours = ["yellow", "red"]
        [dice.only]
        faces = [1, 2, 3, 4, 5, "W"]
        colours = ["YRYRYR", "RYRYRY", "YYYRRR", "YRYRYR", "YRYRYR"]
        [phases]
        list = ["set of 3", "5 of one colour"]
        [points]
        half_phase = 1
    """
    book = load_dice(own_book(text))
    assert (len(book.kinds), len(book.dice), book.numbers) == (1, 5, 5)
    assert (book.half_phase, book.half_over) == (1, 220)


def test_a_book_cannot_extend_itself(tmp_path: Path) -> None:
    path = tmp_path / "loop.toml"
    path.write_text('extends = "loop.toml"\n', encoding="utf-8")
    assert refusal(path).field == "extends"


def test_a_book_is_called_after_its_file(own_book: OwnBook) -> None:
    assert refusal(own_book('id = "x"\nextends = "dice"\n')).field == "id"


def test_files_that_cannot_be_read(tmp_path: Path, own_book: OwnBook) -> None:
    assert "cannot be read" in refusal(tmp_path / "nothing.toml").reason
    assert "is not valid TOML" in refusal(own_book("[dice")).reason


@pytest.mark.parametrize("text", ["", "{", "null", "7", "[]", '"dice"', "{}", "[" * 5000])
def test_json_that_is_no_book(text: str) -> None:
    with pytest.raises(RulebookError):
        from_json(text)


# What makes no sense: the field, the reason and the rule


def change(path: str, value: object) -> dict[str, Any]:
    """The default book with one value exchanged; `path` names it with dots."""
    plain = table()
    *sections, name = path.split(".")
    target = plain
    for section in sections:
        target = target[section]
    target[name] = value
    return plain


HIGH = [5, 6, 7, 8, 9, 10]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("colours", "red", "colours", "expected a list"),
        ("colours", [], "colours", "at least one"),
        ("colours", ["red", "pink"], "colours", "'pink' is not one of"),
        ("colours", ["red", "blue", "red"], "colours", "red is named twice"),
        ("colours", ["red", "orange", "blue"], "dice.high.colours[1]", "R red, O orange, B blue"),
        ("dice", [], "dice", "expected a section"),
        ("dice", {}, "dice", "1 to 3 kinds of dice, not 0"),
        ("dice.high", 7, "dice.high", "expected a section"),
        ("dice.high", {"faces": HIGH}, "dice.high.colours", "is missing"),
        ("dice.high.faces", [5, 6, 7], "dice.high.faces", "6 faces, not 3"),
        ("dice.high.faces", [0, 6, 7, 8, 9, 10], "dice.high.faces[1]", 'a number from 1 or "W", not 0'),
        ("dice.high.faces", [5, 6, 7, 8, 9, 13], "dice.high.faces[6]", "between 1 and 12, not 13"),
        ("dice.high.faces", [5, 6, 7, 8, 9, True], "dice.high.faces[6]", "not True"),
        ("dice.high.faces", [5, 6, 7, 8, 9, "X"], "dice.high.faces[6]", "not 'X'"),
        ("dice.high.colours", [], "dice.high.colours", "at least one"),
        ("dice.high.colours", ["ROBGO"], "dice.high.colours[1]", "expected 6 letters"),
        ("dice.high.colours", ["ROBGOY"], "dice.high.colours[1]", "not 'ROBGOY'"),
        ("dice.high.colours", ["ROBGOG"] * 7, "dice", "there are 11 dice, the limit is 10"),
        ("dice.odd one", {"faces": HIGH, "colours": []}, "dice.odd one", "named by a word"),
    ],
)
def test_dice_that_make_no_sense(path: str, value: object, field: str, reason: str) -> None:
    error = refused(change(path, value))
    assert (error.field, error.rule) == (field, "D1")
    assert reason in error.reason


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("title", " ", "title", "must not be empty"),
        ("title", 3, "title", "expected a text"),
        ("dice.high", {"faces": HIGH, "colors": []}, "dice.high.colors", "did you mean 'colours'"),
        ("extra", 1, "extra", "no such field"),
    ],
)
def test_titles_and_slips_break_no_rule(path: str, value: object, field: str, reason: str) -> None:
    error = refused(change(path, value))
    assert (error.field, error.rule) == (field, "")
    assert reason in error.reason


@pytest.mark.rule("D1")
def test_at_most_three_kinds_of_dice() -> None:
    plain = table()
    die = {"faces": HIGH, "colours": ["ROBGOG"]}
    plain["dice"] = dict.fromkeys(("one", "two", "three", "four"), die)
    assert "1 to 3 kinds of dice, not 4" in refused(plain).reason


@pytest.mark.rule("D1")
def test_dice_of_nothing_but_ws() -> None:
    plain = table()
    plain["dice"] = {"wild": {"faces": ["W"] * 6, "colours": ["ROBGOG"] * 10}}
    assert "at least one face must show a number" in refused(plain).reason


@pytest.mark.rule("D2")
def test_the_die_that_settles_the_order_must_be_able_to() -> None:
    plain = change("dice.high.faces", [9] * 6)
    plain["phases"]["list"] = ["set of 3"]
    plain["points"]["half_phase"] = 0
    error = refused(plain)
    assert (error.field, error.rule) == ("dice.high.faces", "D2")
    plain["players"]["most"] = 1
    assert from_json(json.dumps(plain)).most_players == 1


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        ("players.least", 0, "D12"),
        ("players.most", 7, "D2"),
        ("players.most", 0, "D2"),
        ("players.least", "1", "D12"),
        ("turn.rolls", 0, "D3"),
        ("turn.rolls", 10, "D3"),
        ("turn.rolls", 2.5, "D3"),
        ("points.half_phase", 11, "D7"),
        ("points.half_over", -1, "D7"),
        ("points.half_bonus", 1001, "D7"),
        ("points.finish_bonus", 10**30, "D8"),
        ("points.failure_cost", -5, "D12"),
        ("points.failure_cost", None, "D12"),
    ],
)
def test_numbers_that_make_no_sense(path: str, value: object, rule: str) -> None:
    error = refused(change(path, value))
    assert (error.field, error.rule) == (path, rule)


@pytest.mark.parametrize(
    ("section", "name", "rule"),
    [("players", "most", "D2"), ("turn", "rolls", "D3"), ("points", "finish_bonus", "D8"), ("phases", "list", "D4")],
)
def test_a_missing_field(section: str, name: str, rule: str) -> None:
    plain = table()
    del plain[section][name]
    error = refused(plain)
    assert (error.field, error.reason, error.rule) == (f"{section}.{name}", "is missing", rule)


@pytest.mark.rule("D4")
@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        ("nonsense", "cannot read 'nonsense'"),
        ("3 sets of 2", "it has 3 groups, the limit is 2"),
        ("0 sets of 2", "cannot read '0 sets of 2'"),
        ("set of 1", "at least 2 dice"),
        ("4 even", "no odd or even groups"),
        ("run of 4 odd", "no odd or even groups"),
        ("run of 2 pairs", "no runs of pairs"),
        ("run of 3 in one colour", "no runs in one colour"),
        ("set of 2 + 3 of one colour", "must be the only group"),
        ("run of 11", "1 to 10 hold only 10 successive numbers"),
        ("set of 6 + set of 5", "it asks for 11 dice, there are 10"),
        # Six dice show a 10 and four Ws replace it; 1 to 10 takes each die once.
        ("2 sets of 5", ""),
        ("run of 10", ""),
        ("10 of one colour", ""),
    ],
)
def test_phases_that_dice_can_and_cannot_play(phase: str, reason: str) -> None:
    plain = change("phases.list", [phase])
    plain["points"]["half_phase"] = 0
    if not reason:
        assert len(from_json(json.dumps(plain)).phases) == 1
        return
    error = refused(plain)
    assert (error.field, error.rule) == ("phases.list[1]", "D4")
    assert reason in error.reason


@pytest.mark.rule("D4")
@pytest.mark.parametrize(
    ("phase", "possible"),
    [
        ("set of 3", True),  # 1 1 W
        ("set of 4", False),
        ("run of 3", True),  # 1 W 3
        ("2 sets of 2", True),  # 1 1 + 3 W
        ("set of 2 + run of 2", True),  # 1 1 + W 3
        ("2 runs of 2", False),  # no such words
        ("run of 2 + run of 2", False),  # 1 W, and then 1 3
        ("2 of one colour", True),
        ("3 of one colour", False),  # the W is blue, not red
    ],
)
def test_a_phase_that_no_roll_makes_is_refused(phase: str, possible: bool) -> None:
    """Dice that always show red 1, red 1, blue 3 and a blue W."""
    plain = table()
    plain["players"]["most"] = 1
    plain["dice"] = {
        "ones": {"faces": [1] * 6, "colours": ["RRRRRR"] * 2},
        "three": {"faces": [3] * 6, "colours": ["BBBBBB"]},
        "wild": {"faces": ["W"] * 6, "colours": ["BBBBBB"]},
    }
    plain["phases"]["list"] = [phase]
    plain["points"]["half_phase"] = 0
    if possible:
        assert str(from_json(json.dumps(plain)).phases[0]) == phase
    else:
        assert refused(plain).rule == "D4"


@pytest.mark.rule("D4")
@pytest.mark.parametrize("count", [0, 11])
def test_one_to_ten_phases(count: int) -> None:
    error = refused(change("phases.list", ["set of 3"] * count))
    assert (error.field, error.rule) == ("phases.list", "D4")


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner), max_leaves=5)
PATHS = st.sampled_from(
    [
        *("id", "title", "colours", "dice", "dice.high", "dice.low.faces", "dice.low.colours", "phases"),
        *("phases.list", "players", "players.least", "turn", "turn.rolls", "points", "points.half_over"),
    ]
)


@given(PATHS, VALUES)
def test_a_corrupted_book_is_refused_or_read_without_any_other_error(path: str, value: object) -> None:
    spoiled = change(path, value)
    try:
        book = from_json(json.dumps(spoiled))
    except RulebookError:
        assert all(fault.rule[:1] in ("", "D") for fault in refused(spoiled).faults)
    else:
        assert from_json(book.to_json()) == book
