# Ce qui s’imprime sur papier, et la commande qui l’imprime.

print-kind-reference = Cartes de référence
print-kind-sheet = Feuille de scores
print-kind-pad = Carnet de points
print-kind-rules = Règles
print-kind-deck = Cartes
print-kind-stickers = Autocollants

## Sur les feuilles

# $phases (how many there are)
print-phases =
    { $phases ->
        [one] Une phase
       *[other] Les { $phases } phases
    }
print-markers = Pions : à découper, à plier au milieu et à glisser sur le bord de la carte, pointés vers votre prochaine phase.
print-date = Date
print-round = Manche
print-points = Points
print-total = Total
print-phase = Phase
print-place = Place
# $phase (a number), $over (points)
print-pad-half =
    { $over ->
        [one] Bonus : plus de { $over } point après la phase { $phase }
       *[other] Bonus : plus de { $over } points après la phase { $phase }
    }
print-pad-finish = Bonus d’arrivée
print-pad-failures = Tours ratés
# $cost (points)
print-pad-failures-alone = Tours ratés ; en solitaire, −{ $cost } chacun
print-pad-total = Total
# $points
print-pad-witness = Plus de { $points } points ? Un témoin, qui ne jouait pas, signe ici.
print-pad-signature = Nom et signature du témoin
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Il faut { $packs } jeu ordinaire de 52 cartes avec 2 jokers.
       *[other] Il faut { $packs } jeux ordinaires de 52 cartes avec 2 jokers chacun.
    } Imprimez sur du papier autocollant, découpez le long des lignes et collez deux autocollants par carte, dans des coins opposés. Les enseignes sont les couleurs ; les cartes qui montrent déjà leur nombre restent telles quelles.
print-stickers-from = Cartes ordinaires
print-stickers-becomes = Deviennent
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } du jeu { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = leur nombre
print-stickers-unused = à laisser de côté
# $number
print-die = Dé { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] Il faut { $dice } dé vierge d’au moins 16 mm de côté.
       *[other] Il faut { $dice } dés vierges d’au moins 16 mm de côté.
    } Imprimez sur du papier autocollant et découpez le long des lignes ; chaque autocollant mesure { $size } mm de côté. Les six d’une rangée vont sur un même dé.

## La commande

# $file
print-written = { $file } est prêt.
print-hint-deck = Imprimez à 100 %, sans ajuster à la page, pour que chaque carte mesure 63 × 88 mm.
print-hint-backs = Imprimez recto verso (reliure bord long), à 100 %, pour que chaque carte mesure 63 × 88 mm.
print-hint-rules = Imprimez recto verso (reliure bord court), et pliez deux fois en accordéon aux repères.
print-hint-stickers = Imprimez à 100 %, sans ajuster à la page.
# $file
print-replace-question = { $file } existe déjà. Le remplacer ? (o/n)
print-kept = { $file } reste tel quel.

print-error-extra = Pour imprimer, il faut typst ; installez-le avec : pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = « { $text } » n’est pas un document à imprimer ; choisissez parmi { $kinds }.
print-error-paper = Le format « { $text } » n’existe pas ; écrivez --paper a4 ou --paper letter.
print-error-colour = --colour vaut full, grey ou ink-saving, pas « { $text } ».
# $book
print-error-no-deck = { $book } se joue avec des dés et n’a pas de cartes ; pour ses dés : dizaine print stickers { $book }
print-error-no-pad = { $book } se joue avec des cartes ; sa feuille de scores : dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } ne vaut que pour les cartes : dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names : il y a { $names } noms, mais une seule personne peut jouer.
       *[other] --names : il y a { $names } noms, mais on ne peut jouer qu’à { $most }.
    }
print-error-name = --names : impossible d’imprimer « { $text } » ; écrivez des noms courts, comme Lucie,Hugo.
print-error-exists = { $file } existe déjà et reste tel quel ; indiquez un autre fichier avec --out.
