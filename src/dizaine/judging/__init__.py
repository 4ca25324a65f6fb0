"""The arbiter of games with real cards and dice: is this allowed? The engine alone answers."""
