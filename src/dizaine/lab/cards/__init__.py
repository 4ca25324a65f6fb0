"""Card games in the lab."""
