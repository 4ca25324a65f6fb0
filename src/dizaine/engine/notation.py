"""What all text forms share: how numbers are read, and how errors quote what somebody sent."""

from dizaine.engine.errors import NotationError


def quote(text: str) -> str:
    """A text as an error message shows it: in one line and short, whatever somebody sent."""
    return repr(text if len(text) <= 60 else f"{text[:60]}…")


def read_number(text: str, what: str, most: int = 99_999) -> int:
    """Read a whole number from 0 to `most`; raises `NotationError`."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most):
        raise NotationError(f"{quote(text)} is no {what}: write a number from 0 to {most}")
    return int(text)
