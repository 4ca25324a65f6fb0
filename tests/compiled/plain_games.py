"""Games of the plain rule functions, compared at every step with recorded ones."""

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.play import check, perform
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.rows import EventRows
from dizaine.lab.backends import Played
from dizaine.lab.cards import playouts
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.cards.playouts import CardBench, begin_game, play_games, step_game
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS
from dizaine.lab.tally import DECISIONS
from dizaine.players.cards.player_memory import PlayerMemory
from tests.compiled.compiled_games import FIELDS, Step, field_values


class PlainGames:
    """The playouts of the lab, with every step compared.

    The functions of `playouts` run unchanged, but call ours where they begin a game, take a step and move.
    """

    def __init__(self) -> None:
        self._step_game = _rebound(step_game, perform=self._perform)
        self._play_games = _rebound(play_games, begin_game=self._begin, step_game=self._step)
        self._work = Workspace()

    def play(self, plan: Plan, memory: PlayerMemory, number: int, record: Iterator[Step], where: str) -> Played:
        """Play the game with a number on new records; it must be the recorded one."""
        self._record, self._where = record, f"{where}, game {number}"
        self._steps = self._moves = 0
        bench = CARDS.new_bench(plan.book, plan.lineup)._replace(memory=memory)
        bench.events.muted = 0
        self._play_games(bench, number, 1, ENDLESS)
        assert next(record, None) is None, f"{self._where}: plain over after {self._steps} steps, compiled goes on"
        assert self._moves == bench.tally.sums[DECISIONS] > 0, f"{self._where}: moves that nobody looked at"
        return Played(bench.tally, bench.results)

    def _begin(self, bench: CardBench, number: int) -> None:
        begin_game(bench, number)
        self._compare(bench.state, [])

    def _step(self, bench: CardBench) -> int:
        self._steps += 1
        decisions: int = self._step_game(bench)
        self._compare(bench.state, bench.events.row[: bench.events.count])
        return decisions

    def _perform(self, rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
        self._moves += 1
        refusal = check(rules, state, self._work, move)
        assert refusal == 0, f"{self._where}, step {self._steps}: the law refuses {move} with {refusal}"
        perform(rules, state, move, events)

    def _compare(self, state: State, events: list[list[int]]) -> None:
        plain = field_values(state), events
        compiled = next(self._record, None)
        if plain != compiled:
            raise AssertionError(f"{self._where}, step {self._steps}: {_difference(plain, compiled)}")


def _rebound(function: Callable[..., Any], **names: Callable[..., Any]) -> Callable[..., Any]:
    """The same code with some of the functions that it calls replaced."""
    return FunctionType(function.__code__, vars(playouts) | names)


def _difference(plain: Step, compiled: Step | None) -> str:
    """The first field that differs, or the events if they do."""
    if compiled is None:
        return "plain goes on, compiled is over"
    names = (*FIELDS, "events")
    values = zip(names, (*plain[0], plain[1]), (*compiled[0], compiled[1]), strict=True)
    name, one, other = next(value for value in values if value[1] != value[2])
    while isinstance(one, list) and len(one) == len(other):
        place = next(index for index in range(len(one)) if one[index] != other[index])
        name, one, other = f"{name}[{place}]", one[place], other[place]
    return f"{name} is {one} plain, {other} compiled"
