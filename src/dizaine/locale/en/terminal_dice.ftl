# The dice game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# What the card table says as well is in terminal.ftl. $who is "you" for the reader and "other" for somebody else.

## Words that can be typed; one word each, small letters

terminal_dice-word-keep = keep
terminal_dice-word-roll = roll
terminal_dice-word-stop = stop
terminal_dice-word-pad = pad
terminal_dice-word-save = save
# To name dice
terminal_dice-word-all = all
terminal_dice-word-none = none
# The ending behind a number that means all dice with it: 8s
terminal_dice-word-plural = s

## The table

# $round, $name (whose turn it is)
terminal_dice-heading =
    Round { $round }, { $who ->
        [you] your turn
       *[other] { $name }
    }
terminal_dice-heading-last-run =
    { $who ->
        [you] Your last chance
       *[other] { $name }, last chance
    }
terminal_dice-heading-over = The game is over
terminal_dice-column-bonus = bonus
terminal_dice-column-failed = failed
terminal_dice-total = total
# $name, $phase (number), $words (what it asks for), $points, $failures (failed turns)
terminal_dice-player =
    { $name }: phase { $phase }: { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $failures ->
        [0] no failed turns
        [one] { $failures } failed turn
       *[other] { $failures } failed turns
    }.
terminal_dice-player-done =
    { $name }: all phases made, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $failures ->
        [0] no failed turns
        [one] { $failures } failed turn
       *[other] { $failures } failed turns
    }.
# $throw (counted from 1), $throws (of a turn), $phase, $words
terminal_dice-throw = Roll { $throw } of { $throws }, for phase { $phase }: { $words }
# $dice (numbers in order)
terminal_dice-sorted = sorted: { $dice }
# $missing (dice)
terminal_dice-missing =
    not made yet: { $missing ->
        [one] { $missing } die missing
       *[other] { $missing } dice missing
    }
# $phase, $groups (with their dice), $points
terminal_dice-made = phase { $phase } made, worth { $points }: { $groups }
# $colour (a name)
terminal_dice-group-colour = dice in { $colour }
terminal_dice-wild = { $colour } W
# $legend (letters and what they mean)
terminal_dice-legend = Dice: { $legend }
terminal_dice-legend-wild = W any number

## The whole pad

# $over (points)
terminal_dice-pad-half = bonus for over { $over }
terminal_dice-pad-finish = finishing bonus
terminal_dice-pad-finish-alone = bonus, last phase on first try
terminal_dice-pad-failures = failed turns
# $failures (how many)
terminal_dice-pad-failures-alone =
    { $failures ->
        [one] { $failures } failed turn, deducted at the end
       *[other] { $failures } failed turns, deducted at the end
    }
# $phase (number), $points, $total (so far)
terminal_dice-pad-phase = phase { $phase }: { $points }, total { $total }
# $points
terminal_dice-pad-half-told = bonus for the first half: { $points }
terminal_dice-pad-finish-told = finishing bonus: { $points }

## Choices

# $numbers, $faces, $colour (whole commands: k 1 3 5, k 8s, k green)
terminal_dice-choice-keep = keep dice and roll the others: { $numbers } (by position), { $faces } or { $colour } (by what they show)
# $some, $all (whole commands: r 2 4, r all)
terminal_dice-choice-roll = roll dice again and keep the others: { $some }, { $all }
# $points
terminal_dice-choice-stop =
    stop and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal_dice-choice-stop-failing = stop: the turn ends without the phase
# all arguments are words that can be typed
terminal_dice-more-words = or: ? for help, { $hint }, { $pad }, { $table }, { $log }, { $rules }, { $quit }

## Answers to what cannot be

# $letter (of the command)
terminal_dice-which = Which dice? Write for example: { $letter } 1 3 5
# $text (dice as they were typed)
terminal_dice-keep-or-roll = Keep them or roll them? Write k { $text } to keep them and roll the others, or r { $text } to roll them again.
# $text (what was typed), $face (as typed: r8)
terminal_dice-two-meanings = “{ $text }” can mean two things. For that one face, write { $face }; otherwise name the dice by their numbers. Nothing was rolled.
# $count (dice)
terminal_dice-no-such-die = There is no die “{ $text }”: they are numbered 1 to { $count }. Nothing was rolled.
terminal_dice-no-dice = “{ $text }” names no dice. Write the numbers in front of them (1 3 5) or what they show (8s, r8, W). Nothing was rolled.
terminal_dice-nothing-shows = No die shows “{ $text }”. Nothing was rolled.
terminal_dice-nothing-thrown = That would keep all the dice and roll none. To end the turn, type s.
terminal_dice-stop-alone = To end the turn, type s alone, without “{ $text }”. To keep dice, write k and then the dice.
# $phase, $left (rolls)
terminal_dice-stop-warning =
    You haven’t made phase { $phase }. If you stop now, the turn fails, with { $left ->
        [one] { $left } roll
       *[other] { $left } rolls
    } left. Type s again if you mean it.
