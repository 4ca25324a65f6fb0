# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Someone else has entered something different here. Which one is right?
sheets-problem-keeper-only = Only the keepers of this sheet can change it. Ask one of them for their link.
sheets-problem-hands-off = The keeper enters all hands in this game. Tell them what you have left.
sheets-problem-no-such-sheet = There is no score sheet with this code. Check it, or start a new one.
sheets-problem-no-such-evenings = This link opens no book of evenings. Check it, or start a new book.
sheets-problem-no-such-entry = The sheet has no such line any more. Look at it again.
sheets-problem-sheet-changed = Someone else has changed the sheet meanwhile. Look at it again first.
sheets-problem-question-open = Two people wrote this line differently. First say which one is right; then you can take it back.
sheets-problem-sheet-full = The sheet is full. Export it and start a new one.
sheets-problem-evenings-full = This book of evenings is full. Export it, delete old sheets, or start a new book.
sheets-problem-too-long = This is too long to be an entry.
sheets-problem-too-many-hands = Too many hands were sent for this round. Tell the keeper what you have left.
