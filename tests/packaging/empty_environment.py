"""An environment with the declared dependencies and nothing else, as users have after installing.

Packages are copied from the environment of the tests, so that nothing is downloaded. Most tests share one environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

import pytest
from filelock import FileLock
from packaging.requirements import Requirement

CHECKOUT: Final = Path(__file__).parents[2]
PAGE: Final = Path("src", "dizaine", "faces", "page")
BUILT: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
"""The files that a build reads, besides the sources."""
PATIENCE: Final = 120


def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[EmptyEnvironment, Path]:
    """An environment with the wheel, and the wheel itself, made once for all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed"
    folder.mkdir(exist_ok=True)
    made = folder / "made"
    with FileLock(folder / "lock"):
        environment = EmptyEnvironment(folder / "environment")
        if not made.exists():
            done = build(source(folder), folder / "dist")
            assert done.returncode == 0, done.stderr
            environment.copy([name for name in needed("dizaine") if name != "dizaine"])
            environment.install(*(folder / "dist").glob("*.whl"))
            made.touch()
    [wheel] = (folder / "dist").glob("*.whl")
    return environment, wheel


def source(folder: Path) -> Path:
    """The checkout, or if its page is not built, which takes Node, a copy with an empty page."""
    if (CHECKOUT / PAGE / "index.html").is_file():
        return CHECKOUT
    for name in BUILT:
        shutil.copy(CHECKOUT / name, folder)
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(CHECKOUT / "src" / "dizaine", folder / "src" / "dizaine", ignore=ignored)
    (folder / PAGE).mkdir()
    (folder / PAGE / "index.html").write_text("no page", encoding="utf-8")
    return folder


def build(checkout: Path, target: Path, *, path: str = "") -> subprocess.CompletedProcess[str]:
    """Build the wheel with what is here, and with the programs of `path` alone."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)],
        cwd=checkout,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


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
        if not folder.exists():
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
