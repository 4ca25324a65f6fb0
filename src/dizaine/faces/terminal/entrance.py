"""How people return to a game: by its number, or by a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from dizaine.faces.complaints import Complaint

_LINK: Final = re.compile(r"(?P<server>https?://[^#\s]+?)/?#(?P<code>[A-Za-z]{5})(?:/(?P<token>[\w-]+))?")


@dataclass(frozen=True, slots=True)
class Entrance:
    """The number of a game saved on this computer, or the link to a seat at a table on a server."""

    number: int = 0
    link: str = ""

    @property
    def name(self) -> str:
        """The name of the game for people: its number, or the code of its table."""
        return str(self.number) if self.number else TableLink.read(self.link).code


@dataclass(frozen=True, slots=True)
class TableLink:
    """A link from the page: `http://192.168.1.20:8010/#ABCDE/token`, or without the token to take a seat first."""

    server: str
    code: str
    token: str = ""

    @classmethod
    def read(cls, text: str) -> TableLink:
        """Read a link; raises `Complaint`."""
        match = _LINK.fullmatch(text.strip())
        if match is None:
            raise Complaint("cli-error-link", text=text)
        return cls(match["server"], match["code"].upper(), match["token"] or "")

    def __str__(self) -> str:
        return f"{self.server}/#{self.code}" + (f"/{self.token}" if self.token else "")
