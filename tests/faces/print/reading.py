"""Reads a print back: sizes, texts with their places, pictures with their names, lines, fonts. All in millimetres."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as raw

_MILLIMETRE = 72 / 25.4


class Box(NamedTuple):
    """Measured from the lower left corner of the page."""

    left: float
    bottom: float
    right: float
    top: float

    def overlaps(self, other: Box, slack: float) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        upright = min(self.top, other.top) - max(self.bottom, other.bottom)
        return across > slack and upright > slack


class Run(NamedTuple):
    """A piece of text."""

    text: str
    box: Box
    points: float
    """Its size."""
    font: str
    embedded: bool


@dataclass(frozen=True, slots=True)
class Page:
    width: float
    height: float
    runs: list[Run]
    paths: list[Box]
    names: list[str]
    """What a screen reader says about the pictures."""

    @property
    def text(self) -> str:
        return "\n".join(run.text for run in self.runs)


def read(pdf: bytes) -> list[Page]:
    """The pages of a PDF."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        assert raw.FPDFCatalog_IsTagged(document)
        return [_page(document[index]) for index in range(len(document))]
    finally:
        document.close()


def _page(page: Any) -> Page:
    width, height = page.get_size()
    runs, paths = [], []
    texts = page.get_textpage()
    for item in page.get_objects(max_depth=15):
        box = Box(*(edge / _MILLIMETRE for edge in item.get_bounds()))
        if item.type == raw.FPDF_PAGEOBJ_TEXT:
            text = _text(item, texts)
            if text.strip():
                runs.append(Run(text, box, *_font(item)))
        elif item.type == raw.FPDF_PAGEOBJ_PATH:
            paths.append(box)
    return Page(width / _MILLIMETRE, height / _MILLIMETRE, runs, paths, list(_names(page)))


def _font(item: Any) -> tuple[float, str, bool]:
    font = raw.FPDFTextObj_GetFont(item)
    size = ctypes.c_float()
    raw.FPDFTextObj_GetFontSize(item, size)
    matrix = raw.FS_MATRIX()
    raw.FPDFPageObj_GetMatrix(item, matrix)
    name = ctypes.create_string_buffer(200)
    raw.FPDFFont_GetBaseFontName(font, name, 200)
    return size.value * abs(matrix.d or matrix.b), name.value.decode(), bool(raw.FPDFFont_GetIsEmbedded(font))


def _text(item: Any, texts: Any) -> str:
    """A text of pdfium, which says first how long it is; in UTF-16."""
    length = raw.FPDFTextObj_GetText(item, texts, None, 0)
    buffer = ctypes.create_string_buffer(max(2, length * 2))
    raw.FPDFTextObj_GetText(item, texts, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)), length)
    return buffer.raw.decode("utf-16-le", "replace").split("\x00")[0]


def _names(page: Any) -> Iterator[str]:
    tree = raw.FPDF_StructTree_GetForPage(page)
    waiting = [
        raw.FPDF_StructTree_GetChildAtIndex(tree, index)
        for index in reversed(range(raw.FPDF_StructTree_CountChildren(tree)))
    ]
    while waiting:
        element = waiting.pop()
        if not element:
            continue
        name = _alternative(element)
        if name:
            yield name
        count = raw.FPDF_StructElement_CountChildren(element)
        waiting += [raw.FPDF_StructElement_GetChildAtIndex(element, index) for index in reversed(range(count))]
    raw.FPDF_StructTree_Close(tree)


def _alternative(element: Any) -> str:
    length = raw.FPDF_StructElement_GetAltText(element, None, 0)
    if not length:
        return ""
    buffer = ctypes.create_string_buffer(length)
    raw.FPDF_StructElement_GetAltText(element, buffer, length)
    return buffer.raw.decode("utf-16-le").rstrip("\x00")


def overlapping(page: Page, slack: float = 0.25) -> list[tuple[str, str]]:
    """Texts that lie on each other."""
    ordered = sorted(page.runs, key=lambda run: run.box.left)
    found = []
    for place, run in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.box.left > run.box.right:
                break
            if run.box.overlaps(other.box, slack):
                found.append((run.text, other.text))
    return found
