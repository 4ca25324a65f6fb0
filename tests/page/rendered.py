"""Contrast as people see it: every text against the pixels behind it, texture and pictures included.

axe compares colours and skips what stands on a picture. Here the screen is photographed twice, the second time
without text, and each text is compared with what lies behind it.
"""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.async_api import Page

ENOUGH: Final = 4.5
WORST: Final = 10
"""The share of the pixels behind a text, in percent, that may be noise of the texture."""
DRAWN: Final = 40
"""The same for figures on cards: the box around one that is turned reaches over the edge of its card."""

_TEXTS: Final = """() => {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".unseen, :disabled, option")) continue;
    const style = getComputedStyle(element);
    const colour = element instanceof SVGElement ? style.fill : style.color;
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      const near = (one) => one && (one.contains(element) || element.contains(one));
      const seen = (x, y) => {
        const front = document.elementFromPoint(left + width * x, top + height * y);
        return near(front) || near(front?.closest("svg"));
      };
      // A label on a pile covers a figure that nobody reads then.
      if (width > 2 && height > 2 && [[0.5, 0.5], [0.2, 0.8], [0.8, 0.8]].every(([x, y]) => seen(x, y)))
        found.push({ text: node.data.trim(), left, top, width, height, colour, opacity,
          drawn: element instanceof SVGElement });
    }
  }
  return found;
}"""
_HIDE: Final = """
*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; }
svg text { fill: transparent !important; }
"""
_ADOPT: Final = """(rules) => {
  const sheet = new CSSStyleSheet(); // the server's policy forbids style elements
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}"""

Pixels = npt.NDArray[np.float64]


async def faint_texts(page: Page) -> list[str]:
    """Texts that cannot be read well against what is behind them."""
    texts: list[dict[str, Any]] = await page.evaluate(_TEXTS)
    await page.evaluate(_ADOPT, _HIDE)
    picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    await page.evaluate("document.adoptedStyleSheets.pop()")
    ratio = picture.width / await page.evaluate("innerWidth")
    pixels = np.asarray(picture, dtype=float)
    found = []
    for one in texts:
        left, top = int(one["left"] * ratio), int(one["top"] * ratio)
        right, bottom = int((one["left"] + one["width"]) * ratio), int((one["top"] + one["height"]) * ratio)
        behind = pixels[max(top, 0) : bottom, max(left, 0) : right].reshape(-1, 3)
        if len(behind):
            noise = DRAWN if one["drawn"] else WORST
            contrast = np.percentile(_contrasts(one["colour"], one["opacity"], behind), noise)
            if contrast < ENOUGH:
                found.append(f"faint {contrast:.1f}: {one['text'][:50]!r} at {left},{top}")
    return found


def _contrasts(colour: str, opacity: float, behind: Pixels) -> Pixels:
    """The contrast of a colour to each pixel behind it."""
    parts = [float(part) for part in colour.replace(",", " ").partition("(")[2].rstrip(")").replace("/", " ").split()]
    alpha = opacity * (parts[3] if len(parts) > 3 else 1)
    ink = _luminance(np.array(parts[:3]) * alpha + behind * (1 - alpha))
    paper = _luminance(behind)
    lighter, darker = np.maximum(ink, paper), np.minimum(ink, paper)
    ratio: Pixels = (lighter + 0.05) / (darker + 0.05)
    return ratio


def _luminance(colours: Pixels) -> Pixels:
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
