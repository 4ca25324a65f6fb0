"""The lock by which one server owns the tables of a data folder, and the links to that server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from dizaine.keeping.private import private_file, private_folder
from dizaine.locks import is_locked, lock

LOCK: Final = "tables.lock"
LINKS: Final = "tables.links"


@contextmanager
def only_server(folder: Path, links: Sequence[str]) -> Iterator[None]:
    """Be the only server of a data folder: two servers would disagree about the state of a table.

    The links lead to this server: first for this computer, then for other devices. Raises `Busy` or `OSError`.
    """
    private_folder(folder)
    with lock(folder / LOCK):
        links_file = folder / LINKS
        private_file(links_file)
        links_file.write_text("\n".join(links), encoding="utf-8")
        try:
            yield
        finally:
            links_file.unlink(missing_ok=True)


def server_links(folder: Path) -> list[str]:
    """The links to the server of a data folder; empty if none is running."""
    try:
        links = (folder / LINKS).read_text(encoding="utf-8").split()
        return links if is_locked(folder / LOCK) else []
    except OSError:
        return []
