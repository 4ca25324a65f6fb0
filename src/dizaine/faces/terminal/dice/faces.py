"""Dice as they are shown: with letters, signs and colours, or in words (M9, D1)."""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.faces.lines import tie
from dizaine.faces.terminal.colours import painted, shape_sign
from dizaine.faces.terminal.look import Look
from dizaine.rulebooks.dice import WILD_FACE, DiceBook, DieFace
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name


class DiceFaces:
    """The faces of one game's dice in one language."""

    def __init__(self, catalogue: Catalogue, rulebook: DiceBook, look: Look, deck: str = "") -> None:
        """Dice have no deck."""
        self.catalogue = catalogue
        self.rulebook = rulebook
        self.look = look

    def show(self, face: DieFace) -> str:
        """A die as it lies on the table; it is never broken over two lines."""
        if self.look.words:
            return tie(self._word(face))
        return painted(self.look, face.colour, f"{face}{self._sign(face.colour)}")

    def show_all(self, faces: Iterable[DieFace]) -> str:
        """Dice in a row."""
        return (", " if self.look.words else " ").join(self.show(face) for face in faces)

    def colour(self, colour: str) -> str:
        """The name of a colour."""
        return colour_name(self.catalogue, colour)

    def legend(self) -> str:
        """What letters and signs mean."""
        parts = []
        for colour in self.rulebook.colours:
            shown = painted(self.look, colour, colour[0] + self._sign(colour))
            parts.append(tie(f"{shown} {self.colour(colour)}"))
        if any(WILD_FACE in kind.faces for kind in self.rulebook.kinds):
            parts.append(tie(self.catalogue.text("terminal_dice-legend-wild")))
        return ", ".join(parts)

    def _sign(self, colour: str) -> str:
        return shape_sign(self.look, colour) if self.look.colour else ""

    def _word(self, face: DieFace) -> str:
        if face.number == WILD_FACE:
            return self.catalogue.text("terminal_dice-wild", colour=self.colour(face.colour))
        return self.catalogue.text(f"terms-card-{face.colour}", number=face.number)


def in_order(faces: Iterable[DieFace]) -> list[DieFace]:
    """Faces as one would lay them out: by number, then by colour, every W at the end."""
    return sorted(faces, key=lambda face: (face.number == WILD_FACE, face.number, face.colour))
