"""Faces of dice as text, such as `r7` or `oW`."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.errors import NotationError
from dizaine.engine.notation import quote
from dizaine.rulebooks.dice import DieFace

Die = Sequence[DieFace]
"""A die, face by face."""


def write_faces(dice: Sequence[Die], faces: Sequence[int]) -> str:
    """The faces of a throw, given by their indices on the dice."""
    return " ".join(str(die[face]) for die, face in zip(dice, faces, strict=True))


def read_faces(dice: Sequence[Die], text: str) -> list[int]:
    """The indices of the faces in a text, one for each die. Raises `NotationError`.

    >>> from dizaine.rulebooks.dice import load_dice
    >>> read_faces(load_dice("dice").dice[:2], "g8 g5")
    [3, 0]
    """
    words = text.split()
    if len(words) != len(dice):
        raise NotationError(f"{quote(text.strip())}: {len(dice)} dice were thrown, this names {len(words)}")
    return [_index(die, word) for die, word in zip(dice, words, strict=True)]


def _index(die: Die, word: str) -> int:
    shown = [str(face) for face in die]
    if word not in shown:
        raise NotationError(f"{quote(word)} is no face of this die; it has {' '.join(shown)}")
    return shown.index(word)
