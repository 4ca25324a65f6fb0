# The command `dizaine dice solve`. The tables must fit eighty columns: headings stay short.

# $edition (the title of the book)
dice_solve-title = { $edition }: the best play alone
# $points
dice_solve-value = Expected score of a whole game: { $points }

dice_solve-column-phase = Phase
dice_solve-column-demand = Asks for
dice_solve-column-low = Still expected
dice_solve-column-high = At best total
dice_solve-column-chance = Best chance
dice_solve-column-usual = For points
# The second and later tries at the last phase
dice_solve-later = once it has failed

# $over (points), $phase (its number)
dice_solve-note-points =
    “Still expected”: points still to come before a turn at the phase. The bonus for more than { $over } points after phase
    { $phase } is taken to be out of reach, except at the first phase. “At best total”: the same, if the total so far is
    the highest possible.
dice_solve-note-chances =
    “Best chance”: of making the phase in one turn, if you play for nothing else. “For points”: that chance if you play for
    the highest score instead.
# $path
dice_solve-stored = Stored in { $path }

# $edition (its id)
dice_solve-begin =
    Solving { $edition }: this takes a few minutes and up to 4 GB of memory, once for these rules. Ctrl-C stops it; run it
    again to continue.
# $percent, $time (since the start)
dice_solve-progress = { $percent }  after { $time }
dice_solve-stopped = Stopped. What’s finished is kept; run it again to continue.

dice_solve-error-extra = Solving needs Numba; install it with: pip install "dizaine[lab]"
dice_solve-error-memory = There isn’t enough memory; close other programs and run the same command again (it takes up to 4 GB).
# $path, $detail (words of the system)
dice_solve-error-unwritable = { $path } can’t be written ({ $detail }); set DIZAINE_CACHE to a folder that you can write to.
