"""The rule ids of docs/rules.md, and which of them the collected tests claim to prove."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

RULES_PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
RULE_HEADING = re.compile(r"^### ([A-Z]\d+) · ", re.MULTILINE)

LAST_OF_TOPIC = {"M": 9, "P": 10, "T": 12, "W": 6, "K": 8, "H": 4, "S": 7, "V": 4, "O": 3, "D": 12, "A": 4}
EXPECTED_IDS = [f"{topic}{number}" for topic, last in LAST_OF_TOPIC.items() for number in range(1, last + 1)]


def ids_on_the_rules_page() -> list[str]:
    """Every id with its own heading on the page, in order."""
    return RULE_HEADING.findall(RULES_PAGE.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class ProvenRules:
    """Which tests carry which rule id; gathered before any test is deselected."""

    tests_of: dict[str, list[str]]
    whole_suite: bool

    @classmethod
    def of(cls, items: Iterable[pytest.Item], *, whole_suite: bool) -> "ProvenRules":
        tests_of: dict[str, list[str]] = {}
        for item in items:
            for marker in item.iter_markers("rule"):
                for rule in marker.args or ("a rule marker without an id",):
                    tests_of.setdefault(str(rule), []).append(item.nodeid)
        return cls(tests_of, whole_suite)


proven_rules_key = pytest.StashKey[ProvenRules]()
