"""The web page: a folder of built files, held in memory, plain and compressed.

The folder is built from `web/` and comes with the package. Names of assets contain a hash of their content, so browsers
may cache them for ever; all other files are requested each time, and answered with 304 if unchanged.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dizaine.faces.server.requests import accepts_gzip

FOLDER: Final = Path(__file__).parents[1] / "page"
_FRONT: Final = "index.html"
_BUILD: Final = re.compile(rb'<meta name="build" content="(\w+)"')
"""Where the front page names its build; `web/build-id.js` writes it."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_EACH_TIME: Final = "no-cache"
_COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
# Systems disagree about some of these, and with `nosniff` a wrong type breaks the page.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class PageFile:
    """One file, ready to be sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        self.caching = _FOR_EVER if name.startswith("assets/") else _ASK_EACH_TIME
        self.compressed = b""
        if self.media_type.startswith(_COMPRESSIBLE):
            packed = gzip.compress(self.body, 9, mtime=0)
            self.compressed = packed if len(packed) < len(self.body) else b""

    def answer(self, request: Request) -> Response:
        """The file, or status 304 if the browser has it already."""
        headers = {"Cache-Control": self.caching, "ETag": self.etag, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.compressed and accepts_gzip(request):
            body = self.compressed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers={**headers, "Content-Type": self.media_type})


class Page:
    """All files of the page; there are none if it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        self._files = {name: PageFile(path, name) for name, path in names.items()}

    @property
    def is_built(self) -> bool:
        """Whether the page was built."""
        return _FRONT in self._files

    @property
    def build(self) -> str:
        """The id of the build, which the page knows as its own; empty if the page was not built."""
        found = _BUILD.search(self._files[_FRONT].body) if self.is_built else None
        return "" if found is None else found[1].decode()

    @property
    def paths(self) -> list[str]:
        """The URL paths of the page. Only these are served, so no path can lead to another file."""
        return ["/", *(f"/{name}" for name in self._files if name != _FRONT)] if self.is_built else []

    async def file(self, request: Request) -> Response:
        """Serve one of the files."""
        return self._files[request.url.path.removeprefix("/") or _FRONT].answer(request)
