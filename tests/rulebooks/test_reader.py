"""Reading books: editions, custom files, `extends`, JSON; and every way in which that can fail."""

import json
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine.rulebooks import DizaineError, Fault, Rulebook, RulebookError, UnknownEdition, editions, load
from tests.rulebooks.conftest import OwnBook


def refusal(name: object) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        load(name)  # type: ignore[arg-type]
    assert caught.value.field
    return caught.value


# Errors


def test_an_error_names_field_reason_and_rule() -> None:
    error = RulebookError(Fault("between", "deal.hand", {"least": 1, "most": 15, "value": 0}, "M5"))
    assert str(error) == "deal.hand: must lie between 1 and 15, not 0 (M5)"
    assert (error.field, error.reason, error.rule) == ("deal.hand", "must lie between 1 and 15, not 0", "M5")
    assert isinstance(error, DizaineError)
    assert pickle.loads(pickle.dumps(error)).faults == error.faults


def test_an_error_names_all_its_faults() -> None:
    error = RulebookError(Fault("missing", "deal.hand", rule="M5"), Fault("unknown", "titles", near="title"))
    assert str(error) == ("deal.hand: is missing (M5)\ntitles: a rulebook has no such field; did you mean 'title'?")


# Editions


@pytest.mark.parametrize("name", ["classics", "", "+knock", "classic.tom", "dice", "dutch original", "../classic"])
def test_an_unknown_edition(name: str) -> None:
    error = refusal(name)
    assert isinstance(error, UnknownEdition)
    assert (error.field, error.rule) == ("edition", "")


def test_an_unknown_edition_comes_with_a_suggestion() -> None:
    assert "did you mean 'classic'?" in refusal("classics").reason
    assert "classic, continental, express, dutch, dutch-original" in refusal("xyzzy").reason


@pytest.mark.parametrize("name", [None, 7, b"classic", ["classic"]])
def test_texts_that_are_no_names_are_refused(name: object) -> None:
    assert isinstance(refusal(name), UnknownEdition)


# Custom files


def full_text(**changes: str) -> str:
    """A complete book without `extends`; `changes` replace whole sections."""
    sections = {
        "material": 'colours = ["red", "orange"]\nnumbers = 6\ncopies = 3\nwilds = 2\nskips = 1\n'
        "reference_cards = 1\nreference_each = false\nmarkers = 0",
        "deal": 'hand = 6\nleast_players = 2\nmost_players = 4\nfirst_wild = "take"\nfirst_skip = "return"',
        "phases": 'list = ["set of 3", "run of 4"]\nshortest_run = 3\norder = "fixed"',
        "turn": 'take = "free"\nlimit = 50\nknock = true\nhits = "at-once"\ngoing_out = "any"',
        "wilds": 'naturals = "group"',
        "skips": 'target = "next"\nserved = "under"',
        "points": "low = 1\nhigh = 2\nhigh_from = 5\nskip = 3\nwild = 4",
        "winning": 'by = "total"\nrounds = "until-won"',
    }
    body = "\n".join(f"[{name}]\n{text}" for name, text in {**sections, **changes}.items() if text)
    return f'title = "Garden rules"\nsource = "our own"\n{body}\n'


def test_a_complete_custom_book(own_book: OwnBook) -> None:
    book = load(own_book(full_text(), "garden.toml"))
    assert (book.id, book.title, book.source) == ("garden", "Garden rules", "our own")
    assert (book.material.deck_size, book.deal.hand, book.turn.limit) == (39, 6, 50)
    assert book.phases.play == (1, 2)
    assert Rulebook.from_json(book.to_json()) == book


def test_text_and_path_and_variants(own_book: OwnBook) -> None:
    name = own_book('extends = "classic"', "deep/c++/my.toml")
    assert load(name) == load(Path(name))
    assert load(f"{name}+knock").id == "my+knock"
    assert load(f"{name}+knock").turn.knock


def test_a_name_relative_to_the_working_folder(own_book: OwnBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(own_book('extends = "express"')).parent)
    assert load("my.toml").deal.hand == 5
    assert load("./my.toml+phases=3").phases.play == (1, 2, 3)


# Extending


def test_only_what_is_written_changes(own_book: OwnBook) -> None:
    book = load(own_book('extends = "classic+knock"\ntitle = "Ours"\n[points]\nwild = 50\n[deal]\nhand = 11'))
    assert (book.title, book.points.wild, book.deal.hand) == ("Ours", 50, 11)
    assert (book.source, book.points.skip, book.turn.knock) == (load("classic").source, 15, True)


