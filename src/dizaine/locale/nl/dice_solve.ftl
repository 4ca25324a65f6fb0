# De opdracht `dizaine dice solve`. De tabellen passen in tachtig kolommen: korte koppen.

# $edition (the title of the book)
dice_solve-title = { $edition }: de beste speelwijze in je eentje
# $points
dice_solve-value = Verwachte score van een heel spel: { $points }

dice_solve-column-phase = Fase
dice_solve-column-demand = Vraagt
dice_solve-column-low = Nog te halen
dice_solve-column-high = Hoogste stand
dice_solve-column-chance = Hoogstens
dice_solve-column-usual = Voor punten
# The second and later tries at the last phase
dice_solve-later = na een mislukte poging

# $over (points), $phase (its number)
dice_solve-note-points =
    “Nog te halen” zijn de punten die vanaf een beurt bij deze fase gemiddeld nog volgen, als de bonus voor meer dan
    { $over } punten na fase { $phase } al buiten bereik is (bij de eerste fase is die nog open). “Hoogste stand”: hetzelfde,
    maar met het hoogste totaal dat tot dan toe mogelijk is.
dice_solve-note-chances =
    “Hoogstens” is de hoogste kans om de fase in één beurt te halen. “Voor punten” is die kans als je voor de hoogste score
    speelt.
# $path
dice_solve-stored = Bewaard in { $path }

# $edition (its id)
dice_solve-begin =
    { $edition } wordt berekend: dat duurt een paar minuten en kost hoogstens 4 GB geheugen. Voor deze regels hoeft het maar één keer.
    Stoppen mag, met Ctrl-C; de volgende keer gaat het verder.
# $percent, $time (since the start)
dice_solve-progress = { $percent }  na { $time }
dice_solve-stopped = Gestopt. Wat klaar is, blijft bewaard; geef dezelfde opdracht om verder te gaan.

dice_solve-error-extra = Voor het berekenen is Numba nodig; installeer het met: pip install "dizaine[lab]"
dice_solve-error-memory = Er is te weinig geheugen; sluit andere programma’s en geef dezelfde opdracht opnieuw (die kost hoogstens 4 GB).
# $path, $detail (words of the system)
dice_solve-error-unwritable = { $path } kan niet worden geschreven ({ $detail }); zet DIZAINE_CACHE op een map waarin je mag schrijven.
