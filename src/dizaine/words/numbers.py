"""Numbers that are not whole, as each language writes them."""

from __future__ import annotations

from dizaine.words.catalogue import Catalogue


def decimal(catalogue: Catalogue, number: float, digits: int) -> str:
    """A number with so many digits behind the point, or the comma.

    >>> decimal(Catalogue("en"), 2.5, 1), decimal(Catalogue("de"), 2.5, 2)
    ('2.5', '2,50')
    """
    return f"{number:.{digits}f}".replace(".", catalogue.text("terms-decimal-point"))


def percent(catalogue: Catalogue, share: float, digits: int) -> str:
    """A share in hundredths, with its sign.

    >>> percent(Catalogue("en"), 0.125, 1), percent(Catalogue("nl"), 0.125, 1)
    ('12.5%', '12,5%')
    """
    return catalogue.text("terms-percent", number=decimal(catalogue, 100 * share, digits))
