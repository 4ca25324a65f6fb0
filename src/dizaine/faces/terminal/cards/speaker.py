"""Cards and groups in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from dizaine.engine.cards.cards import COLOUR_NAMES, Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Hit, Lay, move_from_text
from dizaine.engine.shapes import EVEN, ODD, RUN, SET, family_of, has_one_colour, parity_of, width_of
from dizaine.faces.lines import room, tie
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.voice import Voice
from dizaine.words.telling import Way

LABELS: Final = "ABCDEFGHIJKLMNOPQRTUVXYZ"
"""The groups on the table go by letters, to tell them from cards and choices; S and W are cards."""

_MARGIN: Final = 12
_PARITIES: Final = {0: "none", ODD: "odd", EVEN: "even"}


class Speaker(Voice):
    """The voice of a card game."""

    faces: CardFaces

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row."""
        return self.faces.show_all(cards)

    def label(self, group: int) -> str:
        """The letter of a group on the table."""
        return LABELS[group]

    def kind(self, meld: Meld) -> str:
        """What a group on the table is: `set of 7s`, `run 3 to 6`, `green`."""
        if family_of(meld.shape) == SET:
            return self.text("terminal-group-set", number=meld.number)
        parity = _PARITIES[parity_of(meld.shape)]
        colour = self.faces.colour(COLOUR_NAMES[meld.colour]) if has_one_colour(meld.shape) else "none"
        if family_of(meld.shape) == RUN:
            low, high = meld.number, meld.places[-1][0]
            message = "terminal-group-pairs" if width_of(meld.shape) == 2 else "terminal-group-run"
            return self.text(message, low=low, high=high, parity=parity, colour=colour)
        return self.text("terminal-group-collection", parity=parity, colour=colour)

    def meld(self, meld: Meld) -> str:
        """A group with its cards, on one line if possible."""
        text = self.text("terminal-meld", what=tie(self.kind(meld)), cards=self.cards(meld.cards))
        return tie(text) if room(text) <= self.look.width - _MARGIN else text

    def melds(self, melds: Iterable[Meld]) -> str:
        """The groups of a lay."""
        return " + ".join(self.meld(meld) for meld in melds)

    def taken(self, move: str) -> str:
        """What is taken back with a move: a phase, or the cards of a hit."""
        match move_from_text(move, 0):
            case Lay(phase=phase):
                return self.text("page_table-taken-lay", phase=phase)
            case Hit(cards=cards):
                return self.cards(cards)
        raise ValueError(f"{move!r} cannot be taken back")

    def ways(self, viewer: int | None) -> dict[Way, Callable[[Any], int | str]]:
        return {
            **super().ways(viewer),
            "card": self.faces.show,
            "cards": self.cards,
            "group": self.label,
            "melds": self.melds,
            "move": self.taken,
        }
