"""A virtual environment for the other libraries in the user's cache folder, since Dizaine does not depend on them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from dizaine.folders import cache_folder

PINNED: Final = ("open_spiel==2.0.2", "rlcard==1.2.0")


class NotInstalled(Exception):
    """The other libraries cannot be installed here; the message says why."""


def others_python(note: Callable[[str], None]) -> Path:
    """Return the interpreter that has the other libraries. Installs them first if needed, after calling `note`."""
    folder = cache_folder() / "benchmarks"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = "\n".join((sys.version, *PINNED))
    ready = folder / "ready.txt"  # written last, so that a broken or outdated environment is rebuilt
    if ready.is_file() and ready.read_text(encoding="utf-8") == wanted and python.exists():
        return python
    note(f"installing {' and '.join(PINNED)} into {folder}")
    try:
        _run(sys.executable, "-m", "venv", "--clear", str(folder))
        _run(str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PINNED)
        ready.write_text(wanted, encoding="utf-8")
    except OSError as error:
        raise NotInstalled(str(error)) from error
    return python


def _run(*command: str) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise NotInstalled((done.stdout.strip().splitlines() or [f"{command[2]} ended with {done.returncode}"])[-1])
