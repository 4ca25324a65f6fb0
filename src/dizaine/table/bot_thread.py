"""The thread in which bots think, so that the event loop stays responsive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

_THREAD: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
"""A single thread: more would not be faster, and card players share their working memory."""


def thinking_waiting() -> int:
    """How many thoughts wait for the thread."""
    return _THREAD._work_queue.qsize()


async def in_bot_thread(
    function: Callable[Parameters, Result], *arguments: Parameters.args, **options: Parameters.kwargs
) -> Result:
    """Call a function in the bot thread. Pass it nothing that others change."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, lambda: function(*arguments, **options))
