"""Quick compilation, for tests that compile much code and run little of it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numba
import pytest
from numba.core import codegen

from dizaine.engine import compiled
from tests.sizes import SOAKING


@contextmanager
def quick_compiler(*, kept: bool = True) -> Iterator[None]:
    """Optimise little and inline nothing, which takes half the time; `make soak` compiles as the product does.

    Code that is not cached is not even optimised across functions; the cache would refuse such code. Garbage is left
    until the end: nearly everything that the compiler makes is kept, and looking through it takes a tenth of the time.
    """
    settings: Any = numba.config
    with pytest.MonkeyPatch.context() as patch:
        if not SOAKING:
            patch.setattr(settings, "OPT", type(settings.OPT)(1))
            patch.setattr(compiled, "INLINED", set())
            if not kept:
                patch.setattr(codegen.CPUCodeLibrary, "_optimize_final_module", lambda library: None)
            gc.disable()
        try:
            yield
        finally:
            gc.enable()
