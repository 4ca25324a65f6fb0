# L’impression, sur l’écran des règles.

page_print-title = Imprimer pour la table
page_print-what = À imprimer
page_print-kind-reference = Cartes de référence
page_print-kind-sheet = Feuille de scores
page_print-kind-pad = Carnet de points
page_print-kind-rules = Règles
page_print-kind-deck = Cartes
page_print-kind-stickers = Autocollants
page_print-note-reference = Les phases de votre jeu, à découper.
page_print-note-sheet = Une feuille à remplir, avec les phases à cocher.
page_print-note-pad = Une feuille à remplir, avec les phases, les bonus et les tours ratés.
page_print-note-rules = Une feuille imprimée recto verso (reliure bord court), à plier en accordéon.
page_print-note-deck = Toutes les cartes du jeu, 63 × 88 mm. Imprimez à 100 %, sans ajuster à la page.
page_print-note-stickers = Pour transformer des cartes ou des dés ordinaires. Imprimez à 100 %.
page_print-names = Noms, séparés par des virgules
page_print-names-example = Lucie, Hugo
page_print-names-wrong = 6 noms au maximum, et 20 lettres par nom.
page_print-backs = Avec les dos, pour imprimer recto verso
page_print-paper = Papier
page_print-paper-a4 = A4
page_print-paper-letter = Letter
page_print-colour = Couleurs
page_print-colour-full = Couleur
page_print-colour-grey = Gris
page_print-colour-ink-saving = Peu d’encre
page_print-open = Ouvrir le PDF
