"""The table of a card game as lines: players, groups, piles, and the viewer's own hand."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.events import CardDrawn, CardTaken, Knocked, TurnStarted
from dizaine.engine.stages import Stage
from dizaine.faces.lines import TIE, fitting_columns, tie
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.colours import standing_out
from dizaine.players.cards.hand_order import SortedHand
from dizaine.views.cards.view import CardView

_UNDERLINED: Final = "\x1b[4m"


class Screen:
    """Draws what a view shows. Every line fits the width."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def table(self, view: CardView) -> list[str]:
        """Everything that lies open, and the standings."""
        return [*self._heading(view), *self._players(view), *self._groups(view), *self._piles(view)]

    def hand(self, view: CardView, hand: SortedHand, *, numbered: bool) -> list[str]:
        """The hand: first the cards that help, then the rest; `numbered` if a card can be played."""
        speaker = self.speaker
        if hand.phase:
            text = speaker.text(
                "terminal-hand", phase=hand.phase, words=speaker.phase(hand.phase), missing=hand.missing
            )
            head, colon, missing = text.rpartition(": ")
            title = head + colon + standing_out(speaker.look, "missing", missing)
        else:
            title = speaker.text("terminal-hand-laid")
        lines = ["", *speaker.wrap(title)]
        count = len(hand.helping)
        card = _new_card(view)
        new = hand.cards.index(card) if card in hand.cards else -1
        shown = [
            self._card(card, index + 1 if numbered else 0, new=index == new) for index, card in enumerate(hand.cards)
        ]
        first = "terminal-hand-helping" if hand.phase else "terminal-hand-fitting"
        for label, part in ((first, shown[:count]), ("terminal-hand-rest", shown[count:])):
            if part:
                lines += self._cards(speaker.text(label), part)
        if view.taken_card is not None and view.turn == view.seat:
            lines += speaker.wrap(speaker.text("terminal-duty", card=speaker.cards([view.taken_card])))
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
        return self.speaker.wrap(text, first="  ", indent=5)

    def _heading(self, view: CardView) -> list[str]:
        own = view.seat == view.turn and view.stage in (Stage.DRAW, Stage.PLAY)
        message = (
            "terminal-heading-replay" if view.is_replay else "terminal-heading-turn" if own else "terminal-heading"
        )
        return self.speaker.heading(self.speaker.text(message, round=view.round), own_turn=own)

    def _players(self, view: CardView) -> list[str]:
        speaker = self.speaker
        places = not view.rulebook.counts_points
        rows = [self._player(view, seat) for seat in range(view.players)]
        if not speaker.look.words:
            names = ("phase", "points", "cards")
            head = ["", *(speaker.text(f"terminal-column-{name}") for name in names), ""]
            table = [[row[i] for i in range(5) if not (places and i == 2)] for row in [head, *rows]]
            if lines := fitting_columns(table, speaker.look.width, right=(2,) if places else (2, 3)):
                return lines
        message = "terminal-player-places" if places else "terminal-player"
        sentences: list[str] = []
        for name, phase, points, cards, notes in rows:
            text = speaker.text(message, name=name, phase=phase, points=int(points), cards=int(cards))
            sentences += speaker.wrap(f"{text}, {notes}." if notes else f"{text}.", indent=2)
        return sentences

    def _player(self, view: CardView, seat: int) -> list[str]:
        """Name, phase in words, points, number of cards, and notes about anything unusual."""
        speaker, laid = self.speaker, view.laid[seat]
        notes = []
        if laid is not None:
            notes.append(speaker.text("terminal-note-laid", phase=laid))
        if view.skipped[seat]:
            notes.append(speaker.text("terminal-note-skipped"))
        if seat not in view.at_table:
            if view.is_replay:
                notes.append(speaker.text("terminal-note-watching"))
            else:  # those who have won a place leave the table (S6)
                place = next(standing.place for standing in view.standings() if standing.seat == seat)
                notes.append(speaker.text("terminal-note-place", place=place))
        numbers = [str(view.scores[seat]), str(len(view.hands[seat]))]
        return [speaker.name(seat, view.seat), self._phase(view, seat), *numbers, ", ".join(notes)]

    def _phase(self, view: CardView, seat: int) -> str:
        """The current phase with what it asks for; in free order, the phases that are left."""
        if view.rulebook.has_free_order and not view.is_replay:
            done = view.phases_done[seat]
            left = [str(phase.number) for phase in view.rulebook.played_phases if phase.number not in done]
            return self.speaker.text("terminal-phases-left", phases=" ".join(left) or "-")
        phase = view.phase_of(seat)
        if phase is None:
            return self.speaker.text("terminal-phases-done")
        return self.speaker.text("terminal-phase", number=phase.number, words=self.speaker.phase(phase.number))

    def _groups(self, view: CardView) -> list[str]:
        if not view.groups:
            return ["", *self.speaker.wrap(self.speaker.text("terminal-table-empty"))]
        lines = ["", self.speaker.text("terminal-table")]
        for group in range(len(view.groups)):
            lines += self.group(view, group)
        return lines

    def _piles(self, view: CardView) -> list[str]:
        speaker, pile = self.speaker, view.discard_pile
        text = speaker.text("terminal-discard-pile-empty")
        if pile:
            text = speaker.text("terminal-discard-pile", card=speaker.cards(pile[-1:]), count=len(pile))
        return [*speaker.wrap(speaker.text("terminal-draw-pile", count=len(view.draw_pile))), *speaker.wrap(text)]

    def _card(self, card: Card, number: int, *, new: bool) -> str:
        look, shown = self.speaker.look, self.speaker.faces.show(card)
        if not number:
            return shown
        if look.words:
            return f"{number}:{TIE}{shown}"
        if new and look.colour:
            return f"{standing_out(look, 'new', str(number))}{TIE}{_UNDERLINED}{shown}"
        return f"{number}{TIE}{shown}"

    def _cards(self, label: str, cards: list[str]) -> list[str]:
        text = (", " if self.speaker.look.words else f"{TIE} ").join(cards)
        return self.speaker.wrap(text, first=f"  {label} ", indent=4)


def _new_card(view: CardView) -> Card | None:
    """The card that the view's seat drew or took in this turn."""
    for event in reversed(view.history):
        match event:
            case TurnStarted():
                return None
            case CardDrawn() | CardTaken() | Knocked() if event.seat == view.seat:
                return event.card
    return None
