"""Build the site and check it: `python -m tools.site`, or `make docs`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from sphinx.cmd.build import build_main

from tools.site.checks import faults
from tools.site.navigation import HOME

REPOSITORY: Final = Path(__file__).parents[2]
SITE: Final = REPOSITORY / "build" / "docs"
DOOR: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Dizaine</title>
<meta http-equiv="refresh" content="0; url={home}">
<a href="{home}">Dizaine</a>
</html>
"""
"""The first page has the address of its source, so the top of the site leads there."""


def main() -> int:
    """Returns 0 if the site is built without a warning, and nothing is wrong with it."""
    shutil.rmtree(SITE, ignore_errors=True)
    settings = str(Path(__file__).parent)
    code = build_main(["-q", "-W", "--keep-going", "-b", "html", "-c", settings, str(REPOSITORY), str(SITE)])
    if code:
        return code
    (SITE / "index.html").write_text(DOOR.format(home=f"{HOME}.html"), encoding="utf-8")
    shutil.rmtree(SITE / ".doctrees", ignore_errors=True)
    found = list(faults(SITE))
    print(*found, sep="\n") if found else print(f"{SITE / 'index.html'} is ready")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
