"""Play the blocks of a tournament on any backend."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from dizaine.lab.backends import Backend
from dizaine.lab.plan import Plan
from dizaine.lab.results import CHUNK, ENDLESS
from dizaine.lab.simulation import parts
from dizaine.lab.tournaments.blocks import Block, GameResult
from dizaine.lab.tournaments.plan import TournamentPlan


def play_deals(backend: Backend, plan: Plan, first: int, count: int, most: int = ENDLESS) -> list[GameResult]:
    """Play a plan on up to `CHUNK` consecutive deals, each game up to `most` decisions."""
    played, seats = backend.play(plan, first, count, most), len(plan.bots)
    forfeits = played.forfeits or [()] * count
    return [GameResult.of(played.results, game, seats, forfeits[game]) for game in range(count)]


def play_blocks(backend: Backend, plan: TournamentPlan, first: int, count: int) -> list[Block]:
    """Play consecutive blocks. Returns them in order."""
    blocks: dict[int, Block] = {}
    for span in plan.spans(first, count):
        pairing = plan.pairings[span.pairing]
        lineups = [Plan(plan.book, pairing.lineup(plan.seats, place), plan.seed) for place in range(plan.seats)]
        for deal in range(span.first, span.first + span.deals, CHUNK):
            deals = min(CHUNK, span.first + span.deals - deal)
            rotations = [play_deals(backend, lineup, deal, deals) for lineup in lineups]
            for index, games in enumerate(zip(*rotations, strict=True)):
                blocks[plan.blocks(deal + index) + span.pairing] = Block(games)
    return [blocks[number] for number in range(first, first + count)]


def play_in_parallel(
    backend: Backend, plan: TournamentPlan, numbers: range, workers: int
) -> Generator[list[Block], None, None]:
    """Play the blocks of some numbers on several workers. Yields them in order, some at a time."""
    workers = max(1, min(workers, len(numbers)))
    return parts(partial(play_blocks, backend, plan), numbers, backend.executor, workers)
