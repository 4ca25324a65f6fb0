"""Work on a table that is not left half done when whoever wanted it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def uncancellable(work: Coroutine[Any, Any, Result]) -> Result:
    """Carry something out to its end. If the caller is cancelled meanwhile, it is so only after that end.

    A change is made in memory, written, and told; to be cancelled between two of these would leave a table that
    differs from its log.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.done():
            await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # has been seen
        raise
