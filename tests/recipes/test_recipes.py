"""Whoever follows a recipe of CONTRIBUTING.md gets what it promises, with no more files than it promises."""

import sys
from pathlib import Path

import pytest

from dizaine.words.catalogue import LANGUAGES
from tests.recipes.recipe import Kitchen, Recipe


def in_every_language(kitchen: Kitchen, *words: str) -> list[str]:
    return [kitchen.dizaine(*words, "--lang", language) for language in LANGUAGES]


def test_a_house_rule_takes_four_files(tmp_path: Path) -> None:
    recipe = Recipe("add a house rule")
    assert len(recipe.files) == 4
    kitchen = recipe.follow(tmp_path)
    pages = in_every_language(kitchen, "rules", "classic+cheap-wilds+double-unlaid")
    told = ("pays double", "paie le double", "betaalt dubbel", "das Doppelte")
    assert all("15" in page and "O4" in page and words in page for page, words in zip(pages, told, strict=True))
    sentences = ("cost double", "coûtent le double", "in je hand dubbel", "das Doppelte")
    assert all(words in page for page, words in zip(in_every_language(kitchen, "rules"), sentences, strict=True))
    assert "O4" not in kitchen.dizaine("rules", "classic")
    assert kitchen.dizaine("rules", "--diff", "classic", "classic+cheap-wilds").count("S2") == 1
    tests = ["tests/engine/test_double_unlaid.py", "tests/test_rule_ids.py", "tests/rulebooks/test_rulebooks_page.py"]
    kitchen.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)


def test_an_edition_takes_one_file(tmp_path: Path) -> None:
    recipe = Recipe("add an edition")
    assert len(recipe.files) == 1
    kitchen = recipe.follow(tmp_path)
    names = ("Quick", "Rapide", "Vlug", "Flott")
    for words in ("rules", "quick"), ("rules",), ("rules", "--help"):
        pages = in_every_language(kitchen, *words)
        assert all(name in page or words != ("rules", "quick") for page, name in zip(pages, names, strict=True))
        assert all("quick" in page for page in pages)
    played = kitchen.python("""
        from dizaine import Game
        from dizaine.players.registry import listed
        game = Game.new("quick", players=2, seed=1)
        player = listed("cards")["greedy"].make(game.rulebook)
        while not game.is_over:
            game.apply(player.choose(game.view(game.asked)))
        print(game.rulebook.id, len(game.rulebook.phases.play))
    """)
    assert played == "quick 4"


def test_a_player_takes_two_files(tmp_path: Path) -> None:
    recipe = Recipe("add a player")
    assert len(recipe.files) == 2
    kitchen = recipe.follow(tmp_path)
    arguments = ("simulate", "express", "--bots", "hasty,random", "--games", "4", "--seed", "1", "--workers", "1")
    assert "hasty" in kitchen.dizaine(*arguments)
    assert "hasty" in kitchen.dizaine("simulate", "--help")
    words = kitchen.python("""
        from dizaine.players.registry import listed
        from dizaine.words.catalogue import LANGUAGES, Catalogue
        print([Catalogue(language).text(word) for language in LANGUAGES for word in listed("cards")["hasty"].words])
    """)
    assert all(word in words for word in ("hasty", "pressé", "haastig", "hastig"))


def test_a_language_takes_a_line_of_one_list(tmp_path: Path) -> None:
    recipe = Recipe("add a language")
    assert len(recipe.files) == 1
    kitchen = recipe.follow(tmp_path)
    assert "en|fr|nl|de|it" in kitchen.dizaine("--help", "--lang", "it")
    assert "2 sets of 3" in kitchen.dizaine("rules", "classic", "--lang", "it")
    assert '"it":"Italiano"' in (kitchen.folder / "web/src/messages.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("changed", ["+++ a.txt\n two\n+three\n", "+++ a.txt\n@@\n"])
def test_a_recipe_that_does_not_fit_any_more_is_noticed(changed: str, tmp_path: Path) -> None:
    kitchen = Kitchen.__new__(Kitchen)
    kitchen.folder = tmp_path
    (tmp_path / "a.txt").write_text("one\n", encoding="utf-8")
    path, _, hunks = changed.removeprefix("+++ ").partition("\n")
    if " two" in changed:
        with pytest.raises(AssertionError, match=r"a\.txt has not"):
            kitchen.change(path, hunks)
