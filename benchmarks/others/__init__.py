"""Card games of other libraries, measured for comparison in a separate environment."""
