"""Where the command `dizaine` begins, and how it ends."""

import os
import sys
import threading


def enter() -> None:
    """Run the command that was typed, and end with its exit code.

    Machine code cannot be broken off: after Ctrl-C a game of the lab may still be played out in a thread. Nobody will
    count it, so nobody waits for it.
    """
    try:
        from dizaine.faces.cli import main

        code = main()
        if threading.active_count() > 1:
            _leave_playouts(code)
    except KeyboardInterrupt:
        code = 130  # what shells say of a program that was ended by Ctrl-C
    sys.exit(code)


def _leave_playouts(code: int) -> None:
    from dizaine.lab.workers import THREADS

    if any(thread.name.startswith(THREADS) for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
