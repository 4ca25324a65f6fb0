"""Games with guests: players who look at a view and think outside the kernel, beside the policies.

They are the games of `playouts`, step by step: the same chance from the same seed, and the same policies on all other
seats. A guest that fails has lost its game. A stand-in plays it to the end, so that it is as long as others and counts
for all who had no part in that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from dizaine.engine.bits import members
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.events import read_events
from dizaine.engine.cards.play import asked_seat, perform
from dizaine.engine.cards.ranking import standings
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DRAW, OVER, State
from dizaine.engine.cards.tables import tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.dice.codec import to_row as to_dice_row
from dizaine.engine.dice.events import read_events as read_dice_events
from dizaine.engine.dice.play import perform_dice_move, resolve_dice_chance
from dizaine.engine.dice.ranking import standings as dice_standings
from dizaine.engine.dice.rows import MoveRow as DiceMoveRow
from dizaine.engine.dice.state import DECIDE
from dizaine.engine.dice.state import OVER as DICE_OVER
from dizaine.engine.dice.state import State as DiceState
from dizaine.engine.dice.tables import tables as dice_tables
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace as DiceWork
from dizaine.engine.events import Event
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.ranking import Standing
from dizaine.engine.rows import EventRows
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.forfeits import Forfeit
from dizaine.lab.plan import GamePlan, Plan
from dizaine.lab.playouts import begin_game, step_game
from dizaine.players.answers import PlayerFailed, answer_of
from dizaine.players.cards.memory import remember
from dizaine.players.cards.minds import new_mind
from dizaine.players.dice.policies import choose_dice_by
from dizaine.players.own_players import PlayerError, find_player
from dizaine.players.player import AnyMove, AnyPlayer, AnyView
from dizaine.players.registry import STAND_IN
from dizaine.views.cards.redact import redact
from dizaine.views.cards.view import CardView
from dizaine.views.dice.view import DiceView

PlanType = TypeVar("PlanType", bound=GamePlan[Any])
StateType = TypeVar("StateType", State, DiceState)


class Host(ABC, Generic[PlanType, StateType]):
    """Plays one game after the other of a plan with guests."""

    def __init__(self, plan: PlanType, state: StateType) -> None:
        self.plan = plan
        self.state: StateType = state
        self.lineup = plan.lineup
        self._players = plan.players
        self.events = EventRows()
        self.events.muted = 0 if any(player.is_own for player in self._players) else 1  # our own do without a history
        self.forfeits: list[Forfeit] = []
        """Those of the game in hand."""
        self._chance, self._coins = Generator(), Generator()
        self._guests: dict[int, AnyPlayer] = {}

    def begin(self, number: int) -> None:
        """Set up the game of a number, with guests who have seen no other game."""
        self.forfeits = []
        self._begin(number)
        self._guests = {}
        for seat in self.plan.guests:
            try:
                self._guests[seat] = self._players[seat].make(self.plan.book)
            except PlayerError as error:
                self._replace(seat, PlayerFailed("raised", error.detail))

    @abstractmethod
    def step(self) -> int:
        """Go on by one chance input or one decision; returns the number of decisions."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game is decided."""

    @property
    @abstractmethod
    def scores(self) -> Sequence[int]:
        """The points of all seats."""

    def settle(self) -> None:
        """The game is over: whoever forfeited it has not won. If nobody else is left, all share it."""
        lost = {forfeit.seat for forfeit in self.forfeits}
        if lost:
            others = [standing for standing in self._standings() if standing.seat not in lost] or self._standings()
            winners = [seat for seat in members(self.state.winners) if seat not in lost]
            first = [standing.seat for standing in others if standing.place == others[0].place]
            self.state.winners = sum(1 << seat for seat in winners or first)

    @abstractmethod
    def _begin(self, number: int) -> None: ...

    @abstractmethod
    def _standings(self) -> Sequence[Standing]: ...

    def _answer(self, seat: int, view: AnyView) -> AnyMove:
        """A guest's move, or that of its stand-in."""
        try:
            return answer_of(self._guests[seat], view)
        except PlayerFailed as failure:
            self._replace(seat, failure)
            return answer_of(self._guests[seat], view)

    def _replace(self, seat: int, failure: PlayerFailed) -> None:
        self.forfeits.append(Forfeit(seat, self.plan.bots[seat], failure.reason, failure.detail))
        self._guests[seat] = find_player(STAND_IN, self.plan.GAME).make(self.plan.book)


