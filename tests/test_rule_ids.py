"""No rule without a test, no test for a rule that does not exist."""

import pytest

from tests.rule_ids import EXPECTED_IDS, ProvenRules, ids_on_the_rules_page, proven_rules_key


@pytest.fixture
def proven(pytestconfig: pytest.Config) -> ProvenRules:
    return pytestconfig.stash[proven_rules_key]


def test_the_rules_page_has_each_rule_once_and_in_order() -> None:
    assert ids_on_the_rules_page() == EXPECTED_IDS


def test_no_marker_names_an_unknown_rule(proven: ProvenRules) -> None:
    unknown = {rule: proven.tests_of[rule] for rule in proven.tests_of.keys() - set(ids_on_the_rules_page())}
    assert not unknown, f"not in docs/rules.md: {unknown}"


def test_every_rule_is_proven_by_a_test(proven: ProvenRules) -> None:
    if not proven.whole_suite:
        pytest.skip("only a run of the whole suite can tell")
    unproven = [rule for rule in ids_on_the_rules_page() if rule not in proven.tests_of]
    assert not unproven, f"no test is marked with {', '.join(unproven)}"
