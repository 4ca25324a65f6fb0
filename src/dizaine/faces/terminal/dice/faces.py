"""Dice as they are shown: with letters, signs and colours, or in words (M9, D1)."""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.faces.lines import tie
from dizaine.faces.terminal.colours import painted, shape_sign
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.voice import Faces
from dizaine.rulebooks.dice import WILD_FACE, DiceBook, DieFace
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name


class DiceFaces(Faces[DieFace]):
    """The faces of one game's dice in one language."""

    rulebook: DiceBook

    def __init__(self, catalogue: Catalogue, rulebook: DiceBook, look: Look, deck: str = "") -> None:
        """Dice have no deck; `deck` is there because cards have one."""
        super().__init__(catalogue, rulebook, look)

    def show(self, piece: DieFace) -> str:
        if self.look.words:
            return tie(self._word(piece))
        return painted(self.look, piece.colour, f"{piece}{self._sign(piece.colour)}")

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
    """Faces by number, then by colour, with every W at the end."""
    return sorted(faces, key=lambda face: (face.number == WILD_FACE, face.number, face.colour))
