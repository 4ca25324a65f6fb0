"""Compile functions of the solver, with a cache in the user's cache folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

from dizaine.lab.kernel import kernel_folder

SOURCES: Final = ("engine/*.py", "engine/dice/*.py", "lab/dice_solver/*.py")

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function at its first call, for the types of its arguments."""
    settings: Any = numba.config
    folder, before = code_folder(), settings.CACHE_DIR
    try:
        settings.CACHE_DIR = str(folder or "")
        return cast(Function, numba.njit(function, nogil=True, cache=folder is not None, error_model="numpy"))
    finally:
        settings.CACHE_DIR = before


@cache
def code_folder() -> Path | None:
    """The folder for the machine code, or None if it cannot be written."""
    return kernel_folder(SOURCES)
