"""The network addresses of this computer, and the socket that the server listens on."""

from __future__ import annotations

import ipaddress
import os
import socket
from contextlib import closing, suppress
from typing import Final

EVERYWHERE: Final = "0.0.0.0"
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation; nothing is ever sent there."""
_HOME_NETWORKS: Final = ("local", "lan", "home.arpa", "internal")
"""Domains that routers and computers use at home; none of them exists on the internet."""
_ADDRESS_OF_INTERFACE: Final = 0x8915  # SIOCGIFADDR of Linux


def network_addresses() -> list[str]:
    """The IPv4 addresses of this computer, the most likely one first."""
    found = dict.fromkeys([*_way_out(), *_of_name(), *_of_interfaces()])
    usable = [address for address in found if _is_usable(address)]
    first = next(iter(_way_out()), "")
    return sorted(usable, key=lambda address: (address != first, not address.startswith(("192.168.", "10.")), address))


def own_names() -> list[str]:
    """The names of this computer in its networks, as far as nobody else on the internet can register them."""
    name = socket.gethostname().lower()
    label = name.partition(".")[0]
    found = [name, label, *(f"{label}.{network}" for network in _HOME_NETWORKS if label)]
    with suppress(OSError, UnicodeError):
        found += [entry[3] for entry in socket.getaddrinfo(name, None, flags=socket.AI_CANONNAME)]
    return [name for name in dict.fromkeys(found) if name]


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; raises `OSError`, or `UnicodeError` for an impossible host name.

    The protocol must be `IPPROTO_TCP`: only then does asyncio set `TCP_NODELAY`, so that small messages do not wait.
    """
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # on Windows this option would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def link(host: str, port: int) -> str:
    """The URL of the server at an address."""
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
    """The address of the default route. Connecting a datagram socket sends nothing."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(_ELSEWHERE)
        return [str(probe.getsockname()[0])]
    return []


def _of_name() -> list[str]:
    with suppress(OSError, UnicodeError):
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _of_interfaces() -> list[str]:
    """The addresses of all interfaces on Linux; on other systems the host name gives them."""
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
