# A new game in three questions: who plays, how long, how hard. Tiles on phones are narrow: short words are better.

page_setup-who = Who’s playing?
page_setup-who-bots = Bots
page_setup-who-friends = Friends on phones
page_setup-who-device = This device
page_setup-you = You
# $name (of a player; a touch changes it)
page_setup-name = Name: { $name }
page_setup-add = Add
page_setup-remove = Fewer
page_setup-open = Open

page_setup-how-long = How long?
# $minutes (a number)
page_setup-minutes = { $minutes } min
page_setup-length-short = Classic, 4 phases
page_setup-length-middle = Express, 10 phases
page_setup-length-long = Classic, 10 phases

page_setup-how-hard = How good are the bots?
page_setup-level-gentle = Easy
page_setup-level-lively = Steady
page_setup-level-sharp = Expert
page_setup-level-note-gentle = They miss things
page_setup-level-note-lively = They watch what you take
page_setup-level-note-sharp = They think ahead

page_setup-more = More
# $count (of the house rules that were chosen)
page_setup-rules-chosen =
    { $count ->
        [0] no house rules
        [one] { $count } house rule
       *[other] { $count } house rules
    }
page_setup-no-clock = no clock
# $time (such as “30 seconds”)
page_setup-clock = { $time } to think
page_setup-done = Done
page_setup-deal = Deal the cards
page_setup-roll = Roll the dice
