# A new game in three questions: who plays, how long, how hard. Tiles on phones are narrow: short words are better.

page_setup-who = Met wie speel je?
page_setup-who-bots = Bots
page_setup-who-friends = Vrienden, eigen telefoon
page_setup-who-device = Samen op dit toestel
page_setup-you = Jij
# $name (of a player; a touch changes it)
page_setup-name = Naam: { $name }
page_setup-add = Erbij
page_setup-remove = Eraf
page_setup-open = Vrij

page_setup-how-long = Hoelang?
# $minutes (a number)
page_setup-minutes = { $minutes } min
page_setup-length-short = Klassiek, 4 fasen
page_setup-length-middle = Express, 10 fasen
page_setup-length-long = Klassiek, 10 fasen

page_setup-how-hard = Hoe goed spelen de bots?
page_setup-level-gentle = Mild
page_setup-level-lively = Pittig
page_setup-level-sharp = Scherp
page_setup-level-note-gentle = Ze laten kansen liggen
page_setup-level-note-lively = Ze letten goed op
page_setup-level-note-sharp = Ze denken vooruit

page_setup-more = Meer
# $count (of the house rules that were chosen)
page_setup-rules-chosen =
    { $count ->
        [0] geen huisregels
        [one] { $count } huisregel
       *[other] { $count } huisregels
    }
page_setup-no-clock = onbeperkte bedenktijd
# $time (such as “30 seconds”)
page_setup-clock = { $time } bedenktijd
page_setup-done = Klaar
page_setup-deal = Kaarten delen
page_setup-roll = Dobbelstenen gooien
