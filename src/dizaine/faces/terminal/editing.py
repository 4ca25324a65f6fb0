"""Line editing and completion with the Tab key, if the system supports them."""

from __future__ import annotations

from collections.abc import Sequence


def prepare_editing(words: Sequence[str]) -> None:
    """Let Tab complete words, and turn off bracketed paste, whose codes would disturb the output."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        matches = [word for word in words if word.startswith(text.casefold())]
        return matches[state] if state < len(matches) else None

    readline.parse_and_bind("set enable-bracketed-paste off")
    readline.parse_and_bind("tab: complete")
    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.set_auto_history(False)
