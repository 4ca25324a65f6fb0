# What calls a person to the table: in the title, as a notification, on the start page; and a newer page on the server.

## Whoever may act. $title (of the game)
page_alerts-title-turn = ● Jouw beurt · { $title }
page_alerts-title-claim = ● Kloppen? · { $title }
page_alerts-call-turn = Je bent aan de beurt.
page_alerts-call-claim = Je mag kloppen voor de afgelegde kaart.

## A setting
page_alerts-notify = Melding als je aan de beurt bent
page_alerts-notify-note = Terwijl deze pagina op de achtergrond staat
page_alerts-notify-denied = Je browser staat geen meldingen van deze pagina toe. Dat kun je veranderen in de instellingen van de browser.

## Whose turn it is at a table that can be continued. $name
page_alerts-whose-you = Jouw beurt
page_alerts-whose = { $name } is aan de beurt
page_alerts-whose-choosing = { $name } kiest
page_alerts-whose-lobby = Wachten op spelers
page_alerts-whose-over = Het spel is afgelopen

## A newer page on the server
page_alerts-new = Er is een nieuwe versie. Die wordt op een goed moment vanzelf geladen.
page_alerts-new-stuck = Er is een nieuwe versie. Laad die wanneer het jou uitkomt.
page_alerts-new-now = Nu laden
page_alerts-again = Opnieuw proberen
