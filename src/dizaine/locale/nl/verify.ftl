# De opdracht `dizaine verify`.

# $title (of the rulebook), $table (its name in every commitment)
verify-title = { $title }, gespeeld aan tafel { $table }
# $round (its number), $chances (how many deals, shuffles, lots or throws it had); the commitment follows on a line of its own
verify-round-fair =
    Ronde { $round }: eerlijk, { $chances ->
        [one] { $chances } keer delen of gooien
       *[other] { $chances } keer delen of gooien
    } gecontroleerd; de belofte:
verify-round-wrong =
    Ronde { $round }: klopt NIET, { $chances ->
        [one] { $chances } keer delen of gooien
       *[other] { $chances } keer delen of gooien
    } gecontroleerd

## What is wrong; $line (of the record)

verify-fault-foreign = Dit is geen verslag van een spel: de eerste regel is die van iets anders.
verify-fault-no-table = Dit spel is niet aan een tafel van een server gespeeld: de regel “# fair …” ontbreekt, dus er valt niets te controleren.
verify-fault-seed = Dit spel is gespeeld met een startgetal dat iemand heeft gekozen. De kaarten of dobbelstenen konden dus vooraf bekend zijn: er valt niets te controleren.
verify-fault-remark = Regel { $line }: deze opmerking over eerlijk delen is niet te lezen.
verify-fault-twice = Regel { $line }: deze opmerking stond er al; de eerste telt.
verify-fault-start = Regel { $line }: dit spel begint halverwege; je kunt alleen een heel spel controleren.
verify-fault-broken = Regel { $line }: vanaf hier kan het spel niet verder; de regel is beschadigd of veranderd.
verify-fault-unfinished = Regel { $line }: hier eindigt het verslag, maar het spel niet; het einde ontbreekt.
verify-fault-commitment = Regel { $line }: de belofte hoort niet bij dit geheim; een van beide is veranderd.
verify-fault-chance = Regel { $line }: deze kaarten of dobbelstenen volgen niet uit het geheim van de ronde en de woorden van de spelers.
verify-fault-no-secret = Regel { $line }: het geheim van deze ronde ontbreekt; wat het toeval hier deed, is niet te controleren.
verify-fault-no-round = Regel { $line }: dit gaat over een ronde die niet is gespeeld.

## What to make of it

verify-fair = Alles eerlijk: elke kaart en elke worp volgt uit de geheimen die vóór de rondes zijn beloofd.
verify-compare = Vergelijk voor de zekerheid de beloften hierboven met wat je vóór elke ronde te zien kreeg.
verify-wrong = Dit verslag bewijst niet dat er eerlijk is gedeeld. In docs/fair-deals.md staat wat dat kan betekenen.

## Problems with the file; $path, $detail (words of the system)

verify-error-unreadable = { $path } kan niet worden gelezen ({ $detail }); geef de naam van een verslag op.
verify-error-no-text = { $path } is geen tekst, dus geen verslag van een spel; geef de naam van een verslag op.
