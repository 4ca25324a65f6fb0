"""Games of dice in the lab."""
