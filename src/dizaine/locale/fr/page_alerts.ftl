# What calls a person to the table: in the title, as a notification, on the start page; and a newer page on the server.

## Whoever may act. $title (of the game)
page_alerts-title-turn = ● À vous · { $title }
page_alerts-title-claim = ● Prendre la carte ? · { $title }
page_alerts-call-turn = C’est à vous de jouer.
page_alerts-call-claim = Vous pouvez frapper pour prendre la carte.

## A setting
page_alerts-notify = Avertir quand c’est à vous
page_alerts-notify-note = Quand cette page est à l’arrière-plan
page_alerts-notify-denied = Votre navigateur bloque les notifications. Vous pouvez les permettre dans ses réglages.

## Whose turn it is at a table that can be continued. $name
page_alerts-whose-you = À vous
page_alerts-whose = À { $name } de jouer
page_alerts-whose-choosing = { $name } choisit
page_alerts-whose-lobby = En attente de joueurs
page_alerts-whose-over = La partie est finie

## A newer page on the server
page_alerts-new = Une nouvelle version est prête. Elle se chargera d’elle-même au bon moment.
page_alerts-new-stuck = Une nouvelle version est prête. Chargez-la quand vous voulez.
page_alerts-new-now = Charger maintenant
page_alerts-again = Réessayer
