"""Thinking that takes its time, beside everything else that a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

Wanted = ParamSpec("Wanted")
Thought = TypeVar("Thought")

_THINKER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
"""One thought after the other: more threads would not think faster, and card players share what they think with."""


async def thought(think: Callable[Wanted, Thought], *arguments: Wanted.args, **options: Wanted.kwargs) -> Thought:
    """What a function comes to; meanwhile the loop goes on. Hand it nothing that others change."""
    return await asyncio.get_running_loop().run_in_executor(_THINKER, lambda: think(*arguments, **options))
