"""Custom players by name: where they are searched, and how wrong names are refused."""

import sys
from pathlib import Path

import pytest

from dizaine.faces.complaints import complaint_lines
from dizaine.players.own_players import PlayerError, Problem, find_player, known_names
from dizaine.rulebooks import load
from dizaine.rulebooks.kind_name import KindName
from dizaine.words.catalogue import LANGUAGES, Catalogue

MODULE = "class Twin:\n    def choose(self, view):\n        return view.canonical_moves()[0]\n"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))


def test_from_the_current_folder() -> None:
    Path("bots_of_here.py").write_text(MODULE)
    player = find_player("bots_of_here:Twin", "cards")
    assert (player.name, player.policy, player.is_own) == ("bots_of_here:Twin", None, True)
    assert type(player.make(load("classic"))).__name__ == "Twin"


def test_no_file_of_the_folder_shadows_another_module() -> None:
    Path("colorsys.py").write_text("raise RuntimeError\n")
    with pytest.raises(PlayerError) as caught:
        find_player("colorsys:Player", "cards")
    assert caught.value.problem == "no-class"


def test_by_the_plain_name_of_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    info = site / "their_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n")
    names = ("twin", "greedy", "person", "a bot")
    entries = "".join(f"{name} = their_bots:Twin\n" for name in names)
    (info / "entry_points.txt").write_text(f"[dizaine.players]\n{entries}lost = their_lost_bots:Twin\n")
    (site / "their_bots.py").write_text(MODULE)
    assert "twin" not in known_names("cards")
    monkeypatch.syspath_prepend(str(site))
    assert find_player("twin", "cards").is_own
    assert find_player("greedy", "cards").policy == 1, "an entry point replaced a built-in player"
    assert known_names("cards")[-2:] == ("twin", "lost")
    assert known_names("cards").count("greedy") == 1
    with pytest.raises(PlayerError) as caught:
        find_player("lost", "cards")
    assert caught.value.problem == "no-module"
    with pytest.raises(PlayerError) as caught:
        find_player("twni", "cards")
    assert "twin" in str(complaint_lines(Catalogue("en"), caught.value))


@pytest.mark.parametrize(
    ("name", "game", "problem", "told"),
    [
        ("gredy", "cards", "unknown", "“greedy”"),
        ("optimal", "cards", "unknown", "random, easy, greedy, steady, expert, deficit, partition"),
        ("", "dice", "unknown", "random, greedy, optimal"),
        ("nowhere_bots:Twin", "cards", "no-module", "nowhere_bots"),
        ("tests.nowhere_bots:Twin", "cards", "no-module", "tests.nowhere_bots"),
        ("broken_bots:Twin", "cards", "import", "SyntaxError"),
        ("raising_bots:Twin", "cards", "import", "RuntimeError: not today"),
        ("needing_bots:Twin", "cards", "import", "surely_not_installed"),
        (":Twin", "cards", "unknown", "module:Class"),
        ("..:Twin", "cards", "unknown", "module:Class"),
        ("tests.own_bots:", "cards", "unknown", "module:Class"),
        ("my bots:Twin", "cards", "unknown", "module:Class"),
        ("tests..own_bots:Twin", "cards", "no-module", "tests."),
        ("tests.own_bots:Sam", "cards", "no-class", "“tests.own_bots:Same”"),
        ("tests.own_bots:not_a_player", "cards", "no-player", "choose(self, view)"),
        ("tests.own_bots:OnlyDice", "cards", "other-game", 'games = ("cards", "dice")'),
        ("tests.own_bots:Silent", "dice", "other-game", 'games = ("cards", "dice")'),
    ],
)
def test_a_name_that_brings_no_player(name: str, game: KindName, problem: Problem, told: str) -> None:
    Path("broken_bots.py").write_text("class Twin\n")
    Path("raising_bots.py").write_text("raise RuntimeError('not today')\n")
    Path("needing_bots.py").write_text("import surely_not_installed\n")
    with pytest.raises(PlayerError) as caught:
        find_player(name, game)
    assert caught.value.problem == problem
    assert told in " ".join(complaint_lines(Catalogue("en"), caught.value) or [])
    for language in LANGUAGES:
        assert complaint_lines(Catalogue(language), caught.value)


def test_a_player_for_the_lab_alone_is_not_unknown() -> None:
    with pytest.raises(PlayerError, match="'random' plays in simulations and tournaments only") as caught:
        find_player("random", "cards", at_table=True)
    told = " ".join(complaint_lines(Catalogue("en"), caught.value) or [])
    assert "only plays in simulations and tournaments" in told
    assert "easy, greedy, steady, expert" in told


def test_a_class_that_cannot_be_made_says_so() -> None:
    player = find_player("tests.own_bots:Needy", "cards")
    with pytest.raises(PlayerError, match=r"not-made.*strength") as caught:
        player.make(load("classic"))
    assert complaint_lines(Catalogue("fr"), caught.value)


def test_tables_offer_only_some_built_in_players() -> None:
    assert find_player("random", "cards").policy == 0
    with pytest.raises(PlayerError) as caught:
        find_player("random", "cards", at_table=True)
    assert caught.value.known == ("easy", "greedy", "steady", "expert")
