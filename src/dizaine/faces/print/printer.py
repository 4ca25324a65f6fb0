"""From an order to a PDF."""

from __future__ import annotations

from typing import Any

from dizaine.faces.print.kinds import maker
from dizaine.faces.print.order import PAPERS, Order
from dizaine.faces.print.press import page_count, pictures, press
from dizaine.faces.print.rules import SIZES
from dizaine.words.catalogue import Catalogue
from dizaine.words.rules import book_title


def print_pdf(order: Order) -> bytes:
    """The print as a PDF; raises `NotPrinted`. Equal orders give equal bytes."""
    return press(*_fitted(order))


def print_pictures(order: Order, dots_per_inch: float = 72) -> list[bytes]:
    """The pages of a print as PNG pictures."""
    return pictures(*_fitted(order), dots_per_inch)


def _fitted(order: Order) -> tuple[str, dict[str, Any]]:
    """The template and its complete data; rules in the largest type with which they fit on a sheet."""
    catalogue = Catalogue(order.language)
    template, data = maker(order)(order, catalogue)
    data = {**_shared(order, catalogue), **data}
    if template == "rules":
        sizes = [{**data, "size": size} for size in SIZES]
        data = next((one for one in sizes[:-1] if page_count(template, one) <= 2), sizes[-1])
    return template, data


def _shared(order: Order, catalogue: Catalogue) -> dict[str, Any]:
    """What every template reads."""
    title = book_title(catalogue, order.book)
    kind = catalogue.text(f"print-kind-{order.kind}")
    return {
        "document": f"Dizaine: {kind}, {title}",
        "game": _game(title, order.book.id),
        "language": order.language,
        "paper": PAPERS[order.paper]._asdict(),
        "colour": order.colour,
        "colours": list(order.book.colours),
        "dice": order.book.kind == "dice",
    }


def _game(title: str, book_id: str) -> str:
    """The title of a game, and how it is called if it has variants: `Continental (continental+knock)`."""
    return f"{title} ({book_id})" if "+" in book_id else title
