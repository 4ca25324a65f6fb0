"""Sittings and turns of the dice game without a terminal."""

import re
from collections.abc import Iterable

from dizaine.engine.dice.moves import Move
from dizaine.faces.terminal.dice.faces import DiceFaces
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.turn import DiceTurn
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.game import Game
from dizaine.rulebooks.dice import DiceBook
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue
from tests.engine.dice.setup import column, game_at
from tests.faces.terminal.scripts import NARROW, Script

DICE_SEATS = (Seat(""), Seat("Bram", "greedy"), Seat("Clara", "greedy"))
EIGHTS = "g8 o8 b8 b10 r9 b5 b1 o4 gW rW"
"""8 8 8 + 10 W W: two sets of 3 for 34 points (D6)."""
NOTHING = "r5 r6 r7 b8 r9 o10 b1 b2 r3 r4"
"""No two dice show the same."""


def dice_speaker(
    book: DiceBook, language: str = "en", *, look: Look = NARROW, seats: Iterable[Seat] = DICE_SEATS
) -> DiceSpeaker:
    catalogue = Catalogue(language)
    return DiceSpeaker(catalogue, book, tuple(seats), DiceFaces(catalogue, book, look))


def turn_at(dice: str, *, phase: int = 1, rolls: int = 1, players: int = 3, edition: str = "dice") -> Game:
    """A game in which seat 0 looks at these dice."""
    seats = range(players)
    order = " ".join(map(str, seats))
    lines = [f"players {players}", "stage decide", f"order {order}", "seat 0", "round 4", f"rolls {rolls}"]
    columns = [column(seat, phase if seat == 0 else 1) for seat in seats]
    return game_at(*lines, f"dice {dice}", *columns, edition=edition)


def dice_turn(
    game: Game, *lines: str, language: str = "en", look: Look = NARROW, complete: bool = False
) -> tuple[Move, str]:
    """Ask a person for a move; returns the move, and the output without line breaks."""
    script = Script(*lines, look=look)
    speaker = dice_speaker(game.rulebook, language, look=look, seats=DICE_SEATS[: game.state.players])
    vocabulary = DiceVocabulary(speaker.catalogue)
    adviser = Adviser(game.rulebook, vocabulary, speaker)
    asked = DiceTurn(script.console, speaker, vocabulary, game.dice_view(0), adviser, "7")
    record = game.record()
    move = asked.ask(complete=complete)
    assert not isinstance(move, TakeBack)
    assert script.lines == [], "the move came before all lines were read"
    assert game.refusal(move) is None
    assert game.record() == record, "asking for a move has changed the game"
    return move, script.flowing


class DiceHintFollower(Script):
    """A person, or several in turn, who always follow the hint."""

    def _read(self, prompt: str) -> str:
        found = re.findall(r"^Hint: (.*)$", self.text.rpartition("> hint\n")[2], re.MULTILINE)
        asked = self.text.endswith("\n") and found and "Roll " not in self.text.rpartition("> hint\n")[2]
        line = found[-1] if asked else "hint"
        self.out.write(f"{prompt}{line}\n")
        return line
