# The command line: help pages, the list of saved games, and one line for everything that can be wrong.

## Help pages

cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen

cli-metavar-command = BEFEHL
cli-metavar-options = OPTIONEN
cli-metavar-edition = EDITION
cli-metavar-editions = EDITION EDITION
cli-metavar-file = DATEI
cli-metavar-people = N|NAME,NAME
cli-metavar-players = NAME,NAME
cli-metavar-name = NAME
cli-metavar-bots = BOT,BOT
cli-metavar-game = NUMMER
cli-metavar-address = ADRESSE
cli-metavar-folder = ORDNER
cli-metavar-link = LINK
cli-metavar-kind = ART
cli-metavar-names = NAME,NAME
cli-metavar-cards = KARTEN
cli-metavar-question = FRAGE

cli-help-dizaine =
    Spiele mit zehn Phasen, mit Karten oder Würfeln. Gib nur dizaine ein, und es geht los: Der Spielserver startet, die Seite
    öffnet sich in deinem Browser, und ein Link und ein Code zum Scannen holen alle in deinem Netz dazu, ob am Handy, Tablet
    oder Computer. Strg+C beendet den Server. Mehr zu einem Befehl: dizaine play --help
cli-summary-dizaine-rules = die Regeln in Worten, und worin sich Editionen unterscheiden
cli-summary-dizaine-play = im Terminal spielen, gegen Bots oder mit anderen an dieser Tastatur
cli-summary-dizaine-score = die Punkte für ein Spiel mit echten Karten oder Würfeln aufschreiben
cli-summary-dizaine-games = gespeicherte Spiele: Liste, weiterspielen, ansehen, löschen
cli-summary-dizaine-serve = der Spielserver allein, ohne Browser
cli-summary-dizaine-backup = alle Tische des Servers in eine Datei kopieren
cli-summary-dizaine-restore = eine solche Kopie zurückspielen
cli-summary-dizaine-simulate = Bots viele Spiele spielen lassen und auswerten
cli-summary-dizaine-tournament = Bots mit denselben Karten gegeneinander antreten lassen
cli-summary-dizaine-dice = wie man beim Würfeln am besten spielt, exakt berechnet
cli-summary-dizaine-verify = prüfen, ob in einem Spiel fair gegeben wurde
cli-summary-dizaine-analyse = welche Entscheidungen eines Spiels am meisten gekostet haben
cli-summary-dizaine-print = Karten, Punktezettel, Übersichtskarten, Regeln und Aufkleber als PDF
cli-summary-dizaine-judge = fragen, ob am echten Tisch etwas erlaubt ist

cli-help-dizaine-rules =
    Ohne Argumente: die Liste der Editionen und Varianten. Mit einer Edition: die vollständigen Regeln genau dieses Spiels,
    zum Beispiel dizaine rules continental+knock
cli-help-dizaine-play =
    Beginnt ein Spiel, Zeile für Zeile: du gegen zwei Bots, wenn du nichts anderes angibst. Jeder Spielzug wird sofort
    gespeichert. Zum Beispiel: dizaine play express --players 4
cli-help-dizaine-score = Schreibt die Punkte auf, während ihr mit echten Karten oder Würfeln spielt: Nach jeder Runde fragt der Befehl, wie sie ausging. Er kennt die Regeln jeder Edition und deine eigenen, sagt, wer gewinnt, und meldet, was nicht stimmen kann. Jede Zeile lässt sich später korrigieren. Alles wird sofort gespeichert. Zum Beispiel: dizaine score classic --names Ann,Bob,Cem
cli-help-dizaine-games = Ohne Befehl: die Liste deiner gespeicherten Spiele.
cli-summary-dizaine-games-continue = ein Spiel weiterspielen
cli-summary-dizaine-games-replay = ein Spiel noch einmal ansehen, Schritt für Schritt
cli-summary-dizaine-games-delete = ein Spiel endgültig löschen
cli-help-dizaine-games-continue = Setzt ein gespeichertes Spiel fort. Das zuletzt gespielte geht auch weiter mit: dizaine play --continue
cli-help-dizaine-games-replay = Zeigt ein gespeichertes Spiel noch einmal, Schritt für Schritt. Solange es läuft, bleiben die Handkarten verdeckt.
cli-help-dizaine-games-delete = Löscht ein gespeichertes Spiel endgültig, nach einer Rückfrage.
cli-help-dizaine-serve =
    Startet einen Server, an dessen Tischen ihr mit Handys und Computern im selben Netz spielt, gern auch mit Bots. Zeigt den
    Link und einen Code zum Scannen. Jeder Spielzug ist gespeichert, bevor ihn jemand sieht; so geht kein Spiel verloren.
    Strg+C beendet den Server. Zum Beispiel: dizaine serve --port 8020
