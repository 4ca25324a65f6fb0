"""Prints over HTTP: the same PDFs as on the command line, made once, and a clear refusal for all else."""

from __future__ import annotations

import httpx2
import pytest

from dizaine.faces.print.order import Order
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks.library import load_any
from tests.faces.server.running import RunningServer

OWN = """
extends = "classic"
title = "Our evening"
[phases]
list = ["2 sets of 3", "set of 3 + run of 4"]
"""


async def test_it_is_the_same_pdf_as_on_the_command_line(http: httpx2.AsyncClient) -> None:
    wanted = {"game": "classic+knock", "lang": "de", "paper": "letter", "colour": "grey", "names": "Ann,Bob"}
    answer = await http.get("/api/1/print/sheet", params=wanted)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'inline; filename="dizaine-sheet-classic-knock-de.pdf"'
    order = Order("sheet", load_any("classic+knock"), "de", "letter", "grey", ("Ann", "Bob"))
    assert answer.content == print_pdf(order)
    again = await http.get("/api/1/print/sheet", params=wanted, headers={"accept-encoding": "identity"})
    assert again.content == answer.content


async def test_a_browser_may_show_it(http: httpx2.AsyncClient) -> None:
    """The viewer of a browser is a plug-in, which the policy of the page forbids."""
    answer = await http.get("/api/1/print/pad", params={"game": "dice"})
    assert "object-src 'self'" in answer.headers["content-security-policy"]


async def test_the_own_book_of_a_table_is_printed(server: RunningServer, http: httpx2.AsyncClient) -> None:
    opened = await http.post("/api/1/tables", json={"name": "Ann", "seats": 2, "rulebook": OWN})
    code = opened.json()["code"]
    answer = await http.get(f"/api/1/tables/{code}/print/reference", params={"lang": "en"})
    assert answer.status_code == 200
    rules = (await http.get(f"/api/1/tables/{code}/rules")).json()
    assert rules["prints"] == ["reference", "sheet", "rules", "deck", "stickers"]


@pytest.mark.parametrize(
    ("kind", "wish", "status", "reason", "field"),
    [
        ("poster", {}, 404, "no-such-print", "kind"),
        ("deck", {"game": "dice"}, 404, "no-such-print", "kind"),
        ("pad", {"game": ""}, 404, "no-such-print", "kind"),  # the usual game has none
        ("deck", {"game": "nonsense"}, 404, "no-such-edition", "edition"),
        ("deck", {"game": "my.toml"}, 404, "no-such-edition", "edition"),
        ("sheet", {"paper": "a5"}, 400, "bad-request", "paper"),
        ("sheet", {"colour": "pink"}, 400, "bad-request", "colour"),
        ("sheet", {"names": "a,b,c,d,e,f,g"}, 400, "bad-request", "names"),
        ("sheet", {"names": "\u202eAnn"}, 400, "bad-request", "names"),
        ("sheet", {"names": "x" * 3000}, 400, "bad-request", "names"),
        ("sheet", {"lang": "xx"}, 400, "no-such-language", "lang"),
        ("deck", {"backs": "yes"}, 400, "bad-request", "backs"),
    ],
)
async def test_what_is_refused(
    http: httpx2.AsyncClient, kind: str, wish: dict[str, str], status: int, reason: str, field: str
) -> None:
    answer = await http.get(f"/api/1/print/{kind}", params={"lang": "en"} | wish)
    assert (answer.status_code, answer.json()["reason"], answer.json()["field"]) == (status, reason, field)


async def test_a_server_without_the_extra_says_so(http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dizaine.faces.server.print_api.can_print", lambda: False)
    answer = await http.get("/api/1/print/sheet", params={"lang": "en"})
    assert answer.status_code == 503
    assert answer.json()["reason"] == "no-printer"
    assert 'pip install "dizaine[print]"' in answer.json()["detail"]
