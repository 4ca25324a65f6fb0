"""The report of an analysis: the costliest decisions with what was better and why, and a line for each player."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dizaine.afterwards.analysis import Analysis, costliest
from dizaine.afterwards.kinds import Decision
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.hint_words import HintWords
from dizaine.faces.terminal.cards.move_words import move_words
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.look import Look
from dizaine.words.numbers import decimal, percent
from dizaine.words.rules import book_title

if TYPE_CHECKING:
    from dizaine.table.seats import Seat
    from dizaine.words.catalogue import Catalogue

_INDENT = 4


class AnalysisPage:
    """The report in a terminal."""

    def __init__(self, catalogue: Catalogue, analysis: Analysis, seats: tuple[Seat, ...], deck: str) -> None:
        book, look = analysis.game.rulebook, Look.of(sys.stdout, plain=False)
        self._analysis = analysis
        self._catalogue = catalogue
        self._console = Console(look, sys.stdout)
        self._vocabulary = Vocabulary(catalogue)
        self._speaker = Speaker(catalogue, book, seats, CardFaces(catalogue, book, look, deck))

    def show(self, seen: int, decisions: Sequence[Decision], worst: int) -> None:
        """Show everything, the worst decisions first."""
        say, text, game = self._console.say, self._catalogue.text, self._analysis.game
        names = ", ".join(self._speaker.name(seat) for seat in range(len(self._speaker.seats)))
        say(text("analyse-title", title=book_title(self._catalogue, game.rulebook), names=names))
        if seen < self._analysis.moves:
            say(text("analyse-stopped", seen=seen, moves=self._analysis.moves))
        costly = costliest(decisions)
        say(text("analyse-costly" if costly else "analyse-nothing"))
        for number, decision in enumerate(costly[:worst], 1):
            say()
            self._show_decision(number, decision)
        say()
        for seat in sorted({decision.seat for decision in decisions}):
            self._show_seat(seat, [decision for decision in decisions if decision.seat == seat])

    def _show_decision(self, number: int, decision: Decision) -> None:
        say, text, view = self._console.say, self._catalogue.text, decision.view
        comparison = decision.comparison
        assert comparison is not None, "only a move other than the hint costs anything"
        name = self._speaker.name(decision.seat)
        say(
            text("analyse-decision", round=decision.round, turn=decision.turn, name=name),
            first=f"{number:>2}  ",
            indent=_INDENT,
        )
        played, better = (
            move_words(self._speaker, self._vocabulary, view, move) for move in (decision.played, decision.hint.move)
        )
        facts = " ".join(HintWords(self._speaker, self._vocabulary, view).reasons(decision.hint))
        loss = text(
            "analyse-loss",
            chance=percent(self._catalogue, comparison.chance, 0),
            other=percent(self._catalogue, comparison.other_chance, 0),
            loss=decimal(self._catalogue, 100 * decision.loss, 1),
            error=decimal(self._catalogue, 100 * comparison.error, 1),
        )
        for sentence in (text("analyse-played", move=played), text("analyse-better", move=better), facts, loss):
            say(sentence, first=" " * _INDENT, indent=_INDENT)

    def _show_seat(self, seat: int, decisions: Sequence[Decision]) -> None:
        agreed = sum(decision.comparison is None for decision in decisions)
        loss = sum(decision.loss for decision in costliest(decisions))
        self._console.say(
            self._catalogue.text(
                "analyse-seat",
                name=self._speaker.subject(seat),
                choices=len(decisions),
                agreed=percent(self._catalogue, agreed / len(decisions), 0),
                loss=decimal(self._catalogue, 100 * loss, 0),
            )
        )
