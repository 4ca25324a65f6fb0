# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Back
page-close = Close
page-home = Home
page-more = more
page-fewer = fewer
page-connecting = One moment…
page-guest = Guest
page-name = Your name

## Start

page-start-title = Ten phases, one table
page-start-sentence = The card game for family and friends. Free, no accounts, on every phone and computer at home.
page-start-now = Play now
page-start-now-note = Three bots, half an hour
page-start-together = Together
page-start-together-note = Open a table for friends
page-start-pass = One phone
page-start-pass-note = Pass it around
page-start-dice = Dice
page-start-dice-note = Solo or with bots
page-start-join-note = With a code
page-start-score = Score a real game
page-start-score-note = For cards and dice at your own table

page-resting = Continue
# $code (of the table)
page-resting-forget = Remove table { $code } from this list
# $round (its number)
page-go-on = Continue round { $round }
# $names (of the others)
page-go-on-with = With { $names }
# $minutes (a number)
page-go-on-left = about { $minutes } min to go
# $done, $phases (numbers)
page-go-on-phases =
    { $phases ->
        [one] { $done } of { $phases } phase done
       *[other] { $done } of { $phases } phases done
    }
page-past = Past games

## Opening a table

page-new-title = New game
page-new-edition = Edition
page-new-variants = House rules
page-new-variant-phases = Fewer phases.
page-new-phases = Phases to play
page-new-phases-even = Even ones
page-new-phases-odd = Odd ones
page-new-order = Tap the phases in the order you want to play them
# $phases (numbers)
page-new-order-is = Order: { $phases }
page-new-own = Your own rulebook
page-new-own-note = A .toml file. It can build on one of the editions.
# $file (its name)
page-new-own-chosen = You’ll play by your rulebook { $file }.
page-new-own-drop = Remove it
page-new-open = Open the table
page-seats = Players
page-seats-note = Bots included
# $number (of the player, from 2)
page-name-other = Player { $number }
page-pace = Time to think
page-pace-off = As long as you like
page-pace-relaxed = 2 minutes
page-pace-brisk = 30 seconds
page-bot-strength = Bots
page-bot-random = random
page-bot-easy = easy
page-bot-greedy = straightforward
page-bot-steady = steady
page-bot-expert = expert
page-bot-optimal = perfect
page-bot-deficit = counting
page-bot-partition = sorting
page-bot-note-random = Makes any move that’s allowed.
page-bot-note-easy = Knows the rules but misses things, as beginners do.
page-bot-note-greedy = Goes straight for its phase and thinks of nothing else.
page-bot-note-steady = Counts what can still come and gives the next player nothing useful.
page-bot-note-expert = Tries every move in imagined deals before it chooses. Takes a little longer.
page-bot-note-optimal = Plays for the highest score, as well as anyone can alone. A rulebook of your own has to be solved on the server first.
page-bot-note-deficit = Counts the cards its phase still needs, and slips up now and then.
page-bot-note-partition = Sorts its hand into groups and single cards, and gives the next player nothing useful.

## Joining and the room before the game

page-join = Join
page-join-note = The host’s screen shows the code. A link works too.
page-join-go = Go to the table
page-join-code = Table code
# $names (who is there)
page-join-there = At the table: { $names }
# $name (of the host)
page-join-invites = { $name } has invited you
page-join-sit = Sit down
page-join-watch = Just watch
page-join-full = All seats are taken, or the game has started. You can still watch.
page-join-ask-note = The game has started. If the host agrees, you take over from a bot at the next deal. If you had a seat here before, use the same name.
page-join-ask = Ask for a seat
# $code
page-table-code = Table { $code }
page-lobby-invite = Invite others
page-lobby-come = Come and play
page-lobby-invite-note = Scan this with a phone on the same network, or type the code.
page-lobby-qr = QR code that opens this table
page-lobby-screen = Show on a big screen
page-lobby-start = Start
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
# $name (of the host)
page-lobby-wait = { $name } will start once everyone is here.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Everyone is here. The game starts in { $seconds } second.
       *[other] Everyone is here. The game starts in { $seconds } seconds.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Not here yet: { $names }. The game starts by itself once everyone is here.
