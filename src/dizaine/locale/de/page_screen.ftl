# Der Fernseher: ein Tisch, den alle sehen.

page_screen-join = Mitspielen mit Code
page_screen-turn = { $name } ist dran
