"""Standard input and output, which never fail because of a letter: what a terminal cannot write becomes plainer."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping

from dizaine.faces.lines import plainer


def prepare_streams() -> None:
    """Set up the standard streams."""
    codecs.register_error("plainer", plainer)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "plainer")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure") and stream.isatty() and wants_ascii(os.environ, sys.flags.utf8_mode):
            stream.reconfigure(encoding="ascii", errors="plainer")


def wants_ascii(variables: Mapping[str, str], utf8_mode: int) -> bool:
    """Whether somebody chose the locale C. Python itself takes that for UTF-8, which such a terminal may not show."""
    chosen = variables.get("LC_ALL") or variables.get("LANG", "")
    return bool(utf8_mode) and not variables.get("PYTHONUTF8") and chosen in ("C", "POSIX")
