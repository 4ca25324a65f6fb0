"""Compiler settings for rule functions: faster games, and a third of the compile time.

Numba has no options for this, so some of its functions are replaced temporarily. If a later version renames one of
them, the result is still correct, only slower.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import numba
from numba.core import codegen
from numba.np import arrayobj

from dizaine.engine.dialect import RULE_FUNCTIONS


@contextmanager
def compiler_settings(*entries: Callable[..., Any]) -> Iterator[None]:
    """Active while entries and everything they call are compiled."""
    with ExitStack() as settings:
        # Loops run over a few cards only, for which vector instructions cost more than they save.
        settings.enter_context(_replaced(numba.config, LOOP_VECTORIZE=0))
        settings.enter_context(_replaced(arrayobj, fix_integer_index=_nonnegative_index))
        settings.enter_context(_only_entries({entry.__name__ for entry in entries}))
        yield


def _nonnegative_index(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
    """Rule functions have no negative indices, so the code to wrap them is left out."""
    return context.cast(builder, index, index_type, numba.intp)


@contextmanager
def _only_entries(entries: Collection[str]) -> Iterator[None]:
    """Optimise and translate rule functions only as parts of the entries that call them.

    By default, Numba makes each function runnable by itself, and optimises everything it calls again each time.
    """
    inner = {function.__name__ for function in RULE_FUNCTIONS} - set(entries) if entries else set()
    library: Any = codegen.CPUCodeLibrary
    codes: Any = codegen.JITCPUCodegen
    optimise = getattr(library, "_optimize_final_module", None)
    finish = getattr(library, "_finalize_final_module", None)
    set_environment = getattr(codes, "set_env", None)
    if not (optimise and finish and set_environment):
        yield
        return

    def optimise_entry(self: Any) -> None:
        if self.name not in inner:
            optimise(self)

    def finish_entry(self: Any) -> None:
        if self.name in inner:
            self._finalized = True
        else:
            finish(self)

    def set_environment_of_entry(self: Any, name: str, environment: Any) -> None:
        if self._engine.get_global_value_address(name):
            set_environment(self, name, environment)

    with (
        _replaced(library, _optimize_final_module=optimise_entry, _finalize_final_module=finish_entry),
        _replaced(codes, set_env=set_environment_of_entry),
    ):
        yield


@contextmanager
def _replaced(owner: Any, **values: Any) -> Iterator[None]:
    """Temporarily replace attributes that exist."""
    before = {name: getattr(owner, name) for name in values if hasattr(owner, name)}
    try:
        for name in before:
            setattr(owner, name, values[name])
        yield
    finally:
        for name, value in before.items():
            setattr(owner, name, value)