cli-help-dizaine-backup = Kopiert alle Tische des Servers in eine Datei, die nur du lesen kannst, und prüft die Kopie. Das geht auch, während gespielt wird. Zurückspielen kannst du sie mit: dizaine restore DATEI
cli-help-dizaine-restore = Ersetzt die Tische durch eine Kopie, die dizaine backup gemacht hat. Beende vorher den Server. Erst wird die Kopie geprüft, dann werden die Tische ersetzt; die bisherigen bleiben daneben erhalten, mit dem Datum im Namen.
cli-help-dizaine-simulate =
    Lässt Bots viele Spiele spielen und berichtet mit 95-%-Konfidenzintervallen, wer gewinnt, wie lange es dauert und
    welche Phasen am meisten aufhalten. Dieselbe Startzahl liefert dieselben Ergebnisse, egal wie viele Prozesse rechnen.
    Strg+C behält, was fertig ist. Zum Beispiel: dizaine simulate express --bots greedy,random --games 10000 --plot
    express.png
cli-help-dizaine-tournament =
    Lässt Bots mit denselben Karten von jedem Platz aus gegeneinander antreten und bewertet sie, mit
    95-%-Konfidenzintervallen. Bei mehr als zwei Plätzen spielt ein Bot allein gegen einen Tisch voller Bots derselben Art.
    Dieselbe Startzahl liefert dieselben Ergebnisse, egal wie viele Prozesse rechnen und wie oft du unterbrichst. Zum
    Beispiel: dizaine tournament classic --players greedy,random --keep classic.jsonl
cli-help-dizaine-dice = Befehle rund um das Würfelspiel selbst. Gespielt wird es mit: dizaine play dice
cli-summary-dizaine-dice-solve = die beste Spielweise allein berechnen und speichern
cli-help-dizaine-dice-solve = Berechnet exakt, wie man allein am besten würfelt: was ein Spiel wert ist, und die Chance, jede Phase in einem Zug zu schaffen. Das Ergebnis wird gespeichert; Tipps und der Bot „optimal“ benutzen es. Strg+C hält an; der nächste Aufruf macht dort weiter.
cli-help-dizaine-verify = Prüft die Aufzeichnung eines Spiels, das auf einem Server gespielt wurde: Wurde jedes Mal so gegeben, wie es vorher versprochen war? Wie das geht: docs/fair-deals.md
cli-help-dizaine-analyse =
    Geht ein Kartenspiel noch einmal durch und fragt bei jeder Entscheidung den Bot „expert“, mit dem Wissen von damals.
    Zeigt, welche Entscheidungen die Gewinnchance am meisten gesenkt haben, was besser war und warum. In einem gespeicherten
    Spiel geht es um die Menschen am Tisch, in einer Aufzeichnung um alle. Das dauert einige Minuten; Strg+C behält, was
    fertig ist. Zum Beispiel: dizaine analyse 3 --worst 5
cli-help-dizaine-print =
    Schreibt ein PDF für einen Tisch ohne Bildschirm, für genau ein Spiel: reference (die Phasen als Karten oder Zettel),
    sheet (den Punktezettel), pad (den Punkteblock für Würfel), rules (die Regeln zum Falten), deck (alle Karten,
    63 × 88 mm) oder stickers (Aufkleber für Rommékarten oder unbedruckte Würfel). Zum Beispiel: dizaine print sheet classic
    --names Ann,Bob
