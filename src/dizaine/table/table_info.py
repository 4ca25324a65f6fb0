"""The public information about a table, as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.table import messages as m
from dizaine.table.deals import Deals

if TYPE_CHECKING:
    from dizaine.table.table import Table


def table_info(table: Table, deals: Deals, number: int, *, over: bool) -> m.TableInfo:
    """What everybody may know of a table in round `number`, with moments of the clock instead of times left."""
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
        reading=table.intermission.reading,
        starts_alone=table.lobby.waits_for_people_only(table.seating) and not table.rematch,
        seeded=table.settings.seed is not None,
        wishes=table.seating.wishes,
        removed=table.seating.removed,
        patience=table.seating.patience,
    )
