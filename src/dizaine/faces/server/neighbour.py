"""The check whether a taken port belongs to another Dizaine server, for a better error message."""

from __future__ import annotations

import json
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import Final

_TIMEOUT: Final = 2.0
_MOST_BYTES: Final = 1_000


def is_own_server(host: str, port: int) -> bool:
    """Whether a Dizaine server listens at an address."""
    with closing(HTTPConnection(host, port, timeout=_TIMEOUT)) as connection:
        try:
            connection.request("GET", "/health")
            answer = json.loads(connection.getresponse().read(_MOST_BYTES))
        except (OSError, HTTPException, ValueError):
            return False
    return isinstance(answer, dict) and {"status", "protocol"} <= answer.keys()
