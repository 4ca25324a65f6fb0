"""Card games once they were played."""
