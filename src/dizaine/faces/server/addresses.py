"""Under which addresses other devices of the network reach this computer, and the door that is opened there."""

from __future__ import annotations

import ipaddress
import os
import socket
from contextlib import closing, suppress
from typing import Final

EVERYWHERE: Final = "0.0.0.0"
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that documents use as an example; nothing is ever sent there."""
_ADDRESS_OF_INTERFACE: Final = 0x8915  # SIOCGIFADDR of Linux


def network_addresses() -> list[str]:
    """The IPv4 addresses of this computer, the one most likely to be meant first."""
    found = dict.fromkeys([*_way_out(), *_of_name(), *_of_interfaces()])
    usable = [address for address in found if _is_usable(address)]
    first = next(iter(_way_out()), "")
    return sorted(usable, key=lambda address: (address != first, not address.startswith(("192.168.", "10.")), address))


def open_door(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `OSError`, or `UnicodeError` for what can be no name of a computer.

    It says that it speaks TCP, or else small messages would wait for each other (asyncio looks at that).
    """
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    door = socket.socket(family, kind, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would mean that two servers share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen()
    except BaseException:
        door.close()
        raise
    return door


def link(host: str, port: int) -> str:
    """What one opens in a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach an address."""
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host == "localhost"


def _is_usable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def _way_out() -> list[str]:
    """The address from which this computer would speak to others. A datagram socket sends nothing to connect."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(_ELSEWHERE)
        return [str(probe.getsockname()[0])]
    return []


def _of_name() -> list[str]:
    with suppress(OSError, UnicodeError):
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _of_interfaces() -> list[str]:
    """Where the system can be asked about each interface; elsewhere its name knows them all."""
    try:
        import fcntl
    except ImportError:
        return []
    addresses = []
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, name.encode()[:15].ljust(256, b"\0"))
                addresses.append(socket.inet_ntoa(answer[20:24]))
    return addresses
