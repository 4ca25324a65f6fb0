"""An environment with the declared dependencies and nothing else, as users have after installing.

Packages are copied from the environment of the tests, so that nothing is downloaded.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def needed(name: str, extras: frozenset[str] = frozenset(), found: dict[str, Distribution] | None = None) -> list[str]:
    """A package and its transitive dependencies."""
    known = {} if found is None else found
    one = distribution(name)
    if name in known and not extras:
        return list(known)
    known[name] = one
    for text in one.requires or []:
        requirement = Requirement(text)
        marks = [{"extra": extra} for extra in extras] or [{"extra": ""}]
        if requirement.marker is None or any(requirement.marker.evaluate(mark) for mark in marks):
            key = requirement.name.lower()
            if key not in known or requirement.extras:
                needed(key, frozenset(requirement.extras), known)
    return list(known)


class EmptyEnvironment:
    """A virtual environment in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=sys.platform != "win32")
        scheme = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
        self.packages, self.scripts = Path(scheme["purelib"]), Path(scheme["scripts"])
        self.python = self.scripts / ("python.exe" if sys.platform == "win32" else "python")

    def copy(self, names: list[str]) -> None:
        """Copy packages from the environment of the tests."""
        for name in names:
            one = distribution(name)
            for file in one.files or []:
                if ".." not in file.parts and file.suffix != ".pyc":
                    target = self.packages / file
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file.locate(), target)

    def install(self, wheel: Path) -> None:
        """Install a wheel with pip, without its dependencies."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check"]
        subprocess.run(
            [*pip, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True, timeout=120
        )
