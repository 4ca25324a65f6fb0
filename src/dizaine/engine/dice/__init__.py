"""The law of the dice game: its state, its moves, what they do, and the text forms of all that (D1-D12)."""
