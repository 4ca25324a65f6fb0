"""The dice game as a kind of game."""

from __future__ import annotations

from dizaine.engine.dice.chance import DiceChance, SeededDice, SystemDice
from dizaine.engine.dice.enumeration import legal_dice_moves
from dizaine.engine.dice.events import read_dice_events
from dizaine.engine.dice.moves import DiceMove, dice_move_from_text, dice_of, to_dice_row
from dizaine.engine.dice.notation import write_faces
from dizaine.engine.dice.ordering import ORDER_DIE, count_level
from dizaine.engine.dice.play import check_dice_move, perform_dice_move, resolve_throw
from dizaine.engine.dice.positions import read_dice_position, write_dice_position
from dizaine.engine.dice.possibility import check_dice_position
from dizaine.engine.dice.ranking import dice_standings
from dizaine.engine.dice.records import DiceRecord, DiceReplay
from dizaine.engine.dice.refusals import dice_refusal_of
from dizaine.engine.dice.rows import DiceMoveRow
from dizaine.engine.dice.state import DECIDE, DICE_OVER, ROLL_OFF, DiceState
from dizaine.engine.dice.tables import DiceRules, dice_tables
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.ranking import Standing
from dizaine.engine.rows import EventRows
from dizaine.rulebooks.dice import DiceBook


class DiceKind:
    """See `Kind`."""

    name = "dice"
    decks = ("",)
    position_header = "dizaine dice position 1"
    record = DiceRecord

    tables = staticmethod(dice_tables)
    workspace = staticmethod(DiceWork)
    read_move = staticmethod(dice_move_from_text)
    refusal = staticmethod(dice_refusal_of)
    perform = staticmethod(perform_dice_move)
    legal_moves = staticmethod(legal_dice_moves)
    read_events = staticmethod(read_dice_events)
    replay = staticmethod(DiceReplay)
    write_position = staticmethod(write_dice_position)

    def start(self, rules: DiceRules, players: int, rows: EventRows) -> DiceState:
        state = DiceState()
        start_dice_game(rules, state, players, rows)
        return state

    def is_over(self, state: DiceState) -> bool:
        return state.stage == DICE_OVER

    def awaits_chance(self, state: DiceState) -> bool:
        return state.stage < DECIDE

    def asked(self, state: DiceState) -> int:
        return state.seat

    def movers(self, state: DiceState) -> list[int]:
        return [state.seat] if state.stage == DECIDE else []

    def claimants(self, state: DiceState) -> tuple[int, ...]:
        return ()

    def closing_move(self, state: DiceState) -> DiceMove:
        raise ValueError("nothing is ever claimed at dice")

    def standings(self, rules: DiceRules, state: DiceState) -> tuple[Standing, ...]:
        return dice_standings(state)

    def to_row(self, rules: DiceRules, move: DiceMove) -> DiceMoveRow:
        return to_dice_row(move)

    def check(self, rules: DiceRules, state: DiceState, work: DiceWork, row: DiceMoveRow) -> int:
        return check_dice_move(rules, state, row)

    def chance(self, seed: int | None) -> DiceChance:
        return SystemDice() if seed is None else SeededDice(seed)

    def supply(
        self, book: DiceBook, rules: DiceRules, state: DiceState, work: DiceWork, chance: DiceChance, rows: EventRows
    ) -> str:
        """A throw, for the order of play or of a turn."""
        if state.stage == ROLL_OFF:
            die, players = book.dice[ORDER_DIE], count_level(state)
            word, dice, faces = "order", [die] * players, list(chance.order(die, players))
        else:
            dice = [book.dice[die - 1] for die in dice_of(state.rolling)]
            word, faces = "dice", list(chance.roll(dice))
        if len(faces) != len(dice) or any(not 0 <= face < len(die) for face, die in zip(faces, dice, strict=True)):
            raise ValueError(f"the source of chance gave the faces {faces} for {len(dice)} dice")
        resolve_throw(rules, state, work, faces, rows)
        return f"{word} {write_faces(dice, faces)}"

    def read_position(self, book: DiceBook, text: str) -> DiceState:
        state = read_dice_position(book, text)
        book.check_players(state.players)
        check_dice_position(dice_tables(book), state)
        return state
