"""A real browser and a real server for the tests of the page."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from dizaine.faces.server.page import Page
from tests.faces.server.running import ServeProcess, serve_process
from tests.page.browser import ADVICE, find_browser
from tests.page.house import HOST, House


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, for the tests of a module."""
    path = find_browser()
    assert path, ADVICE
    assert Page().is_built, "the page is not built: make page"
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
        )
        yield started
        await started.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServeProcess]:
    """`dizaine serve`, for one test: its limits count for a household, not for a test suite."""
    with serve_process(tmp_path) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def house(browser: Browser, server: ServeProcess) -> AsyncIterator[House]:
    """Devices around the server; at the end none of them may have complained."""
    made = House(browser, server)
    yield made
    await made.close()
    made.check()
