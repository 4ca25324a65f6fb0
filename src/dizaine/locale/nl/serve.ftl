# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = De tafelserver van Dizaine draait hier: de verbinding werkt.

# $host (the name)
serve-unknown-host = Deze server kent zichzelf niet onder de naam “{ $host }”, en antwoordt niet op namen die hij niet kent. Is hij van jou, start hem dan met: dizaine serve --allowed-host { $host }
serve-no-host = De header Host van dit verzoek noemt geen computer.

# $link
serve-running = De tafelserver draait. Open dit in een browser, op elk toestel in hetzelfde netwerk: { $link }
serve-public = De tafelserver draait. Open dit in een browser, op elk toestel: { $link }
serve-behind = De proxy bereikt hem op { $link }
serve-only-here = Alleen deze computer kan verbinden: hij zit in geen netwerk, of --host wil het zo.
serve-several = Deze computer heeft meerdere adressen. Kan een telefoon niet verbinden, dan zit die misschien in het netwerk van een van de andere adressen:
# $host (one of the addresses)
serve-choose = De server antwoordt op alle adressen. Om er maar één te gebruiken, start je hem met: dizaine serve --host { $host }
# $port
serve-trouble = Als een toestel niet kan verbinden: het moet in hetzelfde netwerk zitten, en niet in een gastennetwerk, dat toestellen van elkaar scheidt. De firewall van deze computer moet andere toestellen op poort { $port } toelaten; vraagt hij iets over Python, sta dan privénetwerken toe.
# $link
serve-metrics = Metingen voor Prometheus, alleen op deze computer: { $link }
serve-stop = Ctrl-C stopt de server. Spellen blijven bewaard en gaan verder bij de volgende start.
# $path
serve-stopped = De server is gestopt. Alle tafels zijn bewaard in { $path }.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] Eén tafel is gekopieerd naar { $path }, en de kopie is gecontroleerd.
       *[other] { $tables } tafels zijn gekopieerd naar { $path }, en de kopie is gecontroleerd.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] Er zit ook één scoreblad bij.
       *[other] Er zitten ook { $sheets } scorebladen bij.
    }
serve-backup-stopped = Gestopt. { $path } is niet geschreven.
# $percent, $left (time)
serve-copying = { $percent } gekopieerd  nog { $left }
serve-checking = De kopie wordt gecontroleerd ...
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] { $path } bevat weer één tafel, zoals die was op { $date }.
       *[other] { $path } bevat weer { $tables } tafels, zoals die waren op { $date }.
    }
serve-restore-kept = De tafels die er eerst waren, worden bewaard in { $path }.
serve-restore-stopped = Gestopt. De tafels in { $path } zijn zoals ze waren.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is geen poort; schrijf een getal van 0 tot { $last }.
serve-error-proxy = --trusted-proxy: “{ $text }” is geen adres en geen netwerk; schrijf bijvoorbeeld 127.0.0.1 of 10.0.0.0/8.
serve-error-allowed-host = --allowed-host: “{ $text }” is geen naam van een computer; schrijf bijvoorbeeld play.example.org, zonder poort.
serve-error-public-url = --public-url: “{ $text }” is niet het adres van een server; schrijf bijvoorbeeld https://play.example.org/, zonder pad.
# $levels
serve-error-log-level = Er is geen logniveau “{ $text }”; schrijf --log-level met een van { $levels }.
# $text, $names (of all limits)
serve-error-limit = “{ $text }” stelt geen grens in; schrijf --limit met NAAM=GETAL, of NAAM=INEENS/PER-SECONDE voor een snelheid. De namen: { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } is geen adres van deze computer; schrijf --host met een van { $addresses }, of laat het weg.
# $link, $other (another port)
serve-error-runs-already = Dizaine draait hier al: open { $link } om te spelen. Voor een tweede server stop je die met Ctrl-C, of schrijf je --port { $other } en --data met een andere map.
# $port, $other
serve-error-port-taken = Poort { $port } is bezet, misschien door een andere server van deze soort; stop die, of schrijf --port { $other }.
# $detail (words of the system)
serve-error-listen = De server mag poort { $port } niet gebruiken ({ $detail }); schrijf --port { $other }.
serve-error-metrics-port = De metingen kunnen poort { $port } niet gebruiken ({ $detail }); schrijf --metrics-port met een andere.
serve-error-busy = Een andere server gebruikt de tafels in { $path }; stop die, of schrijf --data met een andere map.
serve-error-store = De tafels in { $path } kunnen niet gebruikt worden ({ $detail }); schrijf --data met een map waarin je mag schrijven.
serve-error-damaged = De tafels in { $path } zijn beschadigd ({ $detail }). Kopieer eerst de hele map naar een veilige plek; zet dan je laatste reservekopie terug met: dizaine restore BESTAND
serve-error-nothing = Er zijn nog geen tafels in { $path }; schrijf --data met de map die de server gebruikt.
serve-error-exists = { $path } bestaat al en blijft zoals het is; schrijf de naam van een nieuw bestand, of --force om het te vervangen.
serve-error-same = { $path } is het bestand van de tafels zelf; schrijf de naam van een ander bestand.
serve-error-copy = { $path } kan niet geschreven worden ({ $detail }); schrijf de naam van een nieuw bestand in een map waarin je mag schrijven.
serve-error-no-file = “{ $path }” kan geen naam van een bestand zijn; schrijf een andere.
serve-error-no-copy = Er is geen bestand { $path }; schrijf de naam van een bestand dat dizaine backup gemaakt heeft.
serve-error-bad-copy = { $path } kan niet teruggezet worden ({ $detail }); de tafels zijn zoals ze waren. Schrijf de naam van een andere kopie.
serve-error-in-use = De tafels in { $path } zijn in gebruik; stop de server, sluit de spellen in terminals, en probeer het dan opnieuw.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = de tafels daarin zijn beschadigd
serve-copy-foreign = er staan geen tafels van Dizaine in
serve-copy-newer = het komt van een nieuwere versie van Dizaine
# $text, $most
serve-error-keep-days = --keep-days: “{ $text }” is geen aantal dagen; schrijf een getal van 0 tot { $most }; 0 bewaart alle tafels.
