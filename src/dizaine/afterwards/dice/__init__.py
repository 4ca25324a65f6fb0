"""Games of dice once they were played."""
