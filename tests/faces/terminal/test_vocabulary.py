"""Words that can be typed mean one thing in each language."""

import pytest

from dizaine.faces.terminal.cards.vocabulary import ARRANGING, COMMANDS, LETTERS, Vocabulary
from dizaine.faces.terminal.commands import plain_letters
from dizaine.words.catalogue import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood(language: str) -> None:
    vocabulary = Vocabulary(Catalogue(language))
    for command in COMMANDS:
        for word in (command, vocabulary.local[command], vocabulary.local[command].upper()):
            assert vocabulary.command(word) == command
    for word in ARRANGING:
        assert vocabulary.arranging(word) == word
        assert vocabulary.arranging(vocabulary.local[word]) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_single_and_different(language: str) -> None:
    vocabulary = Vocabulary(Catalogue(language))
    for family in (COMMANDS, ARRANGING):
        words = [plain_letters(vocabulary.local[word]) for word in family]
        assert len(set(words)) == len(words)
        assert not any(" " in word for word in words)


def test_letters() -> None:
    vocabulary = Vocabulary(Catalogue("en"))
    assert {letter: vocabulary.command(letter) for letter in LETTERS.values()} == {
        letter: command for command, letter in LETTERS.items()
    }


@pytest.mark.parametrize(
    ("language", "word", "command"),
    [
        ("en", "disc", "discard"),
        ("en", "hi", None),
        ("en", "hin", "hint"),
        ("fr", "regles", "rules"),
        ("fr", "defausser", "discard"),
        ("de", "sofo", "close"),
        ("de", "aus", None),
        ("de", "ausl", "lay"),
        ("nl", "kl", "knock"),
        ("nl", "", None),
    ],
)
def test_beginnings(language: str, word: str, command: str | None) -> None:
    assert Vocabulary(Catalogue(language)).command(word) == command
