"""The only way from a state to a seat: views, and full states guessed from them.

>>> from dizaine import Game
>>> view = Game.new("express", players=2, seed=1).card_view(0)
>>> len(view.hand), view.hands[1]
(5, (Card('?'), Card('?'), Card('?'), Card('?'), Card('?')))
"""
