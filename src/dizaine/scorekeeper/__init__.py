"""A score sheet for games that are played with real cards and dice."""
