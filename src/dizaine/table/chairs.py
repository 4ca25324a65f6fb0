"""Seats at a table: who sits there, and the tokens that open them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dizaine.table.refused import CommandRefused

NAME_LETTERS: Final = 20


@dataclass(slots=True)
class Chair:
    """A seat. `token` is the hash of what opens it."""

    kind: str = "open"
    """open, person or bot."""
    name: str = ""
    bot: str = ""
    token: str = ""
    standing_in: bool = False
    """Whether a bot plays for the person, who is away."""


def new_token() -> str:
    """128 random bits that open a seat."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def chair_of(chairs: Sequence[Chair], token: str) -> int | None:
    """The seat that a token opens."""
    hashed = hash_token(token)
    for seat, chair in enumerate(chairs):
        if chair.token and hmac.compare_digest(chair.token, hashed):
            return seat
    return None


def clean_name(name: str) -> str:
    """A name as it is shown; raises `CommandRefused` for one that cannot be."""
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= NAME_LETTERS or not cleaned.isprintable():
        raise CommandRefused("name", detail=str(NAME_LETTERS))
    return cleaned
