"""One decision of one person in a card game."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.moves import Close, Discard, End, Hit, Move, Skip, move_from_text
from dizaine.engine.cards.refusals import ONE_CARD_AT_A_TIME, refusal_of
from dizaine.faces.complaints import nearest
from dizaine.faces.lines import shortened
from dizaine.faces.terminal.cards.choices import Choices, choice_lines
from dizaine.faces.terminal.cards.dialogue import CardDialogue
from dizaine.faces.terminal.cards.information import CardInformation
from dizaine.faces.terminal.cards.lay_dialogue import LayDialogue
from dizaine.faces.terminal.cards.move_words import hit_with_group
from dizaine.faces.terminal.cards.screen import Screen
from dizaine.faces.terminal.cards.speaker import LABELS, Speaker
from dizaine.faces.terminal.cards.vocabulary import MOVES, Vocabulary
from dizaine.faces.terminal.commands import as_number, plain_letters
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.faces.terminal.turn import Turn
from dizaine.players.cards.hand_order import sort_hand
from dizaine.views.cards.view import CardView

_ENDS: Final[dict[str, End]] = {"low": "low", "high": "high"}


class CardTurn(Turn[Move], CardDialogue):
    """The dialogue about one move."""

    information: CardInformation
    view: CardView

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, view: CardView, taking_back: str = ""
    ) -> None:
        """`taking_back` is the move that the person may take back now, if there is one."""
        super().__init__(console, speaker, vocabulary, view)
        self.screen = Screen(speaker)
        self.choices = Choices(view, taking_back)
        self.hand = sort_hand(view)
        self.information = CardInformation(console, speaker, vocabulary, view, taking_back)

    def _show(self, *, complete: bool) -> None:
        """The hand and the choices; `complete` adds the table above and the commands that are always possible below."""
        if complete:
            self.console.lines(self.screen.table(self.view))
        numbered = self.choices.plays_cards
        self.console.lines(self.screen.hand(self.view, self.hand, numbered=numbered))
        if self.choices.knocks:
            next_one = self.view.refusal(Close(self.seat)) is None
            self.say("terminal-knock-next" if next_one else "terminal-knock-asked")
        else:
            self.say("terminal-choices")
        for number, (letter, text) in enumerate(choice_lines(self.speaker, self.vocabulary, self.choices), 1):
            first = f"  {letter}  " if numbered else f"  {number}  {letter}  "
            self.console.say(text, first=first, indent=len(first))
        if complete:
            self.say("terminal-more-words", **self.information.words())

    def _answer(self, text: str) -> Move | TakeBack | None:
        if (number := as_number(text)) is not None:
            return self._number(number)
        word, _, rest = text.partition(" ")
        command = self.vocabulary.command(word)
        card = self.speaker.faces.read(text)
        if card is not None and self.choices.plays_cards and command != "skip":
            return self._play(card)
        if command is None:
            if card is not None:
                self._refuse("discard")
            else:
                self._not_understood(text)
            return None
        return self._command(command, rest.strip())

    def _number(self, number: int) -> Move | None:
        if not self.choices.plays_cards:
            choices = self.choices.numbered
            if 1 <= number <= len(choices):
                return choices[number - 1]
            self.say("terminal-no-such-choice", count=len(choices))
            return None
        card = self._card(str(number))
        return None if card is None else self._play(card)

    def _command(self, command: str, rest: str) -> Move | TakeBack | None:
        if command == "undo":
            return TakeBack()
        if command in ("draw", "take", "knock", "pass", "close"):
            return self._legal(move_from_text(command, self.seat))
        if command == "lay":
            return self._lay(rest)
        if command == "hit":
            return self._hit(rest)
        if command == "discard":
            return self._discard(rest)
        if command == "skip":
            return self._skip(rest)
        return super()._command(command, rest)

    def _card(self, text: str) -> Card | None:
        """A card by its number in the hand or by its name; None after saying what is wrong."""
        cards = self.hand.cards
        if (number := as_number(text)) is not None:
            if 1 <= number <= len(cards):
                return cards[number - 1]
            self.say("terminal-no-such-card", count=len(cards))
            return None
        card = self.speaker.faces.read(text)
        if card is None:
            example = self._near_card(text) or self.speaker.faces.typed(cards[0])
            self.say("terminal-no-card", text=shortened(text, 40), example=example)
        return card

    def _near_card(self, text: str) -> str:
        """The card of the hand that somebody may have meant."""
        return nearest(plain_letters("".join(text.split())), map(self.speaker.faces.typed, self.hand.cards))

    def _offered(self) -> list[str]:
        """The verbs that are open, the other commands, the own cards, and groups and players where they matter."""
        local, options = self.vocabulary.local, self.view.options()
        words = [local[verb] for verb in MOVES if options[verb] is None]
        words += [local[command] for command in ("help", *self.information.always)]
        if self.choices.taking_back:
            words.append(local["undo"])
        if self.choices.plays_cards:
            words += dict.fromkeys(map(self.speaker.faces.typed, self.hand.cards))
        if self.choices.hits:
            words += [self.speaker.label(group) for group in range(len(self.view.groups))]
            words += [local["low"], local["high"]]
        targets = [skip.target for skip in self.choices.skips if skip.target is not None]
        return words + [self.speaker.seats[target].name for target in targets if self.speaker.seats[target].name]

    def _play(self, card: Card) -> Move | None:
        """Play a card that was typed alone: discard it, after a question if it is worth something to the player."""
        if card.is_skip and self.choices.skips:
            return self._skip("")
        hits = [hit for hit in self.choices.hits if card in hit.cards]
        discard = Discard(self.seat, card)
        helps = self.hand.phase and card in self.hand.helping
        if not hits and not card.is_wild and not helps:
            return self._legal(discard)
        options: list[tuple[str, Move]] = [(self._hit_line(hit), hit) for hit in hits]
        if self.view.refusal(discard) is None:
            text = self.speaker.text("terminal-option-discard", card=self.speaker.cards([card]))
            options.append((text, discard))
        if not options:
            return self._legal(discard)
        if helps:
            self.say("terminal-sure-helps", card=self.speaker.cards([card]))
        return self.choose(options)

    def _refuse(self, verb: str) -> None:
        """Say why a verb is closed."""
        refusal = self.view.options()[verb]
        assert refusal is not None, "a verb that is open has moves"
        self.refuse(refusal)

    def _discard(self, text: str) -> Move | None:
        closed = self.view.options()["discard"]
        if closed is not None:
            self.refuse(closed)
            return None
        if not text:
            self.say("terminal-which-card", example=self.speaker.faces.typed(self.hand.cards[-1]))
            return None
        card = self._card(text)
        return None if card is None else self._legal(Discard(self.seat, card))

    def _skip(self, text: str) -> Move | None:
        skips = self.choices.skips
        if not skips:
            self._refuse("skip")
            return None
        if text:
            for target in range(self.view.players):
                if self.speaker.seats[target].name.casefold().startswith(text.casefold()):
                    return self._legal(Skip(self.seat, target))
            said = self.speaker.text("terminal-no-such-player", text=shortened(text, 40))
            targets = [skip.target for skip in skips if skip.target is not None]
            self._suggest(said, nearest(text, [self.speaker.seats[target].name for target in targets]))
            return None
        if len(skips) == 1:
            return skips[0]
        return self.choose([(self.speaker.name(skip.target or 0), skip) for skip in skips])

    def _hit(self, text: str) -> Move | None:
        """A hit by card, group and end, each of which may be left out; if several fit, the person chooses."""
        closed = self.view.options()["hit"]
        if closed is not None:
            self.refuse(closed)
            return None
        words = [word for word in text.split() if self.vocabulary.arranging(word) != "on"]
        end = _ENDS.get(self.vocabulary.arranging(words[-1])) if words else None
        if end:
            words.pop()
        alone = len(words) == 1 and self.speaker.faces.read(words[0]) is None
        group = self._group(words[-1]) if alone or len(words) > 1 else None
        if group is not None:
            words.pop()
        cards = []
        for word in words:
            card = self._card(word)
            if card is None:
                return None
            cards.append(card)
        return self._choose_hit(cards, group, end)

    def _group(self, text: str) -> int | None:
        label = text.upper()
        return LABELS.index(label) if len(label) == 1 and label in LABELS else None

    def _choose_hit(self, cards: list[Card], group: int | None, end: End | None) -> Move | None:
        fitting = [
            hit
            for hit in self.choices.hits
            if (not cards or tuple(sorted(cards)) == hit.cards or (len(cards) == 1 and cards[0] in hit.cards))
            and (group is None or hit.group == group)
            and (end is None or hit.end == end)
        ]
        if not fitting:
            if len(cards) > 2:  # more than a move can name
                self.refuse(refusal_of(ONE_CARD_AT_A_TIME))
                return None
            return self._legal(Hit(self.seat, tuple(cards or self.hand.cards[:1]), group or 0, end or ""))
        if len(fitting) == 1 and cards:
            return fitting[0]
        return self.choose([(self._hit_line(hit), hit) for hit in fitting])

    def _hit_line(self, hit: Hit) -> str:
        return hit_with_group(self.speaker, self.vocabulary, self.view, hit)

    def _lay(self, text: str) -> Move | None:
        ways = self.choices.lays
        if not ways:
            self._refuse("lay")
            return None
        return LayDialogue(self.console, self.speaker, self.vocabulary, self.view, ways).ask(text)
