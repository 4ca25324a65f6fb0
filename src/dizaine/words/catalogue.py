"""The texts of one language, read from Project Fluent files on first use.

A message id begins with its area (`rules-T8-take`), and each area has its own file. To keep the start of the program
fast, a file is read at the first text of its area, and a message is parsed when it is first used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE_NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "de": "Deutsch",
}
"""Every language with its own name for itself. This is the only list of languages; each has a folder in `locale`."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
DEFAULT_LANGUAGE: Final = "en"

# A text on one line with nothing but words and simple variables: the common case, formatted without Fluent.
_SIMPLE: Final = re.compile(r"[\w-]+ *= *(?P<text>[^{}\n]*(?:\{ \$\w+ \}[^{}\n]*)*?)[ \n]*")
_VARIABLE: Final = re.compile(r"\{ \$(\w+) \}")
_GROUPED: Final = 1000  # from here on languages separate the thousands of a number

# An entry of a Fluent file begins in the first column; its other lines are indented.
_ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)


class Catalogue:
    """All texts in one language.

    >>> Catalogue("fr").text("terms-colour-green")
    'vert'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
        self.language = language
        self._sources: dict[str, dict[str, str]] = {}
        self._bundle: FluentBundle | None = None

    def text(self, message: str, **arguments: float | str) -> str:
        """The text of a message; an unknown id or a missing argument is an error in the program."""
        source = self._area_of(message).get(message)
        if source is None:
            raise KeyError(f"there is no message {message!r} ({self.language})")
        if (text := _filled_in(source, arguments)) is not None:
            return text
        bundle = self._bundle_with(message, source)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"the message {message!r} has no text ({self.language})")
        formatted, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{message} ({self.language}): {'; '.join(map(str, errors))}")
        return str(formatted)

    def listing(self, items: Iterable[str]) -> str:
        """Several words as a list: `red, yellow and blue`."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        return self.text("terms-list", first=", ".join(words[:-1]), last=words[-1])

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._area_of(message)

    def _area_of(self, message: str) -> Mapping[str, str]:
        """The sources of all messages of an area, by id."""
        area = message.partition("-")[0]
        if area not in self._sources:
            file = files("dizaine") / "locale" / self.language / f"{area}.ftl"
            source = file.read_text(encoding="utf-8") if file.is_file() else ""
            self._sources[area] = {entry[1]: entry[0] for entry in _ENTRY.finditer(source)}
        return self._sources[area]

    def _bundle_with(self, message: str, source: str) -> FluentBundle:
        """The bundle with the message added to it."""
        from fluent.runtime import FluentBundle, FluentResource  # its import alone takes a tenth of a second

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if not self._bundle.has_message(message):
            self._bundle.add_resource(FluentResource(source))
        return self._bundle


def _filled_in(source: str, arguments: Mapping[str, float | str]) -> str | None:
    """A simple text with its variables filled in; None if that takes Fluent."""
    match = _SIMPLE.fullmatch(source)
    if match is None or any(map(_written_differently, arguments.values())):
        return None
    if not set(_VARIABLE.findall(match["text"])) <= arguments.keys():
        return None
    return _VARIABLE.sub(lambda variable: str(arguments[variable[1]]), match["text"])


def _written_differently(value: float | str) -> bool:
    """Whether languages write a number in their own ways: with a decimal comma, or with the thousands apart."""
    return not isinstance(value, str) and (type(value) is float or abs(value) >= _GROUPED)


def language_of_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language of the person's system if there is a catalogue for it, else English.

    >>> language_of_locale({"LANG": "de_AT.UTF-8"}), language_of_locale({"LC_ALL": "C", "LANG": "fr_FR"})
    ('de', 'en')
    """
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := variables.get(name):
            language = re.split(r"[_.@-]", value.lower())[0]
            return language if language in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
