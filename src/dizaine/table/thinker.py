"""The thinker: answers for the bots of tables, and finds hints. It works on views only, so it may sit anywhere."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from dizaine.engine.moves import AnyMove
from dizaine.players.player import AnyView
from dizaine.rulebooks.library import Book
from dizaine.table.bots import Bots, thought
from dizaine.table.kind import Thought
from dizaine.table.roster import Roster

REMEMBERED: Final = 512
"""Tables whose players are held, and books."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would this bot do; or, if `bot` is None, what would be good to do."""

    table: str
    view: AnyView
    bot: str | None = None
    so_far: Any = None
    """What has been found out about it already, in earlier steps of looking for a hint."""


class Thinker:
    """Answers questions, one at a time. A custom player stays the same object while its table is remembered."""

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._bots: OrderedDict[str, Bots] = OrderedDict()
        self._books: dict[Book, Book] = {}

    def move(self, question: Question) -> AnyMove:
        """A bot's move; raises `PlayerFailed`."""
        assert question.bot is not None
        view = self._known(question.view)
        if question.table not in self._bots:
            self._bots[question.table] = Bots(view.rulebook, self._roster.find)
            if len(self._bots) > REMEMBERED:
                self._bots.popitem(last=False)
        self._bots.move_to_end(question.table)
        return self._bots[question.table].move(view, question.bot)

    def hint(self, question: Question) -> Thought:
        """A suggested move and the reasons for it, after one step more."""
        return thought(self._known(question.view), question.so_far)

    def _known(self, view: AnyView) -> AnyView:
        """The view with a book that was seen before: views from elsewhere bring new ones, whose tables take time."""
        if len(self._books) >= REMEMBERED:
            self._books.clear()
        book = self._books.setdefault(view.rulebook, view.rulebook)
        return view if view.rulebook is book else replace(view, rulebook=book)
