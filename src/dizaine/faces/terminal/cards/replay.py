"""A card game shown again; once it is over, with all hands open."""

from __future__ import annotations

from dizaine.faces.terminal.cards.scores import standing_lines
from dizaine.faces.terminal.cards.screen import Screen
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.replay import ReplayShow


class CardReplayShow(ReplayShow):
    """From the deal to the last move."""

    speaker: Speaker

    def _show_end(self) -> None:
        self.say("terminal-standings")
        self.console.lines(standing_lines(self.speaker, self.game.card_view(None)))

    def _show_table(self) -> None:
        view = self.game.card_view(None)
        self.console.lines(Screen(self.speaker).table(view))
        if self.open_hands:
            for seat in range(view.players):
                hand = self.speaker.cards(self.game.card_view(seat).hand)
                self.console.say(hand, first=f"{self.speaker.name(seat)}: ", indent=4)
