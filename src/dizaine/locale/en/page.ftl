# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Back
page-close = Close
page-home = Home
page-more = more
page-fewer = fewer
page-connecting = One moment …
page-guest = Guest
page-name = Your name

## Start

page-start-title = Ten phases, one table
page-start-sentence = The card game for family and friends: free, without accounts, on every phone and computer in your home.
page-start-now = Play now
page-start-now-note = Three bots, half an hour
page-start-together = Together
page-start-together-note = Open a table for friends
page-start-pass = One phone
page-start-pass-note = From hand to hand
page-start-dice = Dice
page-start-dice-note = Alone or with bots
page-start-join-note = With a code
page-start-score = Score a real game
page-start-score-note = For cards and dice on your own table

page-resting = Continue
# $code (of the table)
page-resting-forget = Remove table { $code } from this list
# $round (its number)
page-go-on = Go on with round { $round }
# $names (of the others)
page-go-on-with = With { $names }
# $minutes (a number)
page-go-on-left = about { $minutes } min to go
# $done, $phases (numbers)
page-go-on-phases = { $done } of { $phases } phases done
page-past = Past games

## Opening a table

page-new-title = A new game
page-new-edition = Edition
page-new-variants = House rules
page-new-variant-phases = Fewer phases.
page-new-phases = The phases that are played
page-new-phases-even = The even ones
page-new-phases-odd = The odd ones
page-new-order = Touch the phases in the order in which you want to play them
# $phases (numbers)
page-new-order-is = The order: { $phases }
page-new-own = A rulebook of your own
page-new-own-note = A .toml file; it may begin from one of the editions.
# $file (its name)
page-new-own-chosen = The game follows your rulebook { $file }.
page-new-own-drop = Without it
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
page-bot-steady = careful
page-bot-expert = expert
page-bot-optimal = perfect
page-bot-deficit = counting
page-bot-partition = sorting
page-bot-note-random = Makes any move that is allowed.
page-bot-note-easy = Knows the rules and overlooks things, as beginners do.
page-bot-note-greedy = Goes straight for its phase and holds nothing back.
page-bot-note-steady = Counts what can still come, and gives the next player nothing.
page-bot-note-expert = Tries every move on imagined deals before it chooses. Thinks a little longer.
page-bot-note-optimal = Follows the best play, computed exactly, where it is stored on this computer.
page-bot-note-deficit = Counts what its phase lacks, as public bots do, and errs now and then.
page-bot-note-partition = Sorts its hand into groups and single cards, as public rummy bots do, and gives the next player nothing.

## Joining and the room before the game

page-join = Join
page-join-note = The host sees the code on the table’s page. A link works as well.
page-join-go = To the table
page-join-code = Code of the table
# $names (who is there)
page-join-there = At the table: { $names }
# $name (of the host)
page-join-invites = { $name } invites you
page-join-sit = Sit down
page-join-watch = Just watch
page-join-full = All seats are taken, or the game has begun. You can watch.
page-join-ask-note = The game is on. If the host agrees, you play from the next deal on, in place of a bot. If you had a seat here, use the same name.
page-join-ask = Ask for a seat
# $code
page-table-code = Table { $code }
page-lobby-invite = Invite others
page-lobby-come = Come and play
page-lobby-invite-note = Scan this with a phone in the same network, or type the code.
page-lobby-qr = The link to this table as a code to scan
page-lobby-screen = Show on a big screen
page-lobby-start = Begin
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Begin with 1 bot
       *[other] Begin with { $count } bots
    }
# $name (of the host)
page-lobby-wait = { $name } begins as soon as all are there.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Everybody is here. The game begins in 1 second.
       *[other] Everybody is here. The game begins in { $seconds } seconds.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Not here yet: { $names }. The game begins by itself once everybody is here.
