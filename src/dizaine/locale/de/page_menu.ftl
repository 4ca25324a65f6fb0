# Das Menü eines Tisches: die erste Seite, die Seiten dahinter, die Tasten. $name (eines Spielers), $strength (eines Bots)
page_menu-scores = Punkte
page_menu-people = An diesem Tisch
page_menu-game = Dieses Spiel
page_menu-invite = Jemanden einladen
page_menu-invite-short = Einladen
page_menu-invite-note = Scannen und zuschauen oder nach einem Platz fragen.
page_menu-invite-qr = QR-Code, der diesen Tisch öffnet
page_menu-settings-note = Töne, Animationen, Aussehen, Sprache
page_menu-waiting = Wenn jemand weg ist
page_menu-fair = Faires Geben
page_menu-seat-open = Freier Platz
page_menu-seat-bot = Bot, { $strength }
page_menu-link-note = Falls { $name } den alten verloren hat
page_menu-pass-note = Danach entscheidet { $name }
page_menu-remove-note = { $name } kann zurückkommen, wenn du es wieder erlaubst.

## Tasten
page_menu-keys = Tasten
page_menu-key-enter = Enter
page_menu-key-draw = Eine Karte ziehen
page_menu-key-take = Die offene Karte nehmen oder klopfen
page_menu-key-lay = Die Phase auslegen
page_menu-key-discard = Die gewählte Karte ablegen
page_menu-key-undo = Auslegen oder Anlegen zurücknehmen
page_menu-key-cards = Zwischen Karten oder Feldern wechseln
page_menu-key-pick = Eine Karte wählen, zurücklegen oder hinlegen
page_menu-key-hold = Einen Würfel behalten oder nicht
page_menu-key-roll = Würfeln
page_menu-key-stop = Zug beenden und werten
page_menu-key-hint = Um einen Tipp bitten
page_menu-key-rules = Die Regeln öffnen
page_menu-key-keys = Diese Tasten zeigen
page_menu-key-escape = Alles zurücklegen oder schließen
