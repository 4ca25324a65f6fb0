"""The page as the server hands it out: compressed, kept by browsers, and nothing but its own files."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from dizaine.faces.server.page import Page

SCRIPT = "console.log('ten');\n" * 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Dizaine</title>", encoding="utf-8")
    (tmp_path / "assets" / "main-a1b2.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "font.woff2").write_bytes(b"wOF2" * 100)
    return tmp_path


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    page = Page(folder)
    with TestClient(Starlette(routes=[Route(path, page.file) for path in page.paths])) as client:
        yield client


def test_the_front_page_is_asked_for_each_time(client: TestClient) -> None:
    answer = client.get("/")
    assert "Dizaine" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": f'"other", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")


def test_what_has_a_hash_in_its_name_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/main-a1b2.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_text_is_compressed_for_those_who_can_read_that(client: TestClient, folder: Path) -> None:
    with client.stream("GET", "/assets/main-a1b2.js", headers={"accept-encoding": "br, gzip;q=0.8"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < len(SCRIPT)
    assert gzip.decompress(packed).decode() == SCRIPT
    plain = client.get("/assets/main-a1b2.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in client.get("/assets/font.woff2").headers


def test_no_path_leads_out_of_the_folder(client: TestClient, folder: Path) -> None:
    for path in ("/index.html", "/assets", "/assets/", "/../page.py", "/assets/..%2findex.html", "/etc/passwd"):
        assert client.get(path).status_code == 404


def test_the_front_page_names_its_build(folder: Path) -> None:
    assert Page(folder).build == "", "a page that names none"
    (folder / "index.html").write_text('<!doctype html><meta name="build" content="0a1b2c">', encoding="utf-8")
    assert Page(folder).build == "0a1b2c"


@pytest.mark.skipif(not Page().is_built, reason="the page is not built")
def test_a_built_page_names_its_build() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", Page().build)


def test_a_checkout_without_the_page_has_no_files(tmp_path: Path) -> None:
    assert Page(tmp_path / "nothing").paths == []
    assert Page(tmp_path / "nothing").build == ""
    assert not Page(tmp_path).is_built
