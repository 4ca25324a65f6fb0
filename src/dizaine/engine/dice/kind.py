"""The dice game as a kind of game."""

from __future__ import annotations

from typing import Final, get_args

from dizaine.engine.dice.chance import Chance, SeededChance, SystemChance
from dizaine.engine.dice.codec import dice_of, to_row
from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.enumeration import legal_moves
from dizaine.engine.dice.events import read_events
from dizaine.engine.dice.moves import Move, move_from_text
from dizaine.engine.dice.notation import write_faces
from dizaine.engine.dice.ordering import ORDER_DIE
from dizaine.engine.dice.play import check_dice_move, perform_dice_move, resolve_throw
from dizaine.engine.dice.position_check import check_position
from dizaine.engine.dice.positions import read_position, write_position
from dizaine.engine.dice.ranking import standings
from dizaine.engine.dice.records import Record, Replay
from dizaine.engine.dice.refusals import refusal_of
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, ROLL_OFF, State
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.ranking import Standing
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage
from dizaine.rulebooks.dice import DiceBook

_STAGES: Final = {DECIDE: Stage.DECIDE, OVER: Stage.OVER}


class DiceKind:
    """See `Kind`."""

    name = "dice"
    decks = ("",)
    position_header = "dizaine dice position 1"
    moves = get_args(Move)
    record = Record

    tables = staticmethod(tables)
    workspace = staticmethod(Workspace)
    read_move = staticmethod(move_from_text)
    refusal = staticmethod(refusal_of)
    perform = staticmethod(perform_dice_move)
    legal_moves = staticmethod(legal_moves)
    read_events = staticmethod(read_events)
    replay = staticmethod(Replay)
    write_position = staticmethod(write_position)

    def start(self, rules: Rules, players: int, rows: EventRows) -> State:
        state = State()
        start_dice_game(rules, state, players, rows)
        return state

    def is_over(self, state: State) -> bool:
        return state.stage == OVER

    def stage(self, state: State) -> Stage:
        return _STAGES.get(state.stage, Stage.ROLL)

    def turn(self, state: State) -> int | None:
        return None if state.stage in (ROLL_OFF, OVER) else state.seat

    def next_phase(self, rules: Rules, state: State, seat: int) -> int:
        return state.phase[seat] + 1 if state.phase[seat] < rules.phase_count else 0

    def phases_done(self, rules: Rules, state: State, seat: int) -> tuple[int, ...]:
        return tuple(range(1, state.phase[seat] + 1))

    def awaits_chance(self, state: State) -> bool:
        return state.stage < DECIDE

    def asked(self, state: State) -> int:
        return state.seat

    def movers(self, state: State) -> list[int]:
        return [state.seat] if state.stage == DECIDE else []

    def claimants(self, state: State) -> tuple[int, ...]:
        return ()

    def closing_move(self, state: State) -> Move:
        raise ValueError("nothing is ever claimed at dice")

    def standings(self, rules: Rules, state: State) -> tuple[Standing, ...]:
        return standings(state)

    def to_row(self, rules: Rules, move: Move) -> MoveRow:
        return to_row(move)

    def check(self, rules: Rules, state: State, work: Workspace, row: MoveRow) -> int:
        return check_dice_move(rules, state, row)

    def chance(self, seed: int | None) -> Chance:
        return SystemChance() if seed is None else SeededChance(seed)

    def supply(
        self, book: DiceBook, rules: Rules, state: State, work: Workspace, chance: Chance, rows: EventRows
    ) -> str:
        """A throw, for the order of play or of a turn."""
        if state.stage == ROLL_OFF:
            die, players = book.dice[ORDER_DIE], state.level.bit_count()
            word, dice, faces = "order", [die] * players, list(chance.order(die, players))
        else:
            dice = [book.dice[die - 1] for die in dice_of(state.rolling)]
            word, faces = "dice", list(chance.roll(dice))
        if len(faces) != len(dice) or any(not 0 <= face < len(die) for face, die in zip(faces, dice, strict=True)):
            raise ValueError(f"the source of chance gave the faces {faces} for {len(dice)} dice")
        resolve_throw(rules, state, work, faces, rows)
        return f"{word} {write_faces(dice, faces)}"

    def read_position(self, book: DiceBook, text: str) -> State:
        state = read_position(book, text)
        book.check_players(state.players)
        return state

    def check_position(self, book: DiceBook, state: State) -> None:
        check_position(tables(book), state)
