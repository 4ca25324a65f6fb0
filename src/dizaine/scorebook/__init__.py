"""The authority over score sheets: a log of operations for each, and books of evenings."""
