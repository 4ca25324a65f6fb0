"""Run marked tests on mutants of an edition and name the mutants that no test notices.

    python -m tests.mutation.survivors EDITION EVERY TEST_PATH…

EVERY is `all` for all mutants, or n for every nth of those whose field rule functions read.

A process of its own, because it bends the reader of rulebooks while it runs.
"""

import contextlib
import io
import sys
from collections.abc import Iterator

import pytest

from dizaine.rulebooks import reader
from tests.mutation.mutants import DATA_ONLY, Mutant, mutants

ARGUMENTS = ["-x", "-q", "-m", "rule and not soak", "-p", "no:cacheprovider", "-p", "no:doctest", "-p", "no:xdist"]


@contextlib.contextmanager
def bent(mutant: Mutant) -> Iterator[None]:
    """While this lasts, the edition reads as the mutant."""
    original = reader._rulebook
    reader._rulebook = lambda table: original(mutant.change(table) if isinstance(table, dict) else table)
    try:
        yield
    finally:
        reader._rulebook = original


def tests_pass(mutant: Mutant, paths: list[str]) -> bool:
    """Whether all marked tests pass on a mutant."""
    silence = io.StringIO()
    with bent(mutant), contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        return pytest.main([*ARGUMENTS, "--override-ini=addopts=--import-mode=importlib", *paths]) == 0


def main(edition: str, every: str, *paths: str) -> int:
    """Print the survivors; 0 if there are none."""
    tried = list(mutants(edition)) if every == "all" else [m for m in mutants(edition) if m.field not in DATA_ONLY]
    found = [mutant for mutant in tried[:: 1 if every == "all" else int(every)] if tests_pass(mutant, list(paths))]
    for mutant in found:
        print(f"survives: {mutant}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
