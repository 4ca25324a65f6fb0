# De televisie: een tafel die iedereen ziet.

page_screen-join = Doe mee met code
page_screen-turn = { $name } is aan de beurt
