"""The commands `dizaine` without arguments and `dizaine serve`."""

from __future__ import annotations

import asyncio
import errno
import io
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.server.addresses import EVERYWHERE, is_loopback, link, listen, network_addresses
from dizaine.faces.server.browser import has_desktop, open_browser
from dizaine.faces.server.limits import Limits, NoLimit, names, with_settings
from dizaine.faces.server.logs import logging_to
from dizaine.faces.server.metrics import HERE
from dizaine.faces.server.neighbour import is_own_server
from dizaine.faces.server.reach import Reach, reach_of
from dizaine.folders import data_folder
from dizaine.keeping.integrity import StoreDamaged, check_integrity
from dizaine.keeping.server_lock import only_server
from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.locks import Busy
from dizaine.table.roster import Roster
from dizaine.table.store import StoreError
from dizaine.words.layout import paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

logger = logging.getLogger(__name__)

DEFAULT_PORT: Final = 8010
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LAST_PORT: Final = 65_535
DEFAULT_DAYS: Final = 365
MOST_DAYS: Final = 36_500
_WHITE_ON_BLACK: Final = "\x1b[97;40m"  # phones have trouble with inverted QR codes
_RESET: Final = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command line."""

    allow_player: tuple[str, ...] = ()
    """Custom players that tables may use."""
    limits: tuple[str, ...] = ()
    """Changes of limits, such as `spectators=500`."""
    no_own_rulebooks: bool = False
    """Whether tables can be opened for editions only."""
    no_qr: bool = False
    browser: bool = False
    """Whether to open the page in a browser, if there is a desktop."""
    host: str | None = None
    port: str | None = None
    data: str | None = None
    log_level: str | None = None
    trusted_proxy: tuple[str, ...] = ()
    """Addresses and networks of the operator's own proxies."""
    allowed_host: tuple[str, ...] = ()
    """Names by which the server may be called, besides this computer's own."""
    public_url: str | None = None
    """The address by which people reach the server, if a proxy stands in front of it."""
    keep_days: str | None = None
    """For how many days idle tables are kept."""
    archive: str | None = None
    """The folder for the games of idle tables."""
    metrics_port: str | None = None
    """Where this computer can ask for measurements."""


def run(catalogue: Catalogue, options: Options) -> int:
    """Serve until somebody presses Ctrl-C."""
    port = _port("--port", str(DEFAULT_PORT) if options.port is None else options.port)
    metrics_port = None if options.metrics_port is None else _port("--metrics-port", options.metrics_port)
    log = _log(options.log_level or "warning")
    host = options.host or EVERYWHERE
    folder = _folder(options.data)
    roster = Roster(options.allow_player)
    reach = reach_of(host, options.allowed_host, options.trusted_proxy, options.public_url)
    days = days_to_keep(options.keep_days)
    limits = _limits(options.limits)
    path = folder / FILE
    with log, _listen(host, port) as listening, ExitStack() as serving:
        port = listening.getsockname()[1]
        links = [reach.public_url] if reach.public_url else [link(address, port) for address in _addresses(host)]
        try:
            serving.enter_context(only_server(folder, [link(_local(host), port), *links]))
        except Busy:
            raise Complaint("serve-error-busy", path=str(folder)) from None
        except OSError as error:
            raise _unusable(folder, error) from error
        runner = serving.enter_context(asyncio.Runner(loop_factory=loop_factory()))
        store = _open_store(path)

        def greet(metrics: int | None) -> None:
            if reach.public_url:
                _greet_public(catalogue, reach.public_url, link(_local(host), port), with_qr=not options.no_qr)
            else:
                _greet(catalogue, host, port, with_qr=not options.no_qr)
            if metrics is not None:
                _say(catalogue, "serve-metrics", link=f"{link(HERE, metrics)}metrics")
            _say(catalogue, "serve-stop")
            sys.stdout.flush()
            if options.browser and has_desktop(os.environ, sys.platform):
                open_browser(link(_local(host), port))

        service = Service(
            roster,
            links,
            reach,
            limits,
            days,
            archive=None if options.archive is None else Path(options.archive),
            own_rulebooks=not options.no_own_rulebooks,
            metrics_port=metrics_port,
        )
        runner.run(_serve(store, listening, service, greet))
    print(catalogue.text("serve-stopped", path=str(path)))
    return 0


