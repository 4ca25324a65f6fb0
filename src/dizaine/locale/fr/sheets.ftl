# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Quelqu’un d’autre a noté autre chose ici. Quelle version est juste ?
sheets-problem-keeper-only = Seules les personnes qui tiennent cette feuille peuvent la modifier. Demandez-leur le lien.
sheets-problem-hands-off = Dans cette partie, une seule personne note toutes les mains. Dites-lui ce qu’il vous reste.
sheets-problem-no-such-sheet = Aucune feuille de scores ne porte ce code. Vérifiez-le, ou commencez une nouvelle feuille.
sheets-problem-no-such-evenings = Ce lien n’ouvre aucun historique. Vérifiez-le, ou commencez un nouvel historique.
sheets-problem-no-such-entry = Cette ligne n’est plus sur la feuille. Jetez-y un œil.
sheets-problem-sheet-changed = Quelqu’un d’autre a modifié la feuille entre-temps. Jetez-y d’abord un œil.
sheets-problem-question-open = Deux personnes ont noté cette ligne différemment. Dites d’abord quelle version est juste ; vous pourrez ensuite l’annuler.
sheets-problem-sheet-full = La feuille est pleine. Exportez-la et commencez-en une nouvelle.
sheets-problem-evenings-full = Cet historique est plein. Exportez-le, supprimez d’anciennes feuilles, ou commencez un nouvel historique.
sheets-problem-too-long = C’est trop long pour une ligne de la feuille.
sheets-problem-too-many-hands = Trop de mains ont été envoyées pour cette manche. Dites ce qu’il vous reste à la personne qui tient la feuille.
