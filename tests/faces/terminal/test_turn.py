"""One decision of one person: what can be typed, what is answered, and that nothing is lost by a mistake."""

import pytest

from dizaine import Game
from dizaine.faces.terminal.console import Left
from dizaine.players.cards.evidence import Evidence
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.engine.setup import position
from tests.faces.terminal.scripts import turn

SETS = "r5 y5 g5 r7 y7 g7 r1 b2 W y12 S"


def drawing(edition: str = "dutch", hand: str = "r5 y5 g5 r7 y7 g1 g2 g3 g4 b1", discard: str = "b7") -> Game:
    return position(edition, [hand, 10, 10], stage="draw", discard=discard)


def playing(hand: str = SETS, edition: str = "continental", **more: object) -> Game:
    return position(edition, [hand, 10, 10], **more)  # type: ignore[arg-type]


def hitting(hand: str = "b7 W y1 y8 S", edition: str = "continental") -> Game:
    groups = ["0: set 7 = r7 y7 g7", "0: run 4 = r4 y5 g6 b7", "1: set 9 = r9 y9 g9", "1: run 1 = r1 y2 g3 b4"]
    return position(edition, [hand, 10, 10], phases=2, groups=groups)


class TestDrawing:
    @pytest.mark.parametrize("text", ["d", "D", "draw", "dra", "1", " d "])
    def test_draw(self, text: str) -> None:
        assert str(turn(drawing(), text)[0]) == "0: draw"

    @pytest.mark.parametrize("text", ["t", "take", "tak", "2"])
    def test_take(self, text: str) -> None:
        assert str(turn(drawing(), text)[0]) == "0: take"

    @pytest.mark.parametrize(
        ("language", "words"),
        [("en", "draw take"), ("fr", "piocher prendre"), ("nl", "pakken nemen"), ("de", "ziehen nehmen")],
    )
    def test_own_words(self, language: str, words: str) -> None:
        draw, take = words.split()
        assert str(turn(drawing(), draw, language=language)[0]) == "0: draw"
        assert str(turn(drawing(), take, language=language)[0]) == "0: take"
        assert str(turn(drawing(), "draw", language=language)[0]) == "0: draw"

    def test_a_closed_verb_is_explained_with_its_rule(self) -> None:
        game = drawing(discard="r12 b3")  # T10: it could not be used
        move, shown = turn(game, "t", "2", "d")
        assert str(move) == "0: draw"
        assert "(T10)" in shown
        assert "Choose 1" in shown

    @pytest.mark.parametrize("text", ["x r5", "l", "h r5 a", "s", "r5", "5 "])
    def test_cards_come_after_the_draw(self, text: str) -> None:
        move, shown = turn(drawing(), text, "d")
        assert str(move) == "0: draw"
        assert "(T2)" in shown or "Choose a number from 1 to 2" in shown

    def test_nonsense_is_not_understood(self) -> None:
        shown = turn(drawing(), "abracadabra " * 20, "99999999999999", "ta", "d")[1]
        assert shown.count("I don’t understand “") == 3

    def test_leaving(self) -> None:
        for word in ("q", "quit"):
            with pytest.raises(Left):
                turn(drawing(), word)

    def test_the_screen_can_be_seen_again(self) -> None:
        for word in ("", "table"):
            shown = turn(drawing(), word, "d")[1]
            assert shown.count("Your hand for phase 1") == 2
            assert "Draw pile: " in shown


