"""Random move texts: every verb with anything in it, and moves that are almost legal."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice

from dizaine import Game, Move
from dizaine.engine.cards.cards import NONE, Card
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.enumeration import legal_moves
from dizaine.engine.cards.state import DRAW, KNOCK
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate

COLOURS = ("red", "yellow", "green", "blue", "orange")
CARDS = (*(f"{colour[0]}{number}" for colour in COLOURS for number in range(1, 13)), "W", "W", "W", "S", "?")
BARE = ("draw", "take", "knock", "pass", "close")
MOST_MOVES = 500
ENDS = ("", "", " low", " high")

_CARD = re.compile(r"\b(?:[rygbo]\d+|W|S)\b")
_NUMBER = re.compile(r"\b\d+\b")


def moves_of_a_lenient_table(game: Game) -> list[Move]:
    """What the asked player could do without W3, T10 and the house options O1-O3."""
    book = game.rulebook
    lenient = replace(
        book,
        turn=replace(book.turn, take="free", hits="at-once", going_out="any"),
        wilds=replace(book.wilds, naturals="none"),
    )
    state = duplicate(game.state)
    state.duty = NONE
    return list(islice(legal_moves(tables(lenient), state, Workspace(), game.asked), MOST_MOVES))


class MoveTexts:
    """A source of move texts for one position; cards come from the player's own hand more often than not."""

    def __init__(self, game: Game, moves: Sequence[Move], random: random.Random) -> None:
        self._random = random
        self._asked = game.asked
        self._players = game.state.players
        self._groups = game.state.groups
        self._waits_for_bare_words = game.state.stage in (DRAW, KNOCK)
        size = game.state.hand_size[game.asked]
        self._hand = [str(Card(card)) for card in game.state.hand[game.asked][:size]]
        self._phases = [phase.number for phase in game.rulebook.phases.list]
        self._by_verb: dict[type[Move], list[Move]] = {}
        lenient = moves_of_a_lenient_table(game)
        self._almost_legal = sorted(set(lenient).difference(moves), key=str)
        for move in (*moves, *lenient):
            self._by_verb.setdefault(type(move), []).append(move)

    def text(self) -> str:
        """A move of any seat, even one that does not exist."""
        if self._almost_legal and self._random.random() < 0.4:
            return str(self._random.choice(self._almost_legal))
        if not self._by_verb or self._random.random() < 0.3:
            return self._anything()
        verb = self._random.choice(list(self._by_verb))
        text = str(self._random.choice(self._by_verb[verb]))
        return text if self._random.random() < 0.2 else self._mutation(text)

    def _anything(self) -> str:
        verbs = (self._discard, self._skip, self._hit, self._hit, self._lay, self._lay)
        if self._random.random() < (0.5 if self._waits_for_bare_words else 0.05):
            return f"{self._seat()}: {self._bare()}"
        return f"{self._seat()}: {self._random.choice(verbs)()}"

    def _mutation(self, text: str) -> str:
        changes = (self._change_card, self._change_card, self._change_number, self._change_number, self._change_words)
        return self._random.choice((*changes, *changes, self._change_seat))(text)

    def _seat(self) -> int:
        return self._asked if self._random.random() < 0.9 else self._any_seat()

    def _any_seat(self) -> int:
        return self._random.randrange(self._players if self._random.random() < 0.8 else 8)

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
        return self._random.choice(("skip", f"skip {self._any_seat()}"))

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
        seat, _, rest = text.partition(": ")
        return f"{seat}: {self._replace_one(_NUMBER, rest, lambda: str(self._random.randrange(14)))}"

    def _change_seat(self, text: str) -> str:
        return f"{self._any_seat()}:{text.partition(':')[2]}"

    def _change_words(self, text: str) -> str:
        """Another end, the groups or the cards in another order (which says the same), another head."""
        changes: tuple[Callable[[], str], ...] = (
            lambda: text + self._random.choice((" low", " high")),
            lambda: text.removesuffix(" low").removesuffix(" high"),
            lambda: self._reorder(text),
            lambda: text.replace("set", "run", 1),
            lambda: text.replace("run", "set", 1),
            lambda: text.replace(self._random.choice(COLOURS), self._random.choice(COLOURS)),
            lambda: text.replace("odd", "even"),
            lambda: text.replace("discard S", "skip"),
            lambda: text.replace("skip", "discard S"),
            lambda: re.sub(r"skip \d", "skip", text),
        )
        return self._random.choice(changes)()

    def _reorder(self, text: str) -> str:
        """The same lay written in another order."""
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
