"""Faces: where people meet the game. They show and ask; every rule lives below."""