cli-help-dizaine-judge = Sagt Ja oder Nein und nennt die Regel, für genau dieses Spiel. Nennst du keine Karten, fragt der Befehl Schritt für Schritt nach. Bei den Karten steht y für Gelb und g für Grün. Zum Beispiel: dizaine judge classic --phase 3 "r4 y4 W g4 + r5 W r7 r8"

cli-argument-edition = { $editions } oder eine eigene .toml-Datei; Varianten eines Kartenspiels hinter einem +
cli-argument-number = die Nummer des Spiels in der Liste von dizaine games
cli-argument-record = die Aufzeichnung eines beendeten Spiels, wie der Server sie ausgibt
cli-argument-game = die Aufzeichnung eines Spiels oder die Nummer eines gespeicherten
cli-argument-file = die Datei, die geschrieben wird
cli-argument-copy = die Datei, die dizaine backup gemacht hat
cli-argument-kind = reference, sheet, pad, rules, deck oder stickers
cli-argument-cards = die Karten, um die es geht, mit einem + zwischen Gruppen; oder was die Würfel zeigen
cli-option-help = diese Seite zeigen
cli-option-version = die Version zeigen
cli-option-lang = die Sprache; sonst die deines Systems
cli-option-edition = dice, dice-french oder eine eigene .toml-Datei (dice)
cli-option-check = sagen, was an einem eigenen Regelbuch nicht stimmt
cli-option-new = eine Vorlage für ein eigenes Regelbuch in eine neue Datei schreiben
cli-option-diff = zeigen, worin sich zwei Spiele unterscheiden
cli-option-players = wie viele spielen, Bots mitgezählt (3)
cli-option-people = die Leute an dieser Tastatur, als Zahl oder mit Namen (1)
cli-option-dizaine-score-names = wer spielt, in der Sitzordnung; beim Würfeln in der Spielreihenfolge
cli-option-dealer = wer zuerst gibt, mit Namen oder Nummer
cli-option-begun = ihr habt auf Papier begonnen: fragen, wie alle stehen
cli-option-open = mit der Kopie eines exportierten Zettels (.json) weitermachen
cli-option-seed = die Startzahl: dieselbe Zahl liefert dieselben Karten
cli-option-deck = phase: die Karten des Spiels zeigen; ordinary: Rommékarten (phase)
cli-option-plain = keine Farben und Zeichen, Karten in Worten: für Screenreader
cli-option-continue = das zuletzt gespielte Spiel weiterspielen
cli-option-join = an einem Tisch auf einem Server mitspielen, über seinen Link
cli-option-yes = nicht nachfragen
cli-option-host = nur diese Adresse des Computers benutzen; sonst alle, die er hat
cli-option-port = der Port (8010); 0 nimmt irgendeinen freien
cli-option-data = der Ordner für die Tische; sonst der deiner gespeicherten Spiele
cli-option-log-level = wie viel der Server über sich mitschreibt (warning)
cli-option-metrics-port = auf diesem Port Messwerte für Prometheus zeigen, nur auf diesem Computer; sonst keine
cli-option-allow-player = ein eigener Bot, den man an Tische setzen darf, mit Modul und Klasse; mehrmals möglich
cli-option-trusted-proxy = die Adresse oder das Netz eines Proxys, dessen Angaben über Absender gelten; mehrmals möglich
cli-option-allowed-host = ein weiterer Name dieses Servers, neben denen des Computers; mehrmals möglich
cli-option-public-url = die Adresse, die alle sehen, wenn ein Proxy davorsteht: https://play.example.org/
cli-option-limit = eine Grenze ändern, etwa spectators=500 oder openings=50/1 (auf einmal/je Sekunde); mehrmals möglich
cli-option-no-own-rulebooks = keine eigenen Regelbücher annehmen: gespielt werden nur die Editionen
cli-option-no-qr = den Code zum Scannen nicht zeigen
cli-option-keep-days = Tische löschen, an denen so viele Tage nichts passiert ist (365); 0 behält alle
cli-option-archive = die Spiele solcher Tische in diesen Ordner schreiben, bevor sie gelöscht werden
cli-option-force = die Datei ersetzen, wenn es sie schon gibt
cli-option-no-browser = den Browser nicht öffnen
cli-option-names = die Namen aller, die spielen, für Zettel und Übersichtskarten
cli-option-paper = das Papier: a4 oder letter (a4)
cli-option-colour = full: in Farbe; grey: in gut unterscheidbarem Grau; ink-saving: mit wenig Tinte (full)
cli-option-bleed = nur Karten: Farbe bis an den Rand und 3 mm darüber hinaus
cli-option-backs = nur Karten: auch die Rückseiten, für beidseitigen Druck
cli-option-out = die Datei oder der Ordner dafür; Vorhandenes wird nie ungefragt ersetzt
# $cards, $dice (the names of all bots that play them), $form (how to name an own one)
cli-option-bots = die Bots, Platz für Platz: { $cards }; für das Würfelspiel { $dice }; oder deine eigenen: { $form }; eine kurze Liste wiederholt sich um den Tisch (greedy)
cli-option-games = wie viele Spiele (1000)
cli-option-workers = wie viele Prozesse gleichzeitig rechnen (einer je Kern)
cli-option-no-compile = die Regeln nicht erst kompilieren: schneller bei wenigen Spielen, gleiche Ergebnisse
cli-option-json = alles als JSON in diese Datei schreiben
cli-option-csv = die Zahlen als Tabelle in diese Datei schreiben
cli-option-plot = die Zahlen als Diagramm in diese Datei zeichnen, .png oder .svg
cli-option-dizaine-play-bots = { $cards } (für das Würfelspiel: { $dice }) oder deine eigenen ({ $form }): einer für alle Bots, oder der Reihe nach einer für jeden Platz (steady)
cli-option-dizaine-score-players = wie viele spielen, wenn du keine Namen nennst
cli-option-dizaine-print-players = wie viele Spalten ein Zettel hat (eine für jeden Namen, oder für alle, die mitspielen können)
cli-option-dizaine-score-continue = am zuletzt benutzten Zettel weiterschreiben
cli-option-dizaine-simulate-players = wie viele spielen (2, oder einer je Bot)
cli-option-dizaine-simulate-seed = die Startzahl: dieselbe Zahl liefert dieselben Ergebnisse
cli-option-seats = wie viele an einem Tisch sitzen (2)
cli-option-format = round-robin: alle gegen alle; ladder: jeder Bot gegen den nächsten in der Liste (round-robin)
cli-option-keep = in dieser Datei speichern, was gespielt ist; derselbe Befehl macht dort weiter
cli-option-seat = nur diesen Platz ansehen; der erste ist 1
cli-option-worst = wie viele Entscheidungen gezeigt werden (10)
cli-option-about = worum es geht: lay, hit, take, knock, discard, skip, first, out, count oder win; bei Würfeln roll
cli-option-phase = die Phase, um die es geht
cli-option-fact = was sonst bekannt ist, zum Beispiel laid=earlier; mehrmals möglich
cli-option-dizaine-tournament-players = wer antritt, zwei oder mehr: { $cards }; für das Würfelspiel { $dice }; oder deine eigenen: { $form }
cli-option-dizaine-tournament-games = wie viele Spiele je Paarung (1000); dieselben Karten werden von allen Plätzen aus gespielt
cli-option-dizaine-tournament-seed = die Startzahl: dieselbe Zahl liefert dieselben Karten
cli-option-dizaine-tournament-csv = für jede Paarung eine Zeile in diese Datei schreiben
cli-option-dizaine-tournament-plot = Wertung und Kreuztabelle in diese Datei zeichnen, .png oder .svg

