# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = The game is over, so there’s nothing more to enter. If it ended too early on the sheet, correct the line that’s wrong.
score-refusal-sheet-full = The sheet is full. Export it and start a new one.
score-refusal-no-such-entry = The sheet has no line { $number }.
score-refusal-nothing-to-undo = There is nothing to undo.
score-refusal-set-aside = Line { $number } no longer fits what comes before it, so it and the lines after it are set aside. Correct line { $number } first; then the others count again.
score-refusal-earlier-first = Correct line { $number } first; it is the first that no longer fits.
score-refusal-wrong-kind = A round of cards doesn’t belong on a sheet for dice, nor a turn of dice on a sheet for cards.
score-refusal-no-such-player = There is no player { $number } on this sheet.
score-refusal-not-at-table = { $name } isn’t in this round.
score-refusal-hand-missing = There is no entry for { $name }. Everyone at the table needs one.
score-refusal-hand-twice = { $name } is entered twice.
score-refusal-out-without-phase = { $name } can’t have gone out without laying a phase. Enter the phase, or someone else who went out.
score-refusal-out-with-cards = { $name } went out and has no cards left, so there are no points.
score-refusal-two-out = The round ended as soon as { $other } went out, so { $name } still has at least one card.
score-refusal-nobody-out = { $name } has no cards left, so the round was not stopped: { $name } went out.
score-refusal-phase-not-current = { $name } is on phase { $current } and can’t have laid phase { $phase }.
score-refusal-phase-crossed-off = { $name } has already crossed off phase { $phase }.
score-refusal-no-such-phase = This game has no phase { $phase }.
score-refusal-points-missing = What does { $name } have left? Enter points or cards.
score-refusal-points-and-cards = For { $name }, enter either points or cards, not both.
score-refusal-points-not-counted = This game counts no points, so there are none to enter for { $name }.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } used every card for the phase and can’t have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } left.
        [one] No card is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, and { $name } has at most { $most } card. Look at it again.
       *[other] No hand of up to { $most } cards is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Count { $name }’s cards again.
    }
