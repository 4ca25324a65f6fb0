# A new game in three questions: who plays, how long, how hard. Tiles on phones are narrow: short words are better.

page_setup-who = Wer spielt?
page_setup-who-bots = Bots
page_setup-who-friends = Alle mit eigenem Handy
page_setup-who-device = Alle an einem Gerät
page_setup-you = Du
# $name (of a player; a touch changes it)
page_setup-name = Name: { $name }
page_setup-add = Dazu
page_setup-remove = Weg
page_setup-open = Frei

page_setup-how-long = Wie lange?
# $minutes (a number)
page_setup-minutes = { $minutes } min
page_setup-length-short = Klassisch, 4 Phasen
page_setup-length-middle = Express, 10 Phasen
page_setup-length-long = Klassisch, 10 Phasen

page_setup-how-hard = Wie gut sind die Bots?
page_setup-level-gentle = Gemütlich
page_setup-level-lively = Umsichtig
page_setup-level-sharp = Gewieft
page_setup-level-note-gentle = Sie übersehen viel
page_setup-level-note-lively = Sie passen gut auf
page_setup-level-note-sharp = Sie denken voraus

page_setup-more = Feinheiten
# $count (of the house rules that were chosen)
page_setup-rules-chosen =
    { $count ->
        [0] keine Hausregeln
        [one] { $count } Hausregel
       *[other] { $count } Hausregeln
    }
page_setup-no-clock = ohne Zeitlimit
# $time (such as “30 seconds”)
page_setup-clock = { $time } Bedenkzeit
page_setup-done = Fertig
page_setup-deal = Karten geben
page_setup-roll = Los geht’s
