"""Carry out the recipes of CONTRIBUTING.md: apply their changes and commands in a copy of the repository.

The lines come from the recipes themselves, so that a recipe that no longer works is noticed.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import dedent

REPOSITORY = Path(__file__).parent.parent.parent
COPIED = ("src", "tests", "docs", "web/src", "conftest.py", "pyproject.toml")
FENCE = re.compile(r"^( *)```(diff|sh)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
FREE = re.compile(r"src/dizaine/locale/|tests/|docs/")
"""Files that do not count against a recipe: catalogues, tests and docs."""

IN_EVERY_LANGUAGE = """
import sys
from dizaine.faces.cli import main
from dizaine.words.catalogue import LANGUAGES
for language in LANGUAGES:
    assert main([*sys.argv[1:], "--lang", language]) == 0
    print(end="\\f")
"""


class Recipe:
    """One recipe: its blocks in their order."""

    def __init__(self, title: str) -> None:
        page = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")
        text = page.split(f"\n## Recipe: {title}\n")[1].partition("\n## ")[0]
        self._blocks = [(match[2], dedent(match[3])) for match in FENCE.finditer(text)]

    @property
    def files(self) -> set[str]:
        """The files that it changes by hand, without those that it may always change."""
        paths = {path for language, block in self._blocks if language == "diff" for path, _ in changes(block)}
        return {path for path in paths if not FREE.match(path)}

    def follow(self, folder: Path) -> "Kitchen":
        """Carry it out in a new copy of the repository."""
        kitchen = Kitchen(folder)
        for language, block in self._blocks:
            if language == "sh":
                kitchen.run("sh", "-ec", block)
            else:
                for path, hunks in changes(block):
                    kitchen.change(path, hunks)
        return kitchen


def changes(block: str) -> Iterator[tuple[str, str]]:
    """The files of a diff, each with what is to be changed there."""
    for part in re.split(r"^\+\+\+ ", block, flags=re.MULTILINE)[1:]:
        path, _, hunks = part.partition("\n")
        yield path, hunks


class Kitchen:
    """A copy of the repository in which a recipe is tried."""

    def __init__(self, folder: Path, names: Sequence[str] = COPIED) -> None:
        self.folder = folder
        for name in names:
            source, target = REPOSITORY / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("page", "records", "golden*"))
            else:
                shutil.copy2(source, target)

    def change(self, path: str, hunks: str) -> None:
        """Apply the hunks of one file; lines that are only added make a new file, or stand at the end of one."""
        file = self.folder / path
        for hunk in re.split(r"^@@\n", hunks, flags=re.MULTILINE):
            lines = hunk.splitlines()
            old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
            new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            if old:
                assert f"\n{text}".count(f"\n{old}") == 1, f"{path} has not, or not once:\n{old}"
                text = f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]
            else:
                text += new
            file.write_text(text, encoding="utf-8")

    def run(self, *command: str) -> str:
        """What a command prints here, with the packages of the tests and the sources of the copy."""
        environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "PYTHONPATH": str(self.folder / "src"),
            "DIZAINE_DATA": str(self.folder / "data"),
            "DIZAINE_CACHE": str(self.folder / "cache"),
            "COLUMNS": "100",
        }
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        return done.stdout

    def dizaine(self, *arguments: str) -> str:
        """The program's output on one line."""
        return " ".join(self.run(sys.executable, "-m", "dizaine", *arguments).split())

    def in_every_language(self, *arguments: str) -> list[str]:
        """The same in each language; one process for all, since starting it takes most of the time."""
        pages = self.run(sys.executable, "-c", IN_EVERY_LANGUAGE, *arguments).split("\f")
        return [" ".join(page.split()) for page in pages[:-1]]

    def python(self, code: str) -> str:
        return self.run(sys.executable, "-c", dedent(code)).strip()
