# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Someone else has entered something different here. Which one is right?
sheets-problem-keeper-only = Only the scorekeepers of this sheet can change it. Ask one of them for their link.
sheets-problem-hands-off = In this game the scorekeeper enters everything. Tell them your result.
sheets-problem-no-such-sheet = There is no score sheet with this code. Check it, or start a new one.
sheets-problem-no-such-evenings = This link doesn’t open a history of game nights. Check it, or start a new history.
sheets-problem-no-such-entry = That line is no longer on the sheet. Look at the sheet again.
sheets-problem-sheet-changed = Someone else has changed the sheet in the meantime. Look at it again first.
sheets-problem-question-open = Two people wrote this line differently. First say which one is right; then you can undo it.
sheets-problem-sheet-full = The sheet is full. Export it and start a new one.
sheets-problem-evenings-full = This history of game nights is full. Export it, delete old sheets, or start a new history.
sheets-problem-too-long = That’s too long for an entry.
sheets-problem-too-many-hands = Too many results were sent for this round. Tell the scorekeeper yours.
