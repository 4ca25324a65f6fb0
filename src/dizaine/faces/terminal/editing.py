"""Line editing and completion with the Tab key, if the system supports them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dizaine.faces.terminal.commands import plain_letters

_PASTING_BACK: Final = (r"\C-y", r"\e\C-y", r"\ey", r"\e.", r"\e_")
"""Keys that bring back what was typed before, perhaps by somebody else."""


def matches(words: Sequence[str], begun: str) -> list[str]:
    """The words that begin like this, in small letters or capitals, with or without accents."""
    return [word for word in words if plain_letters(word).startswith(plain_letters(begun))]


def prepare_editing(offered: Callable[[], Sequence[str]]) -> None:
    """Let Tab complete what is offered at the moment. Nothing that was typed is remembered: others may come next.

    Bracketed paste is off, since its codes would disturb the output.
    """
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        found = matches(offered(), text)
        return found[state] if state < len(found) else None

    if "libedit" in (readline.__doc__ or ""):  # on macOS, with commands of its own
        readline.parse_and_bind("bind ^I rl_complete")
    else:
        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("tab: complete")
        for keys in _PASTING_BACK:
            readline.parse_and_bind(f'"{keys}": ""')
    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.set_auto_history(False)
    readline.clear_history()
