"""Dice games with given throws."""

from collections.abc import Sequence

from dizaine.engine.dice.notation import Die
from dizaine.game import Game
from dizaine.rulebooks.dice import load_dice

# Throws of the default dice, six high ones and then four low ones, by the numbers that they show.
MAKES = {
    1: "10 10 10 9 9 9 1 1 3 3",  # 57
    2: "10 10 10 7 8 9 W 1 2 3",  # 10 10 10 + 7 8 9 W: 54
    3: "10 10 10 7 8 9 W W 1 2",  # 10 10 10 W + 7 8 9 W: 54
    4: "5 6 7 8 9 10 4 1 1 1",  # 4 to 10: 49
    5: "5 6 7 8 9 10 4 3 1 1",  # 3 to 10: 52
    6: "5 6 7 8 9 10 4 3 2 1",  # 2 to 10: 54
    7: "10 10 10 10 9 9 W W 1 2",  # 10 10 10 10 + 9 9 W W: 58
    8: "r5 r10 r7 r9 r9 r8 rW o4 b4 b3",  # 48 in red
    9: "10 10 10 10 10 9 W 1 2 3",  # five 10s and 9 W: 59
    10: "10 10 10 10 10 9 W W 1 2",  # five 10s and 9 W W: 59
}
POINTS = {1: 57, 2: 54, 3: 54, 4: 49, 5: 52, 6: 54, 7: 58, 8: 48, 9: 59, 10: 59}
NO_SETS = "5 6 7 8 9 10 1 2 3 4"
NO_RUN = "5 5 5 5 5 5 1 1 1 1"  # nor seven of a colour: r g o r b b b r o g
FAILS = {phase: NO_RUN if phase in (4, 5, 6, 8) else NO_SETS for phase in MAKES}


class Told:
    """A source of given throws: faces such as `r7`, or numbers alone for the first such face."""

    def __init__(self, *throws: str) -> None:
        self._throws = list(throws)

    def order(self, die: Die, players: int) -> Sequence[int]:
        return self.roll([die] * players)

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        if not self._throws:
            return [0] * len(dice)  # later throws do not matter
        words = self._throws.pop(0).split()
        assert len(words) == len(dice), f"{words} for {len(dice)} dice"
        return [_place(die, word) for die, word in zip(dice, words, strict=True)]


def _place(die: Die, word: str) -> int:
    shown = [str(face) for face in die]
    return shown.index(word) if word in shown else [text[1:] for text in shown].index(word)


def new_game(players: int, *throws: str, edition: str = "dice") -> Game:
    """A new game whose first throws are given."""
    return Game.new(load_dice(edition), players=players, chance=Told(*throws))


def game_at(*lines: str, throws: Sequence[str] = (), edition: str = "dice") -> Game:
    """A game set up from a position; its next throws are given."""
    return Game.from_position("\n".join([f"rulebook {edition}", *lines]), chance=Told(*throws))


def column(seat: int, phase: int, *points: int, rest: str = "") -> str:
    """The line of a player who is on a phase, by default with 30 points for each phase made."""
    made = points or (30,) * (phase - 1)
    assert len(made) == phase - 1
    words = f"player {seat}; phase {phase if phase < 11 else 'end'}"
    return words + (f"; points {' '.join(map(str, made))}" if made else "") + (f"; {rest}" if rest else "")