# $names (of people who have not come yet)
page-lobby-missing = Not here yet: { $names }. Start whenever you like: a bot plays for them until they arrive.
page-lobby-start-now = Start now
page-lobby-hold = Not yet
page-lobby-shuffle = Shuffle the seats
page-lobby-change = Change the game
page-change-note = Everyone moves to the new table with you.
page-change-open = Play this
page-seat-open = Free seat
page-seat-you = you
page-seat-bot = bot
page-seat-away = away
page-seat-here = here
page-seat-not-yet = not here yet
page-seat-asleep = screen off
page-seat-host = host
page-seat-add-bot = Add a bot
# $name
page-seat-free = Remove { $name }
page-link = Link
page-copy = Copy
page-copied = Copied
page-share = Share

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Appearance
page-settings-auto = Same as device
page-settings-light = Light
page-settings-dark = Dark
page-settings-deck = Cards
page-settings-deck-own = The game’s own
page-settings-deck-ordinary = Two ordinary packs
page-settings-motion = Animations
page-settings-motion-note = Off if your system asks for less motion
page-settings-sound = Sounds
page-settings-vibration = Buzz when it’s your turn

page-rules = Rules
page-judge = Is this allowed?
page-rules-phases = The phases

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Reconnecting… Nothing is lost.
page-away-server-stops = The server has stopped. All games are saved; this page waits until it’s back.
page-away-too-many = The server is busy. Trying again soon…

## What went wrong, and what to do

page-problem-offline = The server isn’t answering. Is this device still on the network?
page-problem-error = Something went wrong. Nothing has changed; please try again.
page-problem-name-empty = Enter a name for the others to see.
page-problem-name-long = That name is too long. It can have up to 20 characters.
page-problem-name-control = That name contains control characters. Type it again without them.
page-problem-name-direction = That name contains hidden characters that reverse the direction of the text. Type it again without them.
page-problem-name-unknown = That name contains a character that not every device can show. Leave that character out.
page-problem-name-taken = Someone at the table already has that name. Choose another name.
page-problem-table-full = All seats are taken. You can still watch.
page-problem-already-started = The game has already started. You can still watch.
page-problem-no-such-table = There is no table with that code. Check the code, or open a new table.
page-problem-seat-lost = Someone else has this seat now, or it has a new link. Ask for a seat again, or ask the host for the link.
page-problem-denied = The host said no this time. You can watch, or ask again later.
page-problem-waiting = This link doesn’t open the seat yet. If the host agrees, it will from the next deal on.
page-problem-seat-asked = Someone else has already asked for this seat. Wait for the host’s answer.
page-problem-seat-taken = Someone is already sitting there.
page-problem-no-such-seat = There is no such seat.
page-problem-nobody-asks = Nobody is asking for this seat any more.
page-problem-nobody-there = Nobody is sitting there any more.
page-problem-open-elsewhere = This game is being played in a terminal. Quit it there with q, then open the link again.
page-problem-keyboard-game = This game was started in a terminal on the server’s computer. Whoever owns that computer can delete it there.
page-problem-rulebook = The rulebook doesn’t work:
page-problem-no-such-edition = There is no such edition.
page-problem-too-many-requests = Too much at once. Wait a moment and try again.
page-problem-too-long = That file is too big.
page-problem-own-rulebooks-off = This server doesn’t accept players’ own rulebooks. Choose an edition.
page-problem-took-too-long = That took too long to work out. Try something simpler.
page-problem-busy = The server has too much to work out right now. Try again soon.
page-problem-log-full = This table can’t store any more moves. Open a new one.
page-problem-store = The server can’t save anything right now. Try again soon.
page-problem-version = The server has a new version. If this page doesn’t load it by itself, try again in a moment. Nothing is lost.
page-problem-bad-request = The server didn’t understand that. Check what you entered.
page-problem-moved = Everyone here has moved on to another table.
page-problem-too-few-seats = There are more of you than this game has seats. Choose more seats, or another game.
page-problem-host-only = Only the host can do that.
page-problem-not-started = The game hasn’t started yet.
page-problem-not-over = The game isn’t over yet.
page-problem-spectator = You’re watching, so you can’t make moves.
page-problem-too-fast = Not so fast: one at a time.
page-problem-entropy = Those words can’t be used. Try others, in plain letters.
page-problem-entropy-twice = You’ve already added your words for the next round.
page-problem-nothing-to-take-back = There is nothing to take back. You can take back what you put on the table this turn, until the turn ends.
page-problem-take-backs-used-up = You’ve taken back a lot this turn. Play on now.
page-problem-no-such-patience = That choice doesn’t exist. Pick one from the list.