# $names (of people who have not come yet)
page-lobby-missing = Not here yet: { $names }. Begin whenever you like: a bot plays for them until they come.
page-lobby-start-now = Begin now
page-lobby-hold = Wait
page-lobby-shuffle = Shuffle the seats
page-lobby-change = Change the game
page-change-note = Everybody moves to the new table with you.
page-change-open = Play this
page-seat-open = Open seat
page-seat-you = you
page-seat-bot = bot
page-seat-away = away
page-seat-here = here
page-seat-not-yet = not here yet
page-seat-asleep = not looking
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
page-settings-theme = Colours
page-settings-auto = Same as the device
page-settings-light = Light
page-settings-dark = Dark
page-settings-deck = Cards
page-settings-deck-own = Ten phases
page-settings-deck-ordinary = Two ordinary packs
page-settings-motion = Animations
page-settings-motion-note = Never, if your system asks for less motion
page-settings-sound = Sounds
page-settings-vibration = Buzz when it is your turn

page-rules = Rules
page-judge = Is this allowed?
page-rules-phases = The phases

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Reconnecting … nothing is lost.
page-away-server-stops = The server was stopped. All games are kept; this page waits for it.
page-away-too-many = The server is busy. Trying again soon …

## What went wrong, and what to do

page-problem-offline = The server does not answer. Is this device still in the network?
page-problem-error = Something went wrong; nothing has changed. Try again.
page-problem-name-empty = Write a name that others can see.
page-problem-name-long = This name is too long. It can have up to 20 letters.
page-problem-name-control = This name contains control characters. Type it again without them.
page-problem-name-direction = This name contains hidden characters that turn the writing around. Type it again without them.
page-problem-name-unknown = This name contains a character that not every device can show. Choose another one.
page-problem-name-taken = Somebody at the table has this name already. Choose another one.
page-problem-table-full = All seats are taken. You can watch.
page-problem-already-started = The game has begun already. You can watch.
page-problem-no-such-table = There is no table with this code. Check it, or open a new one.
page-problem-seat-lost = Somebody else has this seat now, or it has a new link. Ask for a seat again, or ask the host for the link.
page-problem-denied = The host said no this time. You can watch, or ask again later.
page-problem-waiting = This link does not open the seat yet. Once the host has agreed, it does from the next deal on.
page-problem-seat-asked = Somebody else has already asked for this seat. Wait a little for the host’s answer.
page-problem-seat-taken = A person sits there.
page-problem-no-such-seat = There is no such seat.
page-problem-nobody-asks = Nobody asks for this seat any more.
page-problem-nobody-there = There is nobody on this seat any more.
page-problem-open-elsewhere = This game is being played in a terminal. Leave it there with q, then open the link again.
page-problem-keyboard-game = This game was started in a terminal on the server’s computer. Whoever owns that computer can delete it there.
page-problem-rulebook = The rulebook does not work:
page-problem-no-such-edition = There is no such edition.
page-problem-too-many-requests = Too much at once. Wait a moment and try again.
page-problem-too-long = The file is too long.
page-problem-own-rulebooks-off = This server accepts no rulebooks of your own. Choose an edition.
page-problem-took-too-long = Working this out took too long. Try something simpler.
page-problem-busy = The server has too much to work out at the moment. Try again soon.
page-problem-log-full = This table has no room for more moves: its log is full. Open a new table.
page-problem-store = The server cannot keep anything at the moment. Try again soon.
page-problem-version = The server has a new version. If this page does not load it by itself, try again in a moment. Nothing is lost.
page-problem-bad-request = The server does not understand this. Check what you wrote.
page-problem-moved = Everybody here has moved on to another table.
page-problem-too-few-seats = There are more of you than this game has seats. Choose more seats, or another game.
page-problem-host-only = Only the host can do this.
page-problem-not-started = The game has not begun yet.
page-problem-not-over = The game is not over yet.
page-problem-spectator = You’re watching, so you can’t make moves.
page-problem-too-fast = Slowly: one at a time.
page-problem-entropy = Those words cannot be used; take others, with plain letters.
page-problem-entropy-twice = Your words for the next round are added already.
page-problem-nothing-to-take-back = There is nothing to take back. You can take back what you put on the table in this turn, until you end it.
page-problem-take-backs-used-up = You have taken back a lot in this turn. Play on now.
page-problem-no-such-patience = There is no such choice.