def test_a_new_list_is_played_in_full(own_book: OwnBook) -> None:
    text = 'extends = "classic+phases=5"\n[phases]\nlist = ["set of 2", "set of 3"]'
    assert load(own_book(text)).phases.play == (1, 2)
    assert load(own_book(text + "\nplay = [2]")).phases.play == (2,)


def test_extending_a_file_next_to_it(own_book: OwnBook) -> None:
    own_book('extends = "classic"\n[deal]\nhand = 11', "family/base.toml")
    book = load(own_book('extends = "family/base.toml+knock"\n[points]\nwild = 30', "ours.toml"))
    assert (book.id, book.deal.hand, book.turn.knock, book.points.wild) == ("ours", 11, True, 30)


def test_a_file_may_bear_the_name_of_the_edition_it_extends(own_book: OwnBook) -> None:
    assert load(own_book('extends = "classic"\n[deal]\nhand = 9', "classic.toml")).deal.hand == 9


@pytest.mark.parametrize("detour", ["a.toml", "./a.toml", "../books/a.toml+knock", "b.toml"])
def test_circles_are_refused(own_book: OwnBook, detour: str) -> None:
    own_book('extends = "a.toml"', "books/b.toml")
    error = refusal(own_book(f'extends = "{detour}"', "books/a.toml"))
    assert (error.field, "extends itself" in error.reason) == ("extends", True)


@pytest.mark.parametrize(
    ("extends", "kind", "field"),
    [
        ('"classics"', UnknownEdition, "edition"),
        ('"gone.toml"', RulebookError, "gone.toml"),
        ('"classic+nock"', RulebookError, "variant"),
        ("7", RulebookError, "extends"),
        ('["classic"]', RulebookError, "extends"),
    ],
)
def test_extending_what_is_not_there(own_book: OwnBook, extends: str, kind: type[RulebookError], field: str) -> None:
    error = refusal(own_book(f"extends = {extends}"))
    assert (type(error), error.field) == (kind, field)


# Broken files


@pytest.mark.parametrize(
    "text",
    [
        "this is not toml",
        'title = "unfinished',
        "[deal]\nhand = 1\nhand = 2",
        "[deal",
        "limit = " + "9" * 5000,
        "x = " + "[" * 5000,
    ],
)
def test_broken_toml(own_book: OwnBook, text: str) -> None:
    name = own_book(text)
    error = refusal(name)
    assert (error.field, error.rule) == (name, "")
    assert "not valid TOML" in error.reason


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "bytes.toml").write_bytes(b"title = '\xff\xfe'")
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    for name in (
        "missing.toml",
        "folder.toml",
        "bytes.toml",
        "loop.toml",
        "nul\0.toml",
        "x" * 5000 + ".toml",
    ):
        error = refusal(str(tmp_path / name))
        assert (error.field, error.rule) == (str(tmp_path / name), "")


# Fields


@pytest.mark.parametrize(
    ("text", "field", "hint"),
    [
        ("[deal]\nhands = 7", "deal.hands", "did you mean 'hand'?"),
        ("[material]\ncolors = []", "material.colors", "did you mean 'colours'?"),
        ("[turn]\nknocking = true", "turn.knocking", "did you mean 'knock'?"),
        ("[points]\njoker = 20", "points.joker", "has no such field"),
        ("[turn]\nhand = 7", "turn.hand", "did you mean 'deal.hand'?"),
        ("hand = 7", "hand", "did you mean 'deal.hand'?"),
        ("[winnings]\nby = 1", "winnings", "did you mean 'winning'?"),
        ("[xyzzy]", "xyzzy", "has no such field"),
    ],
)
def test_unknown_fields_and_sections_break_no_rule(own_book: OwnBook, text: str, field: str, hint: str) -> None:
    error = refusal(own_book(f'extends = "classic"\n{text}'))
    assert (error.field, error.rule) == (field, "")
    assert hint in error.reason


def test_a_misspelt_extends_is_the_only_fault(own_book: OwnBook) -> None:
    """The missing fields would have come from the extended book."""
    (fault,) = refusal(own_book('extend = "classic"')).faults
    assert fault.near == "extends"


def test_a_file_does_not_name_its_own_id(own_book: OwnBook) -> None:
    assert refusal(own_book('extends = "classic"\nid = "mine"')).field == "id"


