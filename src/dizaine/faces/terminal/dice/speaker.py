"""One voice for a game of dice: dice and groups in words, beside the language and the names."""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.engine.dice.events import DiceGroup
from dizaine.faces.lines import tie
from dizaine.faces.terminal.dice.faces import DiceFaces, in_order
from dizaine.faces.terminal.voice import Voice
from dizaine.rulebooks.dice import WILD_FACE, DiceBook, DieFace
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue


class DiceSpeaker(Voice):
    """Tells of dice as well."""

    def __init__(self, catalogue: Catalogue, rulebook: DiceBook, seats: tuple[Seat, ...], faces: DiceFaces) -> None:
        super().__init__(catalogue, rulebook, seats, faces)
        self.faces = faces

    @property
    def alone(self) -> bool:
        """Whether it is a solitaire (D12)."""
        return len(self.seats) == 1

    def dice(self, faces: Iterable[DieFace]) -> str:
        """Dice in a row."""
        return self.faces.show_all(faces)

    def group(self, group: DiceGroup) -> str:
        """What a group is, with its dice in their order: a W lies where it stands for a number."""
        return self.text("terminal-meld", what=tie(self._kind(group)), cards=self.dice(_laid_out(group)))

    def groups(self, groups: Iterable[DiceGroup]) -> str:
        """The groups of a phase."""
        return " + ".join(self.group(group) for group in groups)

    def _kind(self, group: DiceGroup) -> str:
        if group.shape == "set":
            return self.text("terminal-group-set", number=group.number)
        if group.shape == "run":
            high = group.number + len(group.dice) - 1
            return self.text("terminal-group-run", low=group.number, high=high, parity="none", colour="none")
        return self.text("terminal_dice-group-colour", colour=self.faces.colour(group.colour))


def _laid_out(group: DiceGroup) -> list[DieFace]:
    faces = in_order(group.faces)
    if group.shape != "run":
        return faces
    naturals = {face.number: face for face in faces}
    wilds = iter([face for face in faces if face.number == WILD_FACE])
    numbers = range(group.number, group.number + len(faces))
    return [naturals[number] if number in naturals else next(wilds) for number in numbers]
