"""Names that a package offers and fetches from their modules when first asked for, so that importing it is quick."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module


class Exports:
    """What a package offers, by the modules in `dizaine` that hold it."""

    def __init__(self, package: str, modules: Mapping[str, str]) -> None:
        self._package = package
        self._home = {name: module for module, names in modules.items() for name in names.split()}

    def fetch(self, name: str) -> object:
        """The package's `__getattr__`."""
        if name not in self._home:
            raise AttributeError(f"module {self._package!r} has no attribute {name!r}")
        value = getattr(import_module(f"dizaine.{self._home[name]}"), name)
        setattr(sys.modules[self._package], name, value)
        return value
