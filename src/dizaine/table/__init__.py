"""Tables: what a game between people needs besides the rules, such as seats, messages, a log and fair deals."""
