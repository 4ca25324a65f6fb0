"""Make the fonts of the prints: Atkinson Hyperlegible with plain zeros, in the form that typst reads.

The page loads two files for each weight, Latin letters and the rarer ones, and a third for the zero; here they are one.
The narrow space of French, which the original lacks, is added: otherwise another font would be embedded for it.
The family gets a name of its own, so that a copy of the original on the same computer is never taken instead.

    pip install fonttools brotli
    python print_fonts.py ../node_modules/@fontsource/atkinson-hyperlegible ../../src/dizaine/faces/print/fonts
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from plain_zero import INSIDE, plain_zero

FAMILY = "Dizaine Hyperlegible"
STYLES = {400: "Regular", 700: "Bold"}


def merged(package: Path, weight: int) -> TTFont:
    """One font with the letters of both files."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for letters in ("latin", "latin-ext"):
            font = TTFont(package / "files" / f"atkinson-hyperlegible-{letters}-{weight}-normal.woff2")
            if letters == "latin":
                plain_zero(font, weight)
            font.flavor = None
            part = Path(folder) / f"{letters}.ttf"
            font.save(part)
            parts.append(str(part))
        return Merger().merge(parts)


def narrow_space(font: TTFont) -> None:
    """Add the narrow no-break space, at two thirds of an ordinary one."""
    width, bearing = font["hmtx"]["space"]
    font["glyf"]["uni202F"] = TTGlyphPen(None).glyph()
    font["hmtx"]["uni202F"] = (width * 2 // 3, bearing)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x202F] = "uni202F"


def rename(font: TTFont, style: str) -> None:
    """Give the font the name of our family; copyright and licence stay."""
    names = {1: FAMILY, 2: style, 4: f"{FAMILY} {style}", 6: f"{FAMILY.replace(' ', '')}-{style}"}
    table = font["name"]
    kept = [record for record in table.names if record.nameID in (0, 13, 14)]
    table.names = kept
    for name, text in {**names, 3: names[6]}.items():
        table.setName(text, name, 3, 1, 0x409)


def main(package: Path, folder: Path) -> None:
    """Write a font for each weight, and the licence beside them."""
    for weight in INSIDE:
        font = merged(package, weight)
        narrow_space(font)
        rename(font, STYLES[weight])
        font["head"].created = font["head"].modified = 3_600_000_000  # the same bytes each time
        font.recalcTimestamp = False
        font.save(folder / f"DizaineHyperlegible-{STYLES[weight]}.ttf")
    shutil.copyfile(package / "LICENSE", folder / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
