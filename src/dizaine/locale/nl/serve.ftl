# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = De tafelserver van Dizaine draait hier: de verbinding werkt.

# $host (the name)
serve-unknown-host = Deze server kent de naam “{ $host }” niet en antwoordt er dus niet op. Is het jouw server? Start die dan met: dizaine serve --allowed-host { $host }
serve-no-host = De header Host van dit verzoek noemt geen computer.

# $link
serve-running = De tafelserver draait. Open dit in een browser, op elk toestel op dit netwerk: { $link }
serve-public = De tafelserver draait. Open dit in een browser, op elk toestel: { $link }
serve-behind = De proxy bereikt de server op { $link }
serve-only-here = Alleen deze computer kan verbinding maken: hij zit op geen enkel netwerk, of --host bepaalt het zo.
serve-several = Deze computer heeft meerdere adressen. Kan een telefoon geen verbinding maken, dan zit die misschien op het netwerk van een van deze:
# $host (one of the addresses)
serve-choose = De server antwoordt op al die adressen. Wil je er maar één, start dan met: dizaine serve --host { $host }
# $port
serve-trouble = Kan een toestel geen verbinding maken? Het moet op hetzelfde netwerk zitten, en niet op een gastennetwerk: dat houdt toestellen uit elkaar. De firewall van deze computer moet andere toestellen op poort { $port } toelaten. Vraagt die iets over Python, sta dan privénetwerken toe.
# $link
serve-metrics = Metingen voor Prometheus, alleen op deze computer: { $link }
serve-stop = Met Ctrl-C stop je de server. Spellen blijven bewaard en gaan de volgende keer verder.
# $path
serve-stopped = De server is gestopt. Alle tafels zijn bewaard in { $path }.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] { $tables } tafel is gekopieerd naar { $path }, en de kopie is gecontroleerd.
       *[other] { $tables } tafels zijn gekopieerd naar { $path }, en de kopie is gecontroleerd.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] Er zit ook { $sheets } scoreblad bij.
       *[other] Er zitten ook { $sheets } scorebladen bij.
    }
serve-backup-stopped = Gestopt. { $path } is niet geschreven.
# $percent, $left (time)
serve-copying = { $percent } gekopieerd  nog { $left }
serve-checking = De kopie wordt gecontroleerd…
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] In { $path } staat weer { $tables } tafel, zoals die was op { $date }.
       *[other] In { $path } staan weer { $tables } tafels, zoals die waren op { $date }.
    }
serve-restore-kept = De tafels die er eerst waren, blijven bewaard in { $path }.
serve-restore-stopped = Gestopt. De tafels in { $path } zijn zoals ze waren.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is geen poort; kies een getal van 0 tot en met { $last }.
serve-error-proxy = --trusted-proxy: “{ $text }” is geen adres en geen netwerk; schrijf bijvoorbeeld 127.0.0.1 of 10.0.0.0/8.
serve-error-allowed-host = --allowed-host: “{ $text }” is geen naam van een computer; schrijf bijvoorbeeld play.example.org, zonder poort.
serve-error-public-url = --public-url: “{ $text }” is niet het adres van een server; schrijf bijvoorbeeld https://play.example.org/, zonder pad.
# $levels
serve-error-log-level = Het logniveau “{ $text }” bestaat niet; gebruik --log-level met een van { $levels }.
# $text, $names (of all limits)
serve-error-limit = “{ $text }” stelt geen grens in; gebruik --limit met NAAM=GETAL, of NAAM=TEGELIJK/PER-SECONDE voor een snelheid. De namen: { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } is geen adres van deze computer; gebruik --host met een van { $addresses }, of laat het weg.
# $link, $other (another port)
serve-error-runs-already = Dizaine draait hier al: open { $link } om te spelen. Wil je een andere server, stop deze dan met Ctrl-C, of gebruik --port { $other } en --data met een andere map.
# $port, $other
serve-error-port-taken = Poort { $port } is bezet, misschien door een andere tafelserver; stop die, of gebruik --port { $other }.
# $detail (words of the system)
serve-error-listen = De server mag poort { $port } niet gebruiken ({ $detail }); gebruik --port { $other }.
serve-error-metrics-port = De metingen kunnen poort { $port } niet gebruiken ({ $detail }); kies een andere met --metrics-port.
serve-error-busy = Een andere server gebruikt de tafels in { $path }; stop die, of kies een andere map met --data.
serve-error-store = De tafels in { $path } kunnen niet worden gebruikt ({ $detail }); kies met --data een map waarin je mag schrijven.
serve-error-damaged = De tafels in { $path } zijn beschadigd ({ $detail }). Kopieer eerst de hele map naar een veilige plek; zet dan je laatste reservekopie terug met: dizaine restore BESTAND
serve-error-nothing = Er zijn nog geen tafels in { $path }; kies met --data de map die de server gebruikt.
serve-error-exists = { $path } bestaat al en blijft zoals het is; kies een nieuwe bestandsnaam, of --force om het te vervangen.
serve-error-same = In { $path } staan de tafels zelf; kies een andere bestandsnaam.
serve-error-copy = { $path } kan niet worden geschreven ({ $detail }); kies een nieuw bestand in een map waarin je mag schrijven.
serve-error-no-file = “{ $path }” kan geen bestandsnaam zijn; kies een andere.
serve-error-no-copy = Er is geen bestand { $path }; geef de naam van een bestand dat met dizaine backup is gemaakt.
serve-error-bad-copy = { $path } kan niet worden teruggezet ({ $detail }); de tafels zijn zoals ze waren. Kies een andere kopie.
serve-error-in-use = De tafels in { $path } zijn in gebruik; stop de server, sluit spellen in terminals en probeer het dan opnieuw.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = de tafels daarin zijn beschadigd
serve-copy-foreign = er staan geen tafels van Dizaine in
serve-copy-newer = het komt van een nieuwere versie van Dizaine
# $text, $most
serve-error-keep-days = --keep-days: “{ $text }” is geen aantal dagen; kies een getal van 0 tot en met { $most }; 0 bewaart alle tafels.
