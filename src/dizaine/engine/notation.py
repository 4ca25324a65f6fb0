"""Helpers for all text forms: reading numbers, and quoting bad input in errors."""

from dizaine.engine.errors import NotationError


def quote(text: str) -> str:
    """Quote input in an error message: short and on one line."""
    return repr(text if len(text) <= 60 else f"{text[:60]}…")


def read_number(text: str, what: str, most: int = 99_999) -> int:
    """Read a whole number from 0 to `most`; raises `NotationError`."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most):
        raise NotationError(f"{quote(text)} is no {what}: write a number from 0 to {most}")
    return int(text)
