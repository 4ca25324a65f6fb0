"""The HTTP side: tables, seats, editions, rules, records; what is refused and how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from dizaine import Game
from dizaine.faces.server.app import create_app
from dizaine.faces.server.descriptions import all_games
from dizaine.faces.server.metrics import Metrics
from dizaine.faces.server.page import Page
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.players.registry import at_tables
from dizaine.rulebooks import VARIANTS
from dizaine.rulebooks.library import all_editions, load_any
from dizaine.table import messages as m
from dizaine.table.pace import PACES
from dizaine.table.tables import Tables
from dizaine.words.catalogue import LANGUAGES, Catalogue
from dizaine.words.rules import rules_page
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import Invitation, new_id, open_table, play_to_the_end, sit_down, talking

OWN_BOOK = """
extends = "classic+knock"
title = "Our evening"
[phases]
list = ["2 sets of 3", "set of 3 + run of 4"]
"""
WISH: dict[str, Any] = {"name": "Ann", "seats": 2, "edition": "classic"}


async def refused(http: httpx2.AsyncClient, wish: object, status: int = 400) -> dict[str, Any]:
    answer = await http.post("/api/1/tables", json=wish)
    assert answer.status_code == status, answer.text
    problem: dict[str, Any] = answer.json()
    return problem


class TestWhoseMove:
    """What the start page needs to know of a game that can be continued."""

    async def test_a_table_says_whose_move_its_game_waits_for(
        self, server: RunningServer, http: httpx2.AsyncClient
    ) -> None:
        ann = await open_table(server, seats=2)
        ben = await sit_down(server, ann.code, "Ben")
        path = f"/api/1/tables/{ann.code}"
        now = (await http.get(path)).json()
        assert (now["stage"], now["round"], now["asked"], now["waits_for"]) == ("open", 0, -1, "")
        async with talking(server, ann) as first, talking(server, ben) as second:
            await first.done(m.Start(id=new_id()))
            asked = first.view.asked
            now = (await http.get(path, headers={"authorization": f"Bearer {ben.token}"})).json()
            assert (now["stage"], now["round"], now["asked"], now["waits_for"]) == ("playing", 1, asked, "draw")
            mover = first if asked == ann.seat else second
            await mover.done(m.Play(id=new_id(), move="draw"))
            now = (await http.get(path)).json()
            assert (now["asked"], now["waits_for"]) == (asked, "play")
            assert (now["phases"], now["done"]) == (10, [0, 0])
            assert 27 <= now["minutes_left"] <= 29, "two people, all of Express: 142 turns of 12 seconds"
            assert not {"hands", "view", "moves"} & now.keys(), "no card leaves the server this way"

    async def test_the_welcome_names_the_page(self, server: RunningServer) -> None:
        ann = await open_table(server, seats=2)
        server.hall.page = "0a1b2c"
        try:
            async with talking(server, ann) as talker:
                assert isinstance(talker.heard[0], m.Welcome)
                assert talker.heard[0].page == "0a1b2c"
                seq = talker.heard[0].seq
            await sit_down(server, ann.code, "Ben")
            async with talking(server, ann, since=seq) as talker:  # one who has missed something, too
                assert isinstance(talker.heard[0], m.Welcome)
                assert (talker.heard[0].page, talker.heard[0].seq) == ("0a1b2c", seq)
        finally:
            server.hall.page = Page().build


class TestOpening:
    @pytest.mark.parametrize("edition", [*all_editions, "classic+knock+phases=5", " Express + knock "])
    async def test_every_edition(self, http: httpx2.AsyncClient, edition: str) -> None:
        answer = await http.post("/api/1/tables", json={**WISH, "edition": edition})
        assert answer.status_code == 201
        info = (await http.get(f"/api/1/tables/{answer.json()['code']}")).json()
        assert info["edition"] == load_any(edition).id
        assert (info["stage"], len(info["seats"])) == ("open", 2)

    async def test_a_dice_game_alone(self, http: httpx2.AsyncClient) -> None:
        answer = await http.post("/api/1/tables", json={"name": "Ann", "seats": 1, "edition": "dice", "bot": "optimal"})
        assert answer.status_code == 201
        path = f"/api/1/tables/{answer.json()['code']}"
        titles = [(await http.get(f"{path}?lang={language}")).json()["title"] for language in ("en", "fr", "de", "nl")]
        assert titles == ["Dice", "Dés", "Würfelspiel", "Dobbelspel"]

    async def test_a_custom_rulebook(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, edition="", rulebook=OWN_BOOK)
        info = (await http.get(f"/api/1/tables/{table.code}")).json()
        assert (info["title"], info["edition"]) == ("Our evening", "own")
        rules = (await http.get(f"/api/1/tables/{table.code}/rules?lang=en")).json()
        assert [phase["text"] for phase in rules["phases"]] == ["2 sets of 3", "1 set of 3 + 1 run of 4"]
        assert "V3" in {rule["rule"] for section in rules["sections"] for rule in section["rules"]}

    @pytest.mark.parametrize(
        ("change", "reason", "field"),
        [
            ({"edition": "bridge"}, "no-such-edition", "edition"),
            ({"edition": "/etc/hostname.toml"}, "no-such-edition", "edition"),
            ({"edition": "classic+../../x.toml"}, "no-such-edition", "edition"),
            ({"edition": "dice+x.TOML"}, "no-such-edition", "edition"),
            ({"edition": "classic\0"}, "no-such-edition", "edition"),
            ({"edition": "", "rulebook": 'extends = "/etc/hostname.toml"'}, "no-such-edition", "edition"),
            ({"edition": "", "rulebook": 'extends = "own.toml"'}, "no-such-edition", "edition"),
        ],
    )
    async def test_no_file_of_the_server_is_read(
        self, http: httpx2.AsyncClient, change: dict[str, str], reason: str, field: str
    ) -> None:
        problem = await refused(http, WISH | change, 404)
        assert (problem["reason"], problem["field"]) == (reason, field)

    @pytest.mark.parametrize(
        ("change", "expected"),
        [
            ({"edition": "classic+bogus"}, {"reason": "rulebook", "field": "variant"}),
            ({"edition": "classic+phases=11"}, {"reason": "rulebook", "field": "phases", "rule": "V2"}),
            ({"edition": "dice+knock"}, {"reason": "rulebook", "field": "variants"}),
            ({"seats": 1}, {"reason": "rulebook", "field": "players", "rule": "M6"}),
            ({"edition": "", "rulebook": "x ="}, {"reason": "rulebook", "field": "rulebook"}),
            ({"edition": "", "rulebook": "[" * 32_000}, {"reason": "rulebook", "field": "rulebook"}),
            ({"edition": "", "rulebook": "title = 1"}, {"reason": "rulebook"}),
            ({"edition": "", "rulebook": "extends = 1"}, {"reason": "rulebook", "field": "extends"}),
            ({"edition": "", "rulebook": f'extends = "classic"\ntitle = "{"x" * 61}"'}, {"field": "title"}),
            ({"edition": "", "rulebook": 'extends = "classic"\ntitle = "\\u202e"'}, {"field": "title"}),
            ({"edition": "", "rulebook": "#" * 32_769}, {"reason": "bad-request", "field": "rulebook"}),
            ({"rulebook": OWN_BOOK}, {"reason": "edition-or-rulebook"}),
            ({"name": "x" * 21}, {"reason": "name-long", "field": "name"}),
            ({"name": "x" * 60_000}, {"reason": "name-long", "field": "name"}),
            ({"name": "\x1b[2J"}, {"reason": "name-control", "field": "name"}),
            ({"name": "A\u202enn"}, {"reason": "name-direction", "field": "name"}),
            ({"name": "\U000f0000"}, {"reason": "name-unknown", "field": "name"}),
            ({"name": "   "}, {"reason": "name-empty", "field": "name"}),
            ({"name": ""}, {"reason": "name-empty", "field": "name"}),
            ({"name": 7}, {"reason": "bad-request", "field": "name"}),
            ({"seats": 0}, {"reason": "bad-request", "field": "seats"}),
            ({"seats": 10**40}, {"reason": "bad-request", "field": "seats"}),
            ({"seats": 2.5}, {"reason": "bad-request", "field": "seats"}),
            ({"pace": "hasty"}, {"reason": "bad-request", "field": "pace"}),
            ({"bot": "optimal"}, {"reason": "no-such-bot", "field": "bot"}),
            ({"bot": "hal"}, {"reason": "no-such-bot", "field": "bot"}),
            ({"bot": "tests.own_bots:Same"}, {"reason": "no-such-bot", "field": "bot"}),
            ({"bot": "x" * 301}, {"reason": "bad-request", "field": "bot"}),
            ({"extra": 1}, {"reason": "bad-request", "field": "extra"}),
        ],
    )
    async def test_nonsense_is_refused(
        self, http: httpx2.AsyncClient, change: dict[str, Any], expected: dict[str, str]
    ) -> None:
        problem = await refused(http, WISH | change)
        assert expected == {key: problem[key] for key in expected}, problem

    @pytest.mark.parametrize("missing", ["name", "seats"])
    async def test_what_is_missing(self, http: httpx2.AsyncClient, missing: str) -> None:
        problem = await refused(http, {key: value for key, value in WISH.items() if key != missing})
        assert (problem["reason"], problem["field"]) == ("bad-request", missing)

    @pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff", b'"\\ud800"', b"[" * 60_000, b"\x00"])
    async def test_no_json(self, http: httpx2.AsyncClient, body: bytes) -> None:
        for path in ("/api/1/tables", "/api/1/tables/ABCDE/seats"):
            answer = await http.post(path, content=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")

    async def test_too_long(self, http: httpx2.AsyncClient) -> None:
        problem = await refused(http, {**WISH, "rulebook": "#" * 70_000}, 413)
        assert problem["reason"] == "too-long"

    async def test_all_faults_of_a_rulebook_are_reported(self, http: httpx2.AsyncClient) -> None:
        text = 'extends = "classic"\ntitles = "Ours"\n[deal]\nhand = 99\n'
        problem = await refused(http, {**WISH, "edition": "", "rulebook": text})
        assert problem["faults"] == [
            {"code": "unknown", "field": "titles", "detail": "a rulebook has no such field; did you mean “title”?"},
            {"code": "between", "field": "deal.hand", "rule": "M5", "detail": "must be between 1 and 15, not 99"},
        ]
        assert (problem["reason"], problem["field"]) == ("rulebook", "titles"), (
            "the first fault is missing from the list"
        )

    async def test_faults_are_reported_in_the_requested_language(self, http: httpx2.AsyncClient) -> None:
        details = set()
        for language in LANGUAGES:
            answer = await http.post(f"/api/1/tables?lang={language}", json={**WISH, "edition": "classic+bogus"})
            details.add(answer.json()["detail"])
        assert len(details) == len(LANGUAGES)


class TestSeats:
    async def test_they_fill_up(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, seats=3)
        assert (await sit_down(server, table.code, "Ben")).seat == 1
        answer = await http.post(f"/api/1/tables/{table.code}/seats", json={"name": "BEN"})
        assert (answer.status_code, answer.json()) == (409, {"reason": "name-taken", "field": "name"})
        assert (await sit_down(server, table.code.lower(), "Cleo")).seat == 2
        answer = await http.post(f"/api/1/tables/{table.code}/seats", json={"name": "Dora"})
        assert (answer.status_code, answer.json()) == (409, {"reason": "table-full"})

    async def test_once_the_game_has_begun_a_seat_is_asked_for(
        self, server: RunningServer, http: httpx2.AsyncClient
    ) -> None:
        table = await open_table(server)
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
        answer = await http.post(f"/api/1/tables/{table.code}/seats", json={"name": "Ben"})
        assert (answer.status_code, answer.json()["waiting"]) == (201, True)

    async def test_the_answer_for_all_holds_no_secret(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server)
        text = (await http.get(f"/api/1/tables/{table.code}")).text
        assert table.token not in text
        assert "revealed" in text
        assert not (await http.get(f"/api/1/tables/{table.code}")).json()["fair"]["revealed"]


class TestRecord:
    async def test_only_once_the_game_is_over(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, edition="express+phases=1", seats=2)
        path = f"/api/1/tables/{table.code}/record"
        assert (await http.get(path)).json() == {"reason": "not-over"}
        async with talking(server, table) as ann:
            await ann.done(m.Start(id=new_id()))
            answer = await http.get(path)
            assert (answer.status_code, answer.json()) == (409, {"reason": "not-over"})
            await play_to_the_end(ann, 0)
            scores = [player.score for player in ann.view.players]
        answer = await http.get(path)
        assert answer.headers["content-type"].startswith("text/plain")
        assert list(Game.from_record(answer.text).state.score[:2]) == scores


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    async def test_editions(self, http: httpx2.AsyncClient, language: str) -> None:
        games = (await http.get(f"/api/1/editions?lang={language}")).json()
        assert [edition["id"] for edition in games["editions"]] == list(all_editions)
        played = {bot for edition in games["editions"] for bot in edition["bots"]}
        assert {bot["id"] for bot in games["bots"]} == played
        assert all(bot["name"] and bot["sentence"] for bot in games["bots"])
        assert [variant["name"] for variant in games["variants"]] == list(VARIANTS)
        assert games["paces"] == list(PACES)
        catalogue = Catalogue(language)
        for edition in games["editions"]:
            book = load_any(edition["id"])
            book.check_players(edition["least_players"])
            book.check_players(edition["most_players"])
            assert edition["title"] == catalogue.text(f"rules-name-{edition['id']}")
            assert edition["bots"] == list(at_tables(edition["kind"]))
        assert games["variants"][2]["sentence"] == catalogue.text("rules-variant-knock")

    @pytest.mark.parametrize("edition", [*all_editions, "continental+knock", "classic+free-order"])
    async def test_rules(self, http: httpx2.AsyncClient, edition: str) -> None:
        for language in LANGUAGES:
            page = (await http.get(f"/api/1/rules/{edition}?lang={language}")).json()
            assert page["id"] == edition
            assert all(section["rules"] for section in page["sections"])
            if not edition.startswith("dice"):
                told = " ".join(rules_page(Catalogue(language), load_any(edition)).split())
                texts = [page["aim"], *(rule["text"] for section in page["sections"] for rule in section["rules"])]
                assert all(" ".join(text.split()) in told for text in texts)

    async def test_the_languages_of_the_browser_count(self, http: httpx2.AsyncClient) -> None:
        for wish, language in [
            ("nl-BE,en;q=0.5", "nl"),
            ("pt, de;q=0.8", "de"),
            ("*", "en"),
            ("", "en"),
            ("ß\xff", "en"),
        ]:
            answer = await http.get("/api/1/editions", headers=[(b"accept-language", wish.encode("latin-1"))])
            assert answer.json()["editions"][0]["title"] == all_games(language).editions[0].title

    async def test_a_language_that_does_not_exist(self, http: httpx2.AsyncClient) -> None:
        answer = await http.get("/api/1/editions?lang=xx")
        assert (answer.status_code, answer.json()["reason"], answer.json()["field"]) == (
            400,
            "no-such-language",
            "lang",
        )

    async def test_the_link_shows_a_sign_of_life(self, http: httpx2.AsyncClient) -> None:
        assert "Dizaine" in (await http.get("/")).text


class TestEverythingElse:
    @pytest.mark.parametrize(
        ("path", "reason"),
        [
            ("/nothing", "not-found"),
            ("/api/2/editions", "not-found"),
            ("/api/1/tables/12345", "no-such-table"),
            ("/api/1/tables/%00", "no-such-table"),
            ("/api/1/tables/%ff%fe", "no-such-table"),
            ("/api/1/tables/" + "x" * 5_000, "no-such-table"),
            ("/api/1/tables/12345/record", "no-such-table"),
            ("/api/1/tables/12345/rules", "no-such-table"),
            ("/api/1/rules/bridge", "no-such-edition"),
            ("/api/1/rules/x.toml", "no-such-edition"),
            ("/api/1/rules/%2Fetc%2Fx.toml", "not-found"),
        ],
    )
    async def test_what_does_not_exist(self, http: httpx2.AsyncClient, path: str, reason: str) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (404, reason)

    async def test_other_methods(self, http: httpx2.AsyncClient) -> None:
        for method, path in [("GET", "/api/1/tables"), ("DELETE", "/api/1/tables/ABCDE"), ("PUT", "/health")]:
            answer = await http.request(method, path)
            assert (answer.status_code, answer.json()) == (405, {"reason": "method"})
            assert answer.headers["allow"]

    async def test_health_and_metrics(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        assert (await http.get("/health")).json() == {"status": "ok", "protocol": 1}
        table = await open_table(server)
        async with talking(server, table) as ann:
            await ann.refused(m.Play(id=new_id(), move="draw"))
            assert (await http.get("/metrics")).status_code == 404  # they have a port of their own
            text = server.hall.metrics.text().decode()
        counted = {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
        assert counted["dizaine_tables_watched",] >= 1
        assert counted["dizaine_connections",] >= 1
        assert counted["dizaine_commands_total", "play"] >= 1
        assert counted["dizaine_refusals_total", "not-started"] >= 1
        assert counted["dizaine_http_requests_total", "200"] >= 1
        assert counted["dizaine_command_seconds_bucket", "+Inf"] == counted["dizaine_command_seconds_count",] >= 1
        assert server.hall.metrics.command_count == counted["dizaine_command_seconds_count",]

    def test_every_server_counts_for_itself(self) -> None:
        one, other = Metrics(dict), Metrics(dict)
        one.command_seconds.observe(0.01)
        assert (one.command_count, other.command_count) == (1, 0)

    @pytest.mark.parametrize("path", ["/", "/health", "/api/1/editions", "/nothing", "/api/1/tables/12345"])
    async def test_headers_are_strict(self, http: httpx2.AsyncClient, path: str) -> None:
        headers = (await http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == ("no-cache" if path == "/" and Page().is_built else "no-store")
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers

    async def test_links_for_other_devices_are_given_to_the_local_computer_only(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        tables = Tables(store)
        transport = httpx2.ASGITransport(create_app(tables, links=["http://192.168.1.5:8010/"]))
        for host, links in (("127.0.0.1", ["http://192.168.1.5:8010/"]), ("192.168.1.5", [])):
            async with httpx2.AsyncClient(transport=transport, base_url=f"http://{host}:8010") as client:
                assert (await client.get("/api/1/addresses")).json() == {"links": links}
        await tables.close()
        await store.close()

    async def test_other_pages_cannot_post(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        for origin in ("http://evil.example", "null", server.url.replace("http", "ftp")):
            answer = await http.post("/api/1/tables", json=WISH, headers={"origin": origin})
            assert (answer.status_code, answer.json()) == (403, {"reason": "origin"})
        answer = await http.post("/api/1/tables", json=WISH, headers={"origin": server.url})
        assert answer.status_code == 201

    async def test_tables_that_nobody_watches_are_unloaded(
        self, server: RunningServer, http: httpx2.AsyncClient
    ) -> None:
        table = await open_table(server)
        async with talking(server, Invitation(table.code)):
            pass
        await http.get(f"/api/1/tables/{table.code}")
        assert server.tables.counts["watched"] == 0


class TestCompression:
    async def test_long_answers_are_compressed_for_clients_that_accept_it(self, http: httpx2.AsyncClient) -> None:
        plain = await http.get("/api/1/rules/classic?lang=en", headers={"Accept-Encoding": "identity"})
        packed = await http.get("/api/1/rules/classic?lang=en", headers={"Accept-Encoding": "br, gzip;q=0.8"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in packed.headers["vary"]
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2

    async def test_tokens_are_never_compressed(self, http: httpx2.AsyncClient) -> None:
        """The length of a compressed answer would reveal something about them."""
        opened = await http.post("/api/1/tables", json=WISH, headers={"Accept-Encoding": "gzip"})
        assert "token" in opened.json()
        assert "content-encoding" not in opened.headers


class TestCourse:
    async def test_scores_are_available_during_the_game(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, seats=2)
        early = await http.get(f"/api/1/tables/{table.code}/scores")
        assert (early.status_code, early.json()["reason"]) == (409, "not-started")
        async with talking(server, table) as ann:
            await ann.ask(m.Start(id=new_id()))
            scores = (await http.get(f"/api/1/tables/{table.code}/scores")).json()
            assert scores["rounds"] == []
            assert [one["seat"] for one in scores["statistics"]] == [0, 1]
            replay = await http.get(f"/api/1/tables/{table.code}/replay/1")
            assert (replay.status_code, replay.json()["reason"]) == (409, "not-over")
            odds = await http.get(f"/api/1/tables/{table.code}/odds")
            assert (odds.status_code, odds.json()["reason"]) == (409, "no-dice")

    async def test_a_finished_game_is_shown_again(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, seats=2, edition="express+phases=1", pace="instant")
        async with talking(server, table) as ann:
            await ann.ask(m.Start(id=new_id()))
            await play_to_the_end(ann, 0)
        first = (await http.get(f"/api/1/tables/{table.code}/replay/1")).json()
        assert first["steps"][0]["move"] == ""
        assert "?" not in str([step["view"]["hands"] for step in first["steps"]])
        for number in ("0", str(first["rounds"] + 1), "x", "9" * 5000):
            missing = await http.get(f"/api/1/tables/{table.code}/replay/{number}")
            assert (missing.status_code, missing.json()["reason"]) == (404, "no-such-round")
        scores = (await http.get(f"/api/1/tables/{table.code}/scores")).json()
        assert len(scores["rounds"]) == first["rounds"]

    async def test_odds_of_dice_that_lie_there(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        table = await open_table(server, seats=1, edition="dice")
        async with talking(server, table) as ann:
            await ann.ask(m.Start(id=new_id()))
            for roll in ("", "1,2,3,4,5,6,7,8,9,10"):
                odds = (await http.get(f"/api/1/tables/{table.code}/odds?roll={roll}")).json()
                assert 0 <= odds["chance"] <= 1
                assert odds["exact"]
            for wrong in ("11", "0", "1,1", "x", "1,"):
                refused = await http.get(f"/api/1/tables/{table.code}/odds", params={"roll": wrong})
                assert (refused.status_code, refused.json()["field"]) == (400, "roll")