class TestDiscarding:
    @pytest.mark.parametrize("text", ["x y12", "discard y12", "y12", "Y12", "12y", "yellow 12", "x 9", "9"])
    def test_ways_to_say_it(self, text: str) -> None:
        move, shown = turn(playing(), text)
        assert "9 y12" in shown
        assert str(move) == "0: discard y12"

    def test_a_card_that_is_not_there(self) -> None:
        shown = turn(playing(), "b12", "12", "x", "x hello", "x o3", "y12")[1]
        assert "(T5)" in shown
        assert "numbered 1 to 11" in shown
        assert "Which card?" in shown
        assert "“hello” isn’t a card" in shown

    def test_a_wild_is_not_thrown_by_mistake(self) -> None:
        assert str(turn(playing(), "W", "", "y12")[0]) == "0: discard y12"
        assert str(turn(playing(), "W", "1")[0]) == "0: discard W"
        assert str(turn(playing(), "x W")[0]) == "0: discard W"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_helping_card_is_not_discarded_by_its_number_alone(self, language: str) -> None:
        """Numbers are short and close together; the same card with its command needs no question."""
        move, shown = turn(playing(), "1", "", "1", "1", language=language)
        card = str(move).removeprefix("0: discard ")
        assert str(move).startswith("0: discard ")
        assert card in SETS.split()[:6]
        question = " ".join(Catalogue(language).text("terminal-sure-helps", card=card).split())
        assert shown.count(question) == 2
        assert str(turn(playing(), "x 1", language=language)[0]) == str(move)
        assert question[:12] not in turn(playing(), "x 1", language=language)[1]

    def test_a_helping_card_is_not_discarded_by_its_name_alone(self) -> None:
        assert "r5 helps you. Really discard it?" in turn(playing(), "r5", "back", "y12")[1]
        assert str(turn(playing(), "r5", "1")[0]) == "0: discard r5"

    def test_a_card_that_could_be_hit_asks(self) -> None:
        move, shown = turn(hitting(), "b7", "4", "2")
        assert str(move) == "0: discard b7"
        assert "Choose a number from 1 to 2" in shown
        assert str(turn(hitting(), "b7", "1")[0]) == "0: hit b7 on 0"

    def test_a_skip_must_be_given(self) -> None:
        move, shown = turn(playing(), "x S", "S", "2")
        assert "(K2)" in shown
        assert str(move) == "0: skip 2"


class TestSkips:
    @pytest.mark.parametrize("lines", [["s", "2"], ["s Clara"], ["skip cl"], ["11", "2"]])
    def test_the_player_is_chosen(self, lines: list[str]) -> None:
        assert str(turn(playing(), *lines)[0]) == "0: skip 2"

    def test_nobody_of_that_name(self) -> None:
        assert "Nobody here is called “zoe”" in turn(playing(), "s zoe", "y12")[1]

    def test_a_second_skip_is_refused(self) -> None:
        game = playing(facts={1: "skipped skip"})
        shown = turn(game, "s bram", "y12")[1]
        assert "(K2)" in shown
        assert str(turn(game, "s")[0]) == "0: skip 2"

    def test_the_next_one_needs_no_name(self) -> None:
        assert str(turn(playing(edition="dutch"), "s")[0]) == "0: skip"

    def test_without_a_skip(self) -> None:
        assert "(K1)" in turn(playing("r5 y5 g5 r7 y7 g7 r1 b2 W y12"), "s", "y12")[1]


class TestHits:
    @pytest.mark.parametrize("text", ["h b7 a", "hit b7 on A", "h 1 a", "h b7"])
    def test_card_and_group(self, text: str) -> None:
        assert str(turn(hitting(), text)[0]) == "0: hit b7 on 0"

    @pytest.mark.parametrize(
        ("language", "text"),
        [("en", "h W b high"), ("fr", "h W sur B fin"), ("nl", "h W bij b hoog"), ("de", "h w b hinten")],
    )
    def test_a_wild_goes_to_the_end_that_is_named(self, language: str, text: str) -> None:
        assert str(turn(hitting(), text, language=language)[0]) == "0: hit W on 1 high"

    def test_open_questions_become_a_list(self) -> None:
        move, shown = turn(hitting(), "h W b", "1")
        assert str(move) == "0: hit W on 1 low"
        assert "W on B low (run 4 to 7: r4 y5 g6 b7)" in shown
        assert str(turn(hitting(), "h", "back", "h", "1")[0]) == "0: hit b7 on 0"
        assert "W on D high (run 1 to 4: r1 y2 g3 b4)" in turn(hitting(), "h d", "1")[1]
        assert "W on C (" not in turn(hitting(), "h high", "1")[1]

    def test_what_does_not_fit_is_explained(self) -> None:
        shown = turn(hitting(), "h y1 a", "h y1", "h b7 x", "h b7 y8 W", "h S a", "h nothing a", "h z", "x y1")[1]
        assert "(H2)" in shown
        assert "(H1)" in shown
        assert "(K4)" in shown
        assert "“nothing” isn’t a card" in shown

    def test_refused_before_laying_a_phase(self) -> None:
        assert "(H1)" in turn(playing(), "h r5 a", "y12")[1]

    def test_a_pair_on_a_run_of_pairs(self) -> None:
        groups = ["0: run 6 pairs = r6 y6 g7 y7"]
        game = position("express", ["r8 g8 W y1", 5], phases=4, groups=groups)
        assert str(turn(game, "h r8 g8 a")[0]) == "0: hit r8 g8 on 0"
        assert str(turn(game, "h r8", "1")[0]) == "0: hit r8 g8 on 0"


