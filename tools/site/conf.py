"""Settings of Sphinx. The sources are the Markdown files of the repository, as they are read on any code host.

The navigation is not written here: it is the lists of links in docs/index.md.
"""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

REPOSITORY: Final = Path(__file__).parents[2]
sys.path.insert(0, str(REPOSITORY))

from tools.site.navigation import HOME, PAGES, with_navigation  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FONTS: Final = REPOSITORY / "src/dizaine/faces/print/fonts"

project = "Dizaine"
author = "The Dizaine authors"
copyright = "the Dizaine authors, MIT licence"
try:
    release = installed_version("dizaine")
except PackageNotFoundError:  # run from its sources
    release = ""

extensions = ["myst_parser"]
root_doc = HOME
include_patterns = PAGES
exclude_patterns = [".*", "build", "dist", "node_modules", "web/node_modules", "src", "tests", "benchmarks"]
suppress_warnings = ["myst.header"]  # the messages of the protocol have small headings

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

html_theme = "furo"
html_title = "Dizaine"
html_favicon = "../../web/public/icon.svg"
html_logo = "../../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["dizaine.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_search_summary = False  # it would fetch pages, which a browser refuses without a server
html_theme_options: dict[str, Any] = {
    "top_of_page_buttons": [],
    "navigation_with_keys": True,
}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def _read(app: Sphinx, page: str, source: list[str]) -> None:
    if page == HOME:
        source[0] = with_navigation(source[0])


def _copy_fonts(app: Sphinx, exception: Exception | None) -> None:
    """The letters of the prints are those of the page, too, and the licence travels with them."""
    if exception is None:
        target = Path(app.outdir) / "_static" / "fonts"
        target.mkdir(parents=True, exist_ok=True)
        for file in FONTS.iterdir():
            (target / file.name).write_bytes(file.read_bytes())


def setup(app: Sphinx) -> None:
    app.connect("source-read", _read)
    app.connect("build-finished", _copy_fonts)
