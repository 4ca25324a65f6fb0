# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = Le serveur de jeu de Dizaine tourne ici : la connexion marche.

# $host (the name)
serve-unknown-host = Ce serveur ne connaît pas le nom « { $host } » et ne répond qu’aux noms qu’il connaît. S’il est à vous, lancez-le avec : dizaine serve --allowed-host { $host }
serve-no-host = L’en-tête Host de cette requête ne nomme aucun ordinateur.

# $link
serve-running = Le serveur de jeu tourne. Ouvrez ce lien dans un navigateur, sur n’importe quel appareil du même réseau : { $link }
serve-public = Le serveur de jeu tourne. Ouvrez ce lien dans un navigateur, sur n’importe quel appareil : { $link }
serve-behind = Le proxy le joint à cette adresse : { $link }
serve-only-here = Seul cet ordinateur peut se connecter : il n’est sur aucun réseau, ou --host l’impose.
serve-several = Cet ordinateur a plusieurs adresses. Si un téléphone n’arrive pas à se connecter, essayez une autre adresse :
# $host (one of the addresses)
serve-choose = Le serveur répond à toutes ces adresses. Pour n’en utiliser qu’une, lancez-le avec : dizaine serve --host { $host }
# $port
serve-trouble = Si un appareil n’arrive pas à se connecter : il doit être sur le même réseau, et pas sur un Wi-Fi invité, qui isole les appareils. Le pare-feu de cet ordinateur doit laisser entrer les autres appareils par le port { $port } ; s’il pose une question sur Python, autorisez les réseaux privés.
# $link
serve-metrics = Mesures pour Prometheus, sur cet ordinateur seulement : { $link }
serve-stop = Ctrl-C arrête le serveur. Les parties sont gardées et reprennent au prochain démarrage.
# $path
serve-stopped = Le serveur est arrêté. Toutes les tables sont gardées dans { $path }.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] { $tables } table copiée dans { $path } ; la copie est vérifiée.
       *[other] { $tables } tables copiées dans { $path } ; la copie est vérifiée.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] Avec { $sheets } feuille de scores.
       *[other] Avec { $sheets } feuilles de scores.
    }
serve-backup-stopped = Arrêté. { $path } n’a pas été créé.
# $percent, $left (time)
serve-copying = { $percent } copiés, encore { $left }
serve-checking = Vérification de la copie…
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] { $path } contient de nouveau { $tables } table, dans l’état du { $date }.
       *[other] { $path } contient de nouveau { $tables } tables, dans l’état du { $date }.
    }
serve-restore-kept = Les tables d’avant sont gardées dans { $path }.
serve-restore-stopped = Arrêté. Les tables de { $path } n’ont pas changé.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option } : « { $text } » n’est pas un port ; écrivez un nombre de 0 à { $last }.
serve-error-proxy = --trusted-proxy : « { $text } » n’est ni une adresse ni un réseau ; écrivez par exemple 127.0.0.1 ou 10.0.0.0/8.
serve-error-allowed-host = --allowed-host : « { $text } » n’est pas un nom d’ordinateur ; écrivez par exemple play.example.org, sans port.
serve-error-public-url = --public-url : « { $text } » n’est pas l’adresse d’un serveur ; écrivez par exemple https://play.example.org/, sans chemin.
# $levels
serve-error-log-level = Il n’y a pas de niveau de journal « { $text } » ; écrivez --log-level avec l’un de ceux-ci : { $levels }.
# $text, $names (of all limits)
serve-error-limit = « { $text } » ne fixe aucune limite ; écrivez --limit avec NOM=NOMBRE, ou NOM=RÉSERVE/PAR-SECONDE pour un débit. Les noms : { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } n’est pas une adresse de cet ordinateur ; écrivez --host avec l’une de celles-ci : { $addresses }, ou enlevez-le.
# $link, $other (another port)
serve-error-runs-already = Dizaine tourne déjà ici : ouvrez { $link } pour jouer. Pour un deuxième serveur, arrêtez le premier avec Ctrl-C, ou écrivez --port { $other } et --data avec un autre dossier.
# $port, $other
serve-error-port-taken = Le port { $port } est pris, peut-être par un autre serveur de ce genre ; arrêtez-le, ou écrivez --port { $other }.
# $detail (words of the system)
serve-error-listen = Le serveur ne peut pas utiliser le port { $port } ({ $detail }) ; écrivez --port { $other }.
serve-error-metrics-port = Les mesures ne peuvent pas utiliser le port { $port } ({ $detail }) ; écrivez --metrics-port avec un autre.
serve-error-busy = Un autre serveur utilise les tables de { $path } ; arrêtez-le, ou écrivez --data avec un autre dossier.
serve-error-store = Impossible d’utiliser les tables de { $path } ({ $detail }) ; écrivez --data avec un dossier où vous pouvez écrire.
serve-error-damaged = Les tables de { $path } sont abîmées ({ $detail }). Copiez d’abord tout le dossier en lieu sûr ; puis remettez votre dernière sauvegarde avec : dizaine restore FICHIER
serve-error-nothing = Il n’y a pas encore de tables dans { $path } ; écrivez --data avec le dossier du serveur.
serve-error-exists = { $path } existe déjà et reste tel quel ; écrivez le nom d’un nouveau fichier, ou --force pour le remplacer.
serve-error-same = { $path } est le fichier des tables lui-même ; écrivez le nom d’un autre fichier.
serve-error-copy = Impossible d’écrire { $path } ({ $detail }) ; indiquez un nouveau fichier dans un dossier où vous pouvez écrire.
serve-error-no-file = « { $path } » ne peut pas être le nom d’un fichier ; écrivez-en un autre.
serve-error-no-copy = Le fichier { $path } n’existe pas ; indiquez un fichier créé par dizaine backup.
serve-error-bad-copy = Impossible de restaurer { $path } ({ $detail }) ; les tables n’ont pas changé. Indiquez une autre copie.
serve-error-in-use = Les tables de { $path } sont en cours d’utilisation ; arrêtez le serveur, fermez les parties dans les terminaux, puis réessayez.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = ses tables sont abîmées
serve-copy-foreign = il ne contient pas de tables de Dizaine
serve-copy-newer = il vient d’une version plus récente de Dizaine
# $text, $most
serve-error-keep-days = --keep-days : « { $text } » n’est pas un nombre de jours ; écrivez un nombre de 0 à { $most } ; 0 garde toutes les tables.
