"""The commands `dizaine` without arguments, `dizaine serve` and `dizaine backup`."""

from __future__ import annotations

import asyncio
import errno
import io
import logging
import os
import socket
import sys
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.drafts import Draft
from dizaine.faces.complaints import Complaint
from dizaine.faces.server.addresses import EVERYWHERE, is_loopback, link, listen, network_addresses
from dizaine.faces.server.browser import has_desktop, open_browser
from dizaine.faces.server.neighbour import is_own_server
from dizaine.folders import data_folder
from dizaine.keeping.server_lock import only_server
from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.locks import Busy
from dizaine.table.roster import Roster
from dizaine.table.store import StoreError
from dizaine.words.layout import paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

DEFAULT_PORT: Final = 8010
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LAST_PORT: Final = 65_535
_WHITE_ON_BLACK: Final = "\x1b[97;40m"  # phones have trouble with inverted QR codes
_RESET: Final = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command line."""

    host: str | None = None
    port: str | None = None
    data: str | None = None
    log_level: str | None = None
    allow_player: tuple[str, ...] = ()
    """Custom players that tables may use."""
    no_qr: bool = False
    browser: bool = False
    """Whether to open the page in a browser, if there is a desktop."""


def run(catalogue: Catalogue, options: Options) -> int:
    """Serve until somebody presses Ctrl-C."""
    port = _port(options.port)
    _log(options.log_level or "warning")
    host = options.host or EVERYWHERE
    folder = _folder(options.data)
    roster = Roster(options.allow_player)
    path = folder / FILE
    with _listen(host, port) as listening, ExitStack() as serving:
        port = listening.getsockname()[1]
        links = [link(address, port) for address in _addresses(host)]
        try:
            serving.enter_context(only_server(folder, [link(_local(host), port), *links]))
        except Busy:
            raise Complaint("serve-error-busy", path=str(folder)) from None
        except OSError as error:
            raise _unusable(folder, error) from error
        runner = serving.enter_context(asyncio.Runner(loop_factory=loop_factory()))
        try:
            store = SqliteStore(path)
        except StoreError as error:
            raise _unusable(path, error) from error
        _greet(catalogue, host, port, with_qr=not options.no_qr)
        if options.browser and has_desktop(os.environ, sys.platform):
            open_browser(link(_local(host), port))
        runner.run(_serve(store, roster, listening, links))
    print(catalogue.text("serve-stopped", path=str(path)))
    return 0


async def _serve(store: SqliteStore, roster: Roster, listening: socket.socket, links: list[str]) -> None:
    from dizaine.faces.server.app import create_app
    from dizaine.faces.server.garbage import GarbageSchedule
    from dizaine.faces.server.serving import TableServer
    from dizaine.table.house import House
    from dizaine.table.tables import Tables
    from dizaine.table.thinking_pool import ThinkingPool

    thinking = ThinkingPool(roster)
    tables = Tables(store, House(roster=roster, thinking=thinking))
    try:
        await TableServer(create_app(tables, links=links), garbage=GarbageSchedule()).serve([listening])
    finally:
        await tables.close()
        await thinking.close()
        await store.close()


def _port(text: str | None) -> int:
    if text is None:
        return DEFAULT_PORT
    if text.isascii() and text.isdigit() and len(text) <= len(str(LAST_PORT)) and int(text) <= LAST_PORT:
        return int(text)
    raise Complaint("serve-error-port", text=text, last=str(LAST_PORT))


def _log(level: str) -> None:
    """Log to the standard error. Libraries must not log what goes over a connection: it can contain tokens."""
    if level not in LOG_LEVELS:
        raise Complaint("serve-error-log-level", text=level, levels=", ".join(LOG_LEVELS))
    logging.basicConfig(
        level=level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr
    )
    for library in ("asyncio", "uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


def _folder(option: str | None) -> Path:
    return data_folder() if option is None else Path(option)


def _listen(host: str, port: int) -> socket.socket:
    """Open the listening socket, with a helpful complaint if that fails."""
    try:
        return listen(host, port)
    except (socket.gaierror, UnicodeError):
        raise Complaint("serve-error-host", host=host, addresses=_addresses_text()) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = str(port + 1 if port < LAST_PORT else DEFAULT_PORT)
            if is_own_server(_local(host), port):
                raise Complaint("serve-error-runs-already", link=link(_local(host), port), other=other) from None
            raise Complaint("serve-error-port-taken", port=str(port), other=other) from None
        if error.errno in (errno.EADDRNOTAVAIL, errno.ENODEV):
            raise Complaint("serve-error-host", host=host, addresses=_addresses_text()) from None
        detail = error.strerror or str(error)
        raise Complaint("serve-error-listen", port=str(port), detail=detail, other=str(DEFAULT_PORT)) from None


def _addresses_text() -> str:
    return ", ".join([*network_addresses(), "127.0.0.1"])


def _unusable(path: Path, error: Exception) -> Complaint:
    detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Complaint("serve-error-store", path=str(path), detail=detail.removeprefix(f"{path}: "))


def loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop if it is installed: it is faster, but not available everywhere."""
    with suppress(ImportError):
        import uvloop

        return uvloop.Loop
    return None