## Saved games

# $edition, $round, $moves (so far), $played (date and time)
cli-games-line =
    { $edition }, Runde { $round }, { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    }, zuletzt gespielt { $played }
cli-games-over =
    { $edition }, beendet nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }, zuletzt gespielt { $played }
# games of dice, whose rounds are not counted
cli-games-dice =
    { $edition }, { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    }, zuletzt gespielt { $played }
cli-games-dice-over =
    { $edition }, beendet nach { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritten
    }, zuletzt gespielt { $played }
cli-games-damaged = nicht lesbar, zuletzt geändert { $played }
cli-games-seed = { $names }; mit der gewählten Startzahl { $seed }
cli-games-none = Noch keine gespeicherten Spiele. Fang gleich eins an mit: dizaine play
cli-games-hint = Weiterspielen, noch einmal ansehen (replay) oder löschen (delete), zum Beispiel: dizaine games continue NUMMER
# $id
cli-delete-question = Spiel { $id } endgültig löschen? (j/n)
# answers that count as yes, in small letters, with spaces between them
cli-yes = j ja
cli-deleted = Spiel { $id } ist gelöscht.
cli-not-deleted = Spiel { $id } bleibt.

## What can be wrong; each in one line, with what to write instead

# $option, $command, $near (an option that exists)
cli-error-option = { $command } hat keine Option { $option }; gib { $near } an, oder sieh nach mit { $command } --help.
# $usage (the option with what belongs behind it)
cli-error-option-value = Hinter { $option } fehlt ein Wert: { $usage }.
cli-error-option-no-value = { $option } bekommt keinen Wert; gib sie allein an.
cli-error-option-alone = { $option } steht vor dem Befehl und gilt dort nicht; gib sie hinter { $command } an, wenn der Befehl sie kennt, oder lass sie weg.
# $name (of an argument)
cli-error-missing = { $name } fehlt; sieh nach mit { $command } --help.
# $text (what was written)
cli-error-too-many = Mit „{ $text }“ kann der Befehl nichts anfangen; { $command } --help zeigt, was er kennt.
# $commands (those that exist)
cli-error-command = { $command } hat keinen Befehl „{ $text }“; es gibt { $commands }.
# $word (one that exists), behind one of the other sentences
cli-near = Meintest du „{ $word }“?
cli-error-usage = Das habe ich nicht verstanden; sieh nach mit { $command } --help.
# $languages
cli-error-language = Die Sprache „{ $text }“ gibt es nicht; gib --lang mit einer von diesen an: { $languages }.
cli-error-one-at-a-time = Eins nach dem anderen: eine Edition oder --check DATEI oder --new DATEI oder --diff EDITION EDITION.
# $file, $detail (words of the system)
cli-error-new-name = --new: „{ $file }“ endet nicht auf .toml; gib zum Beispiel --new my.toml an.
cli-error-new-exists = --new: Die Datei { $file } ist schon da und bleibt unverändert; gib einen anderen Namen an.
cli-error-new-unwritable = --new: { $file } lässt sich nicht schreiben ({ $detail }); nenn eine Datei in einem Ordner, den es gibt und in den du schreiben darfst.
cli-error-number = { $option }: „{ $text }“ ist keine ganze Zahl; gib zum Beispiel { $option } 4 an.
cli-error-people = Hinter --people gehört eine Zahl von 1 bis 6 oder eine Liste kurzer Namen wie Ada,Ben, nicht „{ $text }“.
# $people, $players (how many)
cli-error-too-many-people =
    { $people } Leute passen nicht an einen Tisch für { $players }; gib --players { $people } oder weniger Leute an.
