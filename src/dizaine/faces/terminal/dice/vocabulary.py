"""The words that a person can type in a dice game; commands that card games have too are the same words."""

from __future__ import annotations

from typing import Final

from dizaine.faces.terminal.commands import Commands, plain_letters, understood
from dizaine.words.catalogue import Catalogue

DICE_LETTERS: Final = {"keep": "k", "roll": "r", "stop": "s", "pad": "p", "help": "?", "quit": "q"}
"""The commands that have a letter; the first three are moves."""

DICE_MOVES: Final = tuple(DICE_LETTERS)[:3]
SHARED_COMMANDS: Final = ("help", "quit", "hint", "table", "score", "log", "rules")
OWN_COMMANDS: Final = (*DICE_MOVES, "pad", "save")
DICE_COMMANDS: Final = (*OWN_COMMANDS, *SHARED_COMMANDS)
PICKING: Final = ("all", "none", "plural")
"""Words that say which dice; the plural is the ending behind a number: `8s`."""


class DiceVocabulary(Commands):
    """The commands and the words for picking dice in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        local = {word: catalogue.text(f"terminal_dice-word-{word}") for word in (*OWN_COMMANDS, *PICKING)}
        local |= {word: catalogue.text(f"terminal-word-{word}") for word in SHARED_COMMANDS}
        super().__init__(DICE_LETTERS, DICE_COMMANDS, local)
        self._picking = understood(("all", "none"), local)
        self.plurals = {"s", plain_letters(local["plural"]).strip("'")}

    def picking(self, word: str) -> str:
        """`all` or `none` if a word means that, else the word in plain letters."""
        plain = plain_letters(word)
        return self._picking.get(plain, plain)
