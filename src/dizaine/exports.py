"""Lazy exports: a package imports its public names on first use, so that importing the package itself is quick."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module


class Exports:
    """The public names of a package, listed by the modules in `dizaine` that define them."""

    def __init__(self, package: str, modules: Mapping[str, str]) -> None:
        self._package = package
        self._module_of = {name: module for module, names in modules.items() for name in names.split()}

    def fetch(self, name: str) -> object:
        """Import a name; serves as the package's `__getattr__`."""
        if name not in self._module_of:
            raise AttributeError(f"module {self._package!r} has no attribute {name!r}")
        value = getattr(import_module(f"dizaine.{self._module_of[name]}"), name)
        setattr(sys.modules[self._package], name, value)
        return value
