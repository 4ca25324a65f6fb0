"""A typed asyncio client for the table server: open a table, take a seat, follow the game, play.

>>> async def watch(code: str) -> None:
...     async with Server("http://127.0.0.1:8910") as server:
...         async with server.watch(code) as table:
...             async for update in table.updates():
...                 print(update.seq)
"""

from typing import TYPE_CHECKING

from dizaine.exports import Exports

if TYPE_CHECKING:
    from dizaine.client.errors import ClientError, Refused
    from dizaine.client.remote_game import RemoteGame, sit_down
    from dizaine.client.server import Place, Server
    from dizaine.client.table import RemoteTable

__all__ = ["ClientError", "Place", "Refused", "RemoteGame", "RemoteTable", "Server", "sit_down"]

_exports = Exports(
    __name__,
    {
        "client.errors": "ClientError Refused",
        "client.remote_game": "RemoteGame sit_down",
        "client.server": "Place Server",
        "client.table": "RemoteTable",
    },
)
__getattr__ = _exports.fetch


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
