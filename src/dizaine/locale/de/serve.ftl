# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = Der Spielserver von Dizaine läuft hier. Die Verbindung klappt!

# $host (the name)
serve-unknown-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Gehört er dir, starte ihn mit: dizaine serve --allowed-host { $host }
serve-no-host = Im Host-Header dieser Anfrage steht kein Name eines Computers.

# $link
serve-running = Der Spielserver läuft. Öffne das hier im Browser, auf jedem Gerät im selben Netz: { $link }
serve-public = Der Spielserver läuft. Öffne das hier im Browser, auf jedem Gerät: { $link }
serve-behind = Der Proxy erreicht ihn unter { $link }
serve-only-here = Nur dieser Computer kann sich verbinden: Er ist in keinem Netz, oder --host verlangt es so.
serve-several = Dieser Computer hat mehrere Adressen. Kann sich ein Handy nicht verbinden, ist es vielleicht im Netz einer anderen:
# $host (one of the addresses)
serve-choose = Der Server antwortet auf allen. Soll er nur eine benutzen, starte ihn mit: dizaine serve --host { $host }
# $port
serve-trouble = Ein Gerät kann sich nicht verbinden? Es muss im selben Netz sein, nicht in einem Gäste-WLAN, das Geräte voneinander trennt. Auch die Firewall dieses Computers muss es auf Port { $port } hereinlassen; fragt sie nach Python, erlaube private Netze.
# $link
serve-metrics = Messwerte für Prometheus, nur auf diesem Computer: { $link }
serve-stop = Strg+C beendet den Server. Die Spiele bleiben erhalten und gehen beim nächsten Start weiter.
# $path
serve-stopped = Der Server ist beendet. Alle Tische sind in { $path } gespeichert.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] Ein Tisch ist nach { $path } kopiert, und die Kopie ist geprüft.
       *[other] { $tables } Tische sind nach { $path } kopiert, und die Kopie ist geprüft.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] Ein Punktezettel ist auch dabei.
       *[other] { $sheets } Punktezettel sind auch dabei.
    }
serve-backup-stopped = Abgebrochen. { $path } wurde nicht geschrieben.
# $percent, $left (time)
serve-copying = { $percent } kopiert  noch { $left }
serve-checking = Die Kopie wird geprüft …
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] In { $path } ist wieder ein Tisch, auf dem Stand vom { $date }.
       *[other] In { $path } sind wieder { $tables } Tische, auf dem Stand vom { $date }.
    }
serve-restore-kept = Die bisherigen Tische liegen jetzt in { $path }.
serve-restore-stopped = Abgebrochen. Die Tische in { $path } sind, wie sie waren.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: „{ $text }“ ist kein Port; gib eine Zahl von 0 bis { $last } an.
serve-error-proxy = --trusted-proxy: „{ $text }“ ist weder eine Adresse noch ein Netz; gib zum Beispiel 127.0.0.1 oder 10.0.0.0/8 an.
serve-error-allowed-host = --allowed-host: „{ $text }“ ist kein Name eines Computers; gib zum Beispiel play.example.org an, ohne Port.
serve-error-public-url = --public-url: „{ $text }“ ist keine Adresse eines Servers; gib zum Beispiel https://play.example.org/ an, ohne Pfad.
# $levels
serve-error-log-level = --log-level: „{ $text }“ gibt es nicht; gib eines davon an: { $levels }.
# $text, $names (of all limits)
serve-error-limit = „{ $text }“ setzt keine Grenze; gib --limit mit NAME=ZAHL an oder, für eine Rate, mit NAME=AUF-EINMAL/JE-SEKUNDE. Die Namen: { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } ist keine Adresse dieses Computers; gib --host mit einer von { $addresses } an, oder lass --host weg.
# $link, $other (another port)
serve-error-runs-already = Dizaine läuft hier schon: Öffne { $link }, um zu spielen. Für einen zweiten Server beende den ersten mit Strg+C, oder gib --port { $other } und --data mit einem anderen Ordner an.
# $port, $other
serve-error-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Server dieser Art; beende diesen, oder gib --port { $other } an.
# $detail (words of the system)
serve-error-listen = Der Server darf Port { $port } nicht benutzen ({ $detail }); gib --port { $other } an.
serve-error-metrics-port = Die Messwerte können Port { $port } nicht benutzen ({ $detail }); gib --metrics-port mit einem anderen an.
serve-error-busy = Ein anderer Server benutzt die Tische in { $path }; beende ihn, oder gib --data mit einem anderen Ordner an.
serve-error-store = Die Tische in { $path } lassen sich nicht benutzen ({ $detail }); gib --data mit einem Ordner an, in den du schreiben darfst.
serve-error-damaged = Die Tische in { $path } sind beschädigt ({ $detail }). Kopiere zuerst den ganzen Ordner an einen sicheren Ort; dann spiel deine letzte Sicherung ein mit: dizaine restore DATEI
serve-error-nothing = In { $path } gibt es noch keine Tische; gib --data mit dem Ordner an, den der Server benutzt.
serve-error-exists = Die Datei { $path } gibt es schon; sie bleibt unverändert. Gib den Namen einer neuen Datei an, oder --force, um sie zu ersetzen.
serve-error-same = { $path } ist die Datei der Tische selbst; gib den Namen einer anderen Datei an.
serve-error-copy = { $path } lässt sich nicht schreiben ({ $detail }); gib den Namen einer neuen Datei in einem Ordner an, in den du schreiben darfst.
serve-error-no-file = „{ $path }“ kann kein Dateiname sein; gib einen anderen an.
serve-error-no-copy = Eine Datei { $path } gibt es nicht; gib den Namen einer Datei an, die dizaine backup gemacht hat.
serve-error-bad-copy = { $path } lässt sich nicht zurückspielen ({ $detail }); die Tische sind, wie sie waren. Gib den Namen einer anderen Kopie an.
serve-error-in-use = Die Tische in { $path } werden gerade benutzt; beende den Server, schließ die Spiele in Terminals und versuch es dann noch einmal.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = die Tische darin sind beschädigt
serve-copy-foreign = darin sind keine Tische von Dizaine
serve-copy-newer = sie stammt von einer neueren Version von Dizaine
# $text, $most
serve-error-keep-days = --keep-days: „{ $text }“ ist keine Anzahl von Tagen; gib eine Zahl von 0 bis { $most } an; 0 behält alle Tische.
