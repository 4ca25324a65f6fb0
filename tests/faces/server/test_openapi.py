"""The description of the HTTP API is true: requests made from it are answered as it says, never by an error of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from dizaine.faces.server.openapi import description
from dizaine.faces.server.page import Page
from tests.faces.server.running import RunningServer, running
from tests.sizes import SOAKING, size


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("openapi") / "tables.sqlite3") as started:
        yield started


SENSE = [positive_data_acceptance]
"""No schema says which rulebooks make sense: a request can have the right form and still be refused."""
schema = schemathesis.openapi.from_dict(description())
schema.config.phases.coverage.enabled = SOAKING  # every limit of every field, one after the other
REJECTION = schema.config.checks.negative_data_rejection
REJECTION.expected_statuses = [*REJECTION.expected_statuses, "413"]
"""A text beyond its length can also make the whole body too long."""


@schema.parametrize()
@settings(
    max_examples=size(6, 2_000),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@pytest.mark.soak
def test_every_answer_is_one_of_those_described(case: Any, own_server: RunningServer) -> None:
    case.call_and_validate(base_url=own_server.url, excluded_checks=SENSE)


def test_the_description_names_every_path(own_server: RunningServer, tmp_path: Path) -> None:
    described = httpx2.get(f"{own_server.url}/api/1/openapi.json").json()["paths"]
    app = own_server.server.config.app
    page = {"/", *Page().paths}
    routes = {route.path for route in app.routes} - page - {"/ws", "/api/1/openapi.json"}  # type: ignore[union-attr]
    assert set(described) == routes
