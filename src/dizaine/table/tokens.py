"""Seat tokens: secrets that open a seat. Tables store only their hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """The hash that is stored instead of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
