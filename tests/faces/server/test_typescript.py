"""The page is typed by what the server says."""

import pytest

from dizaine.faces.server.typescript import FILE, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    if not FILE.parent.is_dir():
        pytest.skip("the sources of the page are not here")
    assert FILE.read_text(encoding="utf-8") == typescript(), "run python -m dizaine.faces.server.typescript"
