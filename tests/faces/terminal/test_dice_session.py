"""Complete dice sessions: alone, against bots, several people at one keyboard, leaving and coming back."""

import re

import pytest

from dizaine.engine.dice.events import LastRunCalled
from dizaine.faces.terminal.dice.session import DiceSession
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.look import Look
from dizaine.game import Game
from dizaine.keeping.kept_game import KeptGame
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.dice import DiceBook, load_dice
from dizaine.table.seats import seats_for
from tests.engine.dice.quick_book import quick_book
from tests.engine.dice.setup import MAKES, POINTS, Told
from tests.faces.terminal.dice_scripts import DiceHintFollower, dice_speaker
from tests.faces.terminal.scripts import Script, kept

WIDE = Look(columns=100)
DICE = load_dice("dice")


def sit_down(
    script: Script, games: KeptGames, book: DiceBook, players: int, people: list[str], *, seed: int | None = None
) -> DiceSession:
    facts = Facts(seats_for(people, players, ["greedy"]), "en", "")
    return session_of(script, games.open(games.create(book, facts, seed=seed)))


def session_of(script: Script, game: KeptGame) -> DiceSession:
    speaker = dice_speaker(game.game.rulebook, seats=game.facts.seats, look=script.console.look)
    return DiceSession(script.console, speaker, DiceVocabulary(speaker.catalogue), game, Entrance(game.number))


