"""A dice game shown again, throw by throw."""

from __future__ import annotations

from dizaine.faces.terminal.dice.pad import pad_lines
from dizaine.faces.terminal.dice.screen import DiceScreen
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.replay import ReplayShow


class DiceReplayShow(ReplayShow):
    """From the first throw to the last."""

    speaker: DiceSpeaker

    def _show_end(self) -> None:
        self.console.lines(pad_lines(self.speaker, self.game.dice_view(None)))

    def _show_table(self) -> None:
        screen, view = DiceScreen(self.speaker), self.game.dice_view(None)
        self.console.lines([*screen.table(view), *screen.dice(view)])
