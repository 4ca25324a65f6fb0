"""The columns of a sheet that people write on."""

from __future__ import annotations

from dizaine.faces.print.order import MOST_NAMES, Order


def player_columns(order: Order) -> list[str]:
    """A name for each player; empty where people write their own.

    Without names or a number there are as many columns as people can play. A single name leaves room for those who are
    needed.
    """
    book = order.book
    usual = book.least_players if order.names else min(MOST_NAMES, book.most_players)
    empty = max(0, (order.players or usual) - len(order.names))
    return [*order.names, *[""] * empty]
