"""Puts the page into the package: whoever installs Dizaine gets it ready to be served, and needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page unless it is there already; no package is made without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A checkout that is installed for changing it (`editable`) builds its page when somebody wants to see it."""
        if version == "editable":
            return
        page = Path(self.root, "src", "dizaine", "faces", "page", "index.html")
        if not page.is_file():
            self._build(Path(self.root, "web"))
        if not page.is_file():
            raise RuntimeError(f"the page was not built: {page} is missing")

    def _build(self, sources: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the page is not built yet, and building it needs npm; in a checkout: make page")
        for words in (["ci"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=sources, check=True)
