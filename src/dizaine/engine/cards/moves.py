"""The moves of the card games, and their text form.

Every move has a seat. The text form is `seat: verb …`; `Game.apply` fills in a missing seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld, read_cards
from dizaine.engine.errors import NotationError
from dizaine.engine.moves import BareMove, split_seat
from dizaine.engine.notation import quote, read_number

End = Literal["", "low", "high"]


@dataclass(frozen=True, slots=True)
class Draw(BareMove):
    """Draw the top of the draw pile (T2).

    >>> from dizaine import Draw, Game
    >>> game = Game.new("classic", players=3, seed=7)
    >>> print(Draw(0), game.refusal(Draw(0)))
    0: draw None
    >>> print(*game.apply(Draw(0)))
    CardDrawn(seat=0, card=Card('r11'), public=False)
    """

    VERB = "draw"


@dataclass(frozen=True, slots=True)
class Take(BareMove):
    """Take the top of the discard pile (T2).

    >>> from dizaine import Game, Take
    >>> game = Game.new("classic", players=3, seed=7)
    >>> print(Take(0), *game.apply(Take(0)))
    0: take CardTaken(seat=0, card=Card('r9'), must_use=False)
    """

    VERB = "take"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a phase, given by its number in the book, with its groups in normal order (T3).

    >>> from dizaine import Lay, Meld
    >>> lay = Lay.of(0, 1, [Meld.from_text("set 7 = r7 y7 W"), Meld.from_text("set 2 = r2 g2 b2")])
    >>> print(lay)
    0: lay 1: set 2 = r2 g2 b2 + set 7 = r7 y7 W
    >>> print(*lay.cards)
    r2 g2 b2 r7 y7 W
    """

    seat: int
    phase: int
    melds: tuple[Meld, ...]

    @classmethod
    def of(cls, seat: int, phase: int, melds: Iterable[Meld]) -> Lay:
        """Create a lay with its groups in normal order."""
        return cls(seat, phase, tuple(sorted(melds, key=lambda meld: meld.order)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the lay."""
        return tuple(card for meld in self.melds for card in meld.cards)

    def __str__(self) -> str:
        return f"{self.seat}: lay {self.phase}: {' + '.join(map(str, self.melds))}"


@dataclass(frozen=True, slots=True)
class Hit:
    """Add a card to a group on the table, or a pair to a run of pairs (T4). A wild on a run needs an `end`.

    >>> from dizaine import Card, Hit
    >>> print(Hit(0, (Card.from_text("r7"),), group=1))
    0: hit r7 on 1
    >>> print(Hit(0, (Card.from_text("W"),), group=0, end="high"))
    0: hit W on 0 high
    """

    seat: int
    cards: tuple[Card, ...]
    group: int
    end: End = ""

    def __post_init__(self) -> None:
        """Bring the cards into the one form that the text has: one or two cards, sorted."""
        if not 1 <= len(self.cards) <= 2:
            raise NotationError("a hit is one card, or a pair on a run of pairs: 'hit r7 on 0', 'hit r7 y7 on 0'")
        if self.end and self.end not in _ENDS:
            raise NotationError(f"{quote(self.end)} is no end of a run: write low or high")
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        end = f" {self.end}" if self.end else ""
        return f"{self.seat}: hit {' '.join(map(str, self.cards))} on {self.group}{end}"


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with a discard (T5).

    >>> from dizaine import Discard, Game
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw")
    >>> discard = Discard(0, game.card_view(0).hand[-1])
    >>> print(discard, "|", game.refusal(discard))
    0: discard b5 | None
    """

    seat: int
    card: Card

    def __str__(self) -> str:
        return f"{self.seat}: discard {self.card}"


@dataclass(frozen=True, slots=True)
class Skip:
    """End the turn with a skip against a player (K1), or against the next one if the book says so (K6).

    >>> from dizaine import Game, Skip
    >>> game = Game.new("express", players=2, seed=34)
    >>> events = game.apply("draw")
    >>> print(Skip(0, target=1), *game.apply(Skip(0, target=1)), sep=" | ")
    0: skip 1 | SkipPlayed(seat=0, target=1, on_pile=False) | TurnLost(seat=1, skip='on') | TurnStarted(seat=0)
    """

    seat: int
    target: int | None = None

    def __post_init__(self) -> None:
        if self.target is not None and self.target < 0:
            raise NotationError(f"skip {self.target}: seats are counted from 0")

    def __str__(self) -> str:
        return f"{self.seat}: skip" + ("" if self.target is None else f" {self.target}")


@dataclass(frozen=True, slots=True)
class Knock(BareMove):
    """Claim the card just discarded (V3).

    >>> from dizaine import Game, Knock
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> [str(Knock(seat)) for seat in game.claimants]
    ['0: knock', '2: knock']
    """

    VERB = "knock"


@dataclass(frozen=True, slots=True)
class Pass(BareMove):
    """Do not claim the card just discarded (V3).

    >>> from dizaine import Game, Pass
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> print(*game.apply(Pass(game.asked)))
    ClaimWaived(seat=2)
    """

    VERB = "pass"


@dataclass(frozen=True, slots=True)
class Close(BareMove):
    """Reach for a pile as the next player to draw, which ends the time to knock (V3).

    >>> from dizaine import Close, Game
    >>> game = Game.new("express+knock", players=3, seed=1)
    >>> events = game.apply("draw") + game.apply(f"discard {game.card_view(game.asked).hand[0]}")
    >>> game.closing_move, game.closing_move in game.legal_moves()
    (Close(seat=2), True)
    """

    VERB = "close"


Move = Draw | Take | Lay | Hit | Discard | Skip | Knock | Pass | Close

_BARE: Final[dict[str, type[Draw | Take | Knock | Pass | Close]]] = {
    move.VERB: move for move in (Draw, Take, Knock, Pass, Close)
}
_ENDS: Final[dict[str, End]] = {"low": "low", "high": "high"}


def move_from_text(text: str, seat: int | None = None) -> Move:
    """Read a move; `seat` is the default if the text names none. Raises `NotationError`.

    >>> from dizaine import move_from_text
    >>> move_from_text("2: hit W on 0 high")
    Hit(seat=2, cards=(Card('W'),), group=0, end='high')
    >>> print(move_from_text("lay 2: run 3 = r3 W b6 y4 + set 7 = W r7 y7", seat=0))
    0: lay 2: set 7 = r7 y7 W + run 3 = r3 y4 W b6
    """
    seat, text = split_seat(text, seat, "draw", digits=5)
    verb, _, rest = text.partition(" ")
    if verb in _BARE and not rest:
        return _BARE[verb](seat)
    if verb == "lay":
        return _read_lay(seat, rest)
    if verb == "hit":
        return _read_hit(seat, rest)
    if verb == "discard":
        cards = read_cards(rest)
        if len(cards) != 1:
            raise NotationError(f"discard {quote(rest)}: name one card, for instance 'discard r7'")
        return Discard(seat, cards[0])
    if verb == "skip":
        return Skip(seat, read_number(rest, "seat") if rest else None)
    verbs = "draw, take, lay, hit, discard, skip, knock, pass or close"
    raise NotationError(f"{quote(text)} is no move: write {verbs}")


def _read_lay(seat: int, text: str) -> Lay:
    phase, colon, groups = text.partition(":")
    if not colon:
        raise NotationError(f"lay {quote(text)}: name the phase and its groups, for instance 'lay 5: run 1 = …'")
    melds = [Meld.from_text(group) for group in groups.split("+")]
    return Lay.of(seat, read_number(phase.strip(), "phase"), melds)


def _read_hit(seat: int, text: str) -> Hit:
    words = text.split()
    end = _ENDS.get(words[-1], "") if words else ""
    if end:
        words.pop()
    if len(words) < 3 or words[-2] != "on":
        raise NotationError(f"hit {quote(text)}: name cards and group, for instance 'hit r7 on 0' or 'hit W on 1 low'")
    return Hit(seat, tuple(read_cards(" ".join(words[:-2]))), read_number(words[-1], "group"), end)
