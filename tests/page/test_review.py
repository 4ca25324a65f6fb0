"""What a person learns from a finished game: the review after it, and a position to try again."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from tests.faces.server.running import Served
from tests.faces.server.talking import Talker
from tests.page.house import DESKTOP, PHONE, House
from tests.page.test_games import over

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_person_sees_the_review_and_tries_a_decision_again(house: House) -> None:
    place = house.table("express+phases=1", seats=2, bot="greedy")
    ann = await house.person(PHONE, place.link, painted=True, seed=3)
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await ann.play(over(ann), 120)
    await ann.press(ann.text("page_review-title"))
    page = ann.page
    await page.get_by_text(ann.text("page_review-working")).or_(page.locator("article")).first.wait_for()
    tries = page.get_by_role("button", name=ann.text("page_review-try"))
    await tries.first.wait_for(timeout=60_000)
    await page.screenshot(path="/tmp/rev_phone.png", full_page=True)
    await tries.first.click()
    await page.get_by_text(ann.text("page_review-choose")).wait_for()
    await page.screenshot(path="/tmp/puz_phone.png", full_page=True)
    hand = page.get_by_role("list", name=ann.text("page_table-hand"))
    moves = page.locator(".own .moves button, .own .hand button:enabled")
    await moves.first.click()
    await page.locator(".verdict[aria-busy=false]").wait_for(timeout=30_000)
    await page.screenshot(path="/tmp/ver_phone.png", full_page=True)
    dan = await house.person(DESKTOP, f"#/review/{place.code}", painted=True)
    await dan.page.locator("article").first.wait_for(timeout=60_000)
    await dan.page.screenshot(path="/tmp/rev_desk.png")
    await dan.page.get_by_role("button", name=ann.text("page_review-try")).last.click()
    await dan.page.wait_for_timeout(500)
    await dan.page.screenshot(path="/tmp/puz_desk.png")
    await ann.page.close()
