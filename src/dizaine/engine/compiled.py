"""Compiles the rule functions with Numba: the same code with new globals, so that compiled functions call each other.

Needs NumPy and Numba (the extra `dizaine[lab]`). No other module of the engine imports this one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable
from dis import get_instructions
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, get_type_hints

import numba
import numpy
from numpy.typing import NDArray

from dizaine.engine.dialect import COMPILED_FORMS, INLINED, RULE_FUNCTIONS, Record

Function = Callable[..., Any]


def layout(cls: type[Record]) -> numpy.dtype[Any]:
    """The NumPy layout of a record class."""
    return numpy.dtype([(field.name, field.type, field.shape) for field in cls.FIELDS], align=True)


def blank_rows(cls: type[Record], count: int = 1) -> NDArray[Any]:
    """An array of zeroed NumPy records."""
    return numpy.zeros(count, dtype=layout(cls))


def to_rows(*records: Record) -> NDArray[Any]:
    """Convert plain records to an array of NumPy records."""
    rows = blank_rows(type(records[0]), len(records))
    for row, plain in zip(rows, records, strict=True):
        for name, value in plain.items():
            row[name] = value
    return rows


def from_row(row: Any, cls: type[Record]) -> Record:
    """Convert a NumPy record to a plain record."""
    plain = cls()
    for field in cls.FIELDS:
        value = row[field.name]
        setattr(plain, field.name, value.tolist() if field.shape else int(value))
    return plain


def compile_rules(*entries: Function, cache: Path | None = None, without: Collection[str] = ()) -> dict[str, Function]:
    """Every rule function by name, compiled in nopython mode at its first call.

    Entries are the functions that Python can call: they take arrays of records, and are compiled together with
    everything they call into machine code that releases the GIL. Other functions can only be called from compiled code.
    The machine code of entries is stored in the folder `cache`. Numba does not notice changes in called functions of
    other files, so the name of the folder must depend on all sources. Functions named in `without` do nothing and
    return 0; whatever only they call is not compiled.
    """
    _load_compiled_forms()
    names = {id(function): function.__name__ for function in RULE_FUNCTIONS}
    if len(set(names.values())) != len(names):
        raise ValueError("two rule functions share a name")
    namespaces: dict[str, dict[str, Any]] = {}
    functions = _functions(without)
    compiled: dict[str, Function] = {}
    for name, function in functions.items():
        compiled[name] = _compile_inner(_bind(function, namespaces))
    for entry in entries:
        compiled[entry.__name__] = _compile_entry(_bind(entry, namespaces), cache)
    for namespace in namespaces.values():
        for key, value in namespace.items():
            if id(value) in names:
                namespace[key] = compiled[names[id(value)]]
    return compiled


def fix_types(compiled: dict[str, Function], *entries: Function, without: Collection[str] = ()) -> None:
    """Compile each rule function once, for its annotated types, instead of once for each width of integers.

    This shortens the compilation a lot. Functions with a list argument are skipped, because the list may be a field of
    several types. With `entries`, only the functions that they call are compiled, otherwise all.
    """
    functions = _functions(without)
    reached = [name for entry in entries for name in _calls(entry, functions)]
    for name in called_first(functions, reached if entries else functions):
        types_of_arguments = argument_types(functions[name])
        if types_of_arguments is not None:
            dispatcher: Any = compiled[name]
            dispatcher.compile(types_of_arguments)
            dispatcher.disable_compile()


def called_first(functions: dict[str, Function], wanted: Iterable[str]) -> list[str]:
    """The names of the wanted functions and of all functions that they call, each after those that it calls.

    Raises ValueError for recursion: Numba compiles it, but the cached machine code crashes.
    """
    order: list[str] = []

    def visit(name: str, callers: tuple[str, ...]) -> None:
        if name in callers:
            raise ValueError(f"rule functions must not recurse: {' -> '.join((*callers, name))}")
        if name in order:
            return
        for called in _calls(functions[name], functions):
            visit(called, (*callers, name))
        order.append(name)

    for name in wanted:
        visit(name, ())
    return order


def argument_types(function: Function) -> tuple[Any, ...] | None:
    """The Numba types of the annotated arguments; None if one of them is a list."""
    hints = get_type_hints(function)
    del hints["return"]
    if not all(isinstance(hint, type) for hint in hints.values()):
        return None
    return tuple(map(_type_of, hints.values()))


def _type_of(hint: Any) -> Any:
    """The Numba type of a number, a record, or a named tuple of records."""
    if hint is int:
        return numba.int64
    if not issubclass(hint, tuple):
        return numba.from_dtype(layout(hint))
    types: Any = numba.types
    return types.NamedTuple([_type_of(part) for part in get_type_hints(hint).values()], hint)


def _bind(function: Function, namespaces: dict[str, dict[str, Any]]) -> Function:
    """The same code with a copy of the globals of its module, in which functions are replaced by compiled ones."""
    namespace = namespaces.setdefault(function.__module__, dict(vars(sys.modules[function.__module__])))
    return FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)


def _functions(without: Collection[str] = ()) -> dict[str, Function]:
    """The function to compile for each rule function, by name."""
    forms = {function.__name__: COMPILED_FORMS.get(function.__name__, function) for function in RULE_FUNCTIONS}
    return forms | {name: _left_out(forms[name]) for name in without}


def _load_compiled_forms() -> None:
    """Import the module `compiled_forms`, if there is one, of every package with rule functions."""
    for package in {function.__module__.rpartition(".")[0] for function in RULE_FUNCTIONS}:
        if package and find_spec(f"{package}.compiled_forms"):
            import_module(f"{package}.compiled_forms")


def _left_out(function: Function) -> Function:
    """A function with the same arguments that does nothing and returns 0."""
    namespace: dict[str, Any] = {"__name__": function.__module__}
    exec(f"def {function.__name__}({', '.join(signature(function).parameters)}):\n    return 0", namespace)
    left_out: Function = namespace[function.__name__]
    left_out.__annotations__ = get_type_hints(function)
    return left_out


def _calls(function: Function, functions: dict[str, Function]) -> list[str]:
    """The names of the rule functions that a function calls, in source order, with repetitions."""
    names = (step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return [name for name in names if name in functions]


def _compile_inner(function: Function) -> Function:
    """Compile without the wrappers that make a function callable from Python."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: Function = numba.njit(function, error_model="numpy", forceinline=function.__name__ in INLINED, **options)
    return compiled


def _compile_entry(function: Function, cache: Path | None) -> Function:
    settings: Any = numba.config
    before = settings.CACHE_DIR
    try:
        settings.CACHE_DIR = str(cache or "")
        return numba.njit(function, nogil=True, cache=cache is not None)
    finally:
        settings.CACHE_DIR = before