score-refusal-points-together = The deck doesn’t have enough cards for all these hands at once. Count them again.
score-refusal-card-unknown = “{ $card }” isn’t a card. Write a number (7), with its colour if you like (r7); W is a wild, S is a skip.
score-refusal-cards-too-many =
    { $name } can’t have { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left; a hand has at most { $most }.
score-refusal-cards-after-phase =
    { $name } can’t have { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left after laying the phase; the most possible is { $most }.
score-refusal-cards-not-in-deck = The deck doesn’t have that many of “{ $card }” for all the hands together.
score-refusal-order-needed = { $name } and { $other } have both done all the phases. Say who laid the phase first.
score-refusal-order-wrong = The order has to name exactly the players who finished all the phases in this round, once each.
score-refusal-not-your-turn = It’s { $other }’s turn, not { $name }’s.
score-refusal-turn-unclear = Enter just one thing for a turn: its points, its dice, or that it failed.
score-refusal-score-impossible =
    Phase { $phase } can’t score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with these dice. Count again, without bonuses; a turn that doesn’t make the phase has failed.
score-refusal-die-unknown = “{ $face }” isn’t a face of a die. Write a number (8) or W, and where colours count, the colour too (r8).
score-refusal-dice-count =
    { $dice ->
        [one] The game has { $dice } die, but you named { $count }.
       *[other] The game has { $dice } dice, but you named { $count }.
    }
score-refusal-dice-impossible = The dice can’t show all these faces at once. Look at them again.
score-refusal-colours-needed = This phase is about colours, so write the colour of each die too: r8, gW.
score-refusal-phase-is-made =
    These dice make the phase and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; that can’t be declined.
score-refusal-rulebook = The rulebook doesn’t work here: { $reason }
score-refusal-names-empty = Everyone needs a name.
score-refusal-name-unreadable = That name is too long, or has characters that can’t be shown.
score-refusal-names-alike = Two players are called { $name }. Add a letter so that everyone can tell them apart.
score-refusal-dealer = Choose the first dealer from the players at the table.
score-refusal-standing-count =
    { $players ->
        [one] This game has { $players } player, but you gave standings for { $count }.
       *[other] This game has { $players } players, but you gave standings for { $count }.
    }
score-refusal-standing-phases = { $name } can’t have done phase { $phase }: this game doesn’t have it, or it is named twice.
score-refusal-standing-order = { $name }’s phases don’t follow the order of this game.
score-refusal-standing-points =
    { $name } can’t have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this game.
score-refusal-standing-place = Places belong only in a game for places: 1, 2, 3 and so on, one for each player who has done all the phases, and none for the others.
score-refusal-standing-over = { $name } has already done all the phases, so this game can’t go on.
score-refusal-standing-rounds = That can’t be the number of rounds played: 0 to { $most } are possible.

## Exported tables: the titles of columns

score-csv-round = round
score-csv-turn = turn
score-csv-player = player
score-csv-dealer = dealer
score-csv-out = out
score-csv-stopped = stopped (T11)
score-csv-of-phase = { $name }: phase
score-csv-of-points = { $name }: points
score-csv-of-total = { $name }: total
score-csv-of-place = { $name }: place

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = correct
score-word-undo = undo
score-word-sheet = sheet
score-word-export = export
score-word-cancel = cancel
score-word-all = all
score-word-failed = failed

## Questions in the terminal, before the first entry

score-ask-game = Which game? An edition ({ $editions }), with house rules if you like (classic+knock), or your own file (my.toml). Press Enter for { $usual }.
score-ask-names = Who’s playing? Write the names in seating order, clockwise, separated by commas.
score-ask-names-dice = Who’s playing? Write the names in the order of play, separated by commas (D2).
score-ask-names-usual = Press Enter for { $names }.
score-ask-dealer = Who deals first? Press Enter for { $name }.
score-ask-first = Whose turn is next? Press Enter for { $name }.
score-ask-begun-phase = Which phase is { $name } on? (1 if none is done yet)
score-ask-begun-phase-places = Which phase is { $name } on? (1 if none is done yet, 0 if all are done)
score-ask-begun-done = Which phases has { $name } done? Their numbers, or Enter for none.
score-ask-begun-points = How many points does { $name } have?
score-ask-begun-place = In which place did { $name } finish?
score-ask-begun-failures = How many turns has { $name } failed?
score-ask-begun-rounds = How many rounds have been played?

## Questions in the terminal, for each entry

score-ask-out = Who went out? { $names }; or 0 if the round was stopped (T11).
score-ask-laid = Who else laid a phase? { $names }; “{ $all }”, or Enter for nobody.
score-ask-laid-stopped = Who laid a phase? { $names }; “{ $all }”, or Enter for nobody.
score-ask-phase = Which phase did { $name } lay? One of: { $phases }
score-ask-left = What does { $name } have left? Points (65), or cards (7 12 W S).
score-ask-order = Who was first to do all the phases? Give the names from first to last.
score-ask-turn = { $name }, phase { $phase }: { $words }. Points, all the dice, or x if it failed.
score-ask-witness =
    { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }! Who saw it? A name, or Enter.
score-ask-overwrite = { $file } already exists. Replace it? (y/n)

## What the terminal says

score-welcome = { $title }: { $names }. Each entry is saved at once. Type ? for help.
score-next-round = Round { $round }. { $name } deals.
score-next-replay = A tie: { $names } alone play a deciding round; no more points are added (S5). { $name } deals.
score-last-run = Last chance: { $name } plays on as long as each turn makes its phase (D9).
score-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
score-over = The game is over. You can still correct, undo, look at the sheet, or export it; type { $quit } to leave.
score-phase = phase { $phase }: { $words }
score-phases-left = left: { $phases }
score-all-done = all phases done
score-won-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-line-nothing = Nothing entered yet.
score-column-round = round
score-column-turn = turn
score-column-total = total
score-column-bonus = bonus
score-column-failed = failed
score-column-witness = witness
score-laid = { $points } (phase { $phase })
score-laid-only = phase { $phase }
score-mark-corrected = * corrected
score-mark-stopped = T11 stopped by the turn limit
score-corrected = Line { $number } is corrected, and everything after it is counted again.
score-correcting = Correcting line { $number }.
score-undone = The last change is undone.
score-set-aside =
    { $count ->
        [one] Line { $first } no longer fits and is set aside: { $reason }
       *[other] From line { $first } on, { $count } lines no longer fit and are set aside: { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = “{ $text }” isn’t clear here. Write a name or its number.
score-number = “{ $text }” is not a number that fits here.
score-which-line = Which line? For example: { $example }
score-begin-again = No problem, let’s start again.
score-saved = The sheet is saved. Continue with: { $command }
score-not-saved = The sheet can’t be saved: { $detail }. Nothing is lost yet: it is still here, and each entry tries again. Free some space, or export it elsewhere.
score-left-unsaved = The latest entries are not saved.
score-exported = Saved: { $file }
score-export-how = Name a file that ends in .csv or .json, for example: { $example }
score-export-failed = { $file } can’t be written: { $detail }

## Help in the terminal

score-help = Answer the question, or type one of these:
score-help-correct = correct an earlier line; everything after it is counted again
score-help-undo = take back the last entry or correction
score-help-sheet = show the whole sheet
score-help-export = save the sheet to a file, as a spreadsheet or in full
score-help-rules = the rules of this game
score-help-cancel = start this entry again
score-help-quit = stop; the sheet is saved

## Complaints of the command

score-error-nothing = There is no sheet to continue; start one with: dizaine score
score-error-continue-alone = --continue continues a sheet as it is; leave out the game and the other options.
score-error-busy = This sheet is open in another window. Continue there, or close it first.
score-error-file = { $path } is not a score sheet that can be opened: { $detail }
score-error-folder = The folder for sheets can’t be used: { $detail }
score-error-dealer = “{ $text }” isn’t one of the players; --dealer takes a name or its number.
score-error-names = --names takes different short names such as Ada,Ben, not “{ $text }”.
