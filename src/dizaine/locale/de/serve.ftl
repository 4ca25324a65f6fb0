# The table server: what `dizaine serve` and `dizaine backup` say, and the page that shows that a link works.

serve-front-page = Der Tischserver von Dizaine läuft hier: Die Verbindung klappt.

# $link
serve-running = Der Tischserver läuft. Öffne dies in einem Browser, auf jedem Gerät im selben Netz: { $link }
serve-only-here = Nur dieser Computer kann sich verbinden: Er ist in keinem Netz, oder --host will es so.
serve-several = Dieser Computer hat mehrere Adressen. Wenn ein Handy sich nicht verbinden kann, ist es vielleicht im Netz einer anderen Adresse:
# $host (one of the addresses)
serve-choose = Der Server antwortet auf allen. Um nur eine zu benutzen, starte ihn mit: dizaine serve --host { $host }
# $port
serve-trouble = Wenn ein Gerät sich nicht verbinden kann: Es muss im selben Netz sein, und nicht in einem Gäste-WLAN, das Geräte voneinander trennt. Die Firewall dieses Computers muss andere Geräte auf Port { $port } hereinlassen; fragt sie nach Python, erlaube private Netze.
# $link
serve-metrics = Messwerte für Prometheus, nur auf diesem Computer: { $link }
serve-stop = Strg-C beendet den Server. Spiele bleiben erhalten und gehen beim nächsten Start weiter.
# $path
serve-stopped = Der Server ist beendet. Alle Tische sind in { $path } gesichert.
serve-backup = Alle Tische sind nach { $path } kopiert.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: „{ $text }“ ist kein Port; schreib eine Zahl von 0 bis { $last }.
# $levels
serve-error-log-level = Es gibt keine Protokollstufe „{ $text }“; schreib --log-level mit einer von { $levels }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } ist keine Adresse dieses Computers; schreib --host mit einer von { $addresses }, oder lass es weg.
# $link, $other (another port)
serve-error-runs-already = Dizaine läuft hier schon: Öffne { $link }, um zu spielen. Für einen zweiten Server beende den ersten mit Strg-C, oder schreib --port { $other } und --data mit einem anderen Ordner.
# $port, $other
serve-error-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Server dieser Art; beende diesen, oder schreib --port { $other }.
# $detail (words of the system)
serve-error-listen = Der Server darf Port { $port } nicht benutzen ({ $detail }); schreib --port { $other }.
serve-error-metrics-port = Die Messwerte können Port { $port } nicht benutzen ({ $detail }); schreib --metrics-port mit einem anderen.
serve-error-busy = Ein anderer Server benutzt die Tische in { $path }; beende ihn, oder schreib --data mit einem anderen Ordner.
serve-error-store = Die Tische in { $path } können nicht benutzt werden ({ $detail }); schreib --data mit einem Ordner, in den du schreiben darfst.
serve-error-damaged = Die Tische in { $path } sind beschädigt ({ $detail }). Kopier zuerst den ganzen Ordner an einen sicheren Ort; dann spiel deine letzte Sicherung ein mit: dizaine restore DATEI
serve-error-nothing = In { $path } gibt es noch keine Tische; schreib --data mit dem Ordner, den der Server benutzt.
serve-error-exists = { $path } gibt es schon und bleibt, wie es ist; schreib den Namen einer neuen Datei.
serve-error-copy = { $path } kann nicht geschrieben werden ({ $detail }); schreib den Namen einer neuen Datei in einem Ordner, in den du schreiben darfst.
serve-error-no-file = „{ $path }“ kann kein Dateiname sein; schreib einen anderen.
