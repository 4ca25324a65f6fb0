"""Options of commands that are numbers."""

from __future__ import annotations

from dizaine.faces.complaints import Complaint


def number_option(option: str, text: str | None, least: int, most: int, *, default: int) -> int:
    """A whole number between bounds."""
    if text is None:
        return default
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
        return int(text)
    raise Complaint("simulate-error-number", option=option, text=text, least=str(least), most=str(most))
