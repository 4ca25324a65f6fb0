"""A game that is killed without warning continues with everything that had been shown."""

import random
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from dizaine import Game
from dizaine.keeping.kept_games import KeptGames
from dizaine.words.catalogue import Catalogue
from tests.faces.keyboard_player import HINT
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.sizes import size as choose_size

CARD = re.compile(r"(?<![\w+])(?:[rygb]\d+|[WS])(?!\w)")
HAND = re.compile(r"^  (?:helps|fits|rest): (.*(?:\n    .*)*)", re.MULTILINE)


def hand_on(screen: str) -> Counter[str]:
    """The cards of the last hand that a screen shows."""
    last = screen.rpartition("Your hand")[2]
    return Counter(card for line in HAND.findall(last) for card in CARD.findall(line))


def record_of(folder: Path) -> list[str]:
    """The game as another program reads it from the store."""
    with KeptGames(folder) as games:
        return games.read(1)[0].splitlines()


@pytest.mark.parametrize("sitting", range(choose_size(1, 5)))
def test_killed_at_random_moments(sitting: int, tmp_path: Path, size: Callable[[int, int], int]) -> None:
    """At every prompt the stored game has what the screen shows, and a kill loses nothing of it."""
    moments = random.Random(sitting)
    arguments = ["play", "continental+knock", "--people", "Ada", "--players", "4"]
    seen: list[str] = []
    for kill in range(size(5, 80)):
        terminal = PseudoTerminal(*arguments, folder=tmp_path, NO_COLOR="1")
        for _ in range(moments.randint(1, 6)):
            screen = terminal.read_to_prompt()
            if Catalogue("en").text("terminal-go-on") in screen:  # a round is over, and no hand is shown
                terminal.type("")
                screen = terminal.read_to_prompt()
            now = record_of(tmp_path)
            assert now[: len(seen)] == seen, f"kill {kill} lost what had been seen"
            seen = now
            game = Game.from_record("\n".join(seen))
            if game.is_over:
                break
            assert hand_on(screen) == Counter(str(card) for card in game.card_view(0).hand), screen
            terminal.type("hint")
            hint = HINT.search(terminal.read_to_prompt())
            assert hint
            terminal.type(hint[1])
        time.sleep(moments.choice([0, moments.random() * 0.03]))
        terminal.kill()
        with KeptGames(tmp_path) as games:
            over = games.summary(1).over
            if over:  # the next one is a new game
                games.delete(1)
        arguments, seen = (arguments[:5], []) if over else (["play", "--continue"], seen)


def test_the_terminal_hangs_up(tmp_path: Path) -> None:
    """Closing the window loses nothing either."""
    terminal = PseudoTerminal("play", "express", "--seed", "1", folder=tmp_path)
    terminal.read_to_prompt()
    terminal.type("d")
    terminal.read_to_prompt()
    before = record_of(tmp_path)
    terminal.kill()
    again = PseudoTerminal("play", "--continue", folder=tmp_path)
    again.read_to_prompt()
    again.press(b"\x04")
    again.read_to_end()
    assert again.end() == 0
    assert record_of(tmp_path) == before
