"""Loading any book: it is recognised as a book of cards or of dice."""

from pathlib import Path

import pytest

from dizaine.rulebooks import Rulebook, RulebookError, UnknownEdition, editions
from dizaine.rulebooks.dice import DiceBook, dice_editions
from dizaine.rulebooks.library import all_editions, load_any


@pytest.mark.parametrize("name", all_editions)
def test_every_edition_is_found(name: str) -> None:
    book = load_any(name)
    assert book.id == name
    assert isinstance(book, Rulebook if name in editions else DiceBook)


def test_names_are_taken_as_people_type_them() -> None:
    assert load_any(" Dice ").id == "dice"
    assert load_any("CLASSIC+knock").id == "classic+knock"


@pytest.mark.parametrize("name", dice_editions)
def test_a_custom_file_with_dice_is_a_dice_book(name: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f'extends = "{name}"\ntitle = "Ours"\n')
    further = tmp_path / "further.toml"
    further.write_text('extends = "own.toml"\n[turn]\nrolls = 4\n')
    assert isinstance(load_any(own), DiceBook)
    book = load_any(str(further))
    assert isinstance(book, DiceBook)
    assert (book.title, book.rolls) == ("Ours", 4)


def test_a_card_file_stays_a_card_book(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('extends = "express"\n')
    assert isinstance(load_any(own), Rulebook)
    assert load_any(f"{own}+knock").id == "own+knock"


def test_files_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    for name, other in (("one", "two"), ("two", "one")):
        (tmp_path / f"{name}.toml").write_text(f'extends = "{other}.toml"\n')
    with pytest.raises(RulebookError, match="extends itself"):
        load_any(tmp_path / "one.toml")


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="cannot be read"):
        load_any(tmp_path / "nothing.toml")


def test_the_dice_game_has_no_variants() -> None:
    with pytest.raises(RulebookError, match=r"variants: the dice game has none, so leave out '\+knock'$"):
        load_any("dice+knock")


def test_a_typo_gets_a_suggestion_from_all_editions() -> None:
    with pytest.raises(UnknownEdition, match="did you mean 'dice-french'"):
        load_any("dice-frnch")
    with pytest.raises(UnknownEdition, match=r"there are classic, .*, dice, dice-french"):
        load_any("poker")
