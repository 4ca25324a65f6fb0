# The scorekeeper: real cards and dice, written down on the page. Buttons on phones are narrow: short words are better.

## A new sheet
page_score-title = Score a real game
page_score-continue = Continue this sheet
page_score-over = finished
page_score-more-sheets = Show all sheets
# $title (of the game), $names (of its players)
page_score-forget = Remove from this device: { $title }, { $names }
page_score-who = Who’s playing?
page_score-who-cards = In seating order, clockwise. Tap the card symbol next to the first dealer’s name.
page_score-who-dice = In the order of play.
# $name (of a player)
page_score-deals-first = { $name } deals first
page_score-remove = Remove { $name }
page_score-add = Add a player
page_score-game = Which game?
page_score-change = Change
page_score-begun = We’ve already started
page_score-begun-note = Copy phases and points from paper
page_score-history = Keep it in our history
page_score-history-note = All your game nights, on your own server behind a secret link
page_score-stands = The score so far
# $phase (its number)
page_score-phase = Phase { $phase }
page_score-next-phase = Next phase
# $name (of a player)
page_score-done-phases = Phases { $name } has done
page_score-all-done = all phases done
page_score-points = Points
page_score-place = Place
page_score-played = Rounds already played
page_score-begin = Start the sheet
page_score-offline-safe = Once open, it works without the network too.
page_score-offline-open = Without the server you can keep writing as long as this page stays open. To reload it you need the server, or an address with https.

## The sheet
page_score-gone = This sheet no longer exists. Was it deleted?
page_score-standings = Standings
page_score-deals = deals next
page_score-turn = plays next
# $place (in the final order)
page_score-won-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
# $phases (their numbers)
page_score-left-phases = still to do: { $phases }
page_score-unsure = Not final yet: the server hasn’t seen everything.
page_score-replay = It’s a tie: the tied players alone play a deciding round.
page_score-last-run = Someone has finished. Everyone else gets one last chance, one after another: each plays on until a turn fails or the last phase is made.
# $round (its number)
page_score-enter = Enter round { $round }
page_score-enter-replay = Enter deciding round
# $name (of a player)
page_score-enter-turn = Enter { $name }’s turn
page_score-entered = Round { $round } is saved.
page_score-to-end = Final result
page_score-look = See the rounds
page_score-new = New sheet
page_score-rounds = All rounds
page_score-no-rounds = Nothing here yet. Play the first round, then enter it.
page_score-round-replay = { $round } (deciding)
page_score-correct = Correct round { $round }
page_score-corrected = corrected
page_score-stopped = stopped
page_score-waits = not sent yet
page_score-aside = set aside
# $round (the first of them), $count (of rounds), $reason (a sentence)
page_score-aside-why =
    { $count ->
        [one] Round { $round } no longer fits after the correction, so it doesn’t count for now. { $reason }
       *[other] From round { $round } on, { $count } rounds no longer fit after the correction, so they don’t count for now. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] { $count } correction
       *[other] { $count } corrections
    }
page_score-correction = Round { $round } was corrected.
page_score-correction-by = { $name } corrected round { $round }.

## A round
page_score-round = Round { $round }
page_score-replay-title = Deciding round
page_score-out = Went out
page_score-laid = Phase down
# $phase (its number)
page_score-laid-phase = Phase { $phase } down
page_score-not-laid = No phase
page_score-stop = Round stopped
page_score-stop-note = Nobody went out: the round was stopped
page_score-pad = Points left in hand
# $name (of a player)
page_score-which-phase = Which phase did { $name } lay?
page_score-what-left = What does { $name } have left?
page_score-complete = Everything is entered.
page_score-missing-out = Who went out?
page_score-missing-laid = Did { $name } lay a phase?
page_score-missing-phase = Which phase did { $name } lay?
page_score-missing-points = What does { $name } have left?
page_score-missing-order = Who was first to do all the phases? Tap the names in order.
# $card (its name), $points (its value)
page_score-card =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
page_score-erase = Remove the last one
page_score-by-cards = Tap the cards instead
page_score-by-digits = Type the points instead
page_score-save = Save
page_score-save-here = Save here
page_score-sent = sent by phone

