"""Complete games under Hypothesis: whatever is done in whatever order, the invariants of every game hold."""

import random
from itertools import islice
from typing import cast

import pytest
from hypothesis import HealthCheck, Phase, event, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from dizaine import AnyMove, Game, IllegalMove, Move, NotationError
from dizaine.engine.dialect import duplicate
from tests.card_count import cards_in_play, hands_are_counted, whole_deck
from tests.properties.move_texts import MoveTexts
from tests.properties.random_play import play_on
from tests.properties.tables import Table, tables
from tests.sizes import SOAKING, size

SEEDS = st.integers(0, 2**32 - 1)
MOST_LEGAL_MOVES = 4000
TEXTS_AT_ONCE = 40
TEXTS_AFTER_THE_END = 3
MOVES_TRIED = 12


def check_laws(game: Game) -> None:
    """Check that no card is lost or doubled, and that someone can move until the game is over."""
    assert cards_in_play(game.state) == whole_deck(game.rulebook)
    assert hands_are_counted(game.rules, game.state)
    assert all(hands_are_counted(game.rules, game.view(seat).state) for seat in range(game.state.players))
    assert game.is_over == (next(game.legal_moves(), None) is None)
    assert game.is_over != bool(game.canonical_moves())


class GameMachine(RuleBasedStateMachine):
    """A game that makes moves, refuses nonsense, and is written and read again."""

    game: Game

    @initialize(table=tables(), seed=SEEDS, moves=st.integers(0, 400))
    def sit_down(self, table: Table, seed: int, moves: int) -> None:
        self.game = Game.new(table.book, players=table.players, seed=seed)
        play_on(self.game, random.Random(seed), moves)
        event(table.book.id.partition("+")[0])

    def teardown(self) -> None:
        if hasattr(self, "game"):
            note(self.game.record())

    def legal_moves(self) -> list[Move]:
        """Every legal move, or none in the rare case that there are too many."""
        moves = cast(list[Move], list(islice(self.game.legal_moves(), MOST_LEGAL_MOVES + 1)))
        return moves if len(moves) <= MOST_LEGAL_MOVES else []

    @rule(seed=SEEDS, moves=st.integers(1, 100))
    def play_on_or_again(self, seed: int, moves: int) -> None:
        if self.game.is_over:
            self.game = Game.new(self.game.rulebook, players=self.game.state.players, seed=seed)
        chance = random.Random(seed)
        play_on(self.game, chance, moves)
        self.every_other_move_is_refused_and_changes_nothing(chance)

    @rule(data=st.data(), seed=SEEDS)
    def make_any_legal_move(self, data: st.DataObject, seed: int) -> None:
        if not self.game.is_over:
            move = data.draw(st.sampled_from(list(islice(self.game.legal_moves(), MOST_LEGAL_MOVES))))
            assert self.game.parse(str(move)) == move
            assert self.game.apply(move)
        self.every_other_move_is_refused_and_changes_nothing(random.Random(seed))

    @rule(seed=SEEDS)
    def every_offered_move_applies(self, seed: int) -> None:
        moves = self.legal_moves()
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert self.game.refusal(move) is None, move
            assert self.game.refusal(str(move)) is None, move
        canonical = self.game.canonical_moves()
        assert len(set(canonical)) == len(canonical)
        assert not moves or set(canonical) <= set(moves)
        position = self.game.position()
        for move in random.Random(seed).sample(moves, min(len(moves), MOVES_TRIED)):
            other = Game.from_position(position, seed=seed)
            assert other.apply(move)
            check_laws(other)

    def every_other_move_is_refused_and_changes_nothing(self, chance: random.Random) -> None:
        moves = self.legal_moves()
        if not moves and not self.game.is_over:
            return
        legal = set(moves)
        texts = MoveTexts(self.game, moves, chance)
        for _ in range(TEXTS_AFTER_THE_END if self.game.is_over else TEXTS_AT_ONCE):
            text = texts.text()
            try:
                move = self.game.parse(text)
            except NotationError:
                continue
            if move in legal:
                assert self.game.refusal(text) is None, text
            else:
                self.demand_refusal(text, move)

    def demand_refusal(self, text: str, move: AnyMove) -> None:
        """The move is refused by its text and as an object, with the same reason, and nothing has changed."""
        state, history, record = duplicate(self.game.state), self.game.history, self.game.record()
        with pytest.raises(IllegalMove) as by_text:
            self.game.apply(text)
        with pytest.raises(IllegalMove) as by_move:
            self.game.apply(move)
        assert by_text.value.refusal == by_move.value.refusal == self.game.refusal(move)
        assert self.game.state == state
        assert self.game.history == history
        assert self.game.record() == record

    @rule(go_on=st.booleans())
    def a_replay_of_the_record_is_the_same_game(self, go_on: bool) -> None:
        replayed = Game.from_record(self.game.record())
        assert replayed.state == self.game.state
        assert replayed.history == self.game.history
        assert replayed.record() == self.game.record()
        assert replayed.rulebook == self.game.rulebook
        if go_on:
            self.game = replayed

    @rule(go_on=st.booleans(), seed=SEEDS)
    def a_position_written_down_is_the_same_position(self, go_on: bool, seed: int) -> None:
        text = self.game.position()
        again = Game.from_position(text, seed=seed)
        assert again.state == self.game.state
        assert again.position() == text
        assert again.rulebook == self.game.rulebook
        if go_on:
            self.game = again

    @invariant()
    def the_laws_of_every_game_hold(self) -> None:
        check_laws(self.game)


GameMachine.TestCase.settings = settings(
    max_examples=size(6, 3000),
    stateful_step_count=20,
    derandomize=not SOAKING,
    phases=[Phase.reuse, Phase.generate],  # the record of a failed game says more than a long search for a shorter one
    suppress_health_check=list(HealthCheck),
)
TestGameMachine = pytest.mark.rule("S7")(pytest.mark.soak(GameMachine.TestCase))
