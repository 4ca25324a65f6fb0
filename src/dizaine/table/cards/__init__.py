"""What a table needs to know of card games."""
