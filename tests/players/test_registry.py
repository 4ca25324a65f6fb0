"""The list of players agrees with the kernel, and each player has a description and can be created."""

from typing import get_args

import pytest

from dizaine import Game
from dizaine.lab.plan import Plan
from dizaine.players import registry
from dizaine.players.answers import answer_of
from dizaine.players.registry import PLAYERS, STAND_IN, USUAL, Listed, at_tables, ladder, listed
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import load_dice
from dizaine.rulebooks.kind_name import KindName
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.engine.dice.quick_book import quick_book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: f"{player.game}-{player.name}")
def test_every_player_has_its_words(player: Listed, language: str) -> None:
    name, note = player.words
    catalogue = Catalogue(language)
    assert catalogue.text(name)
    assert catalogue.text(note).endswith(".")


@pytest.mark.parametrize("game", get_args(KindName))
def test_names_and_numbers_are_told_apart(game: KindName) -> None:
    players = [player for player in PLAYERS if player.game == game]
    assert len({player.name for player in players}) == len(players) == len(listed(game))
    numbers = sorted(player.policy for player in players if player.policy is not None)
    assert numbers == list(range(len(numbers)))
    assert {STAND_IN, USUAL[game]} <= set(at_tables(game)) <= set(ladder(game))


def test_the_numbers_never_change() -> None:
    cards = {"random": 0, "greedy": 1, "easy": 2, "steady": 3, "expert": 4, "deficit": 5, "partition": 6}
    assert {name: player.policy for name, player in listed("cards").items()} == cards
    assert {name: player.policy for name, player in listed("dice").items()} == {
        "random": 0,
        "greedy": 1,
        "optimal": None,
    }


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: f"{player.game}-{player.name}")
def test_every_player_can_be_made_and_answers(
    player: Listed, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path_factory.mktemp("nothing-solved")))
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path_factory.mktemp("nothing-stored")))
    cards = player.game == "cards"
    game = Game.new("classic", players=2, seed=1) if cards else Game.new("dice", players=2, seed=1)
    if player.solved:
        with pytest.raises(NoStoredPolicy):
            player.make(quick_book())
    answer_of(player.make(game.rulebook), game.view(game.asked))


def test_custom_players_of_a_plan_have_unique_numbers() -> None:
    own = [f"tests.own_bots:{name}" for name in ("Same", "Raising", "Silent", "Cheating")]
    plan = Plan(load("classic"), ("partition", "expert", *own), 1)
    assert plan.guests == (2, 3, 4, 5)
    assert len(set(plan.lineup.policy)) == 6
    assert (plan.numbers["partition"], plan.numbers["expert"]) == (registry.PARTITION, registry.EXPERT)
    assert max(plan.numbers.values()) < 8
    assert Plan(load_dice("dice"), ("random", "optimal"), 1).numbers == {"random": 0, "optimal": 2}