# $bots (how many were named), $seats (how many seats are left for bots)
cli-error-too-many-bots =
    --bots nennt { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }, aber { $seats ->
        [0] es ist kein Platz
        [one] es ist nur { $seats } Platz
       *[other] es sind nur { $seats } Plätze
    } für Bots frei; gib weniger Bots an oder --players mit mehr Plätzen.
cli-error-deck = Die Karten „{ $text }“ gibt es nicht; gib --deck phase oder --deck ordinary an.
# $edition, $colours (how many)
cli-error-deck-colours = { $edition } hat { $colours } Farben, Rommékarten haben vier; lass --deck ordinary weg (M8).
cli-error-deck-dice = { $edition } wird mit Würfeln gespielt, nicht mit Karten; lass --deck weg.
cli-error-continue-alone = --continue setzt ein gespeichertes Spiel fort, wie es ist; lass die Edition, --players, --people, --bots, --seed und --deck weg.
cli-error-join-alone = --join setzt dich an einen Tisch, wie er ist; lass die Edition, --players, --bots, --seed und --deck weg.
cli-error-link = „{ $text }“ ist kein Link zu einem Tisch. So sieht einer aus: http://192.168.1.20:8010/#ABCDE
cli-error-join-name = Wer soll sich an den Tisch setzen? Gib zum Beispiel an: --people Ada
cli-error-join-names = Dieser Link öffnet einen Platz, der schon einen Namen hat; lass --people weg.
# $server (its address)
cli-error-server = { $server } antwortet nicht wie ein Spielserver. Läuft er? Seid ihr im selben Netz?
cli-error-nothing-to-continue = Kein gespeichertes Spiel wartet; fang eins an mit: dizaine play
cli-error-game-number = „{ $text }“ ist keine Nummer eines Spiels; dizaine games zeigt sie.
# $id (number of the game), $path (its file), $line, $detail (words of the system)
cli-error-save-missing = Es gibt kein gespeichertes Spiel { $id }; dizaine games zeigt, welche es gibt.
cli-error-save-foreign = { $path } ist kein gespeichertes Spiel von Dizaine und bleibt unverändert; dizaine games zeigt die anderen.
cli-error-save-truncated = Bei { $path } fehlt das Ende: Gespeicherte Spielzüge sind weg. Die Datei bleibt unverändert; stell eine Kopie wieder her oder fang neu an mit dizaine play.
cli-error-save-broken = { $path } ist in Zeile { $line } beschädigt und bleibt unverändert; stell eine Kopie wieder her oder fang neu an mit dizaine play.
cli-error-save-busy = Spiel { $id } ist in einem anderen Fenster offen; spiel dort weiter oder schließ es zuerst.
cli-error-save-unreadable = { $path } lässt sich nicht lesen ({ $detail }); sorg dafür, dass du diese Datei lesen darfst.
cli-error-save-unwritable = In { $path } lässt sich nichts speichern ({ $detail }); setz DIZAINE_DATA auf einen Ordner, in den du schreiben darfst.
cli-error-over = Spiel { $id } ist aus; sieh es dir noch einmal an mit dizaine games replay { $id }.
# $book (the edition)
cli-error-no-policy = Die beste Spielweise für { $book } ist auf diesem Computer noch nicht berechnet; gib zuerst ein: dizaine dice solve --edition { $book }

