"""Fixtures for all tests, the order in which tests run, and the reports on proven rules and soak sizes."""

import gc
import os
import platform
import random
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import httpcore2
import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

from tests.rule_ids import ProvenRules, proven_rules_key
from tests.sizes import SOAKING
from tests.sizes import size as choose_size

TESTS = Path(__file__).parent
gc.disable()  # until all tests are found: they live until the end anyway, and there are many
os.environ.setdefault("DIZAINE_ROLLOUTS", "8")
"""Few rollouts make hints quick: facts stay correct, only the advice is weaker. Started programs inherit this."""

# Tests count work and never seconds: on a busy machine an example may take any time.
settings.register_profile("dizaine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("dizaine")


@pytest.fixture
def size(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`size(small, large)`: the small number in `make test`, the large one in `make soak`."""

    def choose(small: int, large: int) -> int:
        chosen = choose_size(small, large)
        request.node.user_properties.append(("size", chosen))
        return chosen

    return choose


@pytest.fixture(autouse=True)
def repeatable_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the tables of a test the same deals in each run, so that rare luck fails a test always or never.

    In `make soak`, and in programs that tests start, deals are as unpredictable as in real games.
    """
    if not SOAKING:
        source = random.Random(request.node.nodeid)
        monkeypatch.setattr("dizaine.table.fair.secrets", SimpleNamespace(token_bytes=source.randbytes))
        monkeypatch.setattr("dizaine.table.shuffling.SystemRandom", lambda: source)


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Read the certificates of the system once, and not for every HTTP client, as servers in tests use none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(httpcore2, "default_ssl_context", cache(httpcore2.default_ssl_context))
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for doctests in the sources only; every worker would look through all tests."""
    return [found for found in (yield) if not isinstance(found, DoctestModule)]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Record the rules that tests prove, and mark the soak tests, before -k and -m deselect any."""
    whole = any(TESTS.is_relative_to((config.invocation_params.dir / name).resolve()) for name in config.args)
    config.stash[proven_rules_key] = ProvenRules.of(items, whole_suite=whole)
    for item in items:
        if "size" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.soak)
    if not SOAKING:
        items[:] = [item for item in items if not item.get_closest_marker("soak_only")]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = _spread(items, workers)


def pytest_collection_finish() -> None:
    """From now on, collect garbage, but not often; the collected tests are none."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    gc.enable()


LONG = (("page/",), ("compiled/", "mutation/"))
"""The folders of the long tests: the first mostly wait, the others compute."""


def _spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order the tests so that each worker's share begins with long ones, and no run ends with them.

    Workers get equal, consecutive shares, and a worker that is done takes tests from the end of another's.
    """
    first: list[list[pytest.Item]] = [[] for _ in range(workers)]
    others: list[pytest.Item] = []
    for item in items:
        path = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
        group = next((group for group, long in enumerate(LONG) if path.startswith(long)), None)
        (others if group is None else first[group % workers]).append(item)
    spread: list[pytest.Item] = []
    for worker, long_ones in enumerate(first):
        end = len(items) * (worker + 1) // workers - len(spread) - len(long_ones)
        spread += long_ones + others[: max(0, end)]
        del others[: max(0, end)]
    return spread + others


def pytest_configure(config: pytest.Config) -> None:
    if SOAKING and os.environ.get("DIZAINE_SOAK_REPORT") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SoakReport(Path(os.environ["DIZAINE_SOAK_REPORT"])), "soak-report")


class SoakReport:
    """Records which test ran at which size, how long it took and how it ended."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.line_of: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            sizes = ", ".join(f"{value:,}" for name, value in report.user_properties if name == "size")
            self.line_of[report.nodeid] = f"{report.outcome:8}{sizes:>12}{report.duration:10.1f} s"

    def pytest_sessionfinish(self) -> None:
        machine = f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores"
        heading = f"{'outcome':8}{'size':>12}{'time':>12}  test"
        lines = [f"{line}  {test}" for test, line in sorted(self.line_of.items())]
        self.path.write_text("\n".join([f"make soak, {machine}", "", heading, *lines, ""]), encoding="utf-8")