@dataclass(frozen=True, slots=True)
class Service:
    """How a server serves its tables."""

    roster: Roster
    links: list[str]
    reach: Reach
    limits: Limits
    days: int
    """For how many days idle tables are kept; 0 for ever."""
    archive: Path | None
    own_rulebooks: bool
    metrics_port: int | None


async def _serve(
    store: SqliteStore, listening: socket.socket, service: Service, greet: Callable[[int | None], None]
) -> None:
    """Serve until told to stop; `greet` is called with the port of the metrics once nothing can go wrong any more."""
    from dizaine.faces.server.app import create_app
    from dizaine.faces.server.door import usable_files
    from dizaine.faces.server.garbage import GarbageSchedule
    from dizaine.faces.server.serving import TableServer
    from dizaine.scorebook.retention import SheetRetention
    from dizaine.table.house import House
    from dizaine.table.retention import Retention
    from dizaine.table.tables import Tables
    from dizaine.table.thinking_pool import ThinkingPool

    thinking = ThinkingPool(service.roster)
    house = House(roster=service.roster, thinking=thinking, longest_log=service.limits.longest_log)
    tables = Tables(store, house)
    app = create_app(
        tables,
        replace(service.limits, sockets=usable_files(service.limits.sockets)),
        links=service.links,
        hosts=service.reach.hosts,
        proxies=service.reach.proxies,
        own_rulebooks=service.own_rulebooks,
        sheets=store.sheets,
    )
    metrics = app.state.hall.metrics
    metrics.watch_disk(store.path)
    retention = Retention(tables, store, service.days, service.archive)
    sweeping = [asyncio.create_task(retention.run())] if service.days else []
    sheets = SheetRetention(app.state.hall.scorebook, store.sheets, service.days)
    sweeping.append(asyncio.create_task(sheets.run()))
    try:
        with ExitStack() as watched:
            port = service.metrics_port
            if port is not None:
                try:
                    port = watched.enter_context(metrics.served(port))
                except OSError as error:
                    detail = error.strerror or str(error)
                    raise Complaint("serve-error-metrics-port", port=str(port), detail=detail) from error
            greet(port)
            await TableServer(app, garbage=GarbageSchedule()).serve([listening])
    finally:
        for sweep in sweeping:
            sweep.cancel()
        await tables.close()
        await thinking.close()
        await store.close()


def _port(option: str, text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(LAST_PORT)) and int(text) <= LAST_PORT:
        return int(text)
    raise Complaint("serve-error-port", option=option, text=text, last=str(LAST_PORT))


def days_to_keep(text: str | None) -> int:
    """For how many days idle tables are kept; 0 for ever."""
    if text is None:
        return DEFAULT_DAYS
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_DAYS)) and int(text) <= MOST_DAYS:
        return int(text)
    raise Complaint("serve-error-keep-days", text=text, most=str(MOST_DAYS))


def _limits(settings: tuple[str, ...]) -> Limits:
    try:
        return with_settings(Limits(), settings)
    except NoLimit as error:
        raise Complaint("serve-error-limit", text=str(error), names=", ".join(names())) from None


def _log(level: str) -> AbstractContextManager[None]:
    """The log, with a helpful complaint if there is no such level."""
    if level not in LOG_LEVELS:
        raise Complaint("serve-error-log-level", text=level, levels=", ".join(LOG_LEVELS))
    return logging_to(sys.stderr, level)


def _folder(option: str | None) -> Path:
    return data_folder() if option is None else Path(option)


def _open_store(path: Path) -> SqliteStore:
    """Check and open the store, with a helpful complaint if that fails."""
    try:
        if not check_integrity(path):
            logger.warning("the store is large, so only a part of it was checked", extra={"path": str(path)})
        return SqliteStore(path)
    except StoreDamaged as error:
        detail = str(error).removeprefix(f"{path}: ")
        raise Complaint("serve-error-damaged", path=str(path), detail=detail) from error
    except StoreError as error:
        raise _unusable(path, error) from error


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


def _greet_public(catalogue: Catalogue, public_url: str, local: str, *, with_qr: bool) -> None:
    """Print the address for people, and the one for the proxy."""
    _say(catalogue, "serve-public", link=public_url)
    if with_qr:
        print()
        print(qr_code(public_url))
    _say(catalogue, "serve-behind", link=local)


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
