"""The table as lines: players, groups, piles, and the hand of the one who looks."""

from __future__ import annotations

from dizaine.engine.cards.cards import NONE, Card
from dizaine.engine.cards.rounds import is_active
from dizaine.engine.cards.state import DRAW, PLAY
from dizaine.faces.lines import TIE, columns, room, tie, wrap
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.players.cards.hand_order import SortedHand
from dizaine.views.cards.view import CardView


class Screen:
    """Draws what a view shows. Every line fits the width."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def table(self, view: CardView) -> list[str]:
        """Everything that lies open, and how everybody stands."""
        return [*self._heading(view), *self._players(view), *self._groups(view), *self._piles(view)]

    def hand(self, view: CardView, hand: SortedHand, *, numbered: bool) -> list[str]:
        """The hand: first what helps, then the rest; numbered where a card can be played."""
        speaker = self.speaker
        if hand.phase:
            title = speaker.text(
                "terminal-hand", phase=hand.phase, words=speaker.phase(hand.phase), missing=hand.missing
            )
        else:
            title = speaker.text("terminal-hand-laid")
        lines = ["", *self._wrap(title)]
        count = len(hand.helping)
        shown = [self._card(card, index if numbered else 0) for index, card in enumerate(hand.cards, 1)]
        first = "terminal-hand-helping" if hand.phase else "terminal-hand-fitting"
        for label, part in ((first, shown[:count]), ("terminal-hand-rest", shown[count:])):
            if part:
                lines += self._cards(speaker.text(label), part)
        if view.state.duty != NONE and view.state.seat == view.seat:
            lines += self._wrap(speaker.text("terminal-duty", card=speaker.cards([Card(view.state.duty)])))
        return lines

    def group(self, view: CardView, group: int) -> list[str]:
        """One group on the table."""
        owner, meld = view.groups[group].owner, view.groups[group].meld
        text = self.speaker.text(
            "terminal-group",
            group=self.speaker.label(group),
            name=self.speaker.name(owner, view.seat),
            what=tie(self.speaker.kind(meld)),
            cards=self.speaker.cards(meld.cards),
        )
        return wrap(text, self.speaker.look.width, first="  ", indent=5)

    def _heading(self, view: CardView) -> list[str]:
        speaker, state = self.speaker, view.state
        own = view.seat == state.seat and state.stage in (DRAW, PLAY)
        message = "terminal-heading-replay" if state.replay else "terminal-heading-turn" if own else "terminal-heading"
        text = speaker.text(message, round=state.round)
        if not speaker.look.words:
            text = f"--- {text} ".ljust(speaker.look.width, "-")
        return ["", text]

    def _players(self, view: CardView) -> list[str]:
        speaker = self.speaker
        places = not view.rulebook.counts_points
        rows = [self._player(view, seat) for seat in range(view.state.players)]
        if not speaker.look.words:
            names = ("phase", "points", "cards")
            head = ["", *(speaker.text(f"terminal-column-{name}") for name in names), ""]
            table = [[row[i] for i in range(5) if not (places and i == 2)] for row in [head, *rows]]
            for gap in (2, 1):
                lines = columns(table, right=(2,) if places else (2, 3), gap=gap)
                if max(map(room, lines)) <= speaker.look.width:
                    return lines
        message = "terminal-player-places" if places else "terminal-player"
        lines = []
        for name, phase, points, cards, state in rows:
            text = speaker.text(message, name=name, phase=phase, points=int(points), cards=int(cards))
            lines += self._wrap(f"{text}, {state}." if state else f"{text}.", indent=2)
        return lines

    def _player(self, view: CardView, seat: int) -> list[str]:
        """Name, phase in words, points, number of cards, and whatever else is to be known."""
        speaker, state = self.speaker, view.state
        notes = []
        if state.laid[seat]:
            notes.append("terminal-note-laid")
        if state.skipped[seat]:
            notes.append("terminal-note-skipped")
        if state.place[seat]:
            notes.append("terminal-note-place")
        elif not is_active(state, seat):
            notes.append("terminal-note-watching")
        told = ", ".join(speaker.text(note, place=state.place[seat], phase=self._laid(view, seat)) for note in notes)
        numbers = [str(state.score[seat]), str(state.hand_size[seat])]
        return [speaker.name(seat, view.seat), self._phase(view, seat), *numbers, told]

    def _laid(self, view: CardView, seat: int) -> int:
        laid = view.state.laid[seat]
        return view.rules.phase_number[laid - 1] if laid else 0

    def _phase(self, view: CardView, seat: int) -> str:
        """The current phase with what it asks for; in free order, the phases that are left."""
        rules, state = view.rules, view.state
        if rules.free_order and not state.replay:
            left = [rules.phase_number[i] for i in range(rules.phase_count) if not state.done[seat] >> i & 1]
            return self.speaker.text("terminal-phases-left", phases=" ".join(map(str, left)) or "-")
        if state.phase[seat] >= rules.phase_count:
            return self.speaker.text("terminal-phases-done")
        number = rules.phase_number[state.phase[seat]]
        return self.speaker.text("terminal-phase", number=number, words=self.speaker.phase(number))

    def _groups(self, view: CardView) -> list[str]:
        if not view.groups:
            return ["", *self._wrap(self.speaker.text("terminal-table-empty"))]
        lines = ["", self.speaker.text("terminal-table")]
        for group in range(len(view.groups)):
            lines += self.group(view, group)
        return lines

    def _piles(self, view: CardView) -> list[str]:
        speaker, state = self.speaker, view.state
        pile = view.discard_pile
        lines = self._wrap(speaker.text("terminal-draw-pile", count=state.draw_size))
        if not pile:
            return [*lines, *self._wrap(speaker.text("terminal-discard-pile-empty"))]
        text = speaker.text("terminal-discard-pile", card=speaker.cards(pile[-1:]), count=len(pile))
        return [*lines, *self._wrap(text)]

    def _card(self, card: Card, number: int) -> str:
        shown = self.speaker.faces.show(card)
        if not number:
            return shown
        return f"{number}:{TIE}{shown}" if self.speaker.look.words else f"{number}{TIE}{shown}"

    def _cards(self, label: str, cards: list[str]) -> list[str]:
        look = self.speaker.look
        text = (", " if look.words else f"{TIE} ").join(cards)
        return wrap(text, look.width, first=f"  {label} ", indent=4)

    def _wrap(self, text: str, indent: int = 0) -> list[str]:
        return wrap(text, self.speaker.look.width, indent=indent)
