"""How people reach a server: by which names, through which proxies, at which public address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dizaine.faces.complaints import Complaint
from dizaine.faces.server.addresses import own_names
from dizaine.faces.server.doorkeeper import AllowedHosts, host_name
from dizaine.faces.server.proxies import Proxies


@dataclass(frozen=True, slots=True)
class Reach:
    """The operator's settings, checked."""

    hosts: AllowedHosts
    proxies: Proxies
    public_url: str = ""
    """With a slash at its end; empty if people use the addresses of this computer."""


def reach_of(host: str, allowed: Sequence[str], proxies: Sequence[str], public_url: str | None) -> Reach:
    """Check what the command line says; raises `Complaint`. `host` is where the server listens."""
    url = "" if public_url is None else _checked_url(public_url)
    names = [*own_names(), host, *(_checked_name(name) for name in allowed)]
    return Reach(AllowedHosts(names, url), Proxies(_checked_network(text) for text in proxies), url)


def _checked_network(text: str) -> str:
    try:
        Proxies([text])
    except ValueError:
        raise Complaint("serve-error-proxy", text=text) from None
    return text


def _checked_name(text: str) -> str:
    if host_name(text) != text:
        raise Complaint("serve-error-allowed-host", text=text)
    return text


def _checked_url(text: str) -> str:
    found = re.fullmatch(r"(https?)://([^/?#\s]+)/?", text, re.IGNORECASE)
    if found is None or host_name(found[2]) is None:
        raise Complaint("serve-error-public-url", text=text)
    return f"{found[1]}://{found[2]}/".lower()
