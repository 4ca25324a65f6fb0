# The card table on the page. Texts stand on phones and on buttons: short ones are better.

page_table-turn-yours = Your turn.
page_table-own = Your cards and moves
page_table-hand = Your cards
page_table-hand-picked = picked
page_table-hand-duty = must go down this turn
page_table-hand-new = new
page_table-players = Players
page_table-actions = What you can do
page_table-menu = Menu
page_table-log = What happened
page_table-log-empty = What happens next will appear here.
# $round
page_table-round = Round { $round }
page_table-round-replay = Round { $round } (deciding)

## The others; $name, $phase (number, or how many are done), $free (yes where the order of phases is free), $points, $cards
page_table-player =
    { $name }: { $free ->
        [yes] { $phase ->
            [one] { $phase } phase done
           *[other] { $phase } phases done
        }
       *[no] phase { $phase }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
page_table-player-short =
    phase { $phase }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
page_table-player-laid = has laid the phase
page_table-player-skipped = loses their next turn
page_table-player-turn = playing now
page_table-player-bot = a bot plays
page_table-player-aim = tap to skip
page_table-player-dealer = dealer
page_table-skip-sign = skip
# $place (won in a game for places)
page_table-place-sign =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
page_table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Oneself; $phase (its number), $missing (cards)
page_table-own-phase = Phase { $phase }
page_table-own-laid = Phase { $phase } is down
page_table-own-rest = Get rid of your cards
page_table-own-free =
    { $count ->
        [one] { $count } phase done
       *[other] { $count } phases done
    }
# $order (one of the words below)
page_table-sort = Sort your hand. Now: { $order }
page_table-sort-short = Sort
page_table-sort-phase = for the phase
page_table-sort-number = by number
page_table-sort-colour = by colour
page_table-sort-own = in your own order
page_table-phases-phase = Phase
# $count (number): phases of a player that are done, where their order is free
page_table-phases-so-far =
    { $count ->
        [one] { $count } done
       *[other] { $count } done
    }
page_table-phases-done = done
page_table-phases-next = next

## The table; $name, $card, $count
page_table-groups-of = { $name }’s groups
page_table-groups-own = You
page_table-group-open = Put the picked card here
page_table-set-ace = set of aces
page_table-set-jack = set of jacks
page_table-set-queen = set of queens
page_table-pile-draw =
    Draw pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page_table-pile-discard = Discard pile: { $card }
page_table-pile-discard-empty = Discard pile, empty
page_table-pile-take = Take the { $card }
page_table-pile-throw = Discard here

## What is going on; $name, $card
page_table-prompt-over = The game is over.
# $place (number)
page_table-prompt-place =
    { $place ->
        [1] You finish 1st. The others play on.
        [2] You finish 2nd. The others play on.
        [3] You finish 3rd. The others play on.
       *[other] You finish { $place }th. The others play on.
    }
page_table-prompt-wait = { $name } is playing.
page_table-prompt-draw = Draw, or take the { $card }.
page_table-prompt-draw-only = Draw a card.
page_table-prompt-close = Others may knock. Wait, or draw now.
page_table-prompt-lay = Your phase is complete. You can lay it.
page_table-prompt-hit = Add cards to groups, or pick one to discard.
page_table-prompt-fits =
    The { $card } fits { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }.
page_table-prompt-discard = Pick a card to discard.
page_table-prompt-throw = Discard it, or pick another card.
page_table-prompt-skip = Choose who loses a turn.
page_table-prompt-nowhere = This card can’t go anywhere now.
page_table-prompt-duty = The { $card } must go down this turn.
page_table-prompt-knock = Knock and take the { $card }?
page_table-prompt-knock-next = Want the { $card }? Knock before someone else does, or draw as usual.
page_table-prompt-knock-other = Want the { $card }? Knock, and it’s your turn at once.
page_table-clock = Seconds until a bot plays for you
page_table-prompt-held = Your move is noted. It will be played as soon as the game goes on.
# $seconds (number)
page_table-claim-left =
    { $seconds ->
        [one] { $seconds } second left to knock
       *[other] { $seconds } seconds left to knock
    }

## Somebody who has to move is away; $name, $time (minutes and seconds, 0:32)
page_table-wait-away = { $name } is away. A bot takes over in { $time }.
page_table-wait-never = { $name } is away. The table waits.
page_table-wait-bot = A bot plays for { $name }.
page_table-wait-asleep = { $name }’s screen is off or showing something else.
page_table-meanwhile = While you were away, a bot played for you:

## Buttons; $card, $phase, $group, $name
page_table-act-draw = Draw
page_table-act-take = Take { $card }
page_table-act-knock = Knock for { $card }
page_table-act-pass = Leave it
page_table-act-close = Draw now
page_table-act-lay = Lay phase { $phase }
page_table-act-discard = Discard { $card }
page_table-act-skip = Skip { $name }
page_table-act-skip-next = Skip the next player
page_table-act-skip-whom = Choose who loses a turn…
page_table-act-undo = Undo
# $what (page_table-taken-lay, or cards)
page_table-act-take-back = Take back { $what }
page_table-taken-lay = phase { $phase }
page_table-act-hint = Hint
# $rule (its id)
page_table-refused-rule = Rule { $rule }
# $cards
page_table-hint-hit = Add { $cards } to a group
page_table-hint-take = Take the discard
page_table-hint-knock = Knock
page_table-hint-follow = Play this
page_table-hint-more = More about this
page_table-hint-others = Other moves, with your chance of winning the game:
# $count (of those that help), $hidden (cards in other hands and in the draw pile); pictures of them follow
page_table-hint-helping =
    { $count ->
        [0] None of the { $hidden } hidden cards would help.
        [one] { $count } of the { $hidden } hidden cards would help:
       *[other] { $count } of the { $hidden } hidden cards would help:
    }

## Questions
page_table-ask-skip = Who loses a turn?
# $group
page_table-ask-end = Which end of the { $group }?
page_table-end-low = Low end
page_table-end-high = High end
page_table-knock-draw = The card is your draw: you don’t draw another.
page_table-knock-end = You may lay and hit, then end with a discard.
page_table-knock-left = Then play goes on from your left.
page_table-sure-wild = Really discard a wild?
page_table-sure-could-lay = You could lay your phase. Discard anyway?
page_table-sure-no = No, go back
page_table-sure-discard = Yes, discard

## Menu, host, emotes, one device for all; $name
page_table-menu-leave = Leave the table
page_table-menu-leave-note = The game waits for you, or a bot plays for you. You’ll find it again under “Home”.
page_table-menu-device = Play on another device
page_table-menu-device-note = This link opens your seat: scan it with your other device, or send it to yourself. Don’t share it. Both devices will work.
page_table-device-also = You’re also here on another device or in another tab. Both work.
page_table-device-qr = QR code that opens your seat
page_table-menu-words = Help shuffle with your words
page_table-words = Your own words
page_table-words-note = The server has already promised its part of the next round. Whatever you type here is mixed in, so nobody can have chosen the cards or the dice.
page_table-words-add = Add
# $round (number)
page_table-words-added = Your words count for round { $round }.
page_table-host-link = New link
page_table-host-link-later = The link works from the next round on; until then, nobody can use it to see this hand. Everyone will be told.
page_table-host-pass = Make host
page_table-host-remove = Remove
page_table-host-remove-sure = Give the seat to a bot
page_table-host-restore = Let { $name } back in
page_table-host-restore-note = A bot plays for { $name }.
page_table-ask-grant = Let { $name } in
page_table-ask-deny = Not now
# $asker, $holder (whose seat it is)
page_table-ask-host = { $asker } asks for { $holder }’s seat. If you agree, { $asker } plays from the next deal on.
page_table-ask-back = { $name } would like to come back and play.
page_table-ask-others = { $asker } asks for { $holder }’s seat. The host decides.
page_table-ask-granted = From the next deal on, { $asker } plays instead of { $holder }.
page_table-ask-undo = Withdraw
page_table-waiting-asked = Waiting for the host to let you in. You can watch until then.
page_table-waiting-granted = You’re in from the next deal on. You can watch until then.
page_table-waiting-removed = The host gave your seat to a bot. Ask to come back: nothing is lost.
page_table-waiting-ask = Ask to come back
page_table-patience = When someone is away, a bot plays for them
page_table-patience-now = At once
page_table-patience-soon = After 15 seconds
page_table-patience-usual = After 45 seconds
page_table-patience-later = After 2 minutes
page_table-patience-never = Never
page_table-menu-data = Your data
page_table-data-note = The server stores your name, your moves, your cards and any words you mixed in. It doesn’t store your IP address.
page_table-data-save = Save as a file
page_table-data-forget = Forget me
# $name (of the person)
page_table-data-forget-sure = Yes, forget { $name }
page_table-data-forget-note = Your name is replaced everywhere, including earlier and later games at this table, and your link stops working. A bot takes over your seat. This can’t be undone.
page_table-emotes = Reactions
page_table-emote-clap = Bravo!
page_table-emote-laugh = Ha!
page_table-emote-wow = Wow!
page_table-emote-think = Let me think
page_table-emote-thanks = Thank you!
page_table-emote-hurry = Your turn!
page_table-emote-sorry = Sorry!
page_table-emote-cry = Oh no!
page_table-pass-to = Pass the device to { $name }
page_table-pass-note = Everyone else, look away.
page_table-pass-ready = I’m { $name }

## News of the table; $name, $who (you or other)
page_table-news-bot = { $name }, a bot, sits down.
# $bot (its name), $name (who sits there)
page_table-news-bot-failed = The bot { $bot } can’t go on; another bot plays for { $name }.
page_table-news-seat = { $name } sits down.
page_table-news-shuffled = The seats were shuffled.
page_table-news-removed = The host gave { $name }’s seat to a bot. That can be undone.
page_table-news-restored = { $name } has the seat back.
# $asker, $holder (whose seat it is)
page_table-news-asked = { $asker } asks the host for { $holder }’s seat.
page_table-news-granted-now = { $asker } sits down.
page_table-news-granted = { $asker } plays from round { $round } on.
page_table-news-denied = No seat for { $asker } just yet.
page_table-news-kept =
    { $who ->
        [you] You’re back, and the seat stays yours.
       *[other] { $name } is back and keeps the seat.
    }
page_table-news-host =
    { $who ->
        [you] You’re the host now.
       *[other] { $name } is the host now.
    }
page_table-news-host-acting =
    { $who ->
        [you] The host is away. You stand in until the host is back.
       *[other] The host is away. { $name } stands in until the host is back.
    }
page_table-news-host-back = The host is back.
page_table-news-stood-in =
    { $who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $name } now.
    }
page_table-news-returned =
    { $who ->
        [you] You’re back, and the seat is yours again.
       *[other] { $name } is back.
    }
# $patience (the name of the host's choice)
page_table-news-patience =
    { $patience ->
        [now] From now on, a bot plays at once for anyone who is away.
        [soon] From now on, a bot plays after 15 seconds for anyone who is away.
        [later] From now on, a bot plays after 2 minutes for anyone who is away.
        [never] From now on, the table waits for anyone who is away.
       *[usual] From now on, a bot plays after 45 seconds for anyone who is away.
    }
page_table-news-link =
    { $who ->
        [you] Your seat has a new link.
       *[other] { $name }’s seat has a new link.
    }
# $round (number)
page_table-news-link-later =
    { $who ->
        [you] The host made a new link for your seat. From round { $round } on, the old one no longer works.
       *[other] The host made a new link for { $name }’s seat. It works from round { $round } on.
    }
# $what (page_table-taken-lay, or cards)
page_table-news-taken-back =
    { $who ->
        [you] You take back { $what }.
       *[other] { $name } takes back { $what }.
    }
