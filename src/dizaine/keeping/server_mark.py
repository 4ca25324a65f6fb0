"""Which server has the tables of a data folder: while one has, it alone tells what happens at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from dizaine.locks import is_locked, lock

LOCK: Final = "tables.lock"
LINKS: Final = "tables.links"


@contextmanager
def only_server(folder: Path, links: Sequence[str]) -> Iterator[None]:
    """Be the only server of a data folder: two would tell different things about one table.

    The links say how to come: first on this computer, then from other devices. Raises `Busy` or `OSError`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with lock(folder / LOCK):
        mark = folder / LINKS
        mark.write_text("\n".join(links), encoding="utf-8")
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)


def server_of(folder: Path) -> list[str]:
    """The links of the server that has a data folder; none if no server has."""
    try:
        links = (folder / LINKS).read_text(encoding="utf-8").split()
        return links if is_locked(folder / LOCK) else []
    except OSError:
        return []
