"""How long players think: CPU time for each decision, measured on this machine.

Each plays against itself, for in a game of several it cannot be told whose time it was. The games are no part of the
tournament, and the time is different at every call.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import Final

from dizaine.lab.backends import Backend
from dizaine.lab.plan import Plan
from dizaine.lab.results import CHUNK, ENDLESS
from dizaine.lab.tournaments.plan import TournamentPlan

ENOUGH: Final = 0.2
"""Seconds that tell it well."""
PIECES: Final = ((1, 8), (1, 64), (1, ENDLESS), (8, ENDLESS), (CHUNK, ENDLESS))
"""Games, and the most decisions of each, at first so few that the slowest player is soon done."""


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """What a player needs for a decision."""

    player: str
    decisions: int
    """That were measured."""
    milliseconds: float
    """For one of them."""


def measure_thinking(backend: Backend, plan: TournamentPlan, player: str) -> ThinkingTime:
    """Let a player play until the time is long enough to be told."""
    against_itself = Plan(plan.book, (player,) * plan.seats, plan.seed)

    def seconds_for(deal: int, games: int, most: int) -> tuple[int, float]:
        begin = thread_time()
        results = backend.play(against_itself, deal, games, most).results
        return sum(results.decisions[:games]), thread_time() - begin

    setting_up = min(seconds_for(0, 0, 0)[1] for _ in range(3))  # no part of thinking
    decisions, seconds, deal, piece = 0, 0.0, 0, 0
    while seconds < ENOUGH:
        games, most = PIECES[min(piece, len(PIECES) - 1)]
        more, time = seconds_for(deal, games, most)
        decisions, seconds = decisions + more, seconds + max(time - setting_up, 1e-6)
        deal, piece = deal + games, piece + 1
    return ThinkingTime(player, decisions, 1000 * seconds / decisions)
