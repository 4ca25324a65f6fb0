"""A player who knows the game only from the screen: it reads what is shown and types what is offered.

Letters of choices, numbers of cards and the line of a hint look the same in every language; no word is needed.
"""

import re

from tests.faces.pseudo_terminal import PseudoTerminal

CHOICE = re.compile(r"^  (?:(\d+)  )?([a-z])  +\S", re.MULTILINE)
HINT = re.compile(r"^[^\n:]+: (.+)$", re.MULTILINE)
LISTED = re.compile(r"^  (\d+)  ", re.MULTILINE)
NUMBERED_CARD = re.compile(r"(?<!\S)(\d+) ?:? ([a-z]\d+|[WS])\S{0,2}(?!\S)")


class KeyboardPlayer:
    """Plays at a pseudo-terminal by following hints, typed in alternating ways."""

    def __init__(self, terminal: PseudoTerminal) -> None:
        self.terminal = terminal
        self.screens: list[str] = []
        self.inputs: list[str] = []
        self.pauses = 0
        """How often Enter had to be pressed to go on."""
        self._idle = 0
        """How often in a row; a round may end before the player has moved."""
        self._stopping = False
        """Whether the last answer ended a turn at the dice, which may have to be confirmed."""

    def play(self, *, rounds: int | None = None) -> str:
        """Play to the end, or until the heading of a later round is seen; returns the last screen."""
        while True:
            screen = self._look()
            if not screen.endswith("> "):
                return screen
            if rounds is not None and self._round(screen) > rounds:
                return screen
            self._answer(screen)

    def _look(self) -> str:
        screen = self.terminal.read_to_prompt()
        self.screens.append(screen)
        return screen

    @staticmethod
    def _round(screen: str) -> int:
        """The round in the heading, which is a line of dashes."""
        heading = re.search(r"^--- \D*(\d+)", screen, re.MULTILINE)
        return int(heading[1]) if heading else 0

    def _answer(self, screen: str) -> None:
        offered = {letter: number for number, letter in CHOICE.findall(screen)}
        if not offered and self._stopping:
            self.terminal.type("s")  # really stop without the phase
            self._stopping = False
            return
        if not offered and (options := LISTED.findall(screen)):
            self.terminal.type(options[-1])  # really discard a card that helps
            return
        if not offered and self._idle < 3:  # the points of a round are shown until Enter is pressed
            self._idle += 1
            self.pauses += 1
            self.terminal.type("")
            return
        assert offered, f"no choices are shown:\n{screen}"
        self.terminal.type("hint")
        answer = self._look()
        found = HINT.search(answer)
        assert found, f"no hint is shown:\n{answer}"
        letter, _, rest = found[1].partition(" ")
        assert letter in offered, f"the hint {found[1]!r} is none of the choices:\n{screen}"
        self._type(letter, rest, offered, screen)

    def _type(self, letter: str, rest: str, offered: dict[str, str], screen: str) -> None:
        """The same move as a letter, as a number, as a card, or through a list."""
        turn = len(self.inputs)
        self._idle = 0
        self._stopping = letter == "s"
        self.inputs.append(f"{letter} {rest}".strip())
        if offered[letter] and turn % 2:
            self.terminal.type(offered[letter])
        elif letter == "x" and turn % 3:
            numbers = {card: number for number, card in NUMBERED_CARD.findall(screen)}
            plain = rest not in ("W",) and f" {rest} " not in _choice_text(screen, "h")
            self.terminal.type(numbers.get(rest, rest) if plain and turn % 3 == 1 else f"x {rest}")
        elif letter == "l" and turn % 2:
            self.terminal.type("l")
            self._look()
            self.terminal.type(rest)
        else:
            self.terminal.type(f"{letter} {rest}".strip())


def _choice_text(screen: str, letter: str) -> str:
    """The line of a choice, without its continuation."""
    found = re.search(rf"^  {letter}  (.*)$", screen, re.MULTILINE)
    return f" {found[1]} " if found else ""
