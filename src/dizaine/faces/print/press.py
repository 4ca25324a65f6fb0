"""The press: typst makes a PDF of a template and its data. The same order always gives the same bytes."""

from __future__ import annotations

import json
from functools import cache, lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from dizaine.faces.print.order import NotPrinted

_HERE: Final = Path(__file__).parent
FONT: Final = "Dizaine Hyperlegible"
_SPARE_FONTS: Final = ("Libertinus Serif",)
"""For letters that our font lacks, such as Greek and Cyrillic; it comes with typst."""
_LAST_KNOWN: Final = "\u04ff"
"""The last letter that our font and the spare one are sure to have; names beyond need the fonts of the computer."""
_NO_TIME: Final = 0
"""The time that is written into every file, so that equal orders give equal files."""

Format = Literal["pdf", "png"]


@cache
def can_print() -> bool:
    """Whether the extra is installed."""
    return find_spec("typst") is not None


def press(template: str, data: dict[str, Any]) -> bytes:
    """The PDF of a template with its data; tagged, and made for readers of all kinds (PDF/UA)."""
    return _compiled(template, data, "pdf")[0]


def pictures(template: str, data: dict[str, Any], dots_per_inch: float = 72) -> list[bytes]:
    """The pages as PNG pictures, for people who look at them."""
    return _compiled(template, data, "png", dots_per_inch)


def page_count(template: str, data: dict[str, Any]) -> int:
    """How many pages a print would have; its template must name them."""
    typst = _typst()
    values = typst.query(
        _HERE / "templates" / f"{template}.typ",
        "<pages>",
        field="value",
        one=True,
        root=_HERE / "templates",
        font_paths=_fonts(_is_plain(data)),
        sys_inputs=_inputs(data),
    )
    return int(values)


def _compiled(template: str, data: dict[str, Any], form: Format, dots_per_inch: float = 72) -> list[bytes]:
    typst = _typst()
    compiled = partial(
        typst.compile,
        _HERE / "templates" / f"{template}.typ",
        root=_HERE / "templates",
        font_paths=_fonts(_is_plain(data)),
        format=form,
        ppi=dots_per_inch,
        sys_inputs=_inputs(data),
        timestamp=_NO_TIME,
    )
    try:
        made = compiled(pdf_standards=["ua-1"] if form == "pdf" else [])
    except typst.TypstError:
        if _is_plain(data):
            raise
        made = compiled()  # a name in letters that no font here has: the standard forbids the boxes that stand for them
    return made if isinstance(made, list) else [made]


def _inputs(data: dict[str, Any]) -> dict[str, str]:
    return {"data": json.dumps({**data, "fonts": [FONT, *_SPARE_FONTS]}, ensure_ascii=False)}


def _is_plain(data: dict[str, Any]) -> bool:
    """Whether the fonts that we bring have all letters."""
    return not any(_is_rare(letter) for letter in set(json.dumps(data, ensure_ascii=False)))


def _is_rare(letter: str) -> bool:
    """Whether a letter is in neither of the fonts that we bring; dashes, quotation marks and spaces are."""
    return letter > _LAST_KNOWN and not "\u1e00" <= letter <= "\u206f" and letter not in "−→★✓"


def _typst() -> Any:
    """The module that compiles; imported late, because it is an extra."""
    try:
        import typst
    except ImportError:
        raise NotPrinted("print-error-extra") from None
    return typst


@lru_cache(maxsize=2)
def _fonts(plain: bool) -> Any:
    """Our fonts; those of the computer are looked for only if ours lack a letter, since that takes a while."""
    return _typst().Fonts(include_system_fonts=not plain, font_paths=[_HERE / "fonts"])
