"""A real browser and a real server for the tests of the page."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from dizaine.faces.server.page import Page
from tests.faces.server.running import RunningServer, running
from tests.page.browser import open_browser
from tests.page.house import House
from tests.page.person import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, started once; each device is a separate context."""
    assert Page().is_built, "the page is not built: make page"
    async with open_browser() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server, started once. Each test opens its own tables, so tests do not affect each other."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, server: RunningServer) -> AsyncIterator[House]:
    """Devices around the server; at the end none of them may have reported an error."""
    made = House(browser, server)
    yield made
    await made.close()
    made.check()
