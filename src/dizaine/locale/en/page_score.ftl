# The scorekeeper: real cards and dice, written down on the page. Buttons on phones are narrow: short words are better.

## A new sheet
page_score-title = Score a real game
page_score-continue = Continue this sheet
page_score-over = finished
page_score-more-sheets = Show all sheets
# $title (of the game), $names (of its players)
page_score-forget = Remove from this device: { $title }, { $names }
page_score-who = Who plays?
page_score-who-cards = In the order of the seats, clockwise. Touch the cards of whoever deals first.
page_score-who-dice = In the order of play.
# $name (of a player)
page_score-deals-first = { $name } deals first
page_score-remove = Remove { $name }
page_score-add = One more player
page_score-game = Which game?
page_score-change = Change
page_score-begun = We have already begun
page_score-begun-note = Take over phases and points from paper
page_score-history = Keep it in our history
page_score-history-note = All evenings on your own server, behind a secret link
page_score-stands = How it stands
# $phase (its number)
page_score-phase = Phase { $phase }
page_score-next-phase = Next phase
# $name (of a player)
page_score-done-phases = Phases that { $name } has done
page_score-all-done = all phases done
page_score-points = Points
page_score-place = Place won
page_score-played = Rounds already played
page_score-begin = Begin the sheet
page_score-offline-safe = Also works without the network once it is open.
page_score-offline-open = Without the server you can go on writing as long as this page stays open. Loading it again needs the server, or an address with https.

## The sheet
page_score-gone = This sheet does not exist any more. Was it deleted?
page_score-standings = Standings
page_score-deals = deals next
page_score-turn = plays next
# $place (in the final order)
page_score-won-place = place { $place }
# $phases (their numbers)
page_score-left-phases = still to do: { $phases }
page_score-unsure = Not confirmed yet: the server has not seen everything.
page_score-replay = They are level and play the last phase once more.
page_score-last-run = Somebody has finished: the others have their last run.
# $round (its number)
page_score-enter = Enter round { $round }
page_score-enter-replay = Enter the replay
# $name (of a player)
page_score-enter-turn = Enter the turn of { $name }
page_score-entered = Round { $round } is written down.
page_score-to-end = To the final table
page_score-look = Look at the rounds
page_score-new = A new sheet
page_score-rounds = All rounds
page_score-no-rounds = Nothing is written yet. Play the first round, then enter it here.
page_score-round-replay = { $round } (replay)
page_score-correct = Correct round { $round }
page_score-corrected = corrected
page_score-stopped = stopped
page_score-waits = not sent yet
page_score-aside = set aside
# $round (the first of them), $count (of rounds), $reason (a sentence)
page_score-aside-why =
    { $count ->
        [one] Round { $round } no longer fits after the correction, so it does not count for now. { $reason }
       *[other] From round { $round } on, { $count } rounds no longer fit after the correction, so they do not count for now. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] 1 correction
       *[other] { $count } corrections
    }
page_score-correction = Round { $round } was corrected.
page_score-correction-by = { $name } corrected round { $round }.

## A round
page_score-round = Round { $round }
page_score-replay-title = The replay
page_score-out = Went out
page_score-laid = Laid
# $phase (its number)
page_score-laid-phase = Laid { $phase }
page_score-not-laid = Not laid
page_score-stop = Round stopped
page_score-stop-note = Nobody went out: the round was stopped
page_score-pad = Points left in hand
# $name (of a player)
page_score-which-phase = Which phase did { $name } lay?
page_score-what-left = What does { $name } have left?
page_score-complete = Everything is there.
page_score-missing-out = Who went out?
page_score-missing-laid = Did { $name } lay a phase?
page_score-missing-phase = Which phase did { $name } lay?
page_score-missing-points = What does { $name } have left?
page_score-missing-order = Who completed the last phase first? Touch the names in that order.
# $card (its name), $points (its value)
page_score-card =
    { $points ->
        [one] { $card }, 1 point
       *[other] { $card }, { $points } points
    }
