# What calls a person to the table: in the title, as a notification, on the start page; and a newer page on the server.

## Whoever may act. $title (of the game)
page_alerts-title-turn = ● Your turn · { $title }
page_alerts-title-claim = ● Knock? · { $title }
page_alerts-call-turn = It’s your turn.
page_alerts-call-claim = You can knock for the discard.

## A setting
page_alerts-notify = Notify me when it’s my turn
page_alerts-notify-note = While this page is in the background
page_alerts-notify-denied = Your browser blocks notifications from this page. You can change that in its settings.

## Whose turn it is at a table that can be continued. $name
page_alerts-whose-you = Your turn
page_alerts-whose = { $name }’s turn
page_alerts-whose-choosing = { $name } is choosing
page_alerts-whose-lobby = Waiting for players
page_alerts-whose-over = The game is over

## A newer page on the server
page_alerts-new = A new version is ready. It will load by itself at a good moment.
page_alerts-new-stuck = A new version is ready. Load it whenever it suits you.
page_alerts-new-now = Load now
page_alerts-again = Try again
