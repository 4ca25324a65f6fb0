"""The navigation of the site: the lists of links in docs/index.md, which people read on a code host as they are."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from typing import Final

HOME: Final = "docs/index"
PAGES: Final = ["docs/*.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md"]
"""All pages of the site, as patterns. The README is the door on a code host, and docs/index.md is the door here."""

_PART: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_ENTRY: Final = re.compile(r"^- \[([^\]]+)\]\(([^)#]+)\.md\)", re.MULTILINE)


def parts(home: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each part of the navigation: its heading, and the titles and names of its pages."""
    _, *found = _PART.split(home)
    for heading, text in zip(found[::2], found[1::2], strict=True):
        entries = [
            (title, posixpath.normpath(posixpath.join(posixpath.dirname(HOME), path)))
            for title, path in _ENTRY.findall(text)
        ]
        if entries:
            yield heading.strip(), entries


def with_navigation(home: str) -> str:
    """The home page with a hidden table of contents for each of its parts."""
    trees = []
    for heading, entries in parts(home):
        lines = "\n".join(f"{title} </{page}>" for title, page in entries)
        trees.append(f"```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{lines}\n```")
    return "\n\n".join([home, *trees]) + "\n"
