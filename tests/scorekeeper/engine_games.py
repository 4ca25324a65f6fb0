"""Games of the engine as a keeper would write them down, round by round or turn by turn."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from dizaine import Game
from dizaine.engine.bits import members
from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import points_in_hand
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.play import perform
from dizaine.engine.cards.state import DRAW, State
from dizaine.engine.dice.events import DiceRolled, OrderSettled, PhaseFailed, PhaseMade
from dizaine.engine.dice.moves import Stop
from dizaine.engine.limits import NOBODY
from dizaine.players.cards.greedy_policy import choose_greedy
from dizaine.players.registry import listed
from dizaine.rulebooks import Rulebook, load
from dizaine.scorekeeper.forms import CardRound, DiceTurn, Hand, Setup
from tests.games.random_game import RandomGame

NAMES = ["Ann", "Bob", "Cem", "Dot", "Eve", "Fay"]


class GreedyGame(RandomGame):
    """A game of players who want to win, so that its rounds end as those of people do."""

    def step(self) -> int:
        if self.state.stage < DRAW:
            return super().step()
        entry = choose_greedy(self.rules, self.state, self.work, self.move)
        write_move(self.rules, self.state, self.work, entry, self.move)
        perform(self.rules, self.state, self.move, self.events)
        self.events.count = 0
        return 0


def stopped(edition: str, limit: int, winning: str = "classic") -> Rulebook:
    """A book whose rounds are often stopped by the limit of turns (T11); it is won as in another edition (S4)."""
    book = load(edition)
    return replace(book, turn=replace(book.turn, limit=limit), winning=load(winning).winning)


def rulebook_text(book: Rulebook) -> str:
    """The name of an edition with its variants, else the whole book."""
    return book.id if load(book.id) == book else book.to_json()


def play_rounds(book: Rulebook, players: int, seed: int) -> Iterator[tuple[Setup, CardRound, State]]:
    """A game with the setup of its sheet: each round as an entry, and the engine's state after it."""
    game, random = GreedyGame(book, players, seed), Random(seed)
    game.step()
    setup = Setup(rulebook=rulebook_text(book), names=NAMES[:players], dealer=game.state.dealer)
    while not game.is_over:
        replay, active = game.state.replay, game.state.active
        game.step()
        while not game.round_is_over:
            game.step()
        yield setup, written(game.rules, game.state, active, bool(replay), random), game.state


def written(rules: Rules, state: State, active: int, replay: bool, random: Random) -> CardRound:
    """A round that has just ended, as a keeper writes it: some hands as points, some as cards."""
    out = None if state.winner == NOBODY else state.winner
    hands = []
    for seat in members(active):
        laid = rules.phase_number[state.laid[seat] - 1] if state.laid[seat] else 0
        hand = Hand(seat=seat, laid=laid)
        if seat != out and not rules.places and (not replay or out is None or random.random() < 0.5):
            hand = _with_cards(rules, state, hand, random)
        hands.append(hand)
    finishers = [seat for seat in members(active) if state.laid[seat] and state.done[seat] == rules.all_phases]
    order = sorted(finishers, key=lambda seat: state.laid_at[seat]) if rules.places else []
    return CardRound(out=out, hands=hands, laid_order=order if len(order) > 1 else [])


def _with_cards(rules: Rules, state: State, hand: Hand, random: Random) -> Hand:
    cards = [Card(card) for card in state.hand[hand.seat][: state.hand_size[hand.seat]]]
    way = random.randrange(3)
    if way == 0:
        return Hand(seat=hand.seat, laid=hand.laid, points=points_in_hand(rules, state, hand.seat))
    texts = [str(card.number) if way == 1 and card.is_natural else str(card) for card in cards]
    return Hand(seat=hand.seat, laid=hand.laid, cards=" ".join(texts))


def play_turns(edition: str, players: int, seed: int) -> tuple[Setup, list[DiceTurn], Game]:
    """A complete game of dice with the setup of its sheet, whose seats are in the order of play, and its turns."""
    random, game = Random(seed), Game.new(edition, players=players, seed=seed)
    player = listed("dice")["greedy"].make(game.rulebook)
    while not game.is_over:
        careless = random.random() < 0.1
        game.apply(Stop(game.asked) if careless else player.choose(game.view(game.asked)))
    settled = next((event.order for event in game.history if isinstance(event, OrderSettled)), (0,))
    faces: list[str] = []
    turns = []
    for event in game.history:
        if isinstance(event, DiceRolled):
            faces = [str(face) for face in event.faces]
        elif isinstance(event, PhaseMade | PhaseFailed):
            turns.append(_turn(settled.index(event.seat), event, faces, random))
    return Setup(rulebook=edition, names=[NAMES[seat] for seat in settled]), turns, game


def _turn(seat: int, event: PhaseMade | PhaseFailed, faces: list[str], random: Random) -> DiceTurn:
    """A turn as dice in any order, as points, or as a failure."""
    if random.random() < 0.5:
        return DiceTurn(seat=seat, dice=" ".join(random.sample(faces, len(faces))))
    if isinstance(event, PhaseMade):
        return DiceTurn(seat=seat, points=event.points)
    return DiceTurn(seat=seat, failed=True)