page_score-erase = Take back the last one
page_score-by-cards = Tap the cards instead
page_score-by-digits = Type the number instead
page_score-save = Save
page_score-save-here = Keep here
page_score-sent = sent by phone

## A turn at the dice
# $turn (its number)
page_score-turn-number = Turn { $turn }
page_score-correct-turn = Correct turn { $turn }
page_score-way = How it is entered
page_score-by-dice = The ten dice
page_score-by-points = The points
page_score-dice-left =
    { $count ->
        [0] All ten dice are there.
        [one] 1 die to go
       *[other] { $count } dice to go
    }
# $face (of a die)
page_score-take-die = Take away { $face }
page_score-failed = Failed
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
page_score-witness = Witness
page_score-witness-wanted = { $name } has over 600 points. Who saw it?
page_score-witness-add = Sign

## Without the server
page_score-away = The server does not answer. Go on writing: everything stays on this device and is sent later.
page_score-away-follower = The server does not answer. This is how it stood last.
page_score-away-stay = Do not reload the page until then.
# $round (its number), $reason (a sentence)
page_score-late = Round { $round } could not be taken. { $reason } Correct it, or leave it out.
page_score-late-drop = Leave it out
page_score-conflict = Which one is right? Round { $round }
page_score-conflict-note = Two people wrote this round differently. Both versions stay in the log.
page_score-conflict-first = Written first
page_score-conflict-second = Written later
page_score-conflict-take = This is right
# $sign (some letters)
page_score-device = Device { $sign }
# $name (of a player), $what (they did)
page_score-line = { $name }: { $what }

## Others
page_score-share = Share the sheet
page_score-follow = Follow on a phone
page_score-follow-note = Everybody sees the standings at once. Nobody can change anything with this link.
page_score-qr = Code to scan: follow this sheet
page_score-allow = Players may enter their own hand
page_score-allow-note = You still save the round yourself
page_score-second = Let somebody else write, too
page_score-second-note = Whoever has this link can write and correct. Give it only to a second keeper, or open it on another device of your own.
page_score-second-qr = Code to scan: write on this sheet
page_score-own-hand = Enter my hand
page_score-who-are-you = Who are you?
page_score-not-me = That is not me
page_score-send = Send
page_score-hand-sent = Sent. You can still change it until the round is saved.
page_score-menu = More about this sheet
page_score-undo = Undo the last step
page_score-csv = Save as a table (CSV)
page_score-json = Save as data (JSON)
page_score-pause = You can stop at any time. The sheet waits here, and on every device that has its link.
page_score-own-rules = This game has its own rulebook; it is on the sheet, not on the server.

## All evenings
page_score-evenings = Our evenings
page_score-evenings-gone = There is no history behind this link any more.
page_score-no-evenings = No game is over yet.
page_score-wins = Who won how often
# $wins, $games (how many)
page_score-of-games =
    { $games ->
        [one] { $wins } of 1 game won
       *[other] { $wins } of { $games } games won
    }
# $phase (its number), $rounds (how many)
page_score-held =
    { $rounds ->
        [one] phase { $phase } took 1 round
       *[other] phase { $phase } took { $rounds } rounds
    }
# $phase (its number), $words (the phase in words), $rounds (how many)
page_score-held-words =
    { $rounds ->
        [one] longest on phase { $phase } ({ $words }): 1 round
       *[other] longest on phase { $phase } ({ $words }): { $rounds } rounds
    }
# $names (of people)
page_score-won-by = won by { $names }
page_score-still-open = still open
page_score-chart = How it went
page_score-open-sheet = The sheet
page_score-secret = The link to this history
page_score-secret-note = Whoever has it sees all your evenings and can delete them. Keep it in the family, and somewhere safe: nobody can find it again.
page_score-join-history = Put new sheets of this device here
# $title (of a game), $day
page_score-remove-game = Delete { $title }, { $day }
page_score-remove-all = Delete all evenings
page_score-remove-all-note = All games of all evenings are deleted from the server for good.
page_score-remove-sure = Delete for good?
page_score-remove-yes = Delete
page_score-keep = Keep
