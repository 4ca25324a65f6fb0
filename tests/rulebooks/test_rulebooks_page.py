"""`docs/rulebooks.md` and the starter explain every field, with its values, limits and rule."""

import re
import tomllib
from dataclasses import MISSING, fields, is_dataclass
from importlib.resources import files
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from dizaine.rulebooks import Rulebook, load
from dizaine.rulebooks.dice import load_dice
from dizaine.rulebooks.dice_model import NUMBERS
from dizaine.rulebooks.fields import CARD_LIMITS, dice_rule_of, rule_of
from dizaine.rulebooks.library import load_any
from dizaine.rulebooks.limits import COLOURS, NAMES
from tests.rulebooks.conftest import OwnBook

PAGE = (Path(__file__).parent.parent.parent / "docs" / "rulebooks.md").read_text(encoding="utf-8")
CARDS, DICE = PAGE.split("## Fields of a dice book")
STARTER = (files("dizaine.rulebooks") / "starter.toml").read_text(encoding="utf-8")


def card_fields() -> dict[str, object]:
    """Every field of a card book, with its type; sections are no fields."""
    sections = get_type_hints(Rulebook)
    return {
        f"{section}.{field.name}": get_type_hints(kind)[field.name]
        for section, kind in sections.items()
        if is_dataclass(kind)
        for field in fields(kind)
    } | dict.fromkeys(NAMES, str)


def may_be_left_out() -> set[str]:
    """The fields that have a default."""
    return {
        f"{section}.{field.name}"
        for section, kind in get_type_hints(Rulebook).items()
        if is_dataclass(kind)
        for field in fields(kind)
        if field.default is not MISSING
    }


def dice_fields() -> set[str]:
    table = load_dice("dice").to_table()
    del table["dice"]
    nested = {f"{section}.{name}" for section, value in table.items() if isinstance(value, dict) for name in value}
    return nested | {"colours", "dice.NAME.faces", "dice.NAME.colours"}


def row(page: str, field: str) -> list[str]:
    """The cells of the row that explains a field."""
    (line,) = re.findall(rf"^\| `{re.escape(field)}` \|(.*)\|$", page, re.MULTILINE)
    return [cell.strip() for cell in line.split(" | ")]


def numbers(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", cell)]


@pytest.mark.parametrize("field", sorted(card_fields().keys() - NAMES))
def test_every_field_of_a_card_book_is_explained(field: str) -> None:
    meaning, values, rule = row(CARDS, field)
    assert meaning
    assert rule_of(field) in rule.replace(";", "").split()
    kind = card_fields()[field]
    if get_origin(kind) is Literal:
        assert tuple(re.findall(r"`([\w-]+)`", values)) == get_args(kind)
    if field in CARD_LIMITS:
        assert tuple(numbers(values)) == CARD_LIMITS[field]
    if field == "material.colours":
        assert tuple(re.findall(r"`(\w+)`", values)) == COLOURS


@pytest.mark.parametrize("field", sorted(dice_fields()))
def test_every_field_of_a_dice_book_is_explained(field: str) -> None:
    meaning, values, rule = row(DICE, field)
    assert meaning
    assert rule == dice_rule_of(field)
    if field in NUMBERS:
        assert tuple(numbers(values)) == NUMBERS[field].limits


@pytest.mark.parametrize("name", [*NAMES, "extends"])
def test_the_names_of_a_book_are_explained(name: str) -> None:
    assert f"`{name}`" in CARDS


@pytest.mark.parametrize("text", re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
def test_the_examples_can_be_played(text: str, own_book: OwnBook) -> None:
    assert load_any(own_book(text)).title == tomllib.loads(text)["title"]


# The starter


def test_the_starter_is_the_classic_game(own_book: OwnBook) -> None:
    assert load(own_book(STARTER)).fingerprint == load("classic").fingerprint


@pytest.mark.parametrize("field", sorted(card_fields().keys() - {"id"}))
def test_the_starter_explains_every_field(field: str) -> None:
    """By a comment right above it, or about its whole section, that names the rule and the words to choose from."""
    section, _, name = field.rpartition(".")
    start = STARTER.index(f"\n[{section}]") if section else 0
    match = re.search(rf"((?:^#.*\n)+){name} = ", STARTER[start:], re.MULTILINE)
    if match is None and field in may_be_left_out():
        return  # a house rule: it is on the page, and a first book does without it
    assert match, field
    heading = STARTER[start:].lstrip().partition("\n")[0]
    comment = f"{heading} {match[1]}"
    rule = rule_of(field)
    assert rule in comment
    kind = card_fields()[field]
    words = get_args(kind) if get_origin(kind) is Literal else ()
    assert all(f'"{word}"' in comment for word in words)
