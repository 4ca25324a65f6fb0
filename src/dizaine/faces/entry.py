"""The entry point of the command `dizaine`."""

import os
import sys
import threading
from typing import Final

INTERRUPTED: Final = 130
"""The usual exit code after Ctrl-C, so that a script does not take half a job for a whole one."""


def enter() -> None:
    """Run the command that was typed, and exit with its code.

    Machine code cannot be interrupted: after Ctrl-C a thread of the lab may still be playing a game. Its result is not
    needed, so the program does not wait for it.
    """
    try:
        from dizaine.faces.cli import main

        code = main()
        if threading.active_count() > 1:
            _leave_playouts(code)
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def _leave_playouts(code: int) -> None:
    from dizaine.lab.workers import THREADS

    if any(thread.name.startswith(THREADS) for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
