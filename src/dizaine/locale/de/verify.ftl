# Der Befehl `dizaine verify`.

# $title (of the rulebook), $table (its name in every commitment)
verify-title = { $title }, gespielt am Tisch { $table }
# $round (its number), $chances (how many deals, shuffles, lots or throws it had); the commitment follows on a line of its own
verify-round-fair =
    Runde { $round }: fair, Zufall { $chances ->
        [one] { $chances }-mal
       *[other] { $chances }-mal
    } geprüft; das Versprechen:
verify-round-wrong =
    Runde { $round }: Fairness NICHT bestätigt, Zufall { $chances ->
        [one] { $chances }-mal
       *[other] { $chances }-mal
    } geprüft

## What is wrong; $line (of the record)

verify-fault-foreign = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile passt nicht.
verify-fault-no-table = Dieses Spiel wurde nicht am Tisch eines Servers gespielt: Die Zeile „# fair …“ fehlt, es gibt also nichts zu prüfen.
verify-fault-seed = Dieses Spiel hatte eine Startzahl, die jemand gewählt hat. Karten oder Würfel konnten also vorher bekannt sein: Es gibt nichts zu prüfen.
verify-fault-remark = Zeile { $line }: Diese Anmerkung zum fairen Geben ist nicht lesbar.
verify-fault-twice = Zeile { $line }: Diese Anmerkung gab es schon; die erste gilt.
verify-fault-start = Zeile { $line }: Dieses Spiel beginnt mittendrin; prüfen lässt sich nur ein ganzes Spiel.
verify-fault-broken = Zeile { $line }: Ab hier lässt sich das Spiel nicht nachspielen; die Zeile ist beschädigt oder wurde geändert.
verify-fault-unfinished = Zeile { $line }: Hier endet die Aufzeichnung, das Spiel aber nicht; ihr Ende fehlt.
verify-fault-commitment = Zeile { $line }: Das Versprechen gehört nicht zu diesem Geheimnis; eines von beiden wurde geändert.
verify-fault-chance = Zeile { $line }: Diese Karten oder Würfel folgen nicht aus dem Geheimnis der Runde und den Worten am Tisch.
verify-fault-no-secret = Zeile { $line }: Das Geheimnis dieser Runde fehlt; was der Zufall hier entschieden hat, lässt sich nicht prüfen.
verify-fault-no-round = Zeile { $line }: Hier ist von einer Runde die Rede, die nicht gespielt wurde.

## What to make of it

verify-fair = Alles fair: Jede Karte und jeder Wurf folgt aus den Geheimnissen, die vor den Runden versprochen wurden.
verify-compare = Um ganz sicher zu sein, vergleiche die Versprechen oben mit denen, die du vor jeder Runde gesehen hast.
verify-wrong = Diese Aufzeichnung beweist kein faires Geben. Was das bedeuten kann, steht in docs/fair-deals.md.

## Problems with the file; $path, $detail (words of the system)

verify-error-unreadable = { $path } ist nicht lesbar ({ $detail }); gib den Namen einer Aufzeichnung an.
verify-error-no-text = { $path } ist kein Text, also keine Aufzeichnung eines Spiels; gib den Namen einer Aufzeichnung an.
