"""The card games as a kind of game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.chance import Chance, SeededChance, SystemChance
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.enumeration import legal_moves
from dizaine.engine.cards.events import read_events
from dizaine.engine.cards.moves import Close, Move, move_from_text
from dizaine.engine.cards.play import asked_seat, check, perform, resolve_order
from dizaine.engine.cards.position_check import check_position
from dizaine.engine.cards.positions import read_position, write_position
from dizaine.engine.cards.ranking import standings
from dizaine.engine.cards.records import Record, Replay
from dizaine.engine.cards.refusals import refusal_of
from dizaine.engine.cards.rounds import draw_lot, start_game
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DRAW, KNOCK, LOT, OVER, PLAY, SHUFFLE, State
from dizaine.engine.cards.turns import drawing_next
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.events import Event
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage
from dizaine.rulebooks import Rulebook

_STAGES: Final = {DRAW: Stage.DRAW, PLAY: Stage.PLAY, KNOCK: Stage.KNOCK, OVER: Stage.OVER}


class CardKind:
    """See `Kind`."""

    name = "cards"
    decks = ("phase", "ordinary")
    position_header = "dizaine position 1"
    moves = get_args(Move)
    record = Record

    tables = staticmethod(tables)
    workspace = staticmethod(Workspace)
    asked = staticmethod(asked_seat)
    standings = staticmethod(standings)
    read_move = staticmethod(move_from_text)
    to_row = staticmethod(to_row)
    check = staticmethod(check)
    refusal = staticmethod(refusal_of)
    replay = staticmethod(Replay)

    def start(self, rules: Rules, players: int, rows: EventRows) -> State:
        state = State()
        start_game(state, players)
        return state

    def is_over(self, state: State) -> bool:
        return state.stage == OVER

    def stage(self, state: State) -> Stage:
        return _STAGES.get(state.stage, Stage.DEAL)

    def turn(self, state: State) -> int | None:
        return state.seat if DRAW <= state.stage < OVER else None

    def next_phase(self, rules: Rules, state: State, seat: int) -> int:
        free = rules.free_order and not state.replay
        return 0 if free or state.phase[seat] >= rules.phase_count else rules.phase_number[state.phase[seat]]

    def phases_done(self, rules: Rules, state: State, seat: int) -> tuple[int, ...]:
        return tuple(rules.phase_number[index] for index in members(state.done[seat]))

    def awaits_chance(self, state: State) -> bool:
        return state.stage < DRAW

    def movers(self, state: State) -> list[int]:
        """While a claim is open (V3), all seats may try to move."""
        if state.stage == KNOCK:
            return list(range(state.players))
        return [state.seat] if state.stage >= DRAW else []

    def claimants(self, state: State) -> tuple[int, ...]:
        return members(state.knockers) if state.stage == KNOCK else ()

    def closing_move(self, state: State) -> Close:
        return Close(drawing_next(state))

    def perform(self, rules: Rules, state: State, work: Workspace, row: MoveRow, rows: EventRows) -> None:
        perform(rules, state, row, rows)

    def legal_moves(self, rules: Rules, state: State, seat: int) -> Iterator[Move]:
        return legal_moves(rules, state, Workspace(), seat)

    def read_events(self, book: Rulebook, players: int, rows: EventRows) -> tuple[Event, ...]:
        return read_events(rows)

    def chance(self, seed: int | None) -> Chance:
        return SystemChance() if seed is None else SeededChance(seed)

    def supply(
        self, book: Rulebook, rules: Rules, state: State, work: Workspace, chance: Chance, rows: EventRows
    ) -> str:
        """A lot, or the order of a pile."""
        if state.stage == LOT:
            seat = chance.lot(state.players)
            if not 0 <= seat < state.players:
                raise ValueError(f"the source of chance gave the lot {seat} for {state.players} players")
            draw_lot(state, seat, rows)
            return f"lot {seat}"
        if state.stage == SHUFFLE:
            word, cards = "shuffle", sorted(state.discard[: state.discard_size - 1])
        else:
            word, cards = "deal", rules.new_deck[: rules.deck_size]
        order = [int(card) for card in chance.order([Card(card) for card in cards])]
        if sorted(order) != cards:
            raise ValueError("the source of chance gave other cards than it was given")
        resolve_order(rules, state, order, rows)
        return f"{word} {' '.join(str(Card(card)) for card in order)}"

    def write_position(self, book: Rulebook, state: State) -> str:
        return write_position(tables(book), state)

    def read_position(self, book: Rulebook, text: str) -> State:
        state = read_position(tables(book), text)
        book.check_players(state.players)
        return state

    def check_position(self, book: Rulebook, state: State) -> None:
        check_position(tables(book), state)
