"""Completion by the shell, tried in the shells that are there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.faces.cli import main, program
from dizaine.rulebooks.library import all_editions
from dizaine.words.catalogue import LANGUAGES
from tests.faces.pseudo_terminal import environment

CASES = [
    ("dizaine pl", {"play"}),
    ("dizaine ", set(program.commands)),
    ("dizaine games re", {"replay"}),
    ("dizaine play ", set(all_editions)),
    ("dizaine play expr", {"express"}),
    ("dizaine play --dec", {"--deck"}),
    ("dizaine play --deck ", {"phase", "ordinary"}),
    ("dizaine play --lang ", set(LANGUAGES)),
    ("dizaine play --bots ste", {"steady"}),
    ("dizaine completion ", {"bash", "zsh", "fish"}),
    ("dizaine help to", {"tournament"}),
    ("dizaine nonsense re", {"restore"}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program in it, as an installation has it."""
    folder = tmp_path_factory.mktemp("bin")
    program = folder / "dizaine"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m dizaine "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return folder


def run(shell: list[str], folder: Path, script: str) -> set[str]:
    variables = environment(folder)
    variables["PATH"] = f"{folder}{os.pathsep}{variables['PATH']}"
    done = subprocess.run([*shell, script], capture_output=True, text=True, env=variables, timeout=60)
    assert "Traceback" not in done.stderr, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize(("line", "words"), CASES, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash(line: str, words: set[str], folder: Path) -> None:
    typed = line.split(" ")
    array = " ".join(f'"{word}"' for word in typed)
    script = (
        f'eval "$(dizaine completion bash)"; COMP_WORDS=({array}); COMP_CWORD={len(typed) - 1};'
        '_dizaine_completion dizaine; printf "%s\\n" "${COMPREPLY[@]}"; complete -p dizaine >&2'
    )
    assert run(["bash", "--norc", "-c"], folder, script) == words


@pytest.mark.parametrize(("line", "words"), CASES, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish")
def test_fish(line: str, words: set[str], folder: Path) -> None:
    script = f"dizaine completion fish | source; complete --do-complete '{line}'"
    assert run(["fish", "--no-config", "-c"], folder, script) == words


@pytest.mark.skipif(shutil.which("zsh") is None, reason="there is no zsh")
def test_zsh(folder: Path) -> None:
    """Its completion needs a terminal, so the script is only loaded, and its question asked."""
    script = (
        f'autoload -Uz compinit && compinit -u -d "{folder}/dump"; '  # it replaces this file, even a device
        'eval "$(dizaine completion zsh)"; print $_comps[dizaine]'
    )
    assert run(["zsh", "-f", "-c"], folder, script) == {"_dizaine_completion"}
    asked = 'COMP_WORDS="dizaine play exp" COMP_CWORD=2 _DIZAINE_COMPLETE=zsh_complete dizaine'
    assert run(["zsh", "-f", "-c"], folder, asked) == {"plain", "express", "_"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_asks_the_program(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert f"_DIZAINE_COMPLETE={shell}_complete" in script
    assert "dizaine" in script
