"""Work that must not be left half done when its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def uncancellable(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end. If the caller is cancelled meanwhile, the cancellation is raised afterwards.

    A change is made in memory, written, and announced. Stopping between these steps would leave a table that differs
    from its log.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.done():
            await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # marks it as retrieved, so that asyncio does not log it
        raise
