"""Taking back lays and hits of one's own turn at the keyboard, and what others are told of it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from dizaine import Card
from dizaine.client import Place, Server
from dizaine.engine.cards.events import CardDrawn, PhaseLaid, TurnLost, TurnStarted
from dizaine.engine.events import Event
from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.taking_back import TakeBack, without_taken_back
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.sqlite_store import FILE
from dizaine.table.log import TakenBack
from dizaine.words.catalogue import LANGUAGES
from tests.client.playing import play_seat
from tests.engine.setup import position
from tests.faces.keyboard_player import KeyboardPlayer
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import open_table
from tests.faces.terminal.scripts import Script, kept, speaker_for
from tests.faces.terminal.test_alternate_screen import CALL, TerminalFollower, terminal
from tests.faces.terminal.test_session import HintFollower, session_of, sit_down

__all__ = ["terminal"]
BOOK = "express+phases=1"


class Hesitant(HintFollower):
    """Follows hints, but takes each of the first lays back as soon as that is offered; then stops."""

    def __init__(self, times: int, *, word: str = "u") -> None:
        super().__init__(look=Look(columns=100))
        self.times = times
        self.word = word

    def _read(self, prompt: str) -> str:
        latest = self.text.rpartition("\n> ")[2]
        if self.times and re.search(r"^  u  take back phase", latest, re.MULTILINE):
            self.times -= 1
            self.out.write(f"{prompt}{self.word}\n")
            return self.word
        return super()._read(prompt)


@pytest.mark.parametrize("word", ["u", "undo", "und"])
def test_a_lay_is_taken_back_and_made_again(word: str, games: KeptGames) -> None:
    script = Hesitant(2, word=word)
    session = sit_down(script, games, BOOK, [""], 2, seed=3)
    session.run()
    assert script.times == 0
    assert session.game.is_over
    told = re.findall(r"^You (lay phase 1|take back phase 1)", script.text, re.MULTILINE)
    assert told[:5] == ["lay phase 1", "take back phase 1", "lay phase 1", "take back phase 1", "lay phase 1"]
    assert sum(isinstance(event, TakenBack) for event in session.game.seen(0)) == 2
    own = [event for event in kept(session).game.history if isinstance(event, PhaseLaid) and event.seat == 0]
    assert len(own) == 1, "what was taken back is still in the game"


def test_a_game_goes_on_from_what_was_taken_back(games: KeptGames) -> None:
    script = Hesitant(1)
    session = sit_down(script, games, BOOK, [""], 2, seed=3)
    script.word = "u"
    game = kept(session)
    while not game.may_take_back(0):
        move = session._ask(game.asked) if game.asked == 0 else None
        if move is None:
            game.go_on(game.asked)
        else:
            game.play(0, move)  # type: ignore[arg-type]
    before = game.seen(0)
    assert game.take_back(0) == ""
    assert game.seen(0)[: len(before)] == before
    assert isinstance(game.seen(0)[-1], TakenBack)
    assert game.take_back(0) == "nothing-to-take-back"
    number, where = game.number, game.game.position()
    game.close()
    again = session_of(Script("q"), games.open(number))
    assert kept(again).game.position() == where
    kept(again).close()


def test_nothing_to_take_back_is_explained(games: KeptGames) -> None:
    script = Script("u", "q", look=Look(columns=200))
    sit_down(script, games, "express", [""], 2).run()
    assert "There is nothing to take back." in script.flowing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("taking_back", ["0: hit b7 on 0", "0: lay 1: set 7 = r7 y7 g7 + set 9 = r9 y9 g9"])
def test_it_is_offered_and_explained_in_every_language(language: str, taking_back: str) -> None:
    game = position("continental", ["r5 y5 g5 r7 y7 g7 r1 b2 W y12 S", 10, 10])
    speaker = speaker_for(game.rulebook, language)
    script = Script("?", speaker.text("terminal-word-undo"))
    asked = CardTurn(script.console, speaker, Vocabulary(speaker.catalogue), game.card_view(0), taking_back)
    assert isinstance(asked.ask(complete=False), TakeBack)
    what = "b7" if "hit" in taking_back else speaker.text("page_table-taken-lay", phase=1)
    offered = " ".join(speaker.text("terminal-choice-undo", what=what).split())
    assert f"u {offered}" in script.flowing
    assert f"u {speaker.text('terminal-word-undo')}" in script.flowing


def test_what_others_at_the_keyboard_took_back_is_not_told() -> None:
    taken = TakenBack(seat=1, move="1: lay 1: set 1 = r1 b1 g1", lines=1, events=2)
    start, drawn, end = TurnStarted(1), CardDrawn(1, Card.from_text("r1"), public=False), TurnLost(0, "")
    laid = (TurnStarted(2), TurnStarted(3))  # it does not matter what they are
    once: list[Event | TakenBack] = [start, drawn, *laid, taken, end]
    assert without_taken_back(once, [1]) == [start, drawn, end]
    assert without_taken_back(once, [0]) == once
    assert without_taken_back([start, *laid, taken, *laid, taken, end], [1]) == [start, end]
    assert without_taken_back([start, *laid, taken, *laid, end], [1]) == [start, *laid, end]
    assert without_taken_back([taken, end], [1]) == [taken, end], "told before"


class HesitantCouple(TerminalFollower):
    """Two people with a terminal that is searched whenever one of them is called; each lay is taken back once."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[str] = []
        self.given_up = False

    def _read(self, prompt: str) -> str:
        latest = self.text.rpartition("\n> ")[2]
        found = re.search(r"^  u  (take back phase \d+)", latest, re.MULTILINE)
        if found and len(self.taken) < 2:
            self.look_at_the_screen()
            self.taken.append(found[1])
            self.out.write(f"{prompt}u\n")
            return "u"
        if self.taken and not self.given_up and re.search(r"^You take back", latest, re.MULTILINE):
            self.given_up = True
            self.look_at_the_screen()
            hand = re.findall(r"^  (?:helps|rest): (.*)$", latest, re.MULTILINE)
            line = f"x {len(re.findall(r'[a-zA-Z]+', ' '.join(hand)))}"
            self.out.write(f"{prompt}{line}\n")
            return line
        return super()._read(prompt)


