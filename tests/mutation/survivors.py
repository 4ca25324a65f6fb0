"""Run marked tests on mutants of an edition and name the mutants that no test notices.

    python -m tests.mutation.survivors EDITION TEST_PATH…

A process of its own, because it bends the reader of rulebooks while it runs.
"""

import contextlib
import io
import sys
from collections.abc import Iterator

import pytest

from dizaine.rulebooks import reader
from tests.mutation.mutants import Mutant, mutants

ARGUMENTS = ["-x", "-q", "-m", "rule and not soak", "-p", "no:cacheprovider", "-p", "no:doctest", "-p", "no:xdist"]


@contextlib.contextmanager
def bent(mutant: Mutant | None) -> Iterator[None]:
    """While this lasts, the edition reads as the mutant."""
    original = reader._rulebook
    if mutant is not None:
        changed = mutant
        reader._rulebook = lambda table: original(changed.change(table) if isinstance(table, dict) else table)
    try:
        yield
    finally:
        reader._rulebook = original


def tests_pass(mutant: Mutant | None, paths: list[str]) -> bool:
    """Whether all marked tests pass on a mutant, or with None on the books as they are."""
    silence = io.StringIO()
    with bent(mutant), contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        return pytest.main([*ARGUMENTS, "--override-ini=addopts=--import-mode=importlib", *paths]) == 0


def main(edition: str, *paths: str) -> int:
    """Print the survivors; 0 if there are none."""
    if not tests_pass(None, list(paths)):
        print("the tests fail on the books as they are")
        return 1
    found = [mutant for mutant in mutants(edition) if tests_pass(mutant, list(paths))]
    for mutant in found:
        print(f"survives: {mutant}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
