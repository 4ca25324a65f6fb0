# Der Befehl `dizaine dice solve`. Die Tabellen passen in achtzig Spalten: kurze Überschriften.

# $edition (the title of the book)
dice_solve-title = { $edition }: die beste Spielweise allein
# $points
dice_solve-value = Erwartete Punktzahl eines ganzen Spiels: { $points }

dice_solve-column-phase = Nr.
dice_solve-column-demand = Verlangt
dice_solve-column-low = Erwartet
dice_solve-column-high = Bestenfalls
dice_solve-column-chance = Höchstens
dice_solve-column-usual = Punktejagd
# The second and later tries at the last phase
dice_solve-later = nach einem Fehlversuch

# $over (points), $phase (its number)
dice_solve-note-points =
    „Erwartet“: So viele Punkte kannst du vor einem Zug bei dieser Phase noch erwarten, wenn der Bonus für mehr als
    { $over } Punkte nach Phase { $phase } außer Reichweite ist (bei der ersten Phase ist er möglich). „Bestenfalls“:
    dasselbe bei der höchsten Summe, die du bis dahin haben kannst.
dice_solve-note-chances =
    „Höchstens“: die beste Chance, die Phase in einem Zug zu schaffen. „Punktejagd“: deine Chance, wenn du auf möglichst
    viele Punkte spielst.
# $path
dice_solve-stored = Gespeichert in { $path }

# $edition (its id)
dice_solve-begin = Die beste Spielweise für { $edition } wird berechnet: Das dauert einige Minuten und braucht bis zu 4 GB Speicher, einmal für diese Regeln. Strg+C hält an; der nächste Aufruf macht weiter.
# $percent, $time (since the start)
dice_solve-progress = { $percent }  nach { $time }
dice_solve-stopped = Angehalten. Was fertig ist, bleibt: Derselbe Befehl macht dort weiter.

dice_solve-error-extra = Zum Berechnen fehlt Numba; installiere es mit: pip install "dizaine[lab]"
dice_solve-error-memory = Der Speicher reicht nicht; schließ andere Programme und gib denselben Befehl noch einmal ein (er braucht bis zu 4 GB).
# $path, $detail (words of the system)
dice_solve-error-unwritable = { $path } lässt sich nicht schreiben ({ $detail }); setz DIZAINE_CACHE auf einen Ordner, in den du schreiben darfst.