def _local(host: str) -> str:
    """The address for this computer; it never changes, so a browser finds the data that it stored for the page."""
    return "127.0.0.1" if host == EVERYWHERE else host


def _addresses(host: str) -> list[str]:
    """The addresses for other devices, if they can reach the server."""
    return network_addresses() if host == EVERYWHERE else [] if is_loopback(host) else [host]


def _greet(catalogue: Catalogue, host: str, port: int, *, with_qr: bool) -> None:
    """Print how to reach the server."""
    addresses = _addresses(host)
    shown = link(addresses[0] if addresses else _local(host), port)
    _say(catalogue, "serve-running", link=shown)
    if not addresses:
        _say(catalogue, "serve-only-here")
    elif with_qr:
        print()
        print(qr_code(shown))
    if len(addresses) > 1:
        _say(catalogue, "serve-several")
        for address in addresses[1:]:
            print(f"  {link(address, port)}")
        _say(catalogue, "serve-choose", host=addresses[1])
    if addresses:
        _say(catalogue, "serve-trouble", port=str(port))
    _say(catalogue, "serve-stop")
    sys.stdout.flush()


def qr_code(text: str) -> str:
    """A QR code for the terminal; empty if its characters cannot be printed."""
    import segno

    drawing = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawing, compact=True)
    code = drawing.getvalue().rstrip("\n")
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return ""
    if not sys.stdout.isatty():
        return code
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_RESET}" for line in code.splitlines())


def _say(catalogue: Catalogue, message: str, **arguments: str) -> None:
    for line in paragraph(catalogue.text(message, **arguments)):
        print(line)


def backup(catalogue: Catalogue, file: str, data: str | None) -> int:
    """Copy all tables to a file, while games may continue. An existing file is never overwritten."""
    if not file or "\0" in file:
        raise Complaint("serve-error-no-file", path=file)
    source, target = _folder(data) / FILE, Path(file)
    if not source.exists():
        raise Complaint("serve-error-nothing", path=str(source))
    if os.path.lexists(target):
        raise Complaint("serve-error-exists", path=file)
    try:
        with Draft(target) as draft:
            asyncio.run(_copy(source, draft.part))
            draft.put_new()
    except FileExistsError:
        raise Complaint("serve-error-exists", path=file) from None
    except (OSError, StoreError) as error:
        detail = str(error).removeprefix(f"{source}: ")
        raise Complaint("serve-error-copy", path=file, detail=detail) from error
    print(catalogue.text("serve-backup", path=file))
    return 0


async def _copy(source: Path, target: Path) -> None:
    store = SqliteStore(source)
    try:
        await store.backup(target)
    finally:
        await store.close()