## A turn at the dice
# $turn (its number)
page_score-turn-number = Turn { $turn }
page_score-correct-turn = Correct turn { $turn }
page_score-way = How to enter it
page_score-by-dice = The dice
page_score-by-points = The points
page_score-dice-left =
    { $count ->
        [0] All dice are in
        [one] { $count } die to go
       *[other] { $count } dice to go
    }
# $face (of a die)
page_score-take-die = Remove { $face }
page_score-failed = Failed
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
page_score-witness = Witness
page_score-witness-wanted = { $name } has a great score! Who saw it?
page_score-witness-add = Sign

## Without the server
page_score-away = The server isn’t answering. Keep writing: everything stays on this device and is sent later.
page_score-away-follower = The server isn’t answering. This is the latest score it sent.
page_score-away-stay = Don’t reload the page until then.
# $round (its number), $reason (a sentence)
page_score-late = Round { $round } couldn’t be added. { $reason } Correct it, or leave it out.
page_score-late-drop = Leave it out
page_score-conflict = Round { $round }: which is right?
page_score-conflict-note = Two people entered this round differently. Both versions are kept.
page_score-conflict-first = Entered first
page_score-conflict-second = Entered later
page_score-conflict-take = This is right
# $sign (some letters)
page_score-device = Device { $sign }
# $name (of a player), $what (they did)
page_score-line = { $name }: { $what }

## Others
page_score-share = Share the sheet
page_score-follow = Follow on a phone
page_score-follow-note = Everyone sees the score right away. Nobody can change anything with this link.
page_score-qr = QR code to follow this sheet
page_score-allow = Players may enter their own results
page_score-allow-note = You still save the round yourself
page_score-second = Let someone else write too
page_score-second-note = Anyone with this link can write and correct. Give it only to a second scorekeeper, or open it on another device of yours.
page_score-second-qr = QR code to write on this sheet
page_score-own-hand = Enter my result
page_score-who-are-you = Who are you?
page_score-not-me = That’s not me
page_score-send = Send
page_score-hand-sent = Sent. You can change it until the round is saved.
page_score-menu = More about this sheet
page_score-undo = Undo the last step
page_score-csv = Save as a spreadsheet (CSV)
page_score-json = Save as data (JSON)
page_score-pause = You can stop at any time. The sheet waits here, and on every device that has its link.
page_score-own-rules = This game has its own rulebook; it’s stored in the sheet, not on the server.

## All evenings
page_score-evenings = Our game nights
page_score-evenings-gone = There is no history behind this link any more.
page_score-no-evenings = No finished games yet. The first one will show up here.
page_score-wins = Most wins
# $wins, $games (how many)
page_score-of-games =
    { $games ->
        [one] won { $wins } of { $games } game
       *[other] won { $wins } of { $games } games
    }
# $phase (its number), $rounds (how many)
page_score-held =
    { $rounds ->
        [one] phase { $phase } took { $rounds } round
       *[other] phase { $phase } took { $rounds } rounds
    }
# $phase (its number), $words (the phase in words), $rounds (how many)
page_score-held-words =
    { $rounds ->
        [one] stuck longest on phase { $phase } ({ $words }): { $rounds } round
       *[other] stuck longest on phase { $phase } ({ $words }): { $rounds } rounds
    }
# $names (of people)
page_score-won-by = won by { $names }
page_score-still-open = still open
page_score-chart = How it went
page_score-open-sheet = Open the sheet
page_score-secret = The link to this history
page_score-secret-note = Anyone who has it can see all your game nights and delete them. Keep it in the family, and keep it safe: it can’t be recovered.
page_score-join-history = Add this device’s new sheets here
# $title (of a game), $day
page_score-remove-game = Delete { $title }, { $day }
page_score-remove-all = Delete all game nights
page_score-remove-all-note = Every game of every game night will be deleted from the server for good.
page_score-remove-sure = Delete for good?
page_score-remove-yes = Delete
page_score-keep = Keep
