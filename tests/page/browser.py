"""The browser that the tests of the page use: the Chromium or Chrome of the system.

`python -m tests.page.browser` makes sure that there is one, or says what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright

from tests.faces.server.running import TEST_NAME

_SHELL: Final = "chromium-headless-shell"
"""Chromium without windows: the same engine for pages, at two thirds of the work."""
_NAMES: Final = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
_PLACES: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
_INSTALL: Final = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends")
ADVICE: Final = (
    "The tests of the page need Chromium or Chrome, and none was found. Install one, on Debian and Ubuntu with\n"
    "    sudo apt install chromium\n"
    "or say where it is: DIZAINE_BROWSER=/path/to/chromium make test"
)

_LEFT_OUT: Final = (
    # Each device gets a window. Nobody types into its address bar, and these two cost more than the page does.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # The last list counts, so this one repeats what Playwright leaves out, as far as it matters here.
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "DestroyProfileOnBrowserClose",
    "PaintHolding",
    "MediaRouter",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
)
_OPTIONS: Final = (
    "--no-sandbox",
    f"--host-resolver-rules=MAP {TEST_NAME} 127.0.0.1",
    f"--disable-features={','.join(_LEFT_OUT)}",
)


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """The browser, for as long as the block lasts."""
    path = find_browser()
    assert path, ADVICE
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=_OPTIONS)
        try:
            yield browser
        finally:
            await browser.close()


def find_browser() -> str | None:
    """The path of the browser; one that the user named comes first."""
    named = os.environ.get("DIZAINE_BROWSER")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in _NAMES)
    return next((path for path in found if path), next((place for place in _PLACES if Path(place).is_file()), None))


def install_browser() -> None:
    """Install it where no password is needed: on Debian, as the administrator."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update", "--quiet"), (*_INSTALL, _SHELL), (*_INSTALL, "chromium")):
        if find_browser() is None:  # not every system has the shell
            print("==", " ".join(command), flush=True)
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Find or install a browser; returns 0 if there is one."""
    if find_browser() is None and not os.environ.get("DIZAINE_BROWSER"):
        install_browser()
    found = find_browser()
    print(found or ADVICE, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
