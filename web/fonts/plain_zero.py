"""Make the zeros of the page: Atkinson Hyperlegible without the slash, a font with this one figure in each weight.

The slash serves people who must tell 0 from O. On cards and in scores there is no O, and many read 10 as crossed out.

    pip install fonttools brotli
    python plain_zero.py ../node_modules/@fontsource/atkinson-hyperlegible/files
"""

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

INSIDE = {
    400: ((324, 62), (236, 62), (151, 204), (151, 466), (236, 606), (412, 606), (497, 466), (497, 204), (412, 62)),
    700: ((331, 101), (273, 101), (201, 214), (201, 456), (272, 567), (390, 567), (461, 456), (461, 214), (389, 101)),
}
"""The inside of the zero: its first point, then the points that pull its curve around."""


def plain_zero(font: TTFont, weight: int) -> None:
    """Keep the outline of the zero, and draw its inside without the slash."""
    glyph = font["glyf"]["zero"]
    end = glyph.endPtsOfContours[0]
    outline = list(zip(glyph.coordinates[: end + 1], glyph.flags[: end + 1], strict=True))
    first, *pulls = INSIDE[weight]
    pulls.reverse()  # an inside turns the other way
    pen = TTGlyphPen(None)
    start = next(point for point, on_curve in outline if on_curve & 1)
    pen.moveTo(start)
    curve: list[tuple[int, int]] = []
    for point, on_curve in [*outline[1:], outline[0]]:
        curve.append(point)
        if on_curve & 1:
            pen.qCurveTo(*curve)
            curve = []
    pen.closePath()
    pen.moveTo(first)
    pen.qCurveTo(*pulls, first)
    pen.closePath()
    font["glyf"]["zero"] = pen.glyph()


def main(folder: Path) -> None:
    """Write `zero-400.woff2` and `zero-700.woff2` beside this file."""
    for weight in INSIDE:
        font = TTFont(folder / f"atkinson-hyperlegible-latin-{weight}-normal.woff2")
        plain_zero(font, weight)
        options = Options(layout_features=["tnum", "pnum"], name_IDs=[0, 13, 14], hinting=False)
        subsetter = Subsetter(options)
        subsetter.populate(text="0")
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(Path(__file__).parent / f"zero-{weight}.woff2")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
