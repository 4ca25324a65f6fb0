# Ein beendetes Spiel, Spielzug für Spielzug; und die Prüfung, ob fair gegeben wurde.

page_replay-title = Noch einmal ansehen
page_replay-begin = Das Spiel beginnt.
page_replay-controls = Steuerung
page_replay-move = Schritt
page_replay-at = Schritt { $move } von { $moves }
page_replay-first = Zum Beginn der Runde
page_replay-back = Einen Schritt zurück
page_replay-next = Einen Schritt weiter
page_replay-last = Zum Ende der Runde
page_replay-play = Abspielen
page_replay-pause = Anhalten

## Die Prüfung, ob fair gegeben wurde
page_replay-fair-title = War es fair?
page_replay-fair-yes = Ja. Niemand hat die Karten oder die Würfe ausgesucht.
page_replay-fair-fits = Alles passt zusammen.
page_replay-fair-compare = Vergleiche die übrigen Versprechen mit denen einer anderen Person vom Tisch.
page_replay-fair-no = Hier stimmt etwas nicht.
page_replay-fair-seen =
    { $rounds ->
        [one] Dieses Gerät hat das Versprechen für { $seen } von { $rounds } Runde vorher gesehen.
       *[other] Dieses Gerät hat die Versprechen für { $seen } von { $rounds } Runden vorher gesehen.
    }
page_replay-fair-how = Wie das geprüft wird
page_replay-fair-step-promise = Vor jeder Runde gibt der Server ein Versprechen: Er zeigt einen Fingerabdruck seines Geheimnisses.
page_replay-fair-step-secret = Nach der Runde zeigt er das Geheimnis. Der Fingerabdruck muss zum Versprechen passen.
page_replay-fair-step-cards = Alles, was der Zufall entschieden hat, muss aus dem Geheimnis folgen. Dieses Gerät hat gerade alles nachgerechnet.
page_replay-fair-kept = Das Geheimnis passt zum Versprechen.
page_replay-fair-broken = Das Geheimnis passt nicht zum Versprechen.
page_replay-fair-same = Dieses Gerät hat vor der Runde dasselbe Versprechen gesehen.
page_replay-fair-other = Dieses Gerät hat vor der Runde ein anderes Versprechen gesehen!
page_replay-fair-unknown = Dieses Gerät war vor der Runde nicht dabei.
page_replay-fair-chances =
    { $chances ->
        [one] { $fair } von { $chances } Mal folgt der Zufall aus dem Geheimnis.
       *[other] { $fair } von { $chances } Mal folgt der Zufall aus dem Geheimnis.
    }
page_replay-fair-promise = Das Versprechen
page_replay-fair-more = Mit der Aufzeichnung könnt ihr das alle noch einmal prüfen, auch mit anderen Programmen.
