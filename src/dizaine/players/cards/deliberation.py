"""Thinking about one decision in steps: the first is short, so that there is an answer at once, and more deals follow
until the choice is clear or the time is up.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from dizaine.players.cards.evidence import Evidence
from dizaine.players.cards.player_memory import PLAIN_ROLLOUTS, SETTING
from dizaine.players.cards.players import PolicyPlayer
from dizaine.players.registry import ladder
from dizaine.views.cards.view import CardView

SECONDS: Final = 1.5
"""How long a decision may be thought about."""
FIRST_STEP: Final = 60
"""Rollouts of the first step: a few hundredths of a second."""
GROWTH: Final = 3
LONGEST_STEP: Final = 240
"""Rollouts of the longest steps: no more than a quarter of a second, so that the time is kept, and whoever shares a
process can come between two steps."""
MOST_ROLLOUTS: Final = PLAIN_ROLLOUTS if os.environ.get(SETTING) else 6_000
"""Rollouts for one decision, if there is time for that many."""


@dataclass(frozen=True, slots=True)
class Deliberation:
    """How far the thinking about a decision has come. It can be continued elsewhere."""

    evidence: Evidence = field(default_factory=Evidence)
    steps: int = 0
    limit: int = MOST_ROLLOUTS
    """The most rollouts."""
    seed: int = 0

    @property
    def is_over(self) -> bool:
        """Whether thinking further would change nothing, or is not wanted."""
        another_deal = self.evidence.rollouts + len(self.evidence.tried)
        return self.steps > 0 and (self.evidence.is_clear or another_deal > self.limit)

    def further(self, view: CardView) -> Deliberation:
        """One step more, on other deals than all steps before. The view must be the same each time."""
        budget = min(FIRST_STEP * GROWTH**self.steps, LONGEST_STEP, self.limit - self.evidence.rollouts)
        expert = PolicyPlayer(ladder("cards")[-1], seed=self.seed + self.steps, rollouts=max(budget, 1))
        _, memory = expert.think(view)
        return replace(self, evidence=self.evidence.with_search(memory), steps=self.steps + 1)

    def ended(self) -> Deliberation:
        """The same, without any further step."""
        return replace(self, limit=self.evidence.rollouts)


def deliberate(
    view: CardView,
    rollouts: int | None = None,
    *,
    seed: int = 0,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Deliberation]:
    """Each step of thinking about a decision; only the last is over.

    With a number of `rollouts`, work is counted instead of time, so that the answer is always the same.
    """
    now = clock()
    end = now + SECONDS
    thinking = Deliberation(limit=MOST_ROLLOUTS if rollouts is None else rollouts, seed=seed)
    while not thinking.is_over:
        before = now
        thinking = thinking.further(view)
        now = clock()
        if rollouts is None and now + (now - before) > end:  # another step would not end in time
            thinking = thinking.ended()
        yield thinking
