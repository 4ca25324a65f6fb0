"""Accessibility checks of a screen: contrast and labels, large enough targets, no sideways scrolling."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import axe_playwright_python  # type: ignore[import-untyped]
from playwright.async_api import Page

AXE: Final = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
SERIOUS: Final = ("serious", "critical")
FINGER: Final = 44
"""Pixels that a finger needs."""

_SMALL: Final = """(least) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const front = document.querySelector("dialog[open]") ?? document;
  const targets = front.querySelectorAll("button, a[href], input, select, summary, [role=button], [role=switch]");
  const small = [];
  // What is touched may be larger than what is seen: the gap beside a card belongs to it.
  const reaches = (target, far) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const near = [[x - far, y], [x + far, y], [x, y - far], [x, y + far]];
    return near.every(([across, down]) => target.contains(document.elementFromPoint(across, down)));
  };
  for (const target of targets) {
    if (!shown(target)) continue;
    const label = target.closest("label");
    const { width, height } = (label && target.tagName === "INPUT" ? label : target).getBoundingClientRect();
    if (width && height && (width < least - 0.5 || height < least - 0.5) && !reaches(target, least / 2 - 1))
      small.push(`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`);
  }
  return small;
}"""


async def axe(page: Page) -> list[str]:
    """The serious findings of axe."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE)
    found: list[dict[str, Any]] = await page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((results) => results.violations)"
    )
    return [
        f"axe {one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


async def small_targets(page: Page) -> list[str]:
    """Touch targets that are too small for a finger."""
    found: list[str] = await page.evaluate(_SMALL, FINGER)
    return [f"small: {one}" for one in found]


async def overflow(page: Page) -> list[str]:
    """A page that scrolls sideways. (`innerWidth` would not show it: on a phone it grows with the page.)"""
    width, shown = await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    return [f"wide: {width} of {shown} pixels"] if width > shown else []


_CUT_OFF: Final = """() => {
  const found = [];
  for (const element of document.querySelectorAll("button, a[href], label, legend, summary, h1, h2, h3, [role=tab]")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The labels of a pile stand over its edges on purpose.
    const frame = (element.closest("[data-place]") ? document.body : element).getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      const parent = texts.currentNode.parentElement;
      const hidden = parent.closest("[aria-hidden=true], .unseen, .visually-hidden") || text.width <= 1;
      if (!hidden && (text.left < frame.left - 3 || text.right > frame.right + 3 || text.right > innerWidth + 1))
        found.push(`${texts.currentNode.data.trim()} in ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}"""


async def cut_off(page: Page) -> list[str]:
    """Texts of buttons, labels and headings that stand out of them, or out of the screen."""
    found: list[str] = await page.evaluate(_CUT_OFF)
    return [f"cut off: {one}" for one in found]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG: 4.5 is enough for small text."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(part) / 255 for part in re.findall(r"\d+", colour))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
