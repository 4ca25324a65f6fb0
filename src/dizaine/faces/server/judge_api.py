"""The arbiter over HTTP: is this allowed?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from dizaine.faces.server import jobs
from dizaine.faces.server.api_messages import JudgeRequest
from dizaine.faces.server.choosing import check_choice, chosen_edition
from dizaine.faces.server.guard import answer
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.requests import language_of, read_body
from dizaine.judging.kinds import bad_fact_text
from dizaine.judging.verdicts import BadFact
from dizaine.words.catalogue import Catalogue


class JudgeApi:
    """One endpoint. The engine works in the workshop, because a question about any book may take a while."""

    def __init__(self, hall: Hall, *, own_rulebooks: bool) -> None:
        self._hall = hall
        self._own_rulebooks = own_rulebooks

    async def judge(self, request: Request) -> Response:
        """The answer to a question, or what has to be known first."""
        body = await read_body(request, JudgeRequest, self._hall.limits)
        language = language_of(request)
        check_choice(body.edition, body.rulebook, own_rulebooks=self._own_rulebooks)
        text = body.rulebook or chosen_edition(body.edition).to_json()
        try:
            return answer(
                await self._hall.workshop.do(
                    self._hall.limits.book_seconds, jobs.judged, text, bool(body.rulebook), body.question, language
                )
            )
        except BadFact as error:
            detail = bad_fact_text(Catalogue(language), error)
            raise RequestRefused(400, "bad-request", field=f"question.{error.field}", detail=detail) from None
