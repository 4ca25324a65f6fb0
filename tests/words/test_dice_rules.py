"""The rules of a dice game in words: exactly its rules, with the numbers of its book."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from dizaine.words.catalogue import LANGUAGES, Catalogue
from dizaine.words.dice.clauses import dice_clauses
from dizaine.words.difference import difference_page, differing_rules
from dizaine.words.rules import book_title, rules_in_words, rules_page

ENGLISH = Catalogue("en")


def rules_of(book: DiceBook) -> set[str]:
    return {clause.rule for clause in dice_clauses(book)}


@pytest.mark.parametrize("edition", dice_editions)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_sheet_is_on_the_page_once(language: str, edition: str) -> None:
    page = rules_page(Catalogue(language), load_dice(edition))
    assert sorted(re.findall(r"^  (D\d+) ", page, re.MULTILINE), key=lambda rule: int(rule[1:])) == [
        f"D{number}" for number in range(1, 13)
    ]
    assert max(len(line) for line in page.splitlines()) <= 80


def test_the_page_describes_the_dice_of_the_book() -> None:
    page = " ".join(rules_page(ENGLISH, load_dice("dice")).split())
    assert "6 dice have the faces 5, 6, 7, 8, 9 and 10. 4 dice have the faces 1, 2, 3, 4, W and W." in page
    assert "8 7 dice of one colour" in page
    french = " ".join(rules_page(ENGLISH, load_dice("dice-french")).split())
    assert "4 dice have the faces 1, 2, 3, 4, 5 and W." in french


@pytest.mark.rule("M6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_for_how_many_players(language: str) -> None:
    def numbers(least: int, most: int) -> list[str]:
        book = replace(load_dice("dice"), least_players=least, most_players=most)
        text = rules_in_words(Catalogue(language), dice_clauses(book))["M6"]
        assert text in " ".join(rules_page(Catalogue(language), book).split())
        return re.findall(r"\d+", text)

    book = load_dice("dice")
    assert numbers(book.least_players, book.most_players) == ["1", "6"]
    assert numbers(2, 4) == ["2", "4"]
    assert numbers(3, 3) == ["3"]
    assert numbers(1, 1) == [], "one player is a word"


@pytest.mark.rule("D5")
@pytest.mark.parametrize("edition", dice_editions)
def test_german_names_of_sets_are_explained_below_the_list_that_uses_them(edition: str) -> None:
    page = " ".join(rules_page(Catalogue("de"), load_dice(edition)).split())
    listed, _, below = page.partition(" D4 ")
    explained = re.split(r" [A-Z]\d+ ", below.partition(" D5 ")[2])[0]
    names = set(re.findall(r"\w+linge?\b", listed))
    assert {name.removesuffix("e") for name in names} == {"Zwilling", "Drilling", "Vierling", "Fünfling"}
    assert all(name.removesuffix("e") in explained for name in names)


def test_only_rules_that_apply_are_printed() -> None:
    book = load_dice("dice")
    assert "D12" not in rules_of(replace(book, least_players=2))
    assert not {"D2", "D8", "D9", "D10"} & rules_of(replace(book, most_players=1))
    assert "D7" not in rules_of(replace(book, half_phase=0))
    assert "D8" not in rules_of(replace(book, finish_bonus=0))
    once = rules_page(ENGLISH, replace(book, rolls=1))
    assert "On your turn, roll all the dice once." in once


def test_only_the_low_dice_differ_between_the_sheets() -> None:
    assert list(differing_rules(load_dice("dice"), load_dice("dice-french"))) == ["D1"]
    page = difference_page(ENGLISH, load_dice("dice"), load_dice("dice-french"))
    assert "5 and W" in " ".join(page.split())


def test_a_custom_book_is_named_by_its_title(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('extends = "dice"\ntitle = "At home"\n')
    assert book_title(Catalogue("de"), load_dice(own)) == "At home"
    assert book_title(Catalogue("de"), load_dice("dice")) == "Würfelspiel"
