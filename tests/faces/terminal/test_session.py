"""Complete sessions: several people at one keyboard, bots between them, leaving and coming back."""

import re

import pytest

from dizaine.engine.cards.events import TurnLost
from dizaine.faces.terminal.cards.session import CardSession
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.look import Look
from dizaine.keeping.kept_game import KeptGame
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.library import load_any
from dizaine.table.seats import seats_for
from tests.faces.terminal.scripts import Script, kept, speaker_for
from tests.sizes import SOAKING

WINDOW = 24
EDITION = "express" if SOAKING else "express+phases=5"
"""Of the game that is played to its end."""


class HintFollower(Script):
    """A person, or several in turn, who always follow the hint."""

    def _read(self, prompt: str) -> str:
        tail = self.text[-800:]
        found = re.findall(r"^Hint: (.*)$", tail.rpartition("> hint")[2], re.MULTILINE)
        called = "press Enter" in " ".join(tail.split()[-12:])
        line = "" if called else found[-1] if found else "hint"
        self.out.write(f"{prompt}{line}\n")
        return line


def sit_down(
    script: Script, games: KeptGames, edition: str, people: list[str], players: int, seed: int = 1
) -> CardSession:
    facts = Facts(seats_for(people, players), "en")
    return session_of(script, games.open(games.create(load_any(edition), facts, seed=seed)))


def session_of(script: Script, game: KeptGame) -> CardSession:
    speaker = speaker_for(game.game.rulebook, seats=game.facts.seats, look=script.console.look)
    return CardSession(script.console, speaker, Vocabulary(speaker.catalogue), game, Entrance(game.number))


@pytest.fixture(scope="module")
def complete_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All that is shown in a game of three people at one keyboard and a bot, played to its end."""
    script = HintFollower(look=Look(columns=60))
    with pytest.MonkeyPatch.context() as patch, KeptGames(tmp_path_factory.mktemp("games")) as games:
        patch.setenv("LINES", str(WINDOW))
        session = sit_down(script, games, EDITION, ["Ada", "Ben", "Cleo"], 4)
        session.run()
    assert session.game.is_over
    return script.text


def test_hands_are_hidden_between_people(complete_game: str) -> None:
    """Nobody who is called to the keyboard still sees a card of the person before."""
    lines = complete_game.split("\n")
    calls = [number for number, line in enumerate(lines) if line.startswith("Pass the keyboard to ")]
    assert len(calls) > 20
    for number in calls:
        in_sight = lines[max(0, number - WINDOW) : number]
        hands = [line for line in in_sight if re.match(r"  (helps|fits|rest): ", line)]
        if hands:  # only hands that everybody has just seen, because the round is over
            assert any("the round is" in line for line in in_sight)
    assert complete_game.count("Your hand") > complete_game.count("Pass the keyboard")


def test_everybody_is_told_what_the_others_did(complete_game: str) -> None:
    assert re.search(r"^Ben (draws a card|takes \S+), discards \S+\.$", complete_game, re.MULTILINE)
    assert re.search(r"^You draw [rygb]\d+\.$", complete_game, re.MULTILINE)
    assert re.search(r"^Anouk draws a card", complete_game, re.MULTILINE)
    assert not re.search(r"^(Ada|Ben|Cleo|Anouk) draws (?!a card)", complete_game, re.MULTILINE)


@pytest.mark.parametrize("edition", ["continental+knock+phases=2", "dutch+phases=3", "classic+ten-rounds+phases=2"])
def test_a_game_ends_with_standings(edition: str, games: KeptGames) -> None:
    script = HintFollower()
    sit_down(script, games, edition, [""], 3).run()
    assert "Standings" in script.text
    assert "dizaine games replay 1" in script.text


def test_a_player_without_a_choice_is_not_asked(games: KeptGames) -> None:
    """Under T10 most discards cannot be claimed; then a single person is not asked whether to knock."""
    asked: list[str] = []
    for seed in range(30):
        script = HintFollower()
        sit_down(script, games, "dutch+knock+phases=3", [""], 2, seed).run()
        asked += script.text.split("You may knock")[1:]
        if asked:
            break
    assert asked
    assert all("pass and leave" in part and "knock and take" in part[:400] for part in asked)


def test_leaving_and_coming_back(games: KeptGames) -> None:
    script = Script("d", "q")
    session = sit_down(script, games, "express", [""], 2)
    session.run()
    assert "Game 1 is saved. Continue with: dizaine play --continue" in script.flowing
    position = kept(session).game.position()
    kept(session).close()

    again = Script("hint")
    session = session_of(again, games.open(1))
    assert kept(session).game.position() == position
    session.skip_the_past()
    session.run()
    assert "Hint: " in again.text
    assert "Lots were drawn" not in again.text


def test_an_interruption_between_moves_saves_and_leaves(games: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script()
    session = sit_down(script, games, "express", [""], 2)

    def interrupt(seat: int, move: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kept(session), "play", interrupt)
    script.lines = ["d"]
    session.run()
    assert "Game 1 is saved" in script.text


def test_a_lost_turn_is_told(games: KeptGames) -> None:
    script = HintFollower()
    session = sit_down(script, games, "classic+phases=4", [""], 3, seed=2)
    session.run()
    assert any(isinstance(event, TurnLost) and event.seat == 0 for event in kept(session).game.history)
    assert "You lose your turn." in script.text
