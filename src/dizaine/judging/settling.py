"""Finds an answer with as few facts as possible: the engine is asked for the best and for the worst case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import TypeVar

import msgspec

from dizaine.judging.question import Question
from dizaine.judging.verdicts import Finding, Missing, Verdict

Asked = TypeVar("Asked", bound=Question)


def needed(question: Question) -> tuple[str, ...]:
    """The facts without which nothing can be said, as far as nobody has given them."""
    return _open(question, question.NEEDS)


def settle(question: Asked, decide: Callable[[Asked], Verdict], cures: Mapping[str, Iterable[str]]) -> Finding:
    """The verdict if the facts suffice for one, else the facts to ask for; those that it needs are given.

    `decide` takes a question without open facts that have a best case. `cures` says for each refusal which facts could
    change it.
    """
    tried = _open(question, question.BEST)
    best = _best(question, tried, decide, cures)
    if not best.allowed:
        curing = _open(question, cures.get(best.code, ()))
        return _asked_first(curing, tried) if set(curing) - set(tried) else best
    worst = decide(msgspec.structs.replace(question, **{fact: question.WORST[fact] for fact in tried}))
    if not worst.allowed:
        return _asked_first(_open(question, cures.get(worst.code, ())) or tried, tried)
    wanted = _open(question, question.WANTS)
    return Missing(wanted) if wanted else best


def _best(
    question: Asked, tried: Sequence[str], decide: Callable[[Asked], Verdict], cures: Mapping[str, Iterable[str]]
) -> Verdict:
    """A case that is allowed; if there is none, the refusal that has least to do with the facts tried."""
    refusals = []
    for values in product(*(question.BEST[fact] for fact in tried)):
        verdict = decide(msgspec.structs.replace(question, **dict(zip(tried, values, strict=True))))
        if verdict.allowed:
            return verdict
        refusals.append(verdict)
    return min(refusals, key=lambda verdict: len(set(cures.get(verdict.code, ())) & set(tried)))


def _asked_first(facts: Sequence[str], tried: Sequence[str]) -> Missing:
    """Facts with a few possible values are asked for before all others, which may then not be needed."""
    return Missing(tuple(fact for fact in facts if fact in tried) or tuple(facts))


def _open(question: Question, facts: Iterable[str]) -> tuple[str, ...]:
    """Those of the facts that nobody has given, in the order of the question's fields."""
    among = set(facts)
    return tuple(name for name in question.__struct_fields__ if name in among and getattr(question, name) is None)
