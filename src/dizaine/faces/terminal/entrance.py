"""How people came to a game, and how they come back to it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from dizaine.faces.complaints import Complaint

_LINK: Final = re.compile(r"(?P<server>https?://[^#\s]+?)/?#(?P<code>[A-Za-z]{5})(?:/(?P<token>[\w-]+))?")


@dataclass(frozen=True, slots=True)
class Entrance:
    """A saved game of this computer has a number; a table on a server has a link for one of its seats."""

    number: int = 0
    link: str = ""

    @property
    def name(self) -> str:
        """What people call the game."""
        return str(self.number) if self.number else TableLink.read(self.link).code


@dataclass(frozen=True, slots=True)
class TableLink:
    """What the page hands out: `http://192.168.1.20:8010/#ABCDE/token`, or without a token to sit down first."""

    server: str
    code: str
    token: str = ""

    @classmethod
    def read(cls, text: str) -> TableLink:
        """Raises `Complaint`."""
        match = _LINK.fullmatch(text.strip())
        if match is None:
            raise Complaint("cli-error-link", text=text)
        return cls(match["server"], match["code"].upper(), match["token"] or "")

    def __str__(self) -> str:
        return f"{self.server}/#{self.code}" + (f"/{self.token}" if self.token else "")
