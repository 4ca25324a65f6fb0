"""One real server for the tests of a module."""

from collections.abc import AsyncIterator, Iterator

import httpx2
import pytest

from tests.faces.server.running import RunningServer, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3") as started:
        yield started


@pytest.fixture
async def http(server: RunningServer) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=server.url) as client:
        yield client
