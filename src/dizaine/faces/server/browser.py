"""Opens the page in the browser of the person who started the server, if there is a desktop."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

_FAR_AWAY: Final = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_ALWAYS_A_DESKTOP: Final = ("win32", "darwin")


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether whoever typed the command would see a window that opens now."""
    if environment.get("CI") or any(environment.get(name) for name in _FAR_AWAY):
        return False
    return platform in _ALWAYS_A_DESKTOP or any(environment.get(name) for name in _DISPLAYS)


def open_browser(link: str) -> threading.Thread:
    """Open a page without waiting: with some browsers the call returns only when they are closed."""

    def ask() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(link)

    thread = threading.Thread(target=ask, name="browser", daemon=True)
    thread.start()
    return thread