class TestLaying:
    def test_the_best_way_first(self) -> None:
        move, shown = turn(playing(), "l", "1")
        assert str(move) == "0: lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7"
        assert "1 set of 5s: r5 y5 g5 + set of 7s: r7 y7 g7" in shown

    def test_at_once(self) -> None:
        assert str(turn(playing(), "l 1")[0]) == "0: lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7"

    def test_another_way_of_the_list(self) -> None:
        game = playing("r5 y5 g5 r7 y7 g7 r9 y9 W y12 y1")
        move, shown = turn(game, "l", "more", "99", "2")
        assert "set of 9s" in shown
        assert str(move).startswith("0: lay 1: ")
        assert "Choose a number from 1 to" in shown

    def test_going_back(self) -> None:
        assert "Nothing was played" in turn(playing(), "l", "", "l", "back", "l", "b", "y12")[1]

    def test_a_custom_arrangement(self) -> None:
        text = "set 5 = r5 y5 W + set 7 = g7 y7 r7"
        move, shown = turn(playing(), "l", "other", text)
        assert str(move) == "0: lay 1: set 5 = r5 y5 W + set 7 = r7 y7 g7"
        assert "For example: set 5 = r5 y5 g5 + set 7 = r7 y7 g7" in shown
        assert str(turn(playing(), f"l {text}")[0]) == str(move)
        assert str(turn(playing(), f"lay 1: {text}")[0]) == str(move)

    def test_in_the_words_of_the_language(self) -> None:
        game = playing("g1 g3 g4 g6 g8 g9 W r1 r2 r3", phases=8)
        assert str(turn(game, "l grün = g1 g3 g4 g6 g8 g9 w", language="de")[0]).startswith("0: lay 8: green = ")
        game = playing("r3 y4 W b6 r7 y8 g9 b1 r2 y12", phases=4)
        assert str(turn(game, "l suite 3 = r3 j4 w b6 r7 j8 v9", language="fr")[0]).startswith("0: lay 4: run 3 = ")

    def test_with_ordinary_cards(self) -> None:
        game = playing("r1 y1 g1 r12 y12 g12 W b2 b3 b4", edition="dutch")
        move, shown = turn(game, "l", "other", "set 1 = cA s1 k + set 12 = cQ sQ hq", deck="ordinary")
        assert str(move) == "0: lay 1: set 1 = r1 y1 W + set 12 = r12 y12 g12"
        assert "set 1 = cA sA hA + set 12 = cQ sQ hQ" in shown
        game = playing("g1 g3 g4 g6 g8 g9 W r1 r2 r3", edition="dutch", phases=8)
        assert "green" in str(turn(game, "l hearts = h1 h3 h4 h6 h8 h9 K", deck="ordinary")[0])

    def test_mistakes_are_explained_and_nothing_is_lost(self) -> None:
        wrong = [
            ("set 5 = r5 y5 y12 + set 7 = r7 y7 g7", "(P1)"),
            ("set 5 = r5 y5 g5 + set 7 = r7 y7", "(P9)"),
            ("set 5 = r5 y5 b5 + set 7 = r7 y7 g7", "(P8)"),
            ("set 5 = r5 y5 S + set 7 = r7 y7 g7", "(K4)"),
            ("2: set 5 = r5 y5 g5 + run 3 = r3", "(P8)"),
            ("set = nothing", "I can’t read that"),
            ("5 5 5 = 7 7 7", "I can’t read that"),
        ]
        lines = [text for text, _ in wrong]
        move, shown = turn(playing(), "l", *lines, "1")
        assert str(move) == "0: lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7"
        assert all(answer in shown for _, answer in wrong)

    def test_a_hand_that_cannot(self) -> None:
        assert "(P8)" in turn(playing("r1 y2 g3 b4 r6 y8 g9 b11 r12 y12"), "l", "x y12")[1]

    def test_free_order_shows_the_phases(self) -> None:
        game = playing("r1 y2 g3 b4 r5 y6 g7 b8 r9 y1 g1", "continental+free-order")
        move, shown = turn(game, "l", "1")
        assert "[5]" in shown
        assert "[6]" in shown
        assert " lay " in str(move)


