"""Cover the cards that a seat may not see."""

from __future__ import annotations

from dizaine.engine.cards.cards import HIDDEN
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import count_hand
from dizaine.engine.cards.state import State
from dizaine.engine.dialect import duplicate


def redact(rules: Rules, state: State, seat: int | None) -> State:
    """A copy of the state in which the draw pile and the other hands are face down, except for publicly known cards.

    With seat None it is what a spectator sees. Everything else in a state is public by the rules.
    """
    seen = duplicate(state)
    for player in range(state.players):
        if player != seat:
            known, size = state.known_size[player], state.hand_size[player]
            seen.hand[player][:size] = state.known[player][:known] + [HIDDEN] * (size - known)
            count_hand(rules, seen, player)
    seen.draw[state.bottom : state.draw_size] = [HIDDEN] * (state.draw_size - state.bottom)
    return seen
