# The table server: what `dizaine serve` and `dizaine backup` say, and the page that shows that a link works.

serve-front-page = De tafelserver van Dizaine draait hier: de verbinding werkt.

# $link
serve-running = De tafelserver draait. Open dit in een browser, op elk toestel in hetzelfde netwerk: { $link }
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
serve-backup = Alle tafels zijn gekopieerd naar { $path }.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is geen poort; schrijf een getal van 0 tot { $last }.
# $levels
serve-error-log-level = Er is geen logniveau “{ $text }”; schrijf --log-level met een van { $levels }.
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
serve-error-exists = { $path } bestaat al en blijft zoals het is; schrijf de naam van een nieuw bestand.
serve-error-copy = { $path } kan niet geschreven worden ({ $detail }); schrijf de naam van een nieuw bestand in een map waarin je mag schrijven.
serve-error-no-file = “{ $path }” kan geen naam van een bestand zijn; schrijf een andere.
