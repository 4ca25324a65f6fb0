"""Who acts as host while the host is away, so that nobody's absence blocks a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.table.log import HostActing
from dizaine.table.seating import Seating

if TYPE_CHECKING:
    from dizaine.table.table import Table


def acting_host(seating: Seating, now: float) -> tuple[int, float | None]:
    """Who should act as host at a time, or -1 for nobody; and when to look again, if time alone can change that.

    That is the next person in the order of the seats who is here. It stays the same one until the host returns, or
    until that person is away as long as a host may be.
    """
    if seating.is_here(seating.host):
        return -1, None
    for holder in (seating.acting, seating.host):
        since = None if holder < 0 else seating.presence.away_since(holder)
        if holder >= 0 and (since is None or now < since + seating.waits.host):
            return seating.acting, None if since is None else since + seating.waits.host
    count = len(seating.seats)
    order = [(seating.host + step) % count for step in range(1, count)]
    here = [seat for seat in order if seating.seats[seat].kind == "person" and seating.is_here(seat)]
    return (here[0] if here else seating.acting), None


async def name_acting_host(table: Table, seat: int) -> None:
    """Let somebody act as host while the host is away; -1 ends it."""
    await table.exclusively(lambda: table.write(HostActing(seat=seat), -1))
