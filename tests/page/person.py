"""A player who uses only the page: looks at what it offers, and touches only that.

A person knows no rules and reads no messages of the server. The names of buttons come from the page's catalogue, so
the same person plays in any language.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.async_api import Locator, Page, TimeoutError

from dizaine.words.catalogue import Catalogue

PATIENCE: Final = 60_000
"""Time limit of a touch in milliseconds. It takes that long only on a busy computer."""
GLANCE: Final = 2_000
"""Milliseconds after which somebody who plays looks whether the thing to touch is still there, for the game goes on."""
LOOK: Final = """(names) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element) => (element.getAttribute("aria-label") ?? element.innerText).replace(/\\s+/g, " ").trim();
  const usable = (elements) => [...elements].filter((element) => shown(element) && !element.disabled);
  const buttons = (place, which = "button") => place ? usable(place.querySelectorAll(which)).map(name) : [];
  const text = document.body.innerText;
  const quiet = new CSSStyleSheet(); // what a screen reader leaves out is no part of a name
  quiet.replaceSync("[aria-hidden=true] { display: none !important }");
  document.adoptedStyleSheets.push(quiet);
  const dialog = document.querySelector("dialog[open]");
  const hand = document.querySelector(`ul[aria-label="${names.hand}"]`);
  const acts = {};
  if (!dialog)
    for (const element of usable(document.querySelectorAll("[data-act]")))
      (acts[element.dataset.act] ??= []).push(name(element));
  const actions = document.querySelector(`[role="group"][aria-label="${names.actions}"]`);
  const sight = {
    dialog: dialog ? name(dialog.querySelector("h2")) : "",
    acts,
    offers: dialog ? buttons(dialog) : [...new Set([...Object.values(acts).flat(), ...buttons(actions)])],
    buttons: buttons(document),
    cards: buttons(hand),
    placed: buttons(document.querySelector('[data-place="tray"]'), "button[data-spot][data-key]"),
    useful: buttons(hand, "button.useful"),
    alerts: [...document.querySelectorAll('[role="alert"]')].filter(shown).map((one) => one.innerText.trim()),
    text,
  };
  document.adoptedStyleSheets.pop();
  return sight;
}"""


_WAY: Final = """(target) => {
  const focus = document.activeElement;
  if (focus === target) return "";
  const cards = "[data-key], [data-spot]";
  const place = focus.closest('[data-place="hand"], [data-place="tray"]');
  return place?.contains(target) && target.matches(cards) && focus.matches(cards) ? "ArrowRight" : "Tab";
}"""
"""Which key leads on to the target: arrows from a card or place beside it. None if the focus is there."""
MARK: Final = "\x01"
"""Stands for any value in a text."""
STIR: Final = """(milliseconds) => new Promise((resolve) => {
  const done = () => {
    observer.disconnect();
    clearTimeout(timer);
    resolve();
  };
  let timer = setTimeout(done, milliseconds);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, 40);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})"""
"""Wait until the page has changed and settled, so that intermediate steps are not looked at."""


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of a language."""
    return Catalogue(language)


@dataclass(frozen=True, slots=True)
class Sight:
    """What is on the screen."""

    dialog: str
    """The heading of the sheet in front, if there is one."""
    acts: dict[str, list[str]]
    """What makes a move right now, by the verb of the move."""
    offers: list[str]
    """Buttons of that sheet, or all that can be done at the table."""
    buttons: list[str]
    cards: list[str]
    placed: list[str]
    """Cards of the hand that stand in the tray."""
    useful: list[str]
    alerts: list[str]
    text: str