@pytest.mark.usefixtures("terminal")
def test_the_next_person_does_not_learn_what_was_taken_back(games: KeptGames) -> None:
    """The cards are in the hand again, and nobody else has seen them."""
    script = HesitantCouple()
    session = sit_down(script, games, "express+phases=2", ["Ada", "Ben"], 2)
    session.run()
    assert script.taken
    assert script.given_up
    calls = script.text.split(CALL)
    given_up = next(number for number, part in enumerate(calls) if "You take back" in part)
    laid = re.search(r"You lay phase \d+ \((.*?)\)", " ".join(calls[given_up].split()))
    assert laid
    following = " ".join(calls[given_up + 1].split())
    news = following.partition("---")[0]
    assert "draws a card" in news or "takes" in news
    assert "take back" not in news
    assert "takes back" not in news
    assert "lays phase" not in news


def test_a_lay_that_somebody_elsewhere_takes_back_is_told(tmp_path: Path) -> None:
    with running(tmp_path / FILE) as server:
        asyncio.run(_watch_a_lay_come_and_go(server, tmp_path))


async def _watch_a_lay_come_and_go(server: RunningServer, folder: Path) -> None:
    """Ann plays in a browser, and takes each lay and hit back before she makes it again; Eve sits at a terminal."""
    invitation = await open_table(server, seats=2, edition=BOOK)
    link = f"{server.url}/#{invitation.code}"
    eve = PseudoTerminal("play", "--join", link, "--people", "Eve", folder=folder, columns=100, NO_COLOR="1")
    await asyncio.to_thread(eve.read_until, "Waiting for the host")
    async with Server(server.url) as office, office.sit(Place(invitation.code, 0, invitation.token)) as ann:
        await ann.start()
        await asyncio.gather(asyncio.to_thread(KeyboardPlayer(eve).play), play_seat(ann, wavering=True))
    assert eve.end() == 0
    told = re.findall(r"Ann (?:[^.]*?)(lays phase 1|takes back phase 1)", " ".join(eve.transcript.split()))
    if "lays phase 1" in told:
        assert told[:3] == ["lays phase 1", "takes back phase 1", "lays phase 1"]
