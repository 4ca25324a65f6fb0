"""Who has a port already: a server of ours deserves better advice than "taken"."""

from __future__ import annotations

import json
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import Final

_PATIENCE: Final = 2.0
_ENOUGH: Final = 1_000


def is_own_server(host: str, port: int) -> bool:
    """Whether what listens there answers as our servers do."""
    with closing(HTTPConnection(host, port, timeout=_PATIENCE)) as connection:
        try:
            connection.request("GET", "/health")
            answer = json.loads(connection.getresponse().read(_ENOUGH))
        except (OSError, HTTPException, ValueError):
            return False
    return isinstance(answer, dict) and {"status", "protocol"} <= answer.keys()
