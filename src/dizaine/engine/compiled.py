"""The rule functions compiled: the same source, bound anew so that they call each other's compiled forms.

Needs NumPy and Numba (the extra `dizaine[lab]`); nothing else of the engine imports this module.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy
from numba import njit
from numpy.typing import NDArray

from dizaine.engine.dialect import RULE_FUNCTIONS, Record


def layout(cls: type[Record]) -> numpy.dtype[Any]:
    """The NumPy layout of a record class."""
    return numpy.dtype([(field.name, field.type, field.shape) for field in cls.FIELDS], align=True)


def to_rows(*records: Record) -> NDArray[Any]:
    """Plain records as an array of NumPy records."""
    rows = numpy.zeros(len(records), dtype=layout(type(records[0])))
    for row, plain in zip(rows, records, strict=True):
        for name, value in plain.items():
            row[name] = value
    return rows


def from_row(row: Any, cls: type[Record]) -> Record:
    """A NumPy record as a plain one."""
    plain = cls()
    for field in cls.FIELDS:
        value = row[field.name]
        setattr(plain, field.name, value.tolist() if field.shape else int(value))
    return plain


def compile_rules() -> dict[str, Callable[..., Any]]:
    """Every rule function by name, compiled in nopython mode at its first call."""
    names = {id(function): function.__name__ for function in RULE_FUNCTIONS}
    if len(set(names.values())) != len(names):
        raise ValueError("two rule functions share a name")
    compiled: dict[str, Callable[..., Any]] = {}
    spaces: dict[str, dict[str, Any]] = {}
    for function in RULE_FUNCTIONS:
        space = spaces.setdefault(function.__module__, dict(vars(_module(function))))
        bound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        compiled[function.__name__] = njit(bound)
    for space in spaces.values():
        for key, value in space.items():
            if id(value) in names:
                space[key] = compiled[names[id(value)]]
    return compiled


def _module(function: Callable[..., Any]) -> Any:
    import sys

    return sys.modules[function.__module__]
