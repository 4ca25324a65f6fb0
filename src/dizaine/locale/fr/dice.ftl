# Le jeu de dés : pourquoi un coup n’est pas permis, et que faire à la place. Le numéro de la règle est affiché à côté.

dice-refusal-game-over = La partie est finie. Commencez-en une nouvelle pour continuer à jouer.
dice-refusal-rolling = Les dés roulent encore. Attendez qu’ils s’arrêtent.
dice-refusal-not-at-table = Ce joueur n’est pas à la table. Laissez jouer ceux qui y sont.
dice-refusal-not-your-turn = Un peu de patience : ce n’est pas encore votre tour.
dice-refusal-no-dice-named = Vous n’avez choisi aucun dé. Dites lesquels vous voulez relancer, ou arrêtez-vous.
dice-refusal-no-such-die = Il n’y a pas autant de dés. Choisissez parmi ceux qui sont sur la table, comptés à partir de 1.
