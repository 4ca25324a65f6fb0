"""A scripted attacker, and an honest table beside it that must not feel it."""