@pytest.mark.parametrize(
    ("text", "field", "rule"),
    [
        ("title = 7", "title", ""),
        ('[phases.list]\n"a" = 1', "phases.list", "P1"),
        ("deal = 7", "deal", "M5"),
        ("[[deal]]\nhand = 7", "deal", "M5"),
        ('[material]\ncolours = "red"', "material.colours", "M2"),
        ("[material]\ncolours = [1]", "material.colours[1]", "M2"),
        ("[material]\nwilds = 8.0", "material.wilds", "M3"),
        ('[material]\nskips = "4"', "material.skips", "M4"),
        ("[material]\nreference_each = 1", "material.reference_each", "M7"),
        ("[deal]\nhand = true", "deal.hand", "M5"),
        ("[deal]\nhand = 2020-01-01", "deal.hand", "M5"),
        ("[deal]\nhand = 0x" + "f" * 5000, "deal.hand", "M5"),
        ('[deal]\nfirst_wild = "burn"', "deal.first_wild", "T8"),
        ("[deal]\nfirst_skip = 1", "deal.first_skip", "T9"),
        ('[phases]\nlist = "run of 4"', "phases.list", "P1"),
        ('[phases]\nlist = ["set of 3", 4]', "phases.list[2]", "P1"),
        ('[phases]\nlist = ["set of 3", "flush"]', "phases.list[2]", "P1"),
        ('[phases]\nplay = ["1"]', "phases.play[1]", "V2"),
        ('[phases]\norder = "any"', "phases.order", "V4"),
        ('[turn]\ntake = ["free"]', "turn.take", "T10"),
        ('[turn]\nknock = "yes"', "turn.knock", "V3"),
        ('[turn]\nhits = "later"', "turn.hits", "O1"),
        ('[turn]\ngoing_out = "never"', "turn.going_out", "O3"),
        ('[wilds]\nnaturals = "some"', "wilds.naturals", "W3"),
        ('[skips]\ntarget = "all"', "skips.target", "K1"),
        ('[skips]\nserved = "beside"', "skips.served", "K3"),
        ("[points]\nwild = [20]", "points.wild", "S2"),
        ('[winning]\nby = "luck"', "winning.by", "S4"),
        ('[winning]\nby_points = "places"', "winning.by_points", "S4"),
        ('[winning]\nrounds = "ten"', "winning.rounds", "V1"),
    ],
)
def test_wrong_types_and_words(own_book: OwnBook, text: str, field: str, rule: str) -> None:
    error = refusal(own_book(f'extends = "classic"\n{text}'))
    assert (error.field, error.rule) == (field, rule)


@pytest.mark.parametrize(
    ("section", "text", "field", "rule"),
    [
        ("skips", "", "skips", "K1"),
        ("skips", 'target = "next"', "skips.served", "K3"),
        ("phases", 'shortest_run = 3\norder = "fixed"', "phases.list", "P1"),
        ("winning", 'by = "total"', "winning.rounds", "V1"),
    ],
)
def test_missing_fields(own_book: OwnBook, section: str, text: str, field: str, rule: str) -> None:
    error = refusal(own_book(full_text(**{section: text})))
    assert (error.field, error.reason, error.rule) == (field, "is missing", rule)


# JSON


@pytest.mark.parametrize("edition", editions)
def test_json_is_one_sorted_line_that_round_trips(edition: str) -> None:
    book = load(edition)
    text = book.to_json()
    assert "\n" not in text
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert Rulebook.from_json(text) == book
    assert Rulebook.from_json(text).fingerprint == book.fingerprint


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "{}", '{"id": 1}', "[" * 100_000, None])
def test_broken_json(text: Any) -> None:
    with pytest.raises(RulebookError):
        Rulebook.from_json(text)


def test_json_is_validated_again() -> None:
    table = load("classic").to_table()
    table["deal"]["hand"] = 0
    with pytest.raises(RulebookError) as caught:
        Rulebook.from_json(json.dumps(table))
    assert (caught.value.field, caught.value.rule) == ("deal.hand", "M5")


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(["take", "free"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.data(), junk)
def test_any_junk_in_any_field_is_read_or_refused(data: st.DataObject, value: object) -> None:
    table = load("express").to_table()
    section = data.draw(st.sampled_from(sorted(table)))
    target = table
    if isinstance(table[section], dict) and data.draw(st.booleans()):
        target, section = table[section], data.draw(st.sampled_from(sorted(table[section])))
    target[section] = value
    with suppress(RulebookError):
        book = Rulebook.from_json(json.dumps(table))
        assert Rulebook.from_json(book.to_json()) == book
