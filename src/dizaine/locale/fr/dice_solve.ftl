# La commande `dizaine dice solve`. Les tableaux tiennent sur quatre-vingts colonnes : titres courts.

# $edition (the title of the book)
dice_solve-title = { $edition } : le jeu parfait en solitaire
# $points
dice_solve-value = Score moyen d’une partie entière : { $points }

dice_solve-column-phase = N°
dice_solve-column-demand = Demande
dice_solve-column-low = À venir
dice_solve-column-high = À venir max
dice_solve-column-chance = Au mieux
dice_solve-column-usual = Pour les points
# The second and later tries at the last phase
dice_solve-later = après un échec

# $over (points), $phase (its number)
dice_solve-note-points = « À venir » : les points encore attendus avant un tour à cette phase, quand le bonus pour plus de { $over } points après la
    phase { $phase } est hors d’atteinte (à la première phase, il est encore possible). « À venir max » : ces mêmes points,
    quand le total est déjà le plus haut possible.
dice_solve-note-chances = « Au mieux » : la plus haute probabilité de réussir la phase en un tour ; « Pour les points » : cette probabilité quand on
    vise le meilleur score.
# $path
dice_solve-stored = Enregistré dans { $path }

# $edition (its id)
dice_solve-begin = Calcul pour { $edition } : quelques minutes et jusqu’à 4 Go de mémoire, une seule fois pour ces règles. Ctrl-C arrête ; la
    même commande reprend ensuite.
# $percent, $time (since the start)
dice_solve-progress = { $percent }, après { $time }
dice_solve-stopped = Arrêté. Ce qui est fini est gardé : la même commande reprend au même point.

dice_solve-error-extra = Ce calcul a besoin de Numba ; installez-le avec : pip install "dizaine[lab]"
dice_solve-error-memory = La mémoire ne suffit pas ; fermez d’autres programmes et relancez la même commande (il faut jusqu’à 4 Go).
# $path, $detail (words of the system)
dice_solve-error-unwritable = Impossible d’écrire { $path } ({ $detail }) ; indiquez dans DIZAINE_CACHE un dossier où vous pouvez écrire.
