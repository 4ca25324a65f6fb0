"""Settings of the compiler that suit rule functions: faster games, and a third of the time to compile them.

Numba has no options for this, so some of its own functions are replaced for a while. In a version where one of them
has another name, all stays right, only slower.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import numba
from numba.core import codegen
from numba.np import arrayobj

from dizaine.engine.dialect import RULE_FUNCTIONS

_NEVER: Final = 0


@contextmanager
def compiler_settings(*entries: Callable[..., Any]) -> Iterator[None]:
    """For the time in which entries and all that they call are compiled."""
    with ExitStack() as settings:
        # Loops go over a few cards, where vector instructions cost more than they bring.
        settings.enter_context(_replaced(numba.config, LOOP_VECTORIZE=_NEVER))
        settings.enter_context(_replaced(arrayobj, fix_integer_index=_index_as_it_is))
        settings.enter_context(_only_entries({entry.__name__ for entry in entries}))
        yield


def _index_as_it_is(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
    """Indices of rule functions count from the start: none needs to be turned round."""
    return context.cast(builder, index, index_type, numba.intp)


@contextmanager
def _only_entries(entries: Collection[str]) -> Iterator[None]:
    """Optimise and translate rule functions only as parts of the entries that call them.

    Numba makes each function ready to run by itself, which optimises and translates again all that it calls.
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
    """Other values for attributes that there are, for a while."""
    before = {name: getattr(owner, name) for name in values if hasattr(owner, name)}
    try:
        for name in before:
            setattr(owner, name, values[name])
        yield
    finally:
        for name, value in before.items():
            setattr(owner, name, value)
