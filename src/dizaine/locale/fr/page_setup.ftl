# A new game in three questions: who plays, how long, how hard. Tiles on phones are narrow: short words are better.

page_setup-who = Qui joue ?
page_setup-who-bots = Robots
page_setup-who-friends = Amis, chacun son téléphone
page_setup-who-device = Amis, un seul appareil
page_setup-you = Vous
# $name (of a player; a touch changes it)
page_setup-name = Nom : { $name }
page_setup-add = Ajouter
page_setup-remove = Retirer
page_setup-open = Libre

page_setup-how-long = Combien de temps ?
# $minutes (a number)
page_setup-minutes = { $minutes } min
page_setup-length-short = Classique, 4 phases
page_setup-length-middle = Express, 10 phases
page_setup-length-long = Classique, 10 phases

page_setup-how-hard = Quel niveau pour les robots ?
page_setup-level-gentle = Tranquilles
page_setup-level-lively = Vifs
page_setup-level-sharp = Redoutables
page_setup-level-note-gentle = Ils laissent passer des choses
page_setup-level-note-lively = Ils vous ont à l’œil
page_setup-level-note-sharp = Ils ont un coup d’avance

page_setup-more = Plus d’options
# $count (of the house rules that were chosen)
page_setup-rules-chosen =
    { $count ->
        [0] aucune règle maison
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
page_setup-no-clock = sans chrono
# $time (such as “30 seconds”)
page_setup-clock = { $time } de réflexion
page_setup-done = Terminé
page_setup-deal = Distribuer les cartes
page_setup-roll = Lancer les dés
