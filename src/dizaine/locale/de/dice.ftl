# Das Würfelspiel: warum ein Spielzug nicht erlaubt ist und was stattdessen geht. Die Nummer der Regel steht daneben.

dice-refusal-game-over = Das Spiel ist aus. Fang ein neues an, um weiterzuspielen.
dice-refusal-rolling = Die Würfel rollen noch. Warte, bis sie liegen.
dice-refusal-not-at-table = Dieser Spieler sitzt nicht am Tisch. Überlass den Spielzug denen, die mitspielen.
dice-refusal-not-your-turn = Du bist nicht dran. Warte, bis der Spieler vor dir fertig ist.
dice-refusal-no-dice-named = Du hast keine Würfel genannt. Sag, welche du noch einmal werfen willst, oder hör auf.
dice-refusal-no-such-die = So viele Würfel gibt es nicht. Wähle unter denen auf dem Tisch, gezählt ab 1.
