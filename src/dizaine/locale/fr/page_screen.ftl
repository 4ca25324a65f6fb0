# Le téléviseur : une table que tout le monde voit.

page_screen-join = Rejoindre avec
page_screen-turn = À { $name } de jouer
