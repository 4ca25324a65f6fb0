"""The entry point of the command `dizaine`."""

import os
import sys
import threading


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
        code = 130  # the usual code of a program that was ended by Ctrl-C
    sys.exit(code)


def _leave_playouts(code: int) -> None:
    from dizaine.lab.workers import THREADS

    if any(thread.name.startswith(THREADS) for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
