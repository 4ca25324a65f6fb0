# The menu of a table: its first page, the pages behind it, the keys. $name (of a player), $strength (of a bot)
page_menu-scores = Scores
page_menu-people = At this table
page_menu-game = This game
page_menu-invite = Invite someone
page_menu-invite-short = Invite
page_menu-invite-note = Scan this to watch, or to ask for a seat.
page_menu-invite-qr = QR code that opens this table
page_menu-settings-note = Sound, motion, colours, language
page_menu-waiting = When someone is away
page_menu-fair = Fair deals
page_menu-seat-open = Free seat
page_menu-seat-bot = Bot, { $strength }
page_menu-link-note = If { $name } has lost the old one
page_menu-pass-note = { $name } decides from then on
page_menu-remove-note = { $name } can come back if you let them in again.

## Keys
page_menu-keys = Keys
page_menu-key-enter = Enter
page_menu-key-draw = Draw a card
page_menu-key-take = Take the discard, or knock
page_menu-key-lay = Lay your phase
page_menu-key-discard = Discard the picked card
page_menu-key-undo = Take back your last move
page_menu-key-cards = Move between your cards or places
page_menu-key-pick = Pick a card, put it back, or place it
page_menu-key-hold = Keep a die, or let it go
page_menu-key-roll = Roll the dice
page_menu-key-stop = Stop and score
page_menu-key-hint = Ask for a hint
page_menu-key-rules = Open the rules
page_menu-key-keys = Show these keys
page_menu-key-escape = Put everything back, or close
