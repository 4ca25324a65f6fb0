"""Machine code that is made quickly: for tests that compile much and run little of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numba

from dizaine.engine import compiled
from tests.sizes import SOAKING


@contextmanager
def quick_compiler() -> Iterator[None]:
    """Optimise nothing and inline nothing, which takes half the time; `make soak` compiles as the product does.

    The product's own kernel runs in `tests/faces/test_simulate.py`, as users get it.
    """
    settings: Any = numba.config
    level, inlined = settings.OPT, compiled.INLINED
    if not SOAKING:
        settings.OPT, compiled.INLINED = type(level)(0), set()
    try:
        yield
    finally:
        settings.OPT, compiled.INLINED = level, inlined