# $id (number of the saved game)
terminal_dice-saved = Game { $id }, saved after every roll. Type q to quit; nothing is lost.

## Help and hints

terminal_dice-help-keep = keep the dice you name and roll the others again.
terminal_dice-help-roll = roll the dice you name again and keep the others.
terminal_dice-help-stop = end your turn with the dice as they are.
# $number (on a die), $faces (8s), $face (r8), $colour (its name), $all (a word that can be typed)
terminal_dice-help-picking =
    Name dice by the numbers in front of them (1 3 5, 1-4), or by what they show: { $faces } or { $all } { $number }
    (every { $number }), { $face } (that face), { $colour } (the colour), W. Above the dice, x is a failed turn and a dot
    marks the phase to make.
# all arguments are words that can be typed
terminal_dice-help-words =
    Always: { $hint } (a suggestion; { $hint } 1 3 5 weighs your own), { $pad } (the score pad), { $rules } (of this game;
    { $rules } D3 for one of them), { $log } (of the last turns), { $table } or Enter (show all again), { $quit }.
# $phase, $chance (percent), $gain (points, on average)
terminal_dice-hint-keep =
    The chance of making phase { $phase } is { $chance }; on average this scores { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } more than stopping now.
terminal_dice-hint-stop = Rolling again would score less on average. The chance of making the phase is { $chance }.
# $cost (points of a failed turn): stopping without the phase, for a higher score at the next try
terminal_dice-hint-give-up =
    It’s better to try again next turn: failing costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and a low score here would cost you more.
# $input (what one would type), $chance, $cost (points, on average)
terminal_dice-hint-wish =
    Yours, { $input }: a chance of { $chance }; on average it scores { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } less.
terminal_dice-hint-wish-equal = Yours, { $input }: a chance of { $chance }; it’s as good as any.
# $points (on average)
terminal_dice-hint-final =
    With best play you’ll end with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
terminal_dice-hint-several = This is exact for playing alone; against others, where speed counts too, it’s only a guide.
terminal_dice-hint-run = This scores the most points in your last chance, on average; a failed turn ends it.
# $phase, $chance (percent), $input (what one would type)
terminal_dice-hint-phase = The surest way to phase { $phase }: a chance of { $chance }. Against others, a failed turn is a turn lost.
terminal_dice-hint-phase-wish = Yours, { $input }: a chance of { $chance }.
terminal_dice-hint-win = Nobody plays after you. Your chance of winning is { $chance }.
terminal_dice-hint-win-wish = Yours, { $input }: a { $chance } chance of winning.
# $points
terminal_dice-hint-made =
    The phase is made, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# the same, where the dice that are not needed should be thrown again
terminal_dice-hint-made-more =
    { $points ->
        [one] The phase is made, for { $points } point,
       *[other] The phase is made, for { $points } points,
    } and nothing can take it away; rolling the other dice can only add to it.
# $kept, $wanted (dice)
terminal_dice-hint-greedy =
    { $kept ->
        [one] This is { $kept }
       *[other] These are { $kept }
    } of the { $wanted } dice the phase asks for.
# $command (what to type)
terminal_dice-hint-solve = This is a rule of thumb; for exact hints, first run: { $command }
terminal_dice-hint-solve-wish = This is a rule of thumb; to learn what yours costs, first run: { $command }

## What happened

# $throws (names with dice)
terminal_dice-news-order-thrown = For the order of play: { $throws }.
# $names
terminal_dice-news-order = Order of play: { $names }.
# $name, $phase, $words
terminal_dice-news-turn = { $name }, phase { $phase }: { $words }
terminal_dice-news-last-turn = { $name }, last chance, phase { $phase }: { $words }
# $throw (counted from 1), $dice (that were rolled), $kept (that were not)
terminal_dice-news-thrown = roll { $throw }: { $dice }
terminal_dice-news-kept = kept { $kept }; roll { $throw }: { $dice }
terminal_dice-news-stopped = stopped after roll { $throw }
# $phase, $groups (with their dice), $points, $total
terminal_dice-news-made =
    phase { $phase } made, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $total }: { $groups }
terminal_dice-news-failed = phase { $phase } not made
# $points, $phase, $over, $total
terminal_dice-news-half = over { $over } after phase { $phase }: bonus of { $points }, total { $total }
terminal_dice-news-finish = finishing bonus of { $points }, total { $total }
terminal_dice-news-finish-alone = the last phase on the first try: bonus of { $points }, total { $total }
terminal_dice-news-last-run =
    { $who ->
        [you] You’ve made all the phases. Everyone else gets one last chance, one after another: each plays on until a turn fails or the last phase is made.
       *[other] { $name } has made all the phases. Everyone else gets one last chance, one after another: each plays on until a turn fails or the last phase is made.
    }
# $failures (how many), $cost (points), $total
terminal_dice-news-failures =
    { $failures ->
        [0] No failed turns. Your final score is { $total }.
        [one] { $failures } failed turn: { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } off. Your final score is { $total }.
       *[other] { $failures } failed turns: { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } off. Your final score is { $total }.
    }
