# Le téléviseur : une table que tout le monde voit.

page_screen-join = Pour rejoindre :
page_screen-turn = À { $name } de jouer
