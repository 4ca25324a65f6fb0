"""Hints for a turn of the dice game: exact ones where the game was solved, else what the greedy player would do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from dizaine.engine.dice.moves import Stop
from dizaine.faces.lines import tie
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DICE_LETTERS, DiceVocabulary
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.players import PolicyPlayer, situation_of
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.rulebooks.dice import DiceBook, dice_editions
from dizaine.views.dice.view import DiceView
from dizaine.words.numbers import decimal, percent

_NOTHING: Final = 0.005
"""Points that nobody can tell from none."""

Kept = tuple[int, ...]
"""Dice that stay, counted from 1."""


class Adviser:
    """Gives the hints of one game. The stored solution is read at the first hint, since most people ask for none."""

    def __init__(self, rulebook: DiceBook, vocabulary: DiceVocabulary, speaker: DiceSpeaker) -> None:
        self.rulebook = rulebook
        self.vocabulary = vocabulary
        self.speaker = speaker

    @cached_property
    def policy(self) -> DicePolicy | None:
        """The exact solution, if this person's machine has it."""
        return load_policy(self.rulebook)

    def lines(self, view: DiceView, wish: Kept | None) -> Iterator[str]:
        """The hint as texts; `wish` are the dice that the person would keep."""
        if self.policy is None:
            yield from self._greedy(view, wish)
        else:
            yield from self._exact(view, self.policy, wish)

    def _exact(self, view: DiceView, policy: DicePolicy, wish: Kept | None) -> Iterator[str]:
        """The best keep with its chance and its gain over stopping, and what the wish costs against it."""
        speaker, situation, dice = self.speaker, situation_of(view), len(view.dice)
        assert view.turn_phase is not None
        advice = policy.advice(*situation)
        stopping = policy.keep(*situation, range(dice))
        best = advice.best
        yield speaker.text("terminal-hint", input=self._typed(view, _from_one(best)))
        yield speaker.text(
            "terminal_dice-hint-stop" if len(best.dice) == dice else "terminal_dice-hint-keep",
            phase=view.turn_phase.number,
            chance=percent(speaker.catalogue, best.chance, 1),
            gain=decimal(speaker.catalogue, best.value - stopping.value, 1),
        )
        if wish is not None:
            other = policy.keep(*situation, [die - 1 for die in wish])
            cost = advice.cost(other)
            yield speaker.text(
                "terminal_dice-hint-wish" if cost > _NOTHING else "terminal_dice-hint-wish-equal",
                input=self._typed(view, wish),
                chance=percent(speaker.catalogue, other.chance, 1),
                cost=decimal(speaker.catalogue, cost, 2),
            )
        if speaker.alone:
            final = decimal(speaker.catalogue, self._final(view, view.state.total[view.state.seat] + best.value), 1)
            yield speaker.text("terminal_dice-hint-final", points=final)
        else:
            yield speaker.text("terminal_dice-hint-several")

    def _final(self, view: DiceView, points: float) -> float:
        """What a solitaire will end with: failures so far are not taken off the running total yet (D12)."""
        failures = sum(view.state.failures[view.state.seat])
        return points - failures * self.rulebook.failure_cost

    def _greedy(self, view: DiceView, wish: Kept | None) -> Iterator[str]:
        """What the greedy player would do, and how to get to know more."""
        speaker, kept = self.speaker, greedy_keep(view)
        assert view.turn_phase is not None
        yield speaker.text("terminal-hint", input=self._typed(view, kept))
        if view.made is not None:
            stops = len(kept) == len(view.dice)
            message = "terminal_dice-hint-made" if stops else "terminal_dice-hint-made-more"
            yield speaker.text(message, points=view.made.points)
        else:
            wanted = sum(group.size for group in view.turn_phase.groups)
            yield speaker.text("terminal_dice-hint-greedy", kept=len(kept), wanted=wanted)
        message = "terminal_dice-hint-solve" if wish is None else "terminal_dice-hint-solve-wish"
        yield speaker.text(message, command=tie(self._solve_command()))

    def _solve_command(self) -> str:
        """What to type to have this book solved; one of a person's own is called after its file."""
        book = self.rulebook.id
        if book == dice_editions[0]:
            return "dizaine dice solve"
        return f"dizaine dice solve --edition {book if book in dice_editions else f'{book}.toml'}"

    def _typed(self, view: DiceView, kept: Kept) -> str:
        """What a person would type to keep these dice."""
        if len(kept) == len(view.dice):
            return DICE_LETTERS["stop"]
        if not kept:
            return f"{DICE_LETTERS['roll']} {self.vocabulary.local['all']}"
        return f"{DICE_LETTERS['keep']} {' '.join(map(str, kept))}"


def greedy_keep(view: DiceView) -> Kept:
    """The dice that the greedy player keeps; all of them where it stops."""
    move = PolicyPlayer("greedy").choose(view)
    everything = range(1, len(view.dice) + 1)
    return tuple(everything) if isinstance(move, Stop) else tuple(die for die in everything if die not in move.dice)


def missing_dice(view: DiceView) -> int:
    """How many dice the nearest way to make the phase still lacks."""
    if view.turn_phase is None or view.made is not None:
        return 0
    return sum(group.size for group in view.turn_phase.groups) - len(greedy_keep(view))


def _from_one(keep: Keep) -> Kept:
    return tuple(die + 1 for die in keep.dice)
