"""The review of a game in a terminal: a rating, the costliest decisions, the best one, and each to try again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from dizaine.afterwards.findings import Finding, Unit, Verdict
from dizaine.afterwards.review import Review
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.faces.terminal.turn import Turn
from dizaine.faces.terminal.voice import Voice
from dizaine.words.numbers import decimal, percent

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

_INDENT: Final = 4

JudgeMove = Callable[[Finding, Any], Verdict]
"""Asks the expert about another move at a decision."""


class ReviewWords(Protocol):
    """What only one kind of game can put into words."""

    def move(self, view: Any, move: Any) -> str:
        """A move in words."""

    def reasons(self, view: Any, facts: Any) -> Iterator[str]:
        """Sentences with the reasons for a move."""

    def turn(self, console: Console, view: Any) -> Turn[Any]:
        """The dialogue about a decision."""


class ReviewPage:
    """Shows reviews, and lets people try decisions again."""

    def __init__(self, console: Console, speaker: Voice, words: ReviewWords) -> None:
        self._console = console
        self._catalogue: Catalogue = speaker.catalogue
        self._speaker = speaker
        self._words = words

    def show(self, reviews: Sequence[Review]) -> list[Finding]:
        """Show the reviews; returns the decisions by the numbers that they are shown with, from 1."""
        numbered: list[Finding] = []
        for review in reviews:
            self._console.say()
            self._show_rating(review)
            if not review.costliest:
                self._say("analyse-nothing")
            else:
                self._say("analyse-costly", count=len(review.costliest))
            for finding in review.costliest:
                numbered.append(finding)
                self._show_finding(len(numbered), review, finding)
            if review.best is not None:
                self._console.say()
                self._say("analyse-best")
                numbered.append(review.best)
                self._show_finding(len(numbered), review, review.best)
        if any(review.rating is not None for review in reviews):
            self._console.say()
            self._say("analyse-rating-meaning")
        return numbered

    def offer(self, numbered: Sequence[Finding], unit: Unit, judge: JudgeMove) -> None:
        """Let the person try decisions again, as often as they like."""
        while numbered:
            self._console.say()
            self._say("analyse-try", most=len(numbered))
            try:
                number = as_number(self._console.ask())
                if number is None or not 1 <= number <= len(numbered):
                    return
                self._try(numbered[number - 1], unit, judge)
            except Left:
                return

    def _try(self, finding: Finding, unit: Unit, judge: JudgeMove) -> None:
        move = self._words.turn(self._console, finding.view).ask(complete=True)
        if isinstance(move, TakeBack):
            return
        verdict = judge(finding, move)
        amount, arguments = verdict.loss, {"best": self._words.move(finding.view, verdict.best)}
        if not amount:
            self._say("analyse-try-best" if move == verdict.best else "analyse-try-equal", **arguments)
            return
        self._say(f"analyse-try-{unit}", loss=self._amount(unit, amount), **arguments)

    def _show_rating(self, review: Review) -> None:
        name, rating = self._speaker.name(review.seat), review.rating
        if rating is None:
            self._say("analyse-no-rating", name=name)
            return
        self._say("analyse-rating", name=name, rating=round(rating.value), error=max(round(rating.error), 1))
        share = percent(self._catalogue, review.agreed / review.decisions, 0)
        self._say("analyse-agreed", choices=review.decisions, agreed=share)

    def _show_finding(self, number: int, review: Review, finding: Finding) -> None:
        text, view, unit = self._catalogue.text, finding.view, review.unit
        name = self._speaker.name(review.seat)
        heading = text("analyse-decision", round=finding.round, turn=finding.turn, name=name)
        best, other = (self._words.move(view, move) for move in (finding.best, finding.other))
        loss = {"loss": self._amount(unit, finding.difference), "error": self._amount(unit, finding.error)}
        if unit == "chance":
            worth = percent(self._catalogue, finding.worth, 0)
            loss |= {"chance": worth, "other": percent(self._catalogue, finding.other_worth, 0)}
        if finding.agreed:
            told = [text("analyse-played", move=best), *self._words.reasons(view, finding.facts)]
            told += [text("analyse-tempting", move=other), text(f"analyse-saved-{unit}", loss=loss["loss"])]
        else:
            told = [text("analyse-played", move=other), text("analyse-better", move=best)]
            told += [" ".join(self._words.reasons(view, finding.facts)), text(f"analyse-loss-{unit}", **loss)]
        self._console.say()
        self._console.say(heading, first=f"{number:>2}  ", indent=_INDENT)
        for sentence in told:
            self._console.say(sentence, first=" " * _INDENT, indent=_INDENT)

    def _amount(self, unit: Unit, amount: float) -> str:
        """A loss: in percentage points of the chance to win, or in points."""
        return decimal(self._catalogue, 100 * amount if unit == "chance" else amount, 1)

    def _say(self, message: str, **arguments: int | str) -> None:
        self._console.say(self._catalogue.text(message, **arguments))
