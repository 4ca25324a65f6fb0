"""Laying a phase: choose one of the listed arrangements, the best first, or write down any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.engine.cards.moves import Lay
from dizaine.engine.errors import NotationError
from dizaine.faces.terminal.cards.arrangements import ArrangementReader
from dizaine.faces.terminal.cards.dialogue import CardDialogue
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Console
from dizaine.views.cards.view import CardView

_WAYS_AT_ONCE: Final = 8


class LayDialogue(CardDialogue):
    """The dialogue about one lay; `ways` are the canonical ones, the best first."""

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, view: CardView, ways: Sequence[Lay]
    ) -> None:
        super().__init__(console, speaker, vocabulary)
        self.view = view
        self.ways = ways
        self._several = len({way.phase for way in ways}) > 1
        self._reader = ArrangementReader(vocabulary, speaker.faces)

    def ask(self, text: str) -> Lay | None:
        """The lay that a person chooses by number, from the list, or by writing it down; None for no lay."""
        if text and as_number(text) is None:
            return self.arrange(text)
        if text:
            return self._way(text)
        if self._several:
            self.say("terminal-lay-phases")
        else:
            self.say("terminal-lay", phase=self.ways[0].phase)
        shown = self._show(0)
        while True:
            answer = self.console.ask([self.vocabulary.local[word] for word in ("other", "more", "back")])
            word = self.keyword(answer)
            if not answer or word == "back":
                self.say("terminal-nothing-done")
                return None
            if word == "more" and shown < len(self.ways):
                shown = self._show(shown)
            elif word == "other":
                self.say("terminal-lay-other", example=self._reader.write(self.ways[0]))
            else:
                lay = self.arrange(answer) if "=" in answer else self._way(answer)
                if lay is not None:
                    return lay

    def arrange(self, text: str) -> Lay | None:
        """The lay that a text describes; None after saying why it is unreadable or not allowed."""
        best = self.ways[0]
        try:
            lay = self._reader.read(text, best.seat, best.phase)
        except NotationError:
            self.say("terminal-lay-unreadable", example=self._reader.write(best))
            return None
        refusal = self.view.refusal(lay)
        if refusal is not None:
            self.refuse(refusal)
            return None
        return lay

    def _way(self, text: str) -> Lay | None:
        number = as_number(text)
        if number is not None and 1 <= number <= len(self.ways):
            return self.ways[number - 1]
        self.say("terminal-no-such-choice", count=len(self.ways))
        return None

    def _show(self, first: int) -> int:
        """List the next ways from index `first` on; returns how many have been shown so far."""
        last = min(len(self.ways), first + _WAYS_AT_ONCE)
        for number in range(first + 1, last + 1):
            way = self.ways[number - 1]
            label = f"  {number}  " + (f"[{way.phase}] " if self._several else "")
            self.console.say(self.speaker.melds(way.melds), first=label, indent=5)
        local = self.vocabulary.local
        left = len(self.ways) - last
        self.say("terminal-lay-ways", left=left, other=local["other"], more=local["more"])
        return last
