"""The dice of a turn as they were entered: faces in any order, with colours only where the phase asks for them."""

from __future__ import annotations

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.rulebooks.dice import DiceBook
from dizaine.rulebooks.dice_model import WILD_FACE
from dizaine.scorekeeper.refusals import refusal

ANY_COLOUR = -1
Face = tuple[int, int]
"""A number, 0 for a W, and the index of a colour or `ANY_COLOUR`."""


def asks_for_colours(rules: Rules, phase: int) -> bool:
    """Whether the colours of the dice count for a phase (D5)."""
    return family_of(rules.group_shape[phase][0]) == COLLECTION


def read_dice(book: DiceBook, phase: int, text: str) -> list[int]:
    """A face for each die, so that together the dice show what was entered. Raises `EntryRefused`."""
    rules, words = tables(book), text.replace(",", " ").split()
    if len(words) != rules.dice:
        raise refusal("dice-count", "D1", count=len(words), dice=rules.dice)
    faces = [_read_face(book, word) for word in words]
    if asks_for_colours(rules, phase) and any(colour == ANY_COLOUR for _, colour in faces):
        raise refusal("colours-needed", "D5")
    shown = show(rules, faces)
    if shown is None:
        raise refusal("dice-impossible", "D1")
    return shown


def show(rules: Rules, faces: list[Face]) -> list[int] | None:
    """Which face of each die is up when the dice show these faces; None if they cannot. Other dice show any face."""
    die_of: dict[int, int] = {}  # the die that shows each face, by its index in `faces`
    face_on: dict[int, int] = {}

    def assign(index: int, tried: set[int]) -> bool:
        """Find a die for a face, if need be by finding another one for the face that it shows."""
        for die in range(rules.dice):
            if die in tried or _side(rules, die, faces[index]) is None:
                continue
            tried.add(die)
            if die not in face_on or assign(face_on[die], tried):
                die_of[index], face_on[die] = die, index
                return True
        return False

    if not all(assign(index, set()) for index in range(len(faces))):
        return None
    shown = [0] * len(rules.face_number)
    for index, die in die_of.items():
        shown[die] = _side(rules, die, faces[index]) or 0
    return shown


def _side(rules: Rules, die: int, face: Face) -> int | None:
    """The side of a die with this face."""
    number, colour = face
    for side, own in enumerate(rules.face_number[die]):
        if own == number and colour in (ANY_COLOUR, rules.face_colour[die][side]):
            return side
    return None


def _read_face(book: DiceBook, word: str) -> Face:
    """A face such as `8`, `W`, `r8` or `rW`."""
    letters = [colour[0] for colour in book.colours]
    rest, colour = word.lower(), ANY_COLOUR
    if rest[0] in letters:
        rest, colour = rest[1:], letters.index(rest[0])
    if rest == "w":
        return WILD_FACE, colour
    if not (rest.isascii() and rest.isdigit()) or len(rest) > 2 or rest.startswith("0"):
        raise refusal("die-unknown", "D1", face=word[:20])
    return int(rest), colour