## Help in another order, and completion by the shell

cli-summary-dizaine-help = die Hilfe zu einem Befehl
cli-help-dizaine-help = Zeigt dieselbe Seite wie die Option --help eines Befehls.
cli-argument-command = der Befehl, zum Beispiel play oder games replay; ohne ihn die Liste aller Befehle
cli-summary-dizaine-completion = ein Skript für deine Shell: Tab ergänzt Befehle und Optionen
cli-help-dizaine-completion =
    Gibt ein Skript für deine Shell aus. Für bash gehört diese Zeile in ~/.bashrc: eval "$(dizaine completion bash)".
    Für zsh gehört eval "$(dizaine completion zsh)" in ~/.zshrc. Für fish: dizaine completion fish >
    ~/.config/fish/completions/dizaine.fish
cli-argument-shell = die Shell, die du benutzt
# $text (what was typed), $shells
cli-error-shell = Für die Shell „{ $text }“ gibt es kein Skript; möglich sind: { $shells }.

## Going on with the last game

# $busy (numbers of games, the last ones played), $count (of them), $id (number of the game that follows now)
cli-continue-other =
    { $count ->
        [one] Spiel { $busy } ist in einem anderen Fenster offen.
       *[other] Die Spiele { $busy } sind in anderen Fenstern offen.
    } Weiter geht es mit Spiel { $id }.
