"""A home network for tests: one real server, reached under a name, and devices of several kinds.

The name is mapped to 127.0.0.1 by the browser. Like the address of a computer at home, it is no secure context.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.faces.server.running import PATIENCE, TEST_NAME, Served
from tests.page.person import PATIENCE as WAITING
from tests.page.person import Person

Device = dict[str, Any]
"""Playwright's options for a device."""
PHONE: Final[Device] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET: Final[Device] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
DESKTOP: Final[Device] = {"viewport": {"width": 1440, "height": 900}}
_KNOWN: Final = (
    "Cross-Origin-Opener-Policy header has been ignored",  # reported for every page over http
    "Failed to load resource",  # answers are looked at one by one
)

_LIKING: Final = "try { localStorage['dizaine.settings'] ??= %s; localStorage['dizaine.settle'] = %d } catch {}"
"""The system settings of its owner, unless something was chosen on the page itself; and for how many milliseconds a new
button takes no touch."""

_PLAIN: Final = """{
  const plain = new CSSStyleSheet();
  plain.replaceSync(`*, *::before, *::after {
    box-shadow: none !important; text-shadow: none !important; filter: none !important;
    background-image: none !important; mask: none !important;
  }`);
  document.adoptedStyleSheets = [plain];
}"""
"""No shadows and no textures. Drawing them without a graphics card is a third of a browser's work; nothing moves by
leaving them out."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table."""

    code: str
    token: str

    @property
    def link(self) -> str:
        return f"#{self.code}/{self.token}"


@dataclass
class House:
    """All devices, and what went wrong on any of them."""

    browser: Browser
    server: Served
    name: str = TEST_NAME
    """The server's name in the address. Under 127.0.0.1, unlike at home, the page is in a secure context."""
    problems: list[str] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    contexts: list[BrowserContext] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://{self.name}:{self.server.port}/"

    async def device(
        self,
        kind: Device,
        language: str = "en",
        *,
        liking: dict[str, str | bool] | None = None,
        settle: int = 0,
        painted: bool = True,
        **options: Any,
    ) -> BrowserContext:
        """A new device without stored data. It is muted, since sounds take time and show a test nothing.

        Unless it is `painted`, it leaves out shadows and textures.

        Programs do not touch by mistake, so that new buttons can be touched at once.
        """
        options = {"locale": language, "reduced_motion": "reduce", **kind, **options}
        context = await self.browser.new_context(**options)
        context.set_default_timeout(WAITING)
        await context.add_init_script(_LIKING % (json.dumps(json.dumps({"sound": False, **(liking or {})})), settle))
        if not painted:
            await context.add_init_script(_PLAIN)
        context.on("request", self._note_request)
        context.on("response", self._note_response)
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        self.contexts.append(context)
        return context

    async def person(
        self,
        kind: Device,
        path: str = "",
        language: str = "en",
        seed: int = 1,
        *,
        painted: bool = False,
        **options: Any,
    ) -> Person:
        """Somebody with a new device who has opened the page."""
        context = await self.device(kind, language, painted=painted, **options)
        page = await context.new_page()
        await self.open(page, path)
        return Person(page, language, touches=bool(kind.get("has_touch")), chance=Random(seed))

    async def open(self, page: Page, path: str = "") -> None:
        """Open the page at a link."""
        await page.goto(self.address + path)
        await page.locator("main").first.wait_for()

    def table(self, edition: str, *, seats: int, name: str = "Ann", pace: str = "instant", **more: Any) -> Place:
        """A table, opened by a program: bots do not wait for people there."""
        wish = {"name": name, "seats": seats, "edition": edition, "pace": pace, **more}
        answer = httpx2.post(f"{self.server.url}/api/1/tables", json=wish, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Place(answer.json()["code"], answer.json()["token"])

    def seat(self, code: str, name: str) -> Place:
        """A seat at it."""
        answer = httpx2.post(f"{self.server.url}/api/1/tables/{code}/seats", json={"name": name}, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Place(code, answer.json()["token"])

    async def close(self) -> None:
        for context in self.contexts:
            await context.close()

    def check(self) -> None:
        """Check that nothing went wrong, and that no other server was contacted."""
        assert not self.problems, "\n".join(self.problems)
        assert self.hosts <= {f"{self.name}:{self.server.port}"}, self.hosts

    def _note_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)

    def _note_response(self, response: Response) -> None:
        late = response.status == 409 and "/odds" in response.url  # the dice were thrown meanwhile
        asked = response.status in (409, 422) and "/operations" in response.url  # the page tells people why not
        if response.status >= 400 and not late and not asked:
            self.problems.append(f"{response.status}: {response.url}")

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in _KNOWN):
            self.problems.append(f"console: {message.text}")
