"""Whatever is typed, the game answers or moves on; it never breaks, and a mistake never changes it."""

import random
from collections.abc import Callable

import pytest

from dizaine import Game
from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import ARRANGING, COMMANDS, LETTERS, Vocabulary
from dizaine.faces.terminal.console import Left
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.players.cards.players import PolicyPlayer
from dizaine.words.catalogue import LANGUAGES
from tests.faces.terminal.scripts import Script, speaker_for

PARTS = "0 1 2 3 7 11 12 99 -1 r7 y12 g1 b3 o5 W S K Jo cA h7 a b C x z bram T10 : = + + ? ! ; % { } $ é 漢 [ \\"
PIECES = [
    *(word for word in COMMANDS if word not in ("quit", "rules")),
    *(letter for letter in LETTERS.values() if letter != "q"),
    *ARRANGING,
    *PARTS.split(),
    "set 7 = r7 y7 W",
    "run 3 = r3 y4",
    "1:",
    "²",
    "٣",
    "",
]


@pytest.mark.parametrize("book", ["continental+knock", "express", "dutch", "classic+free-order"])
@pytest.mark.parametrize("deck", ["phase", "ordinary"])
def test_random_lines(book: str, deck: str, size: Callable[[int, int], int]) -> None:
    source = random.Random(f"{book} {deck}")
    for number in range(size(4, 400)):
        game = Game.new(book, players=3, seed=number)
        for _ in range(source.randint(0, 60)):
            if not game.is_over:
                game.apply(PolicyPlayer("greedy").choose(game.card_view(game.asked)))
        if game.is_over:
            continue
        lines = [" ".join(source.choices(PIECES, k=source.randint(1, 4))) for _ in range(25)]
        script = Script(*lines)
        speaker = speaker_for(game.rulebook, LANGUAGES[number % 4], deck=deck)
        record = game.record()
        asked = CardTurn(script.console, speaker, Vocabulary(speaker.catalogue), game.card_view(game.asked))
        try:
            move = asked.ask(complete=True)
        except Left:
            assert game.record() == record
        else:
            if not isinstance(move, TakeBack):
                game.apply(move)
