# Ce qui s’imprime sur papier, et la commande qui l’imprime.

print-kind-reference = Cartes de référence
print-kind-sheet = Feuille de score
print-kind-pad = Carnet de score
print-kind-rules = Règles
print-kind-deck = Cartes
print-kind-stickers = Étiquettes

## Sur les feuilles

# $phases (how many there are)
print-phases =
    { $phases ->
        [one] Une phase
       *[other] Les { $phases } phases
    }
print-markers = Pions : découpez-les, pliez-les au milieu et glissez-les sur le bord de la carte, pointés vers votre prochaine phase.
print-date = Date
print-round = Manche
print-points = Points
print-total = Total
print-phase = Phase
print-place = Place
# $phase (a number), $over (points)
print-pad-half = Bonus : plus de { $over } points après la phase { $phase }
print-pad-finish = Bonus : fini en premier
print-pad-failures = Tours manqués
# $cost (points)
print-pad-failures-alone = Tours manqués ; en solitaire, −{ $cost } chacun
print-pad-total = Total général
# $points
print-pad-witness = Plus de { $points } points ? Un témoin, autre que le joueur, signe ici.
print-pad-signature = Nom et signature du témoin
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Il faut { $packs } jeu ordinaire de 52 cartes avec 2 jokers.
       *[other] Il faut { $packs } jeux ordinaires de 52 cartes avec 2 jokers chacun.
    } Imprimez sur du papier autocollant, découpez le long des lignes et collez deux étiquettes par carte, dans des coins opposés. Les enseignes sont les couleurs ; les cartes qui montrent déjà leur nombre restent telles quelles.
print-stickers-from = Dans le jeu ordinaire
print-stickers-becomes = Dans la partie
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } du jeu { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = leur nombre
print-stickers-unused = pas utilisé
# $number
print-die = Dé { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] Il faut { $dice } dé vierge d’au moins 16 mm de côté.
       *[other] Il faut { $dice } dés vierges d’au moins 16 mm de côté.
    } Imprimez sur du papier autocollant et découpez le long des lignes ; chaque étiquette mesure { $size } mm de côté. Les six d’une rangée vont sur un même dé.

## La commande

# $file
print-written = { $file } est écrit.
print-hint-deck = Imprimez à 100 %, sans ajuster à la page, pour que chaque carte mesure 63 × 88 mm.
print-hint-backs = Imprimez en recto verso, retourné sur le bord long, à 100 %, pour que chaque carte mesure 63 × 88 mm.
print-hint-rules = Imprimez en recto verso, retourné sur le bord court, et pliez deux fois en accordéon aux repères.
print-hint-stickers = Imprimez à 100 %, sans ajuster à la page.
# $file
print-replace-question = { $file } existe déjà. Le remplacer ? (o/n)
print-kept = { $file } reste tel quel.

print-error-extra = Pour imprimer, il faut typst ; installez-le avec : pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = Rien ne s’imprime sous le nom « { $text } » ; écrivez l’un de { $kinds }.
print-error-paper = Il n’y a pas de papier « { $text } » ; écrivez --paper a4 ou --paper letter.
print-error-colour = --colour vaut full, grey ou ink-saving, pas « { $text } ».
# $book
print-error-no-deck = { $book } se joue avec des dés et n’a pas de cartes ; pour ses dés : dizaine print stickers { $book }
print-error-no-pad = { $book } se joue avec des cartes ; sa feuille de score : dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } ne vaut que pour les cartes : dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names : il y a { $names } noms, mais on ne joue que seul.
       *[other] --names : il y a { $names } noms, mais on ne joue qu’à { $most } au plus.
    }
print-error-name = --names : « { $text } » ne peut pas s’imprimer ; écrivez des noms courts, comme Ann,Bob.
print-error-exists = { $file } existe déjà et reste tel quel ; nommez un autre fichier avec --out.
