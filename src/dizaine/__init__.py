"""Card games of phases: rulebooks as data, one exact engine, many faces."""
