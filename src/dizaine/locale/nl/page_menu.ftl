# Het menu van een tafel: de eerste pagina, de pagina's erachter, de toetsen. $name (van een speler), $strength (van een bot)
page_menu-scores = Stand
page_menu-people = Aan deze tafel
page_menu-game = Dit spel
page_menu-invite = Iemand uitnodigen
page_menu-invite-short = Uitnodigen
page_menu-invite-note = Scan dit om mee te kijken of een plaats te vragen.
page_menu-invite-qr = QR-code die deze tafel opent
page_menu-settings-note = Geluid, beweging, kleuren, taal
page_menu-waiting = Als iemand even weg is
page_menu-fair = Eerlijk gedeeld
page_menu-seat-open = Vrije plaats
page_menu-seat-bot = Bot, { $strength }
page_menu-link-note = Als { $name } de oude kwijt is
page_menu-pass-note = Daarna beslist { $name }
page_menu-remove-note = { $name } kan terugkomen als je dat goedvindt

## Toetsen
page_menu-keys = Toetsen
page_menu-key-enter = Enter
page_menu-key-draw = Een kaart pakken
page_menu-key-take = De open kaart nemen, of kloppen
page_menu-key-lay = Je fase neerleggen
page_menu-key-discard = De gekozen kaart afleggen
page_menu-key-undo = Je laatste zet terugnemen
page_menu-key-cards = Langs je kaarten of vakjes gaan
page_menu-key-pick = Een kaart kiezen, terugleggen of neerzetten
page_menu-key-hold = Een steen houden of vrijgeven
page_menu-key-roll = De dobbelstenen gooien
page_menu-key-stop = Stoppen en punten noteren
page_menu-key-hint = Een hint vragen
page_menu-key-rules = De regels openen
page_menu-key-keys = Deze toetsen tonen
page_menu-key-escape = Alles terugleggen, of sluiten
