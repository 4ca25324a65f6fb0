"""Write the pictures of prints in docs/pictures: `python -m tools.print_pictures`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from dizaine.drafts import replace_file
from dizaine.faces.print.order import Order
from dizaine.faces.print.printer import print_pictures
from dizaine.rulebooks.library import load_any

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
DOTS: Final = 76
"""Dots per inch: small files that can still be read."""
COLOURS: Final = 96
NAMES: Final = ("Ann", "Bob", "Clara", "Dieter")


class Picture(NamedTuple):
    """A page of a print; the express deck ends with cards of every sort."""

    order: Order
    page: int = 0


PICTURES: Final = {
    "print-deck.png": Picture(Order("deck", load_any("express")), 5),
    "print-sheet.png": Picture(Order("sheet", load_any("classic"), names=NAMES)),
    "print-reference.png": Picture(Order("reference", load_any("dutch"), "nl")),
    "print-pad.png": Picture(Order("pad", load_any("dice"), "fr", names=NAMES[:3])),
    "print-rules.png": Picture(Order("rules", load_any("classic"), "de")),
    "print-stickers.png": Picture(Order("stickers", load_any("classic"))),
}


def main() -> None:
    """Write all pictures."""
    for name, (order, page) in PICTURES.items():
        replace_file(FOLDER / name, _small(print_pictures(order, DOTS)[page]))


def _small(picture: bytes) -> bytes:
    """The same picture with as many colours as it needs: a third of the size."""
    small = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS).save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    main()
