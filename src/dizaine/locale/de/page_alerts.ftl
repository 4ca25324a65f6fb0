# What calls a person to the table: in the title, as a notification, on the start page; and a newer page on the server.

## Whoever may act. $title (of the game)
page_alerts-title-turn = ● Du bist dran · { $title }
page_alerts-title-claim = ● Klopfen? · { $title }
page_alerts-call-turn = Du bist dran.
page_alerts-call-claim = Du darfst für die abgelegte Karte klopfen.

## A setting
page_alerts-notify = Benachrichtigen, wenn du dran bist
page_alerts-notify-note = Solange diese Seite im Hintergrund ist
page_alerts-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.

## Whose turn it is at a table that can be continued. $name
page_alerts-whose-you = Du bist dran
page_alerts-whose = { $name } ist dran
page_alerts-whose-choosing = { $name } wählt
page_alerts-whose-lobby = Wartet auf andere
page_alerts-whose-over = Das Spiel ist aus

## A newer page on the server
page_alerts-new = Eine neue Version ist da. Sie wird von selbst geladen, sobald es passt.
page_alerts-new-stuck = Eine neue Version ist da. Lade sie, wenn es dir passt.
page_alerts-new-now = Jetzt laden
page_alerts-again = Noch einmal versuchen
