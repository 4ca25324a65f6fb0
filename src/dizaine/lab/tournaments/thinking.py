"""How long players think: CPU time for each decision, measured on this machine.

Each plays against itself, because in a game between several the time of one cannot be separated. These games are not
part of the tournament, and the times differ at every call.
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
"""Seconds that are enough to measure."""
PIECES: Final = ((1, 8), (1, 64), (1, ENDLESS), (8, ENDLESS), (CHUNK, ENDLESS))
"""Numbers of games, with the most decisions of each; the first are small, so that slow players finish soon."""


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """The CPU time of a player's decisions."""

    player: str
    decisions: int
    """How many were measured."""
    milliseconds: float
    """The mean for one decision."""


def measure_thinking(backend: Backend, plan: TournamentPlan, player: str) -> ThinkingTime:
    """Let a player play until the time is long enough to measure."""
    against_itself = Plan(plan.book, (player,) * plan.seats, plan.seed)

    def seconds_for(deal: int, games: int, most: int) -> tuple[int, float]:
        begin = thread_time()
        results = backend.play(against_itself, deal, games, most).results
        return sum(results.decisions[:games]), thread_time() - begin

    setup = min(seconds_for(0, 0, 0)[1] for _ in range(3))  # not part of thinking
    decisions, seconds, deal, piece = 0, 0.0, 0, 0
    while seconds < ENOUGH:
        games, most = PIECES[min(piece, len(PIECES) - 1)]
        more, time = seconds_for(deal, games, most)
        decisions, seconds = decisions + more, seconds + max(time - setup, 1e-6)
        deal, piece = deal + games, piece + 1
    return ThinkingTime(player, decisions, 1000 * seconds / decisions)
