"""The questions about a card game, and the facts that they can have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from dizaine.judging.question import CardNumber, PhaseNumber, Question, Text, YesNo

Left = Literal["some", "none"]
Laid = Literal["no", "now", "earlier"]
Target = Literal["other", "self", "nobody"]
Shape = Literal["set", "run", "pairs", "odd-run", "even-run", "colour-run", "colour", "odd", "even", "other"]
Colour = Literal["red", "yellow", "green", "blue", "orange"]


class CardQuestion(Question, tag_field="about", frozen=True, kw_only=True):
    """A question about a card game."""


class Lay(CardQuestion, tag="lay", frozen=True, kw_only=True):
    """May these cards be laid as this phase? Groups are written with a `+` between them (P1-P9, W3)."""

    NEEDS: ClassVar = ("phase", "cards")
    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {"left": ("some",)}
    WORST: ClassVar[Mapping[str, str]] = {"left": "none"}

    phase: PhaseNumber | None = None
    cards: Text | None = None
    left: Left | None = None
    """Whether any card stays in the hand."""
    on: PhaseNumber | None = None
    """The phase that the player is on; without it, the same."""
    crossed: YesNo = "no"
    """Whether the player has crossed this phase off already, in a free order."""
    laid: Laid = "no"
    turn: YesNo = "yes"


class Hit(CardQuestion, tag="hit", frozen=True, kw_only=True):
    """May this card go on that group (H1-H4)?"""

    NEEDS: ClassVar = ("cards", "group")
    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "laid": ("earlier",),
        "end": ("", "low", "high"),
        "left": ("some",),
    }
    WORST: ClassVar[Mapping[str, str]] = {"laid": "no", "end": "", "left": "none"}

    cards: Text | None = None
    """One card, or a pair for a run of pairs."""
    group: Text | None = None
    """The cards of the group on the table, a run in its order."""
    shape: Shape | None = None
    """What the group is, if its cards do not tell."""
    number: CardNumber | None = None
    colour: Colour | None = None
    laid: Laid | None = None
    end: Literal["", "low", "high"] | None = None
    left: Left | None = None
    turn: YesNo = "yes"


class Take(CardQuestion, tag="take", frozen=True, kw_only=True):
    """May the top card of the discard pile be taken (T6, T10)?"""

    NEEDS: ClassVar = ("card",)
    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {"pile": ("one",), "laid": ("no", "earlier")}
    WORST: ClassVar[Mapping[str, str]] = {"pile": "more", "laid": "no"}

    card: Text | None = None
    pile: Literal["one", "more"] | None = None
    """Whether it is the only card of the pile."""
    laid: Laid | None = None
    phase: PhaseNumber | None = None
    hand: Text | None = None
    table: Text | None = None
    turn: YesNo = "yes"


class Knock(CardQuestion, tag="knock", frozen=True, kw_only=True):
    """May a player claim the card just discarded (V3)?"""

    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "moment": ("now",),
        "whose": ("other",),
        "skipped": ("no",),
        "laid": ("no", "earlier"),
    }
    WORST: ClassVar[Mapping[str, str]] = {"moment": "drawn", "whose": "own", "skipped": "yes", "laid": "no"}

    moment: Literal["now", "drawn", "first", "skip"] | None = None
    """Just discarded, next player has drawn already, first card of the round, or a skip was played."""
    whose: Literal["other", "own"] | None = None
    skipped: YesNo | None = None
    card: Text | None = None
    laid: Laid | None = None
    phase: PhaseNumber | None = None
    hand: Text | None = None
    table: Text | None = None


class Discard(CardQuestion, tag="discard", frozen=True, kw_only=True):
    """May this card end the turn (T5, T10, K2)?"""

    NEEDS: ClassVar = ("card",)
    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {"skips": ("all",), "taken": ("no",)}
    WORST: ClassVar[Mapping[str, str]] = {"skips": "free", "taken": "yes"}

    card: Text | None = None
    skips: Literal["free", "all"] | None = None
    """For a skip: whether somebody could be given it, or all others have one already."""
    taken: YesNo | None = None
    """Whether a card taken from the pile is still in the hand."""
    left: Left = "some"
    turn: YesNo = "yes"


class Skip(CardQuestion, tag="skip", frozen=True, kw_only=True):
    """May a skip be played on this player (K1-K7)?"""

    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "target": ("nobody", "other"),
        "skipped": ("no",),
        "taken": ("no",),
    }
    WORST: ClassVar[Mapping[str, str]] = {"target": "nobody", "skipped": "yes", "taken": "yes"}
    WANTS: ClassVar = ("players", "left")

    target: Target | None = None
    skipped: YesNo | None = None
    """Whether that player has a skip already."""
    taken: YesNo | None = None
    players: Literal["two", "more"] | None = None
    left: Left | None = None
    turn: YesNo = "yes"


class First(CardQuestion, tag="first", frozen=True, kw_only=True):
    """May the first player take the first card turned up, and what happens with it (T8, T9)?"""

    NEEDS: ClassVar = ("card",)

    card: Text | None = None


class Out(CardQuestion, tag="out", frozen=True, kw_only=True):
    """May a player go out like this, which ends the round (S1, T12, K5, O3)? The facts are those of the move."""

    NEEDS: ClassVar = ("by",)

    by: Literal["lay", "hit", "discard", "skip"] | None = None
    phase: PhaseNumber | None = None
    cards: Text | None = None
    group: Text | None = None
    shape: Shape | None = None
    number: CardNumber | None = None
    colour: Colour | None = None
    card: Text | None = None
    skips: Literal["free", "all"] | None = None
    taken: YesNo | None = None
    target: Target | None = None
    skipped: YesNo | None = None
    laid: Laid | None = None
    end: Literal["", "low", "high"] | None = None
    players: Literal["two", "more"] | None = None


class Count(CardQuestion, tag="count", frozen=True, kw_only=True):
    """The round is over: does the player's phase count (S3, P10, V1)?"""

    NEEDS: ClassVar = ("laid",)

    laid: YesNo | None = None


class Win(CardQuestion, tag="win", frozen=True, kw_only=True):
    """Somebody has completed the last phase: is the game decided (S4-S6, V1)?"""

    points: Text | None = None
    """The points of those who have completed it; of all players if the game ends after so many rounds (V1).

    A game for places needs none: whoever laid first has won (S6).
    """


AnyCardQuestion = Lay | Hit | Take | Knock | Discard | Skip | First | Out | Count | Win

CURES: Final[Mapping[str, tuple[str, ...]]] = {
    "out-only-by-discard": ("left",),
    "lay-first": ("laid",),
    "hit-next-turn": ("laid",),
    "end-needed": ("end",),
    "taken-card-useless": ("pile", "laid", "phase", "hand", "table"),
    "knocked-card-useless": ("card", "laid", "phase", "hand", "table"),
    "nothing-to-claim": ("moment",),
    "own-discard": ("whose",),
    "knocker-is-skipped": ("skipped",),
    "skip-must-be-given": ("skips",),
    "taken-card-pending": ("taken",),
    "target-needed": ("target",),
    "target-has-skip": ("skipped",),
}
"""Which facts could turn a refusal into another answer."""
