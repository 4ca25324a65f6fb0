"""Whatever is typed at the dice, the game answers or moves on; it never breaks, and a mistake never changes it."""

import random
from collections.abc import Callable

import pytest

from dizaine.faces.terminal.console import Left
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.turn import DiceTurn
from dizaine.faces.terminal.dice.vocabulary import DICE_COMMANDS, DICE_LETTERS, DiceVocabulary
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.game import Game
from dizaine.players.dice.players import PolicyPlayer
from dizaine.rulebooks.dice import DiceBook, load_dice
from dizaine.words.catalogue import LANGUAGES
from tests.engine.dice.quick_book import quick_book
from tests.faces.terminal.dice_scripts import DICE_SEATS, dice_speaker
from tests.faces.terminal.scripts import Script

PARTS = "0 1 2 3 7 10 11 99 -1 1-3 9-2 r7 8g oW W 8s 10s all none red g D3 X : = + , ; ? % { } $ é 漢 [ \\ ² ٣ '"
PIECES = [
    *(word for word in DICE_COMMANDS if word not in ("quit", "rules")),
    *(letter for letter in DICE_LETTERS.values() if letter != "q"),
    *PARTS.split(),
    "",
]


@pytest.mark.parametrize("book", [load_dice("dice"), load_dice("dice-french"), quick_book()], ids=lambda book: book.id)
def test_random_lines(book: DiceBook, size: Callable[[int, int], int]) -> None:
    source = random.Random(book.id)
    for number in range(size(8, 400)):
        game = Game.new(book, players=1 + number % 3, seed=number)
        player = PolicyPlayer("random", seed=number)
        for _ in range(source.randint(0, 30)):
            if not game.is_over:
                game.apply(player.choose(game.dice_view(game.asked)))
        if game.is_over:
            continue
        lines = [" ".join(source.choices(PIECES, k=source.randint(1, 4))) for _ in range(25)]
        script = Script(*lines)
        speaker = dice_speaker(book, LANGUAGES[number % 4], seats=DICE_SEATS[: game.state.players])
        vocabulary = DiceVocabulary(speaker.catalogue)
        record = game.record()
        adviser = Adviser(book, vocabulary, speaker)
        asked = DiceTurn(script.console, speaker, vocabulary, game.dice_view(game.asked), adviser)
        try:
            move = asked.ask(complete=True)
        except Left:
            assert game.record() == record
        else:
            assert not isinstance(move, TakeBack)
            game.apply(move)
