"""Players against each other on shared deals, and how strong that shows them to be."""
