"""Check the built site: no page asks another host for anything, and every link inside the site leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

_LOADING: Final = ("src", "srcset", "poster", "data", "action", "xlink:href")
"""Attributes that make a browser fetch something, or send something."""
_CSS_ADDRESS: Final = re.compile(r"url\(\s*['\"]?((?:https?:)?//[^)'\"]+)|@import\s+['\"]((?:https?:)?//[^'\"]+)")
_SCRIPT_ADDRESS: Final = re.compile(
    r"(?:fetch|import|importScripts|open)\s*\(\s*['\"`]((?:https?:)?//[^'\"`]+)|\.src\s*=\s*['\"`]((?:https?:)?//[^'\"`]+)"
)


@dataclass
class _Page(HTMLParser):
    """What one page loads, where it links to, and which anchors it has."""

    loads: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if not value:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name == "href" and tag == "a":
                self.links.append(value)
            elif name == "href" or name in _LOADING:
                self.loads += [part.split()[0] for part in value.split(",")] if name == "srcset" else [value]


def faults(site: Path) -> Iterator[str]:
    """Everything that is wrong with a built site."""
    pages = {path: _read(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site)
        for address in page.loads:
            if urlsplit(address).netloc:
                yield f"{name}: loads {address} from another host"
            elif not address.startswith(("data:", "#")) and not _target(path, address).is_file():
                yield f"{name}: {address} is not there"
        for address in page.links:
            fault = _link_fault(path, address, pages)
            if fault:
                yield f"{name}: {fault}"
    for pattern, suffix in ((_CSS_ADDRESS, "css"), (_SCRIPT_ADDRESS, "js")):
        for path in sorted(site.rglob(f"*.{suffix}")):
            for found in pattern.findall(path.read_text(encoding="utf-8")):
                yield f"{path.relative_to(site)}: loads {''.join(found)} from another host"


def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def _target(path: Path, address: str) -> Path:
    """The file that an address means on a page."""
    inside = unquote(urlsplit(address).path)
    return (path.parent / inside).resolve() if inside else path


def _link_fault(path: Path, address: str, pages: dict[Path, _Page]) -> str:
    """What is wrong with a link, or nothing. Of other hosts only the form is checked."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        formed = parts.scheme in ("http", "https") and "." in parts.netloc and " " not in address
        return "" if formed or parts.scheme == "mailto" else f"{address} is no address"
    target = _target(path, address)
    if not target.is_file():
        return f"{address} is not there"
    there = pages.get(target)
    if parts.fragment and there is not None and unquote(parts.fragment) not in there.anchors:
        return f"{address} has no such place"
    return ""
