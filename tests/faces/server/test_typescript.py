"""The generated files of the page match the server's messages and its table of sentences."""

import pytest

from dizaine.faces.server.typescript import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_what_is_written_for_the_page_is_up_to_date(name: str) -> None:
    if not FOLDER.is_dir():
        pytest.skip("the sources of the page are not here")
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == FILES[name](), "run python -m dizaine.faces.server.typescript"
