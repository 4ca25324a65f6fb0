"""Bots about as strong as the person, by results that never leave the device."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Request, expect

from dizaine.players.ratings import ratings_of
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from tests.faces.server.talking import Invitation, new_id, play_to_the_end, talking
from tests.page.house import PHONE, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

OFFER = "page_match-title"
Games = list[dict[str, Any]]


def games(won: int, lost: int, *bots: str) -> Games:
    """The results of games of express against some bots."""
    return [{"edition": "express", "bots": bots, "won": number < won} for number in range(won + lost)]


async def setting_up(house: House, results: Games) -> Person:
    """Somebody with such results who sets up a game against bots."""
    person = await house.person(PHONE)
    await person.page.evaluate("(text) => (localStorage['dizaine.played'] = text)", json.dumps(results))
    await house.open(person.page, "?again#/new/bots")
    await person.page.get_by_text(person.text("page_setup-how-hard")).wait_for()
    return person


async def bots_dealt(person: Person) -> list[str]:
    """Start the game, and look which bots sit there."""
    await person.press(person.text("page_setup-deal"))
    await person.page.get_by_role("list", name=person.text("page_table-hand")).wait_for()
    code = person.page.url.rpartition("#")[2]
    table = await person.page.evaluate("(code) => fetch(`/api/1/tables/${code}`).then((answer) => answer.json())", code)
    assert table["stage"] == "playing"
    return [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]


async def test_without_three_results_nothing_is_offered(house: House) -> None:
    ann = await setting_up(house, games(1, 1, "easy"))
    await expect(ann.page.get_by_role("radio")).not_to_have_count(0)
    await expect(ann.page.get_by_text(ann.text(OFFER))).to_have_count(0)
    await house.open(ann.page, "?once#/settings")
    await ann.press(ann.text("page_match-forget"))
    assert await ann.page.evaluate("localStorage['dizaine.played']") == "[]"


async def test_bots_are_as_strong_as_the_person(house: House) -> None:
    """Somebody who beats three greedy bots as often as each of them beats the others gets three greedy bots.

    Nothing of the results is sent.
    """
    sent = list[str]()

    def note(request: Request) -> None:
        sent.append(request.post_data or "")

    ann = await setting_up(house, games(2, 6, "greedy", "greedy", "greedy"))
    ann.page.on("request", note)
    await ann.page.get_by_text(ann.text(OFFER)).click()
    assert await bots_dealt(ann) == ["greedy", "greedy", "greedy"]
    assert sent
    assert not any("won" in text or "played" in text for text in sent)


async def test_somebody_between_two_bots_gets_some_of_each(house: House) -> None:
    """Eight of fourteen games won against greedy, with the four of the prior: 400 × log10(4/3) = 50 in classic."""
    assert 0 < 50 < ratings_of("classic")["steady"]
    ann = await setting_up(house, games(6, 4, "greedy"))
    await ann.page.get_by_text(ann.text(OFFER)).click()
    bots = await bots_dealt(ann)
    assert set(bots) == {"greedy", "steady"}
    assert bots == sorted(bots, reverse=True)


async def test_a_finished_game_against_bots_is_noted_once(house: House) -> None:
    """And with its result, however often its end is looked at."""
    place = house.table("express+phases=1", seats=2, bot="easy")
    async with talking(house.server, Invitation(place.code, place.token)) as player:
        await player.done(m.Start(id=new_id()))
        await play_to_the_end(player, 0)
        assert isinstance(player.view, CardsView)
        won = player.view.players[0].winner
    ann = await house.person(PHONE, place.link)
    for _ in range(2):
        await ann.button(ann.text("page_scores-replay")).wait_for()
        noted = json.loads(await ann.page.evaluate("localStorage['dizaine.played']"))
        assert noted == [{"code": place.code, "edition": "express", "bots": ["easy"], "won": won}]
        await ann.page.reload()
