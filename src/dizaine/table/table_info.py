"""The public information about a table, as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.table import messages as m
from dizaine.table.deals import Deals

if TYPE_CHECKING:
    from dizaine.table.table import Table


def table_info(table: Table, deals: Deals, number: int, *, over: bool) -> m.TableInfo:
    """What everybody may know of a table in round `number`, without the time that is left."""
    shown = deals if table.settings.fair else Deals(table.id)  # no commitments where secrets decide nothing
    return m.TableInfo(
        code=table.code,
        edition=table.book.id,
        title=table.book.title,
        stage=table.stage,
        pace=table.settings.pace,
        seats=table.seating.infos(),
        fair=shown.info(number, over=over),
        rematch=table.rematch,
        seeded=table.settings.seed is not None,
        patience=table.seating.patience,
    )
