"""Whole sittings: several people at one keyboard, bots between them, leaving and coming back."""

import re
from pathlib import Path

import pytest

from dizaine import Game
from dizaine.engine.cards.events import TurnLost
from dizaine.faces.terminal.cards.session import CardSession
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.look import Look
from dizaine.keeping.save_file import Facts, SaveFile
from dizaine.table.seats import seats_for
from tests.faces.terminal.scripts import Script, speaker_for

WINDOW = 24


class HintFollower(Script):
    """A person, or several in turn, who always do what the hint says."""

    def _read(self, prompt: str) -> str:
        tail = self.text[-800:]
        found = re.findall(r"^Hint: (.*)$", tail.rpartition("> hint")[2], re.MULTILINE)
        called = "press Enter" in " ".join(tail.split()[-12:])
        line = "" if called else found[-1] if found else "hint"
        self.out.write(f"{prompt}{line}\n")
        return line


def sit_down(
    script: Script, folder: Path, saves: list[SaveFile], edition: str, people: list[str], players: int, seed: int = 1
) -> CardSession:
    game = Game.new(edition, players=players, seed=seed)
    seats = seats_for(people, players)
    save = SaveFile.create(game, Facts(seats, "en"), lambda: folder / "1.dizaine")
    saves.append(save)
    speaker = speaker_for(game.rulebook, seats=seats, look=script.console.look)
    return CardSession(script.console, speaker, Vocabulary(speaker.catalogue), game, save)


def test_hands_are_hidden_between_people(
    tmp_path: Path, saved: list[SaveFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is called to the keyboard sees no card of the person before, nor do the others of theirs."""
    monkeypatch.setenv("LINES", str(WINDOW))
    script = HintFollower(look=Look(columns=60))
    session = sit_down(script, tmp_path, saved, "express", ["Ada", "Ben", "Cleo"], 4)
    session.run()
    assert session.game.is_over
    lines = script.text.split("\n")
    calls = [number for number, line in enumerate(lines) if line.startswith("Pass the keyboard to ")]
    assert len(calls) > 20
    for number in calls:
        in_sight = lines[max(0, number - WINDOW) : number]
        hands = [line for line in in_sight if re.match(r"  (helps|fits|rest): ", line)]
        if hands:  # only hands that everybody has just seen, because the round is over
            assert any("the round is" in line for line in in_sight)
    assert script.text.count("Your hand") > script.text.count("Pass the keyboard")


def test_everybody_is_told_what_the_others_did(tmp_path: Path, saved: list[SaveFile]) -> None:
    script = HintFollower(look=Look(columns=100))
    sit_down(script, tmp_path, saved, "express", ["Ada", "Ben"], 3).run()
    assert re.search(r"^Ben (draws a card|takes \S+), discards \S+\.$", script.text, re.MULTILINE)
    assert re.search(r"^You draw [rygb]\d+\.$", script.text, re.MULTILINE)
    assert not re.search(r"^(Ada|Ben|Anouk) draws (?!a card)", script.text, re.MULTILINE)


@pytest.mark.parametrize("edition", ["continental+knock+phases=2", "dutch+phases=3", "classic+ten-rounds+phases=2"])
def test_a_game_of_several_editions_ends_with_standings(edition: str, tmp_path: Path, saved: list[SaveFile]) -> None:
    script = HintFollower()
    sit_down(script, tmp_path, saved, edition, [""], 3).run()
    assert "Standings" in script.text
    assert "dizaine games replay 1" in script.text


def test_nobody_is_asked_who_has_no_choice(tmp_path: Path, saved: list[SaveFile]) -> None:
    """Under T10 most discards cannot be claimed: then one person alone is not asked whether to knock."""
    asked: list[str] = []
    for seed in range(30):
        script = HintFollower()
        folder = tmp_path / str(seed)
        folder.mkdir()
        sit_down(script, folder, saved, "dutch+knock+phases=3", [""], 2, seed).run()
        asked += script.text.split("You may knock")[1:]
        if asked:
            break
    assert asked
    assert all("pass and leave" in part and "knock and take" in part[:400] for part in asked)


def test_leaving_and_coming_back(tmp_path: Path, saved: list[SaveFile]) -> None:
    script = Script("d", "q")
    session = sit_down(script, tmp_path, saved, "express", [""], 2)
    session.run()
    assert "Game 1 is saved. Go on with: dizaine play --continue" in script.flowing
    position = session.game.position()
    saved.pop().close()

    save, game = SaveFile.open(tmp_path / "1.dizaine")
    saved.append(save)
    assert isinstance(game, Game)
    assert game.position() == position
    again = Script("hint")
    speaker = speaker_for(game.rulebook, seats=save.facts.seats)
    session = CardSession(again.console, speaker, Vocabulary(speaker.catalogue), game, save)
    session.skip_the_past()
    session.run()
    assert "Hint: " in again.text
    assert "The draw picks" not in again.text


def test_an_interruption_between_moves_is_leaving(
    tmp_path: Path, saved: list[SaveFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script()
    session = sit_down(script, tmp_path, saved, "express", [""], 2)

    def interrupt(game: Game) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.save, "append", interrupt)
    script.lines = ["d"]
    session.run()
    assert "Game 1 is saved" in script.text


def test_a_lost_turn_is_told(tmp_path: Path, saved: list[SaveFile]) -> None:
    script = HintFollower()
    session = sit_down(script, tmp_path, saved, "classic+phases=4", [""], 3, seed=2)
    session.run()
    assert any(isinstance(event, TurnLost) and event.seat == 0 for event in session.game.history)
    assert "You lose your turn." in script.text
