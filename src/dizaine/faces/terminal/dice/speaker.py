"""Dice and groups in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dizaine.engine.dice.events import DiceGroup, OrderThrown
from dizaine.faces.lines import tie
from dizaine.faces.terminal.dice.faces import DiceFaces, in_order
from dizaine.faces.terminal.voice import Voice
from dizaine.rulebooks.dice import WILD_FACE, DieFace
from dizaine.words.telling import Way


class DiceSpeaker(Voice):
    """The voice of a dice game."""

    faces: DiceFaces

    @property
    def alone(self) -> bool:
        """Whether the game is a solitaire (D12)."""
        return len(self.seats) == 1

    def dice(self, faces: Iterable[DieFace]) -> str:
        """Dice in a row."""
        return self.faces.show_all(faces)

    def group(self, group: DiceGroup) -> str:
        """What a group is, with its dice in order; in a run each W takes the place of the number that it stands for."""
        return self.text("terminal-meld", what=tie(self._kind(group)), cards=self.dice(_laid_out(group)))

    def groups(self, groups: Iterable[DiceGroup]) -> str:
        """The groups of a phase."""
        return " + ".join(self.group(group) for group in groups)

    def throws(self, thrown: Sequence[OrderThrown], viewer: int | None) -> str:
        """The throws for the order of play; when level players throw again, a new row begins (D2)."""
        rows: list[dict[int, str]] = [{}]
        for event in thrown:
            if event.seat in rows[-1]:
                rows.append({})
            rows[-1][event.seat] = tie(f"{self.name(event.seat, viewer)} {self.dice([event.face])}")
        return "; ".join(", ".join(row.values()) for row in rows)

    def ways(self, viewer: int | None) -> dict[Way, Callable[[Any], int | str]]:
        return {
            **super().ways(viewer),
            "order": lambda seats: ", ".join(self.name(seat, viewer) for seat in seats),
            "dice": lambda faces: self.dice(in_order(faces)),
            "groups": self.groups,
            "phase": self.phase,
            "half phase": lambda _: self.rulebook.half_phase,
            "half over": lambda _: self.rulebook.half_over,
            "throws": lambda thrown: self.throws(thrown, viewer),
        }

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
