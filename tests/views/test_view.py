"""A view holds exactly what its seat may know: nothing less, and no card that is face down."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

import pytest

from dizaine import Card, Game, IllegalMove
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    FirstCardTurned,
    GroupHit,
    HandDealt,
    HandScored,
    Knocked,
    PhaseLaid,
    RoundStarted,
    SkipPlayed,
)
from dizaine.engine.cards.refusals import REFUSALS
from dizaine.engine.dialect import duplicate
from dizaine.engine.events import Event
from dizaine.views.cards.view import CardView
from tests.card_count import hands_are_counted
from tests.text.moments import random_book, random_game

MIDDLE_OF_A_TURN = """
rulebook classic
players 3
stage play
seat 0
dealer 2
round 4
turns 4
player 0; phase 3; score 30; hand r1 r2 W S; known r2
player 1; phase 2; laid 2 3; score 55; skipped skip; hand y1 y2 g12; known g12
player 2; phase 4; hand g1
discard g12 g11
group 0 of 1: set 5 = r5 y5 g5
group 1 of 1: run 6 = r6 W g8 o9
"""


def text(things: Iterable[object]) -> str:
    return " ".join(str(thing) for thing in things)


def cards(text: str) -> list[Card]:
    return [Card.from_text(card) for card in text.split()]


def seats(game: Game) -> list[int | None]:
    return [None, *range(game.state.players)]


def true_hand(game: Game, seat: int) -> list[Card]:
    return [Card(card) for card in game.state.hand[seat][: game.state.hand_size[seat]]]


# What lies on the table


@pytest.fixture
def game() -> Game:
    return Game.from_position(MIDDLE_OF_A_TURN, seed=1)


@pytest.mark.rule("M5")
def test_the_own_hand_is_open_and_of_other_hands_only_what_all_have_seen(game: Game) -> None:
    assert text(game.card_view(0).hand) == "r1 r2 W S"
    assert [text(hand) for hand in game.card_view(0).hands] == ["r1 r2 W S", "g12 ? ?", "?"]
    assert [text(hand) for hand in game.card_view(1).hands] == ["r2 ? ? ?", "y1 y2 g12", "?"]
    assert [text(hand) for hand in game.card_view(2).hands] == ["r2 ? ? ?", "g12 ? ?", "g1"]


@pytest.mark.rule("M5")
def test_a_spectator_has_no_hand_and_no_moves(game: Game) -> None:
    view = game.card_view(None)
    assert view.seat is None
    assert view.hand == ()
    assert [text(hand) for hand in view.hands] == ["r2 ? ? ?", "g12 ? ?", "?"]
    assert list(view.legal_moves()) == []
    assert view.canonical_moves() == ()
    assert view.options() == {}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_table_piles_counts_phases_and_scores_are_open_to_all(game: Game, seat: int | None) -> None:
    view = game.card_view(seat)
    assert [(group.owner, str(group.meld)) for group in view.groups] == [
        (1, "set 5 = r5 y5 g5"),
        (1, "run 6 = r6 W g8 o9"),
    ]
    assert text(view.discard_pile) == "g12 g11"
    assert text(view.draw_pile) == " ".join("?" * 90), (
        "108 less 8 in hands, 7 on the table, 2 discards, a skip in front"
    )
    assert view.state.hand_size[:3] == [4, 3, 1]
    assert (view.state.phase[:3], view.state.score[:3]) == ([2, 1, 3], [30, 55, 0])
    assert (view.state.seat, view.state.dealer, view.state.round, view.state.turns) == (0, 2, 4, 4)
    assert view.state.skipped[:3] == [0, 1, 0]
    assert view.standings() == game.standings()
    assert view.rulebook == game.rulebook


def test_what_is_unseen_is_the_deck_without_what_is_seen(game: Game) -> None:
    for seat in seats(game):
        view = game.card_view(seat)
        hidden = [card for hand in (*view.hands, view.draw_pile) for card in hand if str(card) == "?"]
        assert view.unseen.total() == len(hidden)
        assert view.drawable == view.unseen, "before a shuffle any of them can be anywhere"
    assert game.card_view(0).unseen[Card.from_text("g1")] == 2
    assert game.card_view(2).unseen[Card.from_text("g1")] == 1
    assert game.card_view(0).unseen[Card.from_text("g12")] == 0, "one is discarded, one is known to be in a hand"
    assert game.card_view(0).unseen[Card.from_text("W")] == 6
    assert game.card_view(0).unseen[Card.from_text("S")] == 2, "one in the hand, one in front of seat 1"


def test_a_game_gives_the_view_of_its_kind_and_no_other() -> None:
    cards, dice = Game.new("classic", players=2, seed=1), Game.new("dice", players=2, seed=1)
    assert cards.card_view(0) == cards.view(0)
    assert dice.dice_view(None) == dice.view(None)
    with pytest.raises(TypeError, match="classic is no dice game: use card_view"):
        cards.dice_view(0)
    with pytest.raises(TypeError, match="dice is no card game: use dice_view"):
        dice.card_view(0)


def test_a_view_is_a_copy(game: Game) -> None:
    view, before = game.view(0), duplicate(game.state)
    view.state.hand[0][0] = 0
    view.state.score[0] = 999
    assert game.state == before


# Who took what


@pytest.mark.rule("T2")
def test_a_card_taken_in_the_open_is_known_until_it_is_played() -> None:
    position = """
    rulebook classic
    players 2
    stage draw
    dealer 1
    round 1
    player 0; hand r1 g9
    player 1; hand y1 y2
    discard g12 g9
    """
    game = Game.from_position(position)
    game.apply("take")
    assert text(game.card_view(1).hands[0]) == "g9 ? ?", "one of the two green nines is known"
    assert CardTaken(0, Card.from_text("g9"), must_use=False) in game.view(1).history
    game.apply("discard r1")
    assert text(game.card_view(1).hands[0]) == "g9 ?"
    game.apply("draw")
    assert text(game.card_view(0).hands[1]) == "? ? ?", "a card from the draw pile is not known"
    game.apply("discard y1")
    game.apply("take")
    assert text(game.card_view(None).hands[0]) == "y1 g9 ?"
    game.apply("discard g9")
    assert text(game.card_view(None).hands[0]) == "y1 ?", "nobody can tell which of the two nines it was"
    assert game.card_view(0).hand == tuple(cards("y1 g9"))


@pytest.mark.rule("V3")
def test_a_card_claimed_by_a_knock_is_known() -> None:
    position = """
    rulebook continental+knock
    players 3
    stage play
    dealer 2
    round 1
    player 0; hand r1 r2 g9
    player 1; hand y1 y2
    player 2; hand b1 b2
    discard g12
    """
    game = Game.from_position(position)
    game.apply("discard g9")
    game.apply("2: knock")
    assert text(game.card_view(0).hands[2]) == "g9 ? ?"


@pytest.mark.rule("T8", "T9")
def test_cards_that_went_back_under_the_draw_pile_are_known_and_so_is_who_draws_them() -> None:
    position = """
    rulebook continental
    players 2
    stage draw
    dealer 1
    round 1
    player 0; phase 1; hand r1
    player 1; phase 8; laid 8; hand y1
    draw {draw}
    discard {rest}
    bottom 2
    group 0 of 1: green = g1 g2 g3 g4 g5 g6 g7
    """
    deck = cards(" ".join(f"{colour}{number}" for colour in "rygb" for number in range(1, 13)))
    rest = Counter([*deck, *deck, *cards("W W W W W W W W S S S S")])
    rest.subtract(cards("r1 y1 g1 g2 g3 g4 g5 g6 g7 S W b12"))
    game = Game.from_position(position.format(draw="S W b12", rest=text(rest.elements())))
    for seat in seats(game):
        assert text(game.card_view(seat).draw_pile) == "S W ?"
    game.apply("draw")
    assert text(game.card_view(1).hands[0]) == "? ?"
    game.apply("discard r1")
    events = game.apply("draw")
    assert events == (CardDrawn(1, Card.from_text("W"), public=True),)
    for seat in seats(game):
        assert text(game.card_view(seat).draw_pile) == "S"
        assert game.view(seat).history[-1] == events[0], "all know what lay there"
        assert "W" in text(game.card_view(seat).hands[1])


@pytest.mark.rule("T8")
def test_a_first_card_that_goes_back_is_in_everybodys_history() -> None:
    returned = 0
    for seed in range(60):
        game = Game.new("continental", players=2, seed=seed)
        turned = [event for event in game.view(None).history if isinstance(event, FirstCardTurned)]
        assert [event.returned for event in turned] == [True] * (len(turned) - 1) + [False]
        back = [event.card for event in turned[:-1]]
        assert game.card_view(None).draw_pile[: len(back)] == tuple(reversed(back)), "the last one lies lowest"
        assert "?" not in text(back)
        returned += len(back)
    assert returned, "the case must occur"


@pytest.mark.rule("T7")
def test_after_a_shuffle_only_cards_that_were_shuffled_can_be_drawn() -> None:
    position = """
    rulebook express
    players 2
    stage draw
    dealer 1
    round 1
    player 0; phase 3; laid 3; hand r1 b1
    player 1; phase 1; laid 1; hand y1 b3
    draw -
    discard S S S g1 g3 W
    group 0 of 0: even = {even}
    group 1 of 1: odd = {odd}
    """
    deck = cards(" ".join(f"{colour}{number}" for colour in "rygb" for number in range(1, 13)))
    named = cards("r1 b1 y1 b3 g1 g3")
    even = text(card for card in deck if card.number % 2 == 0)
    odd = text(card for card in deck if card.number % 2 and card not in named)
    game = Game.from_position(position.format(even=even, odd=f"{odd} W W"), seed=1)
    assert game.card_view(0).drawable == Counter(cards("y1 b3")), "the pile is empty, only the other hand is hidden"
    drawn = game.apply("draw")[-1]
    assert isinstance(drawn, CardDrawn)
    shuffled = Counter(cards("S S S g1 g3"))
    assert game.card_view(0).drawable == shuffled - Counter([drawn.card]), "the card in the own hand is not in the pile"
    assert game.card_view(1).drawable == shuffled
    assert game.card_view(None).drawable == shuffled
    assert game.card_view(1).unseen == shuffled + Counter(cards("r1 b1"))
    assert Counter({Card(kind): count for kind, count in enumerate(game.view(1).state.recycled) if count}) == shuffled
    assert text(game.card_view(1).draw_pile) == "? ? ? ?"


# The past


@pytest.mark.rule("M5")
def test_dealt_and_drawn_cards_are_in_the_history_of_their_owner_alone() -> None:
    game = Game.new("classic", players=3, seed=3)
    seat = game.asked
    hands = [text(true_hand(game, player)) for player in range(3)]
    game.apply("draw")
    drawn = next(event for event in game.history if isinstance(event, CardDrawn))
    for viewer in seats(game):
        view = game.view(viewer)
        dealt = {event.seat: text(event.cards) for event in view.history if isinstance(event, HandDealt)}
        assert dealt == {player: hands[player] if player == viewer else " ".join("?" * 10) for player in range(3)}
        seen = next(event for event in view.history if isinstance(event, CardDrawn))
        assert seen == (drawn if viewer == seat else CardDrawn(seat, Card.from_text("?"), public=False))


def test_everything_else_in_the_history_is_the_same_for_all() -> None:
    random = Random(4)
    for _ in range(12):
        game = random_game(random, moves=200)
        for viewer in seats(game):
            history = game.view(viewer).history
            assert len(history) == len(game.history)
            for seen, happened in zip(history, game.history, strict=True):
                assert type(seen) is type(happened)
                if not isinstance(happened, HandDealt | CardDrawn):
                    assert seen == happened


def test_the_history_of_the_round_begins_with_its_deal() -> None:
    game = Game.new("express+phases=3", players=2, seed=2)
    random = Random(2)
    while game.state.round < 3:
        game.apply(random.choice(game.canonical_moves()))
    view = game.card_view(1)
    assert view.round_history[0] == RoundStarted(3, game.state.dealer, replay=False)
    assert view.history[-len(view.round_history) :] == view.round_history
    assert not any(isinstance(event, RoundStarted) for event in view.round_history[1:])


@pytest.mark.rule("S2")
def test_hands_are_shown_when_a_round_is_over_and_covered_in_the_next() -> None:
    position = """
    rulebook express
    players 2
    stage play
    dealer 1
    round 1
    player 0; phase {phase}; laid {phase}; hand r1
    player 1; hand y1 S
    discard g12
    group 0 of 0: {group}
    """
    shown = HandScored(1, tuple(cards("y1 S")), points=20, score=20, phase=0)
    game = Game.from_position(position.format(phase=1, group="odd = r3 r5 r7 r9"), seed=1)
    game.apply("discard r1")
    for viewer in seats(game):
        assert shown in game.view(viewer).history
    assert text(game.card_view(0).hands[1]) == "? ? ? ? ?", "the next round is dealt"
    game = Game.from_position(position.format(phase=10, group="red = r3 r5 r7 r9"), seed=1)
    game.apply("discard r1")
    assert game.is_over
    for viewer in seats(game):
        assert shown in game.view(viewer).history
        assert [text(hand) for hand in game.card_view(viewer).hands] == ["", "y1 S"]


# What can be done


@pytest.mark.rule("T2", "T5")
def test_a_seat_sees_its_moves_and_why_others_are_closed(game: Game) -> None:
    view = game.view(0)
    assert text(view.legal_moves()) == "0: discard r1 0: discard r2 0: discard W 0: skip 2"
    reasons = {verb: None if reason is None else str(reason) for verb, reason in view.options().items()}
    assert reasons == {
        "draw": "already-drawn (T2)",
        "take": "already-drawn (T2)",
        "lay": "phase-not-in-hand (P8)",
        "hit": "lay-first (H1)",
        "discard": None,
        "skip": None,
        "knock": "knocking-not-played (V3)",
        "pass": "knocking-not-played (V3)",
        "close": "knocking-not-played (V3)",
    }
    for verb, reason in game.view(1).options().items():
        assert str(reason) == (
            "knocking-not-played (V3)" if verb in ("knock", "pass", "close") else "not-your-turn (T1)"
        )
    assert list(game.view(1).legal_moves()) == []
    assert game.view(1).canonical_moves() == ()


def test_a_view_refuses_what_the_game_refuses(game: Game) -> None:
    view = game.view(0)
    for move in ("draw", "discard r1", "discard r9", "skip 1", "skip 2", "hit r1 on 0", "lay 3: set 5 = W W W W"):
        assert view.refusal(game.parse(move)) == game.refusal(move)
    with pytest.raises(IllegalMove):
        game.apply("skip 1")
    assert str(view.refusal(game.parse("lay 3: " + " + ".join(["set 1 = W"] * 9)))) == "groups-do-not-match (P9)"


# Exactly, in random games


def follow(known: dict[int, Counter[Card]], event: Event) -> None:
    """What a spectator learns about hands from one event, by the rules and not by the engine."""
    if isinstance(event, RoundStarted):
        known.clear()
    elif isinstance(event, CardTaken | Knocked) or (isinstance(event, CardDrawn) and event.public):
        known.setdefault(event.seat, Counter())[event.card] += 1
    elif isinstance(event, PhaseLaid | GroupHit | CardDiscarded | SkipPlayed):
        played: tuple[Card, ...] = (Card.from_text("S"),)
        if isinstance(event, PhaseLaid):
            played = tuple(card for meld in event.melds for card in meld.cards)
        elif isinstance(event, GroupHit):
            played = event.cards
        elif isinstance(event, CardDiscarded):
            played = (event.card,)
        known[event.seat] = known.get(event.seat, Counter()) - Counter(played)
    elif isinstance(event, HandScored):
        known[event.seat] = Counter(event.cards)


def assert_exact(game: Game, view: CardView, known: dict[int, Counter[Card]]) -> None:
    """Every field has the true value, except for cards that are face down, which are all masked."""
    truth, hidden = game.state, Card.from_text("?")
    for player in range(truth.players):
        if player == view.seat:
            assert list(view.hands[player]) == true_hand(game, player)
            continue
        assert Counter(view.hands[player]) - Counter({hidden: 99}) == known.get(player, Counter())
        assert len(view.hands[player]) == truth.hand_size[player]
    assert set(view.draw_pile[truth.bottom :]) <= {hidden}
    assert [int(card) for card in view.draw_pile[: truth.bottom]] == truth.draw[: truth.bottom]
    for name, value in truth.items():
        if name not in ("hand", "hand_counts", "hand_colours", "hand_kinds", "draw"):
            assert getattr(view.state, name) == value, name
    assert hands_are_counted(game.rules, view.state), "the counts are not those of the shown cards"
    covered = [Card(card) for card in truth.draw[truth.bottom : truth.draw_size]]
    assert not Counter(covered) - view.drawable, "a card of the pile is not drawable"
    assert not view.drawable - view.unseen
    for player in range(truth.players):
        if player != view.seat:
            covered += (Counter(true_hand(game, player)) - known.get(player, Counter())).elements()
    assert view.unseen == Counter(covered)


@pytest.mark.rule("M5", "T7")
def test_views_of_random_games_hold_exactly_what_may_be_known(size: Callable[[int, int], int]) -> None:
    shuffled, every = 0, size(3, 1)
    for seed in range(size(9, 100)):
        random = Random(seed)
        game = Game.new(random_book(random), players=random.randint(2, 6), seed=seed)
        if seed % 4 == 0:  # so few cards for so many players that the discards are soon shuffled
            game = Game.new("express+ten-rounds", players=6, seed=seed)
        known: dict[int, Counter[Card]] = {}
        for event in game.history:
            follow(known, event)
        for step in range(120):
            for seat in seats(game) if step % every == 0 or game.is_over else ():
                assert_exact(game, game.card_view(seat), known)
            if game.is_over:
                break
            for event in game.apply(random.choice(game.canonical_moves())):
                follow(known, event)
        shuffled += any(isinstance(event, DiscardsShuffled) for event in game.history)
    assert shuffled, "the hard case must occur"


def test_in_random_games_a_view_has_the_moves_of_its_seat_and_a_reason_for_every_other_verb() -> None:
    random = Random(7)
    for _ in range(25):
        game = random_game(random, moves=random.randrange(100))
        for seat in range(game.state.players):
            view = game.view(seat)
            moves = list(view.legal_moves())
            assert moves == list(game.legal_moves(seat))
            assert set(view.canonical_moves()) <= set(moves)
            verbs = {type(move).__name__.lower() for move in moves}
            options = view.options()
            assert {verb for verb, reason in options.items() if reason is None} == verbs
            assert all(reason in REFUSALS for reason in options.values() if reason is not None)