@dataclass
class Person:
    """One person at one device."""

    page: Page
    language: str
    touches: bool = False
    keyboard: bool = False
    """Whether the person has no pointer at all."""
    chance: Random = field(default_factory=lambda: Random(1))
    did: list[str] = field(default_factory=list)
    """Names of all that was touched."""
    alerts: list[str] = field(default_factory=list)
    """What the page refused."""

    def text(self, message: str, **values: Any) -> str:
        """The page's text for a message."""
        return " ".join(catalogue(self.language).text(message, **values).split())

    def begins(self, message: str, **values: Any) -> re.Pattern[str]:
        """Names that a message makes, whatever its variables are."""
        values = dict.fromkeys(("card", "count", "group", "name", "phase", "points", "round"), MARK) | values
        parts = self.text(message, **values).replace("\u2068", "").replace("\u2069", "").split(MARK)
        return re.compile("^" + ".+".join(map(re.escape, parts)) + "$", re.IGNORECASE)

    def round_over(self) -> re.Pattern[str]:
        """What the page says after a round; bots may end the next one, too, before anybody has looked."""
        return re.compile(re.escape(self.text("page_scores-round-over", round=MARK)).replace(MARK, r"\d+"))

    async def look(self) -> Sight:
        """Look at the page as it is now."""
        names = {"hand": self.text("page_table-hand"), "actions": self.text("page_table-actions")}
        return Sight(**await self.page.evaluate(LOOK, names))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name, the first of several."""
        front = self.page.locator("dialog[open]").or_(self.page.locator("body:not(:has(dialog[open]))"))
        return front.get_by_role("button", name=name, exact=isinstance(name, str)).first

    async def press(self, name: str | re.Pattern[str]) -> None:
        """Touch a button, or activate it in this person's way."""
        try:
            await self.use(self.button(name))
        except TimeoutError as late:
            async with asyncio.timeout(GLANCE / 1000):
                sight = await self.look()
            raise AssertionError(f"{name!r} is not there to be touched: {sight}") from late
        self.did.append(name if isinstance(name, str) else name.pattern)

    async def use(self, target: Locator, patience: int = PATIENCE) -> None:
        """Touch, click, or go there with the keyboard."""
        if self.keyboard:
            await self.walk_to(target)
            await self.page.keyboard.press("Enter")
        elif self.touches:
            await target.tap(timeout=patience)
        else:
            await target.click(timeout=patience)

    async def walk_to(self, target: Locator, most: int = 80) -> None:
        """Go with Tab, and with arrows inside the hand and the tray, until the focus is there."""
        for _ in range(most):
            key = await target.evaluate(_WAY)
            if not key:
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {await target.evaluate('element => element.outerHTML')}")

    # Playing

    async def play(self, until: re.Pattern[str], seconds: float, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the page says something, or until that is enough, a decision at a time."""
        end = monotonic() + seconds
        while True:
            sight = await self.look()
            if until.search(sight.text) or enough():
                return
            if monotonic() > end:
                raise AssertionError(f"nothing more happens: {sight}\n{self.did[-20:]}")
            if not await self.act(sight):
                await self.page.evaluate(STIR, 500)

    async def wait_for(self, offer: str, seconds: float = 60) -> None:
        """Wait until something is offered, and close the sheets that come until then.

        The board after a round comes later than the next round, so the book should be one in which nobody goes out in
        the first turn.
        """
        end = monotonic() + seconds
        while True:
            sight = await self.look()
            if not sight.dialog and offer in sight.offers:
                return
            if monotonic() > end:
                raise AssertionError(f"{offer} is not offered: {sight}")
            answer = self._answer(sight) if sight.dialog else None
            if answer:
                await self.press(answer)
            await self.page.evaluate(STIR, 300)

    async def play_until(self, done: Callable[[], Awaitable[bool]], seconds: float) -> None:
        """Play until a condition holds."""
        end = monotonic() + seconds
        while not await done():
            if monotonic() > end:
                raise AssertionError(f"that did not happen: {await self.look()}\n{self.did[-20:]}")
            if not await self.act(await self.look()):
                await self.page.evaluate(STIR, 500)

    async def act(self, sight: Sight) -> bool:
        """One decision, if one is due."""
        self.alerts += [alert for alert in sight.alerts if alert and alert not in self.alerts]
        choice = self.choose(sight)
        if choice is None:
            return False
        if await self._touch(choice):
            self.did.append(choice)
        await self.page.evaluate(STIR, 200)
        return True

    async def _touch(self, choice: str) -> bool:
        """Try to touch it as long as it is there; it disappears if somebody else is quicker."""
        end = monotonic() + PATIENCE / 1000
        while True:
            try:
                await self.use(self.button(choice), GLANCE)
            except TimeoutError:
                sight = await self.look()
                if choice not in (sight.offers if sight.dialog else sight.buttons):
                    return False
                if monotonic() > end:
                    raise
            else:
                return True

    def choose(self, sight: Sight) -> str | None:
        """Which of the offered buttons to touch; None waits."""
        if sight.dialog:
            return self._answer(sight)
        if self._roll(sight):
            return self._throw(sight)
        if self.text("page_dice-stop-yes") in sight.offers:
            return self.text("page_dice-stop-yes")
        for verb in ("lay", "hit"):
            if verb in sight.acts:
                return sight.acts[verb][0]
        if "knock" in sight.acts and self.chance.random() < 0.3:  # if all knocked always, nobody would ever draw
            return sight.acts["knock"][0]
        if "skip" in sight.acts:
            return sight.acts["skip"][-1]
        if "take" in sight.acts and "takeback" not in sight.acts and self.chance.random() < 0.3:
            return sight.acts["take"][0]
        for verb in ("draw", "close", "pass", "discard"):
            if verb in sight.acts:
                return sight.acts[verb][0]
        turn = [self.text(f"page_table-{name}") for name in ("turn-yours", "prompt-nowhere")]
        return self._card(sight) if any(text in sight.text for text in turn) else None

    def _offered(self, sight: Sight, message: str, **values: str | int) -> str | None:
        pattern = self.begins(message, **values)
        return next((name for name in sight.offers if pattern.match(name)), None)

    def _throw(self, sight: Sight) -> str | None:
        """Dice: stop with what is made, else do as the hint says."""
        made = self._offered(sight, "page_dice-stop-made", points=MARK)
        if made:
            return made
        hints = [self.text(f"page_dice-hint-{reason}") for reason in ("best", "greedy")]
        if not any(hint in sight.text for hint in hints):
            return self.text("page_table-act-hint")
        if self.text("page_dice-hint-stop") in sight.text:
            return self.text("page_dice-stop")
        return self._roll(sight)

    def _roll(self, sight: Sight) -> str | None:
        names = (self._offered(sight, "page_dice-roll", count=count) for count in (MARK, 1))
        return self._offered(sight, "page_dice-roll-all") or next(filter(None, names), None)

    def _answer(self, sight: Sight) -> str | None:
        """A question in a sheet: yes to what was begun, else the first thing that it offers."""
        close = self.text("page-close")
        sure = self.text("page_table-sure-discard")
        others = [name for name in sight.offers if name not in (close, self.text("page_table-sure-no"))]
        return sure if sure in others else (others or [close])[0]

    def _card(self, sight: Sight) -> str | None:
        """A card to begin with: one that fits the table, else one that the phase does not need."""
        picked = self.text("page_table-hand-picked")
        for cards in (sight.useful, sight.cards, sight.placed):
            free = [card for card in cards if picked not in card]
            if free:
                return self.chance.choice(free)
        return None