@pytest.fixture
def throws(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the dice of the next table show."""
    throws: list[str] = []

    class ToldAtTable(Told):
        def __init__(self, secret_of: object) -> None:
            super().__init__(*throws)

        def watch(self, state: object) -> None:
            """Whatever the round is."""

    monkeypatch.setattr("dizaine.table.dice.kind.FairDice", ToldAtTable)
    return throws


@pytest.mark.rule("D4", "D6", "D12")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_solitaire(seed: int, games: KeptGames) -> None:
    """The numbers on the screen add up: phase points plus bonuses, minus 5 for each failed turn."""
    script = DiceHintFollower(look=WIDE)
    session = sit_down(script, games, DICE, 1, [""], seed=seed)
    session.run()
    assert session.game.is_over
    made = re.findall(r"^  phase (\d+) made, (\d+) points?, total (\d+): ", script.text, re.MULTILINE)
    assert [int(phase) for phase, _, _ in made] == list(range(1, 11))
    failed = len(re.findall(r"^  phase \d+ not made$", script.text, re.MULTILINE))
    bonuses = [int(points) for points in re.findall(r": bonus of (\d+), total", script.text)]
    total = sum(int(points) for _, points, _ in made) + sum(bonuses) - 5 * failed
    assert f"Your final score is {total}." in script.flowing
    assert re.search(rf"^=   total +{total}$", script.text, re.MULTILINE)
    assert "win" not in script.text
    assert script.flowing.endswith("The game is over. Watch it again with: dizaine games replay 1")
    assert Game.from_record(kept(session).record()).record() == kept(session).game.record()


@pytest.mark.rule("D2", "D9", "D10")
def test_a_whole_game_against_two_bots(games: KeptGames) -> None:
    script = DiceHintFollower(look=WIDE)
    session = sit_down(script, games, DICE, 3, [""], seed=5)
    session.run()
    game = kept(session).game
    assert game.is_over
    names = {0: "you", 1: "Anouk", 2: "Bram"}
    order = ", ".join(names[seat] for seat in game.dice_view(None).order)
    assert f"Order of play: {order}." in script.flowing
    finisher = next(event.seat for event in game.history if isinstance(event, LastRunCalled))
    assert "Everyone else gets one last chance" in script.flowing
    assert finisher == 0 or f"{names[finisher]} has made all the phases." in script.flowing
    assert re.search(r"^(Anouk|Bram), last chance, phase \d+: ", script.text, re.MULTILINE) or finisher != 0
    assert re.search(r"^Anouk, phase 1: 2 sets of 3\n  roll 1: (\S+ ){9}\S+$", script.text, re.MULTILINE)
    totals = [str(column.total) for column in game.dice_view(None).pad]
    assert re.search(r"^=   total +" + " +".join(totals) + "$", script.text, re.MULTILINE)
    winners = " and ".join(names[seat] for seat in sorted(game.winners))
    shared = f"A shared win: {winners}. Well played!"
    alone = "You win the game." if winners == "you" else f"{winners} wins the game."
    assert (shared if len(game.winners) > 1 else alone) in script.flowing


@pytest.mark.rule("D3", "D11")
def test_a_turn_is_told_as_it_happened(games: KeptGames, throws: list[str]) -> None:
    """Dice that were kept are taken back for the third throw, which ends the turn by itself."""
    throws += ["r5 g5 o5 r9 r9 g9 b1 r1 r3 b3", "g10 r10 o10", "b10 g10 o10"]
    script = Script("k 9s 7-10", "r 4-6", look=WIDE)
    sit_down(script, games, DICE, 1, [""]).run()
    assert "kept b1 r1 b3 r3 g9 r9 r9; roll 2: g10 o10 r10" in script.flowing
    assert "Roll 2 of 3, for phase 1: 2 sets of 3" in script.text
    assert "phase 1 made, worth 57: set of 9s: g9 r9 r9 + set of 10s: g10 o10 r10" in script.flowing
    assert "kept b1 r1 b3 r3 g10 o10 r10; roll 3: b10 g10 o10" in script.flowing
    assert "phase 1 made, 60 points, total 60: set of 10s: " in script.flowing
    assert "--- Round 2, your turn" in script.text


@pytest.mark.rule("D7", "D8", "D12")
def test_a_solitaire_of_best_throws(games: KeptGames, throws: list[str]) -> None:
    """Every phase at the first try: both bonuses, no failures."""
    throws += MAKES.values()
    script = Script(*["s"] * 10, look=WIDE)
    sit_down(script, games, DICE, 1, [""]).run()
    assert "over 220 after phase 5: bonus of 40" in script.flowing
    assert "the last phase on the first try: bonus of 40" in script.flowing
    assert f"No failed turns. Your final score is {sum(POINTS.values()) + 80}." in script.flowing


def test_several_people_hide_nothing(games: KeptGames) -> None:
    script = DiceHintFollower(look=WIDE)
    session = sit_down(script, games, DICE, 3, ["Ada", "Ben"], seed=2)
    session.run()
    assert session.game.is_over
    assert "--- Round 1, Ada ---" in script.text
    assert "--- Round 1, Ben ---" in script.text
    assert "press Enter" not in script.text
    assert not re.search(r"^you ", script.text, re.MULTILINE)


@pytest.mark.parametrize("book", [quick_book(), load_dice("dice-french")], ids=["own", "french"])
def test_other_books(book: DiceBook, games: KeptGames) -> None:
    script = DiceHintFollower(look=Look(columns=60))
    session = sit_down(script, games, book, 2, [""], seed=3)
    session.run()
    assert session.game.is_over
    assert max(map(len, script.text.split("\n"))) <= 60


@pytest.mark.parametrize("word", ["q", "quit"])
def test_leaving_and_coming_back(word: str, games: KeptGames) -> None:
    script = Script("k none", word)
    session = sit_down(script, games, DICE, 2, [""], seed=1)
    session.run()
    assert "Game 1 is saved. Continue with: dizaine play --continue" in script.flowing
    position = kept(session).game.position()
    dice = re.findall(r"^  +1 .*\n.*$", script.text, re.MULTILINE)[-1]
    kept(session).close()

    again = Script("hint")
    session = session_of(again, games.open(1))
    assert kept(session).game.position() == position
    session.skip_the_past()
    session.run()
    assert "Hint: " in again.text
    assert dice in again.text, "the dice lie as they were left"
    assert "Roll 2 of 3" in again.text
    assert "order of play" not in again.text


def test_a_throw_is_saved_before_it_is_seen(games: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script("k none")
    session = sit_down(script, games, DICE, 1, [""], seed=1)

    def interrupt(seat: int, move: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kept(session), "play", interrupt)
    session.run()
    assert "Roll 2" not in script.text
    assert "Game 1 is saved" in script.text
