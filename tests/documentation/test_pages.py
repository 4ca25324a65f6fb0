"""The pages of the documentation: every one has its place in the navigation, and every link leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from PIL import Image

from tests.documentation.pages import CHECKOUT, PAGES, name
from tests.page.moving import FILE, LARGEST
from tools import drawings
from tools.site import checks, navigation

BLOCK = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!\[)`[^`\n]*`(?!\])")
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href|srcset)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
HOME = (CHECKOUT / f"{navigation.HOME}.md").read_text(encoding="utf-8")


def links(page: Path) -> Iterator[str]:
    for markdown, html in LINK.findall(CODE.sub("", BLOCK.sub("", page.read_text(encoding="utf-8")))):
        yield markdown or html


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of the headings, as code hosts and the site make them."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    found: set[str] = set()
    for heading in HEADING.findall(text):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        number, unique = 0, slug
        while unique in found:
            number += 1
            unique = f"{slug}-{number}"
        found.add(unique)
    return found


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    """For other hosts only the form is checked."""
    wrong = []
    for link in links(page):
        parts = urlsplit(link)
        if parts.scheme:
            if parts.scheme != "https" or "." not in parts.netloc:
                wrong.append(link)
            continue
        target = (page.parent / parts.path).resolve() if parts.path else page
        if not target.exists() or (parts.fragment and target.suffix == ".md" and parts.fragment not in anchors(target)):
            wrong.append(link)
    assert wrong == []


def test_every_page_has_one_place_in_the_navigation() -> None:
    listed = [page for _, entries in navigation.parts(HOME) for _, page in entries]
    written = {
        path.relative_to(CHECKOUT).with_suffix("").as_posix()
        for pattern in navigation.PAGES
        for path in CHECKOUT.glob(pattern)
    }
    assert sorted(listed) == sorted(written - {navigation.HOME})


def test_the_navigation_is_part_of_the_home_page() -> None:
    page = navigation.with_navigation("# Home\n\n## For players\n\n- [Rules](rules.md): all\n- [More](../MORE.md)\n")
    assert page.endswith("```{toctree}\n:hidden:\n:caption: For players\n\nRules </docs/rules>\nMore </MORE>\n```\n")


@pytest.mark.parametrize("file", drawings.DRAWINGS)
def test_drawings_are_up_to_date(file: str) -> None:
    written = (drawings.PICTURES / file).read_text(encoding="utf-8")
    assert written == drawings.DRAWINGS[file](), "run: python -m tools.drawings"


def test_the_moving_picture_is_small() -> None:
    with Image.open(FILE) as picture:
        assert getattr(picture, "n_frames", 1) > 100
    assert FILE.stat().st_size <= LARGEST


class TestTheCheckOfTheSite:
    @pytest.mark.parametrize(
        ("page", "fault"),
        [
            ('<p id="here"><a href="#here">x</a>', ""),
            ('<a href="other.html#there">x</a>', ""),
            ('<a href="https://example.org/x">x</a>', ""),
            ('<img src="data:image/png;base64,AA">', ""),
            ('<a href="#nowhere">x</a>', "no such place"),
            ('<a href="other.html#nowhere">x</a>', "no such place"),
            ('<a href="missing.html">x</a>', "is not there"),
            ('<a href="https://example">x</a>', "no address"),
            ('<img src="missing.png">', "is not there"),
            ('<script src="https://example.org/x.js"></script>', "another host"),
            ('<link rel="stylesheet" href="//example.org/x.css">', "another host"),
            ('<img srcset="https://example.org/x.png 2x">', "another host"),
        ],
    )
    def test_pages(self, page: str, fault: str, tmp_path: Path) -> None:
        (tmp_path / "page.html").write_text(page, encoding="utf-8")
        (tmp_path / "other.html").write_text('<p id="there">', encoding="utf-8")
        found = list(checks.faults(tmp_path))
        assert len(found) == bool(fault)
        assert all(fault in one for one in found)

    @pytest.mark.parametrize(
        ("file", "text", "wrong"),
        [
            ("x.css", "a { background: url(https://example.org/x.png) }", True),
            ("x.css", '@import "//example.org/x.css";', True),
            ("x.css", "@font-face { src: url(fonts/x.ttf) } /* https://example.org */", False),
            ("x.js", 'fetch("https://example.org/count")', True),
            ("x.js", "// see https://example.org", False),
        ],
    )
    def test_styles_and_scripts(self, file: str, text: str, wrong: bool, tmp_path: Path) -> None:
        (tmp_path / file).write_text(text, encoding="utf-8")
        assert bool(list(checks.faults(tmp_path))) is wrong
