"""Hints: their moves are allowed, their facts are true, and they know no more than their seat."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from dizaine import Card, Game, SeededChance
from dizaine.engine.bits import members
from dizaine.engine.cards.cards import HIDDEN, SKIP
from dizaine.engine.cards.distance import phase_distance
from dizaine.engine.cards.hands import lend, load_hand
from dizaine.engine.cards.moves import Discard, Draw, Knock, Lay, Move, Pass, Skip, Take, move_from_text
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.players.cards.hand_order import sort_hand
from dizaine.players.cards.hints import Hint, explain, hint_for, users_of
from dizaine.players.cards.nearness import helping_cards, nearest_phase
from dizaine.players.cards.players import PolicyPlayer
from dizaine.views.cards.determinise import determinise
from dizaine.views.cards.redact import redact
from dizaine.views.cards.view import CardView
from tests.engine.setup import position
from tests.games.books import SAMPLE

Size = Callable[[int, int], int]

SETS = "r5 y5 g5 r7 y7"
LAID = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
ROLLOUTS = 12


def moments(book: str, seed: int, count: int) -> Iterator[Game]:
    """A game at some of its decisions."""
    chance = random.Random(seed)
    game = Game.new(book, players=2 + seed % 4, seed=seed)
    player = PolicyPlayer("greedy")
    for _ in range(count):
        for _ in range(chance.randrange(1, 15)):
            if game.is_over:
                return
            game.apply(player.choose(game.card_view(game.asked)))
        if not game.is_over:
            yield game


def told(game: Game, move: str, *others: str) -> Hint:
    """The facts about a move of seat 0."""
    candidates = [move_from_text(text, 0) for text in (move, *others)]
    return explain(game.card_view(0), candidates[0], candidates)


def texts(cards: tuple[tuple[Card, int], ...]) -> dict[str, int]:
    return {str(card): count for card, count in cards}


@pytest.mark.parametrize("book", SAMPLE)
def test_everything_that_is_suggested_is_allowed(book: str, size: Size) -> None:
    for seed in range(size(1, 12)):
        for game in moments(book, seed, size(3, 6)):
            hint = hint_for(game.card_view(game.asked), ROLLOUTS)
            assert game.refusal(hint.move) is None
            assert all(game.refusal(other.move) is None for other in hint.alternatives)
            assert hint.move not in [other.move for other in hint.alternatives]
            if hint.chance is not None:
                chances = [hint.chance, *(other.chance for other in hint.alternatives)]
                assert chances == sorted(chances, reverse=True)
                assert all(0 <= chance <= 1 for chance in chances)
            assert (hint.chance is None) == (hint.alternatives == ())


@pytest.mark.parametrize("book", SAMPLE)
def test_twins_get_the_same_hint(book: str, size: Size) -> None:
    chance = SeededChance(9)
    for seed in range(size(1, 12)):
        for game in moments(book, seed, size(2, 3)):
            view = game.card_view(game.asked)
            twin = CardView(
                view.rulebook, view.seat, redact(view.rules, determinise(view, chance), view.seat), view.history
            )
            assert hint_for(twin, ROLLOUTS) == hint_for(view, ROLLOUTS)


@pytest.mark.rule("V3")
def test_whoever_may_knock_gets_a_hint() -> None:
    game = position("continental+knock", [f"{SETS} g1 g2 g3 g4 b1", 10, "b7 r1 r2 r3 r4", 10], seat=2)
    game.apply("discard b7")
    for seat in (0, 1, 3):
        hint = hint_for(game.card_view(seat), ROLLOUTS)
        assert hint.move.seat == seat
        assert game.refusal(hint.move) is None
    hint = hint_for(game.card_view(0), 60)
    assert (hint.move, hint.reason, hint.missing, hint.then_missing) == (Knock(0), "nearer", 1, 0)


def nearest_by_hand(view: CardView, *added: Card) -> int:
    """The cards missing for the nearest phase, computed again with cards added to the hand."""
    rules, state, work, seat = view.rules, view.state, Workspace(), view.seat
    assert seat is not None
    load_hand(rules, state, work, seat)
    for card in added:
        lend(rules, work, card)
    return min(phase_distance(rules, work, phase) for phase in members(open_phases(rules, state, seat)))


@pytest.mark.parametrize("book", SAMPLE)
def test_cards_help_that_shorten_the_distance(book: str, size: Size) -> None:
    seen = 0
    for seed in range(size(1, 20)):
        for game in moments(book, seed, size(5, 12)):
            view = game.card_view(game.asked)
            if view.state.laid[game.asked]:
                assert helping_cards(view) == ()
                continue
            before = nearest_by_hand(view)
            assert nearest_phase(view)[1] == before
            kinds = [Card(kind) for kind in range(1, HIDDEN) if kind != SKIP]
            expected = {card for card in kinds if view.unseen[card] and nearest_by_hand(view, card) < before}
            assert {card for card, _ in helping_cards(view)} == expected
            assert all(count == view.unseen[card] for card, count in helping_cards(view))
            seen += 1
    assert seen


def test_the_nearest_phase_with_and_without_a_card() -> None:
    view = position("continental", [f"{SETS} g7", 10]).card_view(0)
    seven = Card.from_text("r7")
    assert nearest_phase(view) == (0, 0)
    assert nearest_phase(view, without=seven) == (0, 1)
    assert nearest_phase(view, with_card=seven) == (0, 0)
    assert nearest_phase(view, without=Card(SKIP)) == nearest_phase(view, with_card=Card(SKIP)) == (0, 0)
    assert nearest_phase(position("continental", ["r1", 10], groups=LAID).card_view(0)) == (-1, 0)


class TestFacts:
    def test_taking_what_brings_nearer(self) -> None:
        hands: list[str | int] = [f"{SETS} g1 g2 g3 g4 b1", 10, 10]
        game = position("continental", hands, stage="draw", discard="b7")
        hint = told(game, "take", "draw")
        assert (hint.reason, hint.missing, hint.then_missing, hint.helping) == ("nearer", 1, 0, ())
        left = told(game, "draw", "take")
        assert (left.reason, left.missing, left.then_missing) == ("tried", 1, 1)
        game = position("continental", hands, stage="draw", discard="b9")
        assert told(game, "draw", "take").reason == "draw"
        assert told(game, "take", "draw").reason == "tried"
        assert told(game, "take").reason == "only"

    def test_what_still_helps(self) -> None:
        """Two of each card are in the deck; a pair of sevens needs one of the other six, or a wild."""
        game = position("continental", [f"{SETS} g1 g2 g3 g4 b12", 10], discard="b7 g7")
        hint = told(game, "discard b12")
        assert (hint.reason, hint.missing, hint.then_missing, hint.points) == ("useless", 1, 1, 10)
        unseen = game.card_view(0).unseen
        assert texts(hint.helping) == {text: unseen[Card.from_text(text)] for text in ("r7", "y7", "g7", "b7", "W")}
        assert hint.helping[0] == (Card.from_text("r7"), 1)
        assert hint.hidden == unseen.total()

    def test_a_card_that_others_can_replace(self) -> None:
        """Three pairs for two sets of three: each pair helps, and one of its cards can be spared."""
        game = position("classic", ["r1 y1 r3 y3 r7 y7 g2 g4 g6 g8 g12", 10])
        view = game.card_view(0)
        marked = sort_hand(view).helping
        assert [str(card) for card in marked] == ["r1", "y1", "r3", "y3", "r7", "y7"]
        assert [told(game, f"discard {card}").reason for card in ("r3", "g2", "g12")] == ["spare", "useless", "useless"]
        for rollouts in (240, 300):
            hint = hint_for(view, rollouts)
            assert isinstance(hint.move, Discard)
            assert hint.move.card not in marked
            assert hint.reason == "useless"

    @pytest.mark.parametrize("book", SAMPLE)
    def test_reasons_agree_with_the_marks(self, book: str, size: Size) -> None:
        """Useless is exactly what the page does not mark; in free order it marks cards for one phase of several."""
        for seed in range(size(1, 20)):
            for game in moments(book, seed, size(4, 20)):
                view = game.card_view(game.asked)
                if view.state.laid[game.asked]:
                    continue
                spare = Counter(view.hand) - Counter(sort_hand(view).helping)
                for move in game.canonical_moves():
                    if not isinstance(move, Discard):
                        continue
                    reason = explain(view, move, [move]).reason
                    assert reason != "useless" or spare[move.card]
                    assert reason != "spare" or not spare[move.card] or view.rules.free_order

    def test_equal_moves_are_shown_as_equal(self) -> None:
        """After the phase is laid, the colours of cards that fit nothing do not matter. With few deals nobody knows."""
        view = position("continental", ["r12 y12", 10], groups=LAID).card_view(0)
        for rollouts, equal in ((120, True), (20, False)):
            hint = hint_for(view, rollouts)
            assert {str(hint.move), str(hint.alternatives[0].move)} == {"0: discard r12", "0: discard y12"}
            assert hint.alternatives[0].equal == equal

    def test_a_painful_discard(self) -> None:
        hint = told(position("express", ["r1 y1", 5], phases=2), "discard r1")
        assert (hint.reason, hint.missing, hint.then_missing) == ("least", 2, 3)

    def test_throwing_what_is_needed_though_others_are_not(self) -> None:
        game = position("continental", [f"{SETS} g1 g2 g3 g4 b12", 10])
        assert told(game, "discard r7", "discard b12").reason == "tried"

    def test_places_count_no_points(self) -> None:
        for edition, points in (("dutch", 0), ("dutch-original", 10)):
            assert told(position(edition, ["r1 y12", 10], groups=LAID), "discard y12").points == points

    def test_the_last_card(self) -> None:
        assert told(position("continental", ["r1", 10], groups=LAID), "discard r1").reason == "last"

    def test_what_costs_most_and_what_others_need(self) -> None:
        game = position("continental", ["r1 y12", 10], groups=LAID)
        assert told(game, "discard y12").reason == "dearest"
        assert told(game, "discard r1", "discard y12").reason == "tried"
        groups = [*LAID, "1: set 12 = r12 g12 b12", "1: set 5 = r5 g5 b5"]
        game = position("continental", ["r1 y12", 8, 10], groups=groups)
        assert (told(game, "discard r1").reason, told(game, "discard r1").users) == ("careful", ())
        assert told(game, "discard y12").users == (1,)

    @pytest.mark.rule("H3")
    def test_a_single_card_does_not_fit_a_run_of_pairs(self) -> None:
        """It can be hit with a second one from the hand."""
        groups = ["0: run 6 pairs = r6 y6 r7 y7", "1: run 1 pairs = r1 y1 r2 y2"]
        for hand, reason in (("b8 r12", "joins"), ("W r12", "joins"), ("r11 r12", "tried")):
            game = position("express", [hand, 3], phases=4, groups=groups, stage="draw", discard="y8")
            assert told(game, "take", "draw").reason == reason
        game = position("continental", ["r1 y2", 10], groups=LAID, stage="draw", discard="b7")
        assert told(game, "take", "draw").reason == "fits"

    def test_holding_back(self) -> None:
        game = position("continental", ["b7 r1 y2", 10], groups=LAID)
        assert told(game, "hit b7 on 0", "discard b7", "discard r1").reason == "hit"
        assert told(game, "discard r1", "hit b7 on 0").reason == "wait"

    def test_skips(self) -> None:
        hands: list[str | int] = ["r5 y6 r8 y9 g1 b2 b3 b10 r12 y4 S", 10, 10, 3]
        groups = ["3: set 7 = r7 y7 g7", "3: set 9 = r9 y9 g9"]
        game = position("continental", hands, phases=[1, 3, 5, 1], groups=groups)
        assert [told(game, f"skip {seat}").reason for seat in (1, 2, 3)] == ["tried", "leader", "danger"]
        game = position("classic+skip-next", ["r5 y6 r8 y9 S", 10, 10])
        assert told(game, "skip").reason == "next"

    def test_nobody_is_ahead_of_a_player_who_leads(self) -> None:
        """Of those that can be skipped, seat 1 leads; but seat 0 is ahead of it, or level with it."""
        hand = "r5 y6 r8 y9 g1 b2 b3 b10 r12 y4 S"
        for phases in ([5, 3, 1], [3, 3, 1]):
            game = position("continental", [hand, 10, 10], phases=phases)
            assert [told(game, f"skip {seat}", "skip 1").reason for seat in (1, 2)] == ["delay", "tried"]
        game = position("continental", [hand, 10, 10], phases=3, facts={0: "score 45", 1: "score 40", 2: "score 50"})
        assert told(game, "skip 1", "skip 2").reason == "leader"
        ten = position("continental+ten-rounds", [hand, 10, 10], facts={0: "score 5", 1: "score 0", 2: "score 9"})
        assert told(ten, "skip 1", "skip 2").reason == "leader"

    def test_going_out_with_a_skip(self) -> None:
        """The round is over, so nobody loses a turn; and there is nothing to wait for."""
        game = position("continental", ["S", 10, 10], groups=LAID)
        assert told(game, "skip 1", "skip 2").reason == "last"
        game = position("continental", ["b7", 10], groups=LAID)
        assert told(game, "discard b7", "hit b7 on 0").reason == "last"

    def test_a_discard_that_may_not_be_taken(self) -> None:
        """In dutch a card of a pile must be used at once (T10). It would help, but there is no choice."""
        game = position("dutch", [f"{SETS} g1 g2 g3 b10 b12", 10], stage="draw", discard="b1 b2")
        assert told(game, "draw").reason == "only"

    @pytest.mark.rule("O1")
    def test_cards_that_fit_but_may_not_be_hit_yet(self) -> None:
        game = position("continental+hits-next-turn", [f"{SETS} g7 b7 b12 y10 b4 g1", 10])
        game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
        texts = ["discard b12", "discard b7", "discard b4"]
        reasons = [told(game, text, *texts).reason for text in texts]
        assert reasons == ["misfit", "tried", "tried"]

    def test_places_make_no_card_dear(self) -> None:
        groups = [*LAID, "1: set 12 = r12 g12 b12", "1: set 5 = r5 g5 b5"]
        game = position("dutch", ["r1 y3 y2", 8, 10], groups=groups)
        assert {told(game, f"discard {card}").reason for card in ("r1", "y3", "y2")} == {"dearest"}

    def test_in_free_order_a_card_can_help_with_another_phase(self) -> None:
        """One card is missing for four odd cards, and one for a run of four: the page marks cards for one of them."""
        game = position("express+free-order", ["r1 y3 g5 r4 y12 S", 5])
        reasons = {card: told(game, f"discard {card}", "skip 1").reason for card in ("r4", "y12", "r1")}
        assert [str(card) for card in sort_hand(game.card_view(0)).helping] == ["r1", "y3", "g5"]
        assert reasons == {"r4": "spare", "y12": "useless", "r1": "spare"}

    def test_laying(self) -> None:
        game = position("continental", [f"{SETS} g7 r12 y11 g1 b2 b3", 10])
        hint = hint_for(game.card_view(0), ROLLOUTS)
        assert isinstance(hint.move, Lay)
        assert (hint.reason, hint.missing, hint.helping, hint.users) == ("lay", 0, (), ())

    def test_the_reasons_of_whole_games_fit_their_moves(self, size: Size) -> None:
        fitting: dict[type[Move], set[str]] = {
            Draw: {"draw", "only", "tried"},
            Take: {"nearer", "fits", "joins", "only", "tried"},
            Knock: {"nearer", "fits", "joins", "tried"},
            Pass: {"pass", "only", "tried"},
            Skip: {"leader", "danger", "delay", "next", "wait", "last", "tried"},
            Discard: {"useless", "spare", "least", "dearest", "careful", "last", "wait", "tried"},
        }
        for seed in range(size(2, 20)):
            for game in moments("continental+knock", seed, 30):
                hint = hint_for(game.card_view(game.asked), 4)
                assert hint.reason in fitting.get(type(hint.move), {"lay", "hit"})


class TestUsers:
    def test_who_can_hit(self) -> None:
        groups = ["1: set 7 = r7 y7 g7", "1: set 9 = r9 y9 g9"]
        view = position("continental", ["b7 b9 b8 r1", 4, 10], groups=groups).card_view(0)
        assert [users_of(view, Card.from_text(text)) for text in ("b7", "b9", "b8")] == [(1,), (1,), ()]

    @pytest.mark.rule("H3")
    def test_nobody_hits_a_single_card_on_a_run_of_pairs(self) -> None:
        groups = ["1: run 6 pairs = r6 y6 r7 y7"]
        view = position("express", ["r8 y5 W r12", 3, 5], phases=4, groups=groups).card_view(0)
        assert [users_of(view, Card.from_text(text)) for text in ("r8", "y5")] == [(), ()]
        assert users_of(view, Card.from_text("W")) == (2,), "who has not laid can use a wild"

    def test_who_was_seen_to_collect(self) -> None:
        """Seat 2 takes a seven for its sets; nobody else has shown anything."""
        game = position("continental", ["b7 r1 r2 r3", 10, "r7 g7 y3 b4", 10], seat=2, stage="draw", discard="y7")
        game.apply("take")
        game.apply("discard y3")
        for _ in range(2):
            game.apply("draw")
            game.apply(next(move for move in game.canonical_moves() if isinstance(move, Discard)))
        view = game.card_view(0)
        assert users_of(view, Card.from_text("b7")) == (2,)
        assert users_of(view, Card.from_text("r1")) == ()
        assert users_of(view, Card.from_text("W")) == (1, 2, 3)
        assert users_of(view, Card(SKIP)) == ()
