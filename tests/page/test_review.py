"""What a person learns from a finished game: the review after it, and a position to try again."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.async_api import Route

from dizaine.afterwards.cards.judge import CardJudge
from dizaine.afterwards.review import ReviewWork
from dizaine.afterwards.review_messages import GameReview, review_message, tried_again
from tests.afterwards.test_review import QUICK, played
from tests.page.house import PHONE, House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_person_sees_the_review_and_tries_a_decision_again(house: House) -> None:
    """The review of a game of bots is shown at another table: nobody has to play badly for it."""
    game = played("express+phases=3", "easy", "greedy", seed=9)
    record = game.record()
    work = ReviewWork(record, 0)
    work.go_on(600, CardJudge(game.rulebook, QUICK))
    review = review_message(work)
    assert review.costliest
    answers = [GameReview(seat=0, unit="", progress=0.4), review]
    asked: list[str] = []

    async def reviewed(route: Route) -> None:
        await route.fulfill(body=msgspec.json.encode(answers.pop(0)), content_type="application/json")

    async def tried(route: Route) -> None:
        parts = urlsplit(route.request.url)
        (move,) = parse_qs(parts.query)["move"]
        asked.append(move)
        found = tried_again(record, int(parts.path.rpartition("/")[2]), move)
        await route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    place = house.table("express", seats=2)
    ann = await house.person(PHONE, place.link)
    page = ann.page
    await page.route("**/review/0?*", reviewed)
    await page.route("**/tried/*", tried)
    await house.open(page, f"#/review/{place.code}")
    await page.get_by_text(ann.text("page_review-working")).wait_for()
    rating = page.get_by_role("img", name=ann.text("page_review-rating", rating=round(review.rating or 0)))
    await rating.wait_for()
    assert await page.locator("article").count() == len(review.costliest) + (review.best is not None)
    await page.get_by_role("button", name=ann.text("page_review-try")).last.click()
    await page.get_by_text(ann.text("page_review-choose")).wait_for()
    worst = review.costliest[-1]
    moves = page.locator(".own button:enabled")
    verdict = page.locator(".verdict[aria-busy=false]")
    seen = set()
    for index in range(min(await moves.count(), 4)):
        await moves.nth(index).click()
        await verdict.wait_for()
        seen.add((await verdict.inner_text()).split("\n")[0])
    assert len(seen) > 1, "each move has its own verdict"
    assert set(asked).isdisjoint({worst.best.move, worst.other}), "the review has those already"
    assert "?" in worst.view.hands[1], "the position is what the player knew"  # type: ignore[union-attr]
