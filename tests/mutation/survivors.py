"""Run marked tests on mutants of an edition and name the mutants that no test notices.

    python -m tests.mutation.survivors EDITIONS EVERY TEST_PATH…

EDITIONS are separated by commas. EVERY is `all` for all mutants, or n for every nth of those whose field a rule
function reads.

It runs in a separate process because it patches the reader of rulebooks. The tests are collected once.
"""

import contextlib
import io
import sys
from collections.abc import Iterator, Sequence

import pytest
from _pytest.runner import runtestprotocol

from dizaine.rulebooks import library, reader
from dizaine.rulebooks.fields import rule_of
from tests.mutation.mutants import DATA_ONLY, Mutant, mutants

ARGUMENTS = ["-q", "-m", "rule and not soak", "-p", "no:cacheprovider", "-p", "no:doctest", "-p", "no:xdist"]
ARGUMENTS += ["-p", "no:schemathesis"]  # it takes a second to load


@contextlib.contextmanager
def bent(mutant: Mutant) -> Iterator[None]:
    """Replace the edition by the mutant for the duration of the block."""
    forget_books()
    original = reader._rulebook
    reader._rulebook = lambda table, reading: original(
        mutant.change(table) if isinstance(table, dict) else table, reading
    )
    try:
        yield
    finally:
        reader._rulebook = original
        forget_books()


def forget_books() -> None:
    """Clear the caches so that books are read again."""
    reader._edition.cache_clear()
    library.book_from_json.cache_clear()


class Hunt:
    """Instead of running each test once, pytest runs tests on one mutant after the other until one fails."""

    def __init__(self, hunted: Sequence[Mutant]) -> None:
        self.hunted = hunted
        self.survivors: list[Mutant] = []
        self.blind: list[str] = []
        """Tests that fail on the unchanged book, and so show nothing about mutants."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        killers = set[pytest.Item]()
        for mutant in self.hunted:
            tests = sorted(session.items, key=lambda test: likelihood(test, mutant), reverse=True)
            with bent(mutant):
                killer = next((test for test in tests if fails(test)), None)
            if killer is None:
                self.survivors.append(mutant)
            else:
                killers.add(killer)
        self.blind = [test.nodeid for test in killers if fails(test)]
        return True


def likelihood(test: pytest.Item, mutant: Mutant) -> tuple[bool, bool]:
    """The order of the tests: first those of the field's rule, and among them those of the edition."""
    proven = {rule for marker in test.iter_markers("rule") for rule in marker.args}
    return rule_of(mutant.field) in proven, f"[{mutant.edition}" in test.nodeid


def fails(test: pytest.Item) -> bool:
    """Run a test, and tear down its fixtures."""
    return any(report.failed for report in runtestprotocol(test, nextitem=None, log=False))


def chosen(edition: str, every: str) -> list[Mutant]:
    """The mutants of an edition to test."""
    if every == "all":
        return list(mutants(edition))
    return [mutant for mutant in mutants(edition) if mutant.field not in DATA_ONLY][:: int(every)]


def main(editions: str, every: str, *paths: str) -> int:
    """Print the survivors; 0 if there are none."""
    hunt = Hunt([mutant for edition in editions.split(",") for mutant in chosen(edition, every)])
    silence = io.StringIO()
    with contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        code = pytest.main([*ARGUMENTS, "--override-ini=addopts=--import-mode=importlib", *paths], plugins=[hunt])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        sys.exit(silence.getvalue())
    for mutant in hunt.survivors:
        print(f"survives: {mutant}")
    for test in hunt.blind:
        print(f"fails also without a mutant: {test}")
    return 1 if hunt.survivors or hunt.blind else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