class TestKnocking:
    GAME = position("continental+knock", ["r5 y5 g5 r7 y7 g1 g2 g3 g4 b1", 10, 10], seat=2)

    def test_knock_or_pass(self) -> None:
        self.GAME.apply(f"discard {self.GAME.card_view(2).hand[0]}")
        for text, move in [("k", "knock"), ("1", "knock"), ("p", "pass"), ("2", "pass"), ("close", "close")]:
            assert str(turn(self.GAME, text)[0]) == f"0: {move}"
        assert "(V3)" in turn(self.GAME, "d", "p")[1]


class TestQuestions:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_help_explains_every_verb(self, language: str) -> None:
        shown = turn(hitting(), "?", "x y1", language=language)[1]
        for text in ("d ", "t ", "l ", "h ", "x ", "s ", "(T2)", "(P8)"):
            assert text in shown
        assert "(V3)" not in shown

    def test_help_with_knocking(self) -> None:
        assert "(V3)" in turn(playing(edition="continental+knock"), "help", "y12")[1]

    def test_hint(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("dizaine.players.cards.deliberation.MOST_ROLLOUTS", 60)
        shown = turn(playing(), "hint", "l 1")[1]
        assert "Hint: l 1 The phase is complete" in shown
        assert "Your chance of winning the game: about " in shown
        assert "% Other moves" not in shown
        assert "Other moves: s " in shown

    @pytest.mark.parametrize(("rollouts", "told"), [(60, 0), (240, 0), (500, 1)])
    def test_a_hint_that_takes_a_moment(self, rollouts: int, told: int, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("dizaine.players.cards.deliberation.MOST_ROLLOUTS", rollouts)
        monkeypatch.setattr("dizaine.players.cards.deliberation.SECONDS", 600)
        monkeypatch.setattr(Evidence, "is_clear", False)
        groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9"]
        shown = turn(position("continental", ["r12 y12", 10], groups=groups), "hint", "x y12")[1]
        assert shown.count("The expert is still thinking…") == told
        assert shown.count("Hint: ") == 1

    @pytest.mark.parametrize(
        ("phase", "hand", "kinds"),
        [
            (1, "r5 y5 g5 r7 y7 g1 r2 y3 b4 r11 b12", "7, W"),
            (4, "r5 y6 g7 b8 r8 y8 r7 b7 r6 b6 b12", "2-4, 9-11, W"),
            (8, "r1 r2 r3 r4 r6 r9 y5 y7 y8 g10 b12", "red, W"),
        ],
    )
    def test_a_hint_tells_which_cards_would_help(self, phase: int, hand: str, kinds: str) -> None:
        game = playing(hand, phases=phase)
        shown = turn(game, "hint", f"x {game.card_view(0).hand[-1]}")[1]
        assert "hidden cards would help: " in shown
        if "with or without it" in shown:
            assert f"hidden cards would help: {kinds}." in shown

    def test_a_hint_tells_who_could_use_a_card(self) -> None:
        groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9", "1: set 12 = r12 y12 g12", "1: set 3 = r3 y3 g3"]
        shown = turn(position("continental", ["b12 b8", 5, 10], groups=groups), "hint", "x b8")[1]
        assert "Hint: h b12 C" in shown
        assert "It fits, and in your hand it would cost 10 points." in shown

    def test_rules_of_this_game(self) -> None:
        shown = turn(drawing(), "rules", "rules t10", "rules V3", "d")[1]
        assert "T10 " in shown
        assert "This game has no rule “V3”" in shown

    def test_score_and_log(self) -> None:
        shown = turn(drawing(), "score", "log", "d")[1]
        assert "1. you" in shown
