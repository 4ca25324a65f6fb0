"""Words that can be typed at the dice mean one thing in each language; the card table's words mean the same here."""

import pytest

from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import plain_letters
from dizaine.faces.terminal.dice.vocabulary import DICE_COMMANDS, DICE_LETTERS, SHARED_COMMANDS, DiceVocabulary
from dizaine.words.catalogue import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood(language: str) -> None:
    vocabulary = DiceVocabulary(Catalogue(language))
    for command in DICE_COMMANDS:
        for word in (command, vocabulary.local[command], vocabulary.local[command].upper()):
            assert vocabulary.command(word) == command
    for word in ("all", "none"):
        assert vocabulary.picking(word) == word
        assert vocabulary.picking(vocabulary.local[word].upper()) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_single_and_different(language: str) -> None:
    vocabulary = DiceVocabulary(Catalogue(language))
    words = [plain_letters(vocabulary.local[word]) for word in (*DICE_COMMANDS, "all", "none")]
    assert len(set(words)) == len(words)
    assert not any(" " in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_words_as_at_the_card_table(language: str) -> None:
    cards, dice = Vocabulary(Catalogue(language)), DiceVocabulary(Catalogue(language))
    for command in SHARED_COMMANDS:
        assert cards.command(dice.local[command]) == command


def test_letters() -> None:
    vocabulary = DiceVocabulary(Catalogue("en"))
    assert {letter: vocabulary.command(letter) for letter in DICE_LETTERS.values()} == {
        letter: command for command, letter in DICE_LETTERS.items()
    }
