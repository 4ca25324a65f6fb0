# Le menu d'une table : sa première page, les pages suivantes, les touches. $name (d'un joueur), $strength (d'un robot)
page_menu-scores = Scores
page_menu-people = À cette table
page_menu-game = Cette partie
page_menu-invite = Inviter quelqu’un
page_menu-invite-short = Inviter
page_menu-invite-note = À scanner pour regarder, ou pour demander une place.
page_menu-invite-qr = QR code qui ouvre cette table
page_menu-settings-note = Sons, animations, thème, langue
page_menu-waiting = Quand quelqu’un s’absente
page_menu-fair = Donnes sans triche
page_menu-seat-open = Place libre
page_menu-seat-bot = Robot { $strength }
page_menu-link-note = Si { $name } a perdu l’ancien
page_menu-pass-note = Ensuite, c’est { $name } qui décide
page_menu-remove-note = { $name } peut revenir si vous lui rendez sa place.

## Touches
page_menu-keys = Touches
page_menu-key-enter = Entrée
page_menu-key-draw = Piocher
page_menu-key-take = Prendre la carte visible, ou frapper
page_menu-key-lay = Poser votre phase
page_menu-key-discard = Se défausser de la carte choisie
page_menu-key-undo = Annuler votre dernier coup
page_menu-key-cards = Passer d’une carte ou d’une case à l’autre
page_menu-key-pick = Choisir une carte, la reposer ou la placer
page_menu-key-hold = Garder un dé, ou le libérer
page_menu-key-roll = Lancer les dés
page_menu-key-stop = S’arrêter et marquer les points
page_menu-key-hint = Demander un conseil
page_menu-key-rules = Ouvrir les règles
page_menu-key-keys = Afficher ces touches
page_menu-key-escape = Tout reposer, ou fermer
