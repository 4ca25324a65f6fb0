# The command `dizaine dice solve`. The tables must fit eighty columns: headings stay short.

# $edition (the title of the book)
dice_solve-title = { $edition }: the best play alone
# $points
dice_solve-value = Expected score of a whole game: { $points }

dice_solve-column-phase = Phase
dice_solve-column-demand = Asks for
dice_solve-column-low = To come
dice_solve-column-high = Best total
dice_solve-column-chance = At best
dice_solve-column-usual = For points
# The second and later tries at the last phase
dice_solve-later = once it has failed

# $over (points), $phase (its number)
dice_solve-note-points =
    “To come”: the points still expected before a turn at the phase, if the bonus for more than { $over } points after
    phase { $phase } is out of reach (at the first phase it’s open). “Best total”: the same, after the highest total
    possible by then.
dice_solve-note-chances =
    “At best”: your best chance of making the phase in one turn. “For points”: that chance when you play for the highest
    score instead.
# $path
dice_solve-stored = Stored in { $path }

# $edition (its id)
dice_solve-begin =
    Solving { $edition }: this takes a few minutes and up to 4 GB of memory, once for these rules. Ctrl-C stops it; the next run
    continues.
# $percent, $time (since the start)
dice_solve-progress = { $percent }  after { $time }
dice_solve-stopped = Stopped. What’s finished is kept: the same command continues from there.

dice_solve-error-extra = Solving needs Numba; install it with: pip install "dizaine[lab]"
dice_solve-error-memory = There isn’t enough memory; close other programs and run the same command again (it takes up to 4 GB).
# $path, $detail (words of the system)
dice_solve-error-unwritable = { $path } can’t be written ({ $detail }); set DIZAINE_CACHE to a folder that you can write to.
