"""The table of a game of dice as lines: the players, the dice of this turn, and what they make."""

from __future__ import annotations

from dizaine.engine.limits import NOBODY
from dizaine.faces.lines import TIE, columns, room, wrap
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
        """Whose turn it is, and how everybody stands."""
        return [*self._heading(view), *player_lines(self.speaker, view)]

    def dice(self, view: DiceView) -> list[str]:
        """The dice with their numbers, and what they make of the phase."""
        if view.turn_phase is None:
            return []
        speaker, phase = self.speaker, view.turn_phase
        title = speaker.text(
            "terminal_dice-throw",
            throw=view.state.rolls,
            throws=view.rulebook.rolls,
            phase=phase.number,
            words=speaker.phase(phase.number),
        )
        return ["", *self._wrap(title), *self._faces(view), *self._sorted(view), *self._worth(view)]

    def _heading(self, view: DiceView) -> list[str]:
        speaker, state = self.speaker, view.state
        if view.turn is None:
            text = speaker.text("terminal_dice-heading-over")
        else:
            kind = "terminal_dice-heading-last-run" if state.finisher != NOBODY else "terminal_dice-heading"
            name, who = speaker.name(view.turn, view.seat), speaker.who(view.turn, view.seat)
            text = speaker.text(kind, round=state.round, name=name, who=who)
        line = f"--- {text} ".ljust(speaker.look.width, "-")
        return ["", line] if not speaker.look.words and room(line) == speaker.look.width else ["", *self._wrap(text)]

    def _faces(self, view: DiceView) -> list[str]:
        """The dice kind by kind, since they lie in that order."""
        look = self.speaker.look
        shown = [self.speaker.faces.show(face) for face in view.dice]
        if look.words:
            told = ", ".join(f"{number}:{TIE}{face}" for number, face in enumerate(shown, 1))
            return wrap(told, look.width, first="  ", indent=2)
        cells = [f"{number:>2}{TIE}{face}" for number, face in enumerate(shown, 1)]
        rows: list[list[str]] = []
        for kind in view.rulebook.kinds:
            rows.append(cells[: len(kind.colours)])
            del cells[: len(kind.colours)]
        longest = max(len(row) for row in rows)
        table = [row + [""] * (longest - len(row)) for row in rows]
        for gap in (2, 1):
            lines = columns(table, gap=gap)
            if max(map(room, lines)) + 2 <= look.width:
                return [f"  {line}" for line in lines]
        flat = f"{TIE} ".join(cell for row in rows for cell in row)
        return wrap(flat, look.width, first="  ", indent=2)

    def _sorted(self, view: DiceView) -> list[str]:
        """The same once more, as one would lay them out: by colour if the phase asks for one, else by number."""
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
        return wrap(speaker.text("terminal_dice-sorted", dice=told), speaker.look.width, first="  ", indent=4)

    def _worth(self, view: DiceView) -> list[str]:
        speaker, made = self.speaker, view.made
        assert view.turn_phase is not None
        if made is None:
            text = speaker.text("terminal_dice-missing", missing=missing_dice(view))
        else:
            groups = speaker.groups(made.groups)
            text = speaker.text("terminal_dice-made", phase=made.phase.number, groups=groups, points=made.points)
        return wrap(text, speaker.look.width, first="  ", indent=4)

    def _wrap(self, text: str, indent: int = 0) -> list[str]:
        return wrap(text, self.speaker.look.width, indent=indent)


def _number(number: int) -> str:
    return "W" if number == WILD_FACE else str(number)
