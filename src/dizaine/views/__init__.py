"""Views: what one seat may know of a state, and full states guessed from a view.

>>> from dizaine import Game
>>> view = Game.new("express", players=2, seed=1).card_view(0)
>>> len(view.hand), view.hands[1]
(5, (Card('?'), Card('?'), Card('?'), Card('?'), Card('?')))
"""
