"""Machine code that is made quickly: for tests that compile much and run little of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numba

from tests.sizes import SOAKING


@contextmanager
def quick_compiler() -> Iterator[None]:
    """Let LLVM optimise little, which halves the time to compile; `make soak` compiles as the product does.

    The product's own kernel runs in `tests/faces/test_simulate.py`, as users get it.
    """
    settings: Any = numba.config
    before = settings.OPT
    settings.OPT = before if SOAKING else type(before)(1)
    try:
        yield
    finally:
        settings.OPT = before
