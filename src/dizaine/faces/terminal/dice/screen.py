"""The table of a dice game as lines: the players, the dice of this turn, and what they make."""

from __future__ import annotations

from dizaine.faces.lines import TIE, fitting_columns
from dizaine.faces.terminal.dice.faces import in_order
from dizaine.faces.terminal.dice.hints import missing_dice
from dizaine.faces.terminal.dice.pad import player_lines
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.rulebooks.dice import WILD_FACE
from dizaine.views.dice.view import DiceView


class DiceScreen:
    """Draws what a view shows. Every line fits the width."""

    def __init__(self, speaker: DiceSpeaker) -> None:
        self.speaker = speaker

    def table(self, view: DiceView) -> list[str]:
        """Whose turn it is, and the standings."""
        return [*self._heading(view), *player_lines(self.speaker, view)]

    def dice(self, view: DiceView) -> list[str]:
        """The dice with their numbers, and what they make of the phase."""
        if view.turn_phase is None:
            return []
        speaker, phase = self.speaker, view.turn_phase
        title = speaker.text(
            "terminal_dice-throw",
            throw=view.rulebook.rolls - view.rolls_left,
            throws=view.rulebook.rolls,
            phase=phase.number,
            words=speaker.phase(phase.number),
        )
        return ["", *speaker.wrap(title), *self._faces(view), *self._sorted(view), *self._made(view)]

    def _heading(self, view: DiceView) -> list[str]:
        speaker = self.speaker
        if view.turn is None:
            return speaker.heading(speaker.text("terminal_dice-heading-over"))
        last_run = any(column.phases == len(view.rulebook.phases) for column in view.pad)
        message = "terminal_dice-heading-last-run" if last_run else "terminal_dice-heading"
        name, who = speaker.name(view.turn, view.seat), speaker.who(view.turn, view.seat)
        return speaker.heading(speaker.text(message, round=view.round, name=name, who=who))

    def _faces(self, view: DiceView) -> list[str]:
        """The dice with their numbers, a row for each kind."""
        speaker = self.speaker
        shown = [speaker.faces.show(face) for face in view.dice]
        if speaker.look.words:
            told = ", ".join(f"{number}:{TIE}{face}" for number, face in enumerate(shown, 1))
            return speaker.wrap(told, first="  ", indent=2)
        cells = [f"{number:>2}{TIE}{face}" for number, face in enumerate(shown, 1)]
        rows: list[list[str]] = []
        for kind in view.rulebook.kinds:
            rows.append(cells[: len(kind.colours)])
            del cells[: len(kind.colours)]
        longest = max(len(row) for row in rows)
        table = [row + [""] * (longest - len(row)) for row in rows]
        if lines := fitting_columns(table, speaker.look.width - 2):
            return [f"  {line}" for line in lines]
        return speaker.wrap(f"{TIE} ".join(cell for row in rows for cell in row), first="  ", indent=2)

    def _sorted(self, view: DiceView) -> list[str]:
        """The same dice sorted: by colour if the phase asks for one, else by number."""
        speaker = self.speaker
        assert view.turn_phase is not None
        if any(group.one_colour for group in view.turn_phase.groups):
            parts = []
            for colour in view.rulebook.colours:
                numbers = " ".join(_number(face.number) for face in in_order(view.dice) if face.colour == colour)
                parts.append(f"{speaker.faces.colour(colour)}{TIE}{numbers.replace(' ', TIE) or '-'}")
            told = ", ".join(parts)
        else:
            told = " ".join(_number(face.number) for face in in_order(view.dice))
        return speaker.wrap(speaker.text("terminal_dice-sorted", dice=told), first="  ", indent=4)

    def _made(self, view: DiceView) -> list[str]:
        """What the dice make of the phase, or how many it still lacks."""
        speaker, made = self.speaker, view.made
        if made is None:
            text = speaker.text("terminal_dice-missing", missing=missing_dice(view))
        else:
            groups = speaker.groups(made.groups)
            text = speaker.text("terminal_dice-made", phase=made.phase.number, groups=groups, points=made.points)
        return speaker.wrap(text, first="  ", indent=4)


def _number(number: int) -> str:
    return "W" if number == WILD_FACE else str(number)
