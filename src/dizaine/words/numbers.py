"""Decimal numbers and percentages, as each language writes them."""

from __future__ import annotations

from dizaine.words.catalogue import Catalogue


def decimal(catalogue: Catalogue, number: float, digits: int) -> str:
    """A number with this many digits after the decimal point or comma.

    >>> decimal(Catalogue("en"), 2.5, 1), decimal(Catalogue("de"), 2.5, 2)
    ('2.5', '2,50')
    """
    return f"{number:.{digits}f}".replace(".", catalogue.text("terms-decimal-point"))


def percent(catalogue: Catalogue, share: float, digits: int) -> str:
    """A share as a percentage, with the sign.

    >>> percent(Catalogue("en"), 0.125, 1), percent(Catalogue("nl"), 0.125, 1)
    ('12.5%', '12,5%')
    """
    return catalogue.text("terms-percent", number=decimal(catalogue, 100 * share, digits))
