"""Questions about card games."""
