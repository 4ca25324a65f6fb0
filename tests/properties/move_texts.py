"""Random move texts: every verb with anything in it, and legal moves with one thing changed."""

import random
import re
from collections.abc import Callable, Sequence

from dizaine import Game
from dizaine.engine.cards import Card

COLOURS = ("red", "yellow", "green", "blue", "orange")
CARDS = (*(f"{colour[0]}{number}" for colour in COLOURS for number in range(1, 13)), "W", "W", "W", "S", "?")
BARE = ("draw", "take", "knock", "pass", "close")
ENDS = ("", "", " low", " high")

_CARD = re.compile(r"\b(?:[rygbo]\d+|W|S)\b")
_NUMBER = re.compile(r"\b\d+\b")


class MoveTexts:
    """A source of move texts for one position; cards come from the player's own hand more often than not."""

    def __init__(self, game: Game, random: random.Random) -> None:
        self._random = random
        self._asked = game.asked
        self._groups = game.state.groups
        size = game.state.hand_size[game.asked]
        self._hand = [str(Card(card)) for card in game.state.hand[game.asked][:size]]
        self._phases = [phase.number for phase in game.rulebook.phases.list]

    def anything(self) -> str:
        """A move of any verb; nine in ten are of the seat that is asked."""
        verbs = (self._bare, self._discard, self._skip, self._hit, self._hit, self._lay, self._lay)
        return f"{self._seat()}: {self._random.choice(verbs)()}"

    def mutation(self, text: str) -> str:
        """The text of a move with one thing in it changed."""
        changes = (self._change_card, self._change_card, self._change_number, self._change_seat, self._change_words)
        return self._random.choice(changes)(text)

    def _seat(self) -> int:
        return self._asked if self._random.random() < 0.9 else self._random.randrange(8)

    def _card(self) -> str:
        return self._random.choice(self._hand if self._hand and self._random.random() < 0.8 else CARDS)

    def _cards(self, count: int) -> str:
        if count <= len(self._hand) and self._random.random() < 0.8:
            return " ".join(self._random.sample(self._hand, count))
        return " ".join(self._card() for _ in range(count))

    def _bare(self) -> str:
        return self._random.choice(BARE)

    def _discard(self) -> str:
        return f"discard {self._card()}"

    def _skip(self) -> str:
        return self._random.choice(("skip", f"skip {self._random.randrange(8)}"))

    def _hit(self) -> str:
        cards = self._cards(self._random.choice((1, 1, 1, 2)))
        return f"hit {cards} on {self._random.randrange(self._groups + 2)}{self._random.choice(ENDS)}"

    def _lay(self) -> str:
        groups = [self._group() for _ in range(self._random.choice((1, 1, 2, 2, 2, 3, 5)))]
        return f"lay {self._random.choice((*self._phases, 11, 99))}: {' + '.join(groups)}"

    def _group(self) -> str:
        number, colour = self._random.randrange(15), self._random.choice(COLOURS)
        heads = (
            f"set {number}",
            f"run {number}",
            f"run {number} pairs",
            f"run {number} {self._random.choice(('odd', 'even'))}",
            f"run {number} {colour}",
            f"run {number} pairs {colour}",
            f"odd {colour}",
            "odd",
            "even",
            colour,
        )
        return f"{self._random.choice(heads)} = {self._cards(self._random.randrange(1, 9))}"

    def _replace_one(self, pattern: re.Pattern[str], text: str, make: Callable[[], str]) -> str:
        found: Sequence[re.Match[str]] = list(pattern.finditer(text))
        if not found:
            return text
        match = self._random.choice(found)
        return text[: match.start()] + make() + text[match.end() :]

    def _change_card(self, text: str) -> str:
        more = self._random.choice((self._card(), self._card(), self._card(), "", f"{self._card()} {self._card()}"))
        return self._replace_one(_CARD, text, lambda: more)

    def _change_number(self, text: str) -> str:
        return self._replace_one(_NUMBER, text, lambda: str(self._random.randrange(14)))

    def _change_seat(self, text: str) -> str:
        return f"{self._random.randrange(8)}:{text.partition(':')[2]}"

    def _change_words(self, text: str) -> str:
        """Another end, the groups or the cards in another order (which says the same), another head."""
        changes = (
            lambda: text + self._random.choice((" low", " high")),
            lambda: text.removesuffix(" low").removesuffix(" high"),
            lambda: self._reorder(text),
            lambda: text.replace("set", "run", 1),
            lambda: text.replace("run", "set", 1),
            lambda: text.replace(self._random.choice(COLOURS), self._random.choice(COLOURS)),
            lambda: text.replace("odd", "even"),
            lambda: text.replace("discard S", "skip"),
            lambda: text.replace("skip", "discard S"),
        )
        return self._random.choice(changes)()

    def _reorder(self, text: str) -> str:
        """The same lay said in another order."""
        if " = " not in text:
            return text
        start, _, groups = text.partition("lay ")
        phase, _, body = groups.partition(": ")
        melds = []
        for group in body.split(" + "):
            head, _, cards = group.partition(" = ")
            words = cards.split()
            self._random.shuffle(words)
            melds.append(f"{head} = {' '.join(words)}")
        self._random.shuffle(melds)
        return f"{start}lay {phase}: {' + '.join(melds)}"