class CardHost(Host[Plan, State]):
    """Card games with guests."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, State())
        self.rules = tables(plan.book)
        self._work, self._move = Workspace(), MoveRow()
        self._mind, self._imagined, self._trial = new_mind(plan.book), State(), State()
        self._seen: dict[int, list[Event]] = {}

    def _begin(self, number: int) -> None:
        begin_game(self.state, self._chance, self._coins, self.lineup, self._mind, number)
        self._seen = {seat: [] for seat in self.plan.guests}

    def step(self) -> int:
        """Go on by one chance input or one decision."""
        seat = asked_seat(self.state) if self.state.stage >= DRAW else -1
        decisions = self._ask(seat) if seat in self._guests else self._play()
        events = read_events(self.events)
        for guest, seen in self._seen.items():
            seen += [event.seen_by(guest) for event in events]
        return decisions

    def _play(self) -> int:
        return step_game(
            self.rules,
            self.state,
            self._work,
            self._move,
            self.events,
            self._chance,
            self._coins,
            self.lineup,
            self._mind,
            self._imagined,
            self._trial,
        )

    def _ask(self, seat: int) -> int:
        view = CardView(self.plan.book, seat, redact(self.rules, self.state, seat), tuple(self._seen[seat]))
        move: Any = self._answer(seat, view)
        row = to_row(self.rules, move)
        self.events.count = 0
        if self.lineup.mindful:
            remember(self._mind, self.state, row)
        perform(self.rules, self.state, row, self.events)
        return 1

    @property
    def is_over(self) -> bool:
        return self.state.stage == OVER

    @property
    def scores(self) -> Sequence[int]:
        return self.state.score

    def _standings(self) -> Sequence[Standing]:
        return standings(self.rules, self.state)


class DiceHost(Host[DicePlan, DiceState]):
    """Games of dice with guests."""

    def __init__(self, plan: DicePlan) -> None:
        super().__init__(plan, DiceState())
        self.rules = dice_tables(plan.book)
        self._work, self._move = DiceWork(), DiceMoveRow()
        self._seen: list[Event] = []

    def _begin(self, number: int) -> None:
        seed_generator(self._chance, self.lineup.seed, 2 * number)
        seed_generator(self._coins, self.lineup.seed, 2 * number + 1)
        self.events.count = 0
        start_dice_game(self.rules, self.state, self.lineup.players, self.events)
        self._seen = []
        self._note()

    def step(self) -> int:
        """Go on by one throw or one decision."""
        state, seat = self.state, self.state.seat
        decides = state.stage >= DECIDE
        if decides and seat in self._guests:
            move: Any = self._answer(seat, DiceView(self.plan.book, seat, duplicate(state), tuple(self._seen)))
            self._move = to_dice_row(move)
        elif decides:
            policy = self.lineup.policy[seat]
            choose_dice_by(policy, self.rules, state, self._work, self._coins, self._move)
        self.events.count = 0
        if decides:
            perform_dice_move(self.rules, state, self._work, self._move, self.events)
        else:
            resolve_dice_chance(self.rules, state, self._work, self._chance, self.events)
        self._note()
        return int(decides)

    def _note(self) -> None:
        self._seen += read_dice_events(self.plan.book, self.state.players, self.events)

    @property
    def is_over(self) -> bool:
        return self.state.stage == DICE_OVER

    @property
    def scores(self) -> Sequence[int]:
        return self.state.total

    def _standings(self) -> Sequence[Standing]:
        return dice_standings(self.state)
