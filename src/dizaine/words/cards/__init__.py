"""Card games in words."""
