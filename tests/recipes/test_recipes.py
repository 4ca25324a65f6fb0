"""The recipes of CONTRIBUTING.md work, and change no more files than they promise."""

from pathlib import Path

import pytest

from tests.recipes.recipe import Kitchen, Recipe


def test_a_house_rule_takes_four_files(tmp_path: Path) -> None:
    recipe = Recipe("add a house rule")
    assert len(recipe.files) == 4
    kitchen = recipe.follow(tmp_path)
    pages = kitchen.in_every_language("rules", "classic+cheap-wilds+double-unlaid")
    told = ("pays double", "paie le double", "betaalt dubbel", "das Doppelte")
    assert all("15" in page and "O4" in page and words in page for page, words in zip(pages, told, strict=True))
    sentences = ("cost double", "coûtent le double", "in je hand dubbel", "das Doppelte")
    assert all(words in page for page, words in zip(kitchen.in_every_language("rules"), sentences, strict=True))
    assert "O4" not in kitchen.dizaine("rules", "classic")
    assert kitchen.dizaine("rules", "--diff", "classic", "classic+cheap-wilds").count("S2") == 1
    # The tests that the recipe mentions, without pytest, which would take longer to start than everything else.
    kitchen.python("""
        from tests import test_rule_ids
        from tests.engine import test_double_unlaid
        from tests.rulebooks import test_rulebooks_page
        test_double_unlaid.test_cards_cost_double_without_a_phase()
        test_rule_ids.test_the_rules_page_has_each_rule_once_and_in_order()
        test_rulebooks_page.test_every_field_of_a_card_book_is_explained("points.unlaid")
        test_rulebooks_page.test_the_starter_explains_every_field("points.unlaid")
    """)


def test_an_edition_takes_one_file(tmp_path: Path) -> None:
    recipe = Recipe("add an edition")
    assert len(recipe.files) == 1
    kitchen = recipe.follow(tmp_path)
    names = ("Quick", "Rapide", "Vlug", "Flott")
    pages = kitchen.in_every_language("rules", "quick")
    assert all(name in page for page, name in zip(pages, names, strict=True))
    for words in ("rules",), ("rules", "--help"):
        assert all("quick" in page for page in kitchen.in_every_language(*words))
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


def test_a_recipe_that_no_longer_applies_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\n", encoding="utf-8")
    kitchen = Kitchen(tmp_path, names=())
    kitchen.change("a.txt", " one\n+two\n")
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "one\ntwo\n"
    with pytest.raises(AssertionError, match=r"a\.txt has not"):
        kitchen.change("a.txt", " three\n+four\n")
