# La commande `dizaine verify`.

# $title (of the rulebook), $table (its name in every commitment)
verify-title = { $title }, partie jouée à la table { $table }
# $round (its number), $chances (how many deals, shuffles, lots or throws it had); the commitment follows on a line of its own
verify-round-fair =
    Manche { $round } : équitable, { $chances ->
        [one] { $chances } tirage vérifié
       *[other] { $chances } tirages vérifiés
    } ; promesse :
verify-round-wrong =
    Manche { $round } : équité NON confirmée, { $chances ->
        [one] { $chances } tirage vérifié
       *[other] { $chances } tirages vérifiés
    }

## What is wrong; $line (of the record)

verify-fault-foreign = Ce n’est pas l’enregistrement d’une partie : la première ligne n’est pas la bonne.
verify-fault-no-table = Cette partie n’a pas été jouée à la table d’un serveur : la ligne « # fair … » manque, il n’y a donc rien à vérifier.
verify-fault-seed = Le tirage de cette partie partait d’un numéro choisi d’avance (la graine) : impossible de vérifier qu’elle était équitable.
verify-fault-remark = Ligne { $line } : cette remarque sur les donnes équitables est illisible.
verify-fault-twice = Ligne { $line } : cette remarque figure déjà plus haut ; c’est la première qui compte.
verify-fault-start = Ligne { $line } : cette partie commence en cours de route ; seule une partie entière peut être vérifiée.
verify-fault-broken = Ligne { $line } : la partie ne peut pas continuer à partir d’ici ; la ligne est abîmée ou a été modifiée.
verify-fault-unfinished = Ligne { $line } : l’enregistrement s’arrête ici, mais pas la partie ; il en manque la fin.
verify-fault-commitment = Ligne { $line } : la promesse ne correspond pas à ce secret ; l’un des deux a été modifié.
verify-fault-chance = Ligne { $line } : ces cartes ou ces dés ne découlent pas du secret de la manche et des mots des joueurs.
verify-fault-no-secret = Ligne { $line } : le secret de cette manche manque ; impossible de vérifier ce que le hasard a décidé ici.
verify-fault-no-round = Ligne { $line } : cette manche n’a pas été jouée.

## What to make of it

verify-fair = Tout est équitable : chaque carte et chaque lancer découle des secrets promis avant les manches.
verify-compare = Pour en avoir le cœur net, comparez les promesses ci-dessus avec celles que vous avez vues avant chaque manche.
verify-wrong = Cet enregistrement ne prouve pas que les donnes étaient équitables. docs/fair-deals.md explique ce que cela peut vouloir dire.

## Problems with the file; $path, $detail (words of the system)

verify-error-unreadable = Impossible de lire { $path } ({ $detail }) ; indiquez un fichier d’enregistrement.
verify-error-no-text = { $path } n’est pas un texte, donc pas un enregistrement ; indiquez un fichier d’enregistrement.
