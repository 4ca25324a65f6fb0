# Das Würfelspiel: warum ein Spielzug nicht erlaubt ist und was stattdessen geht. Die Nummer der Regel steht daneben.

dice-refusal-game-over = Das Spiel ist aus. Fang ein neues an, wenn du weiterspielen magst.
dice-refusal-rolling = Die Würfel rollen noch. Warte, bis sie liegen.
dice-refusal-not-at-table = Du spielst hier nicht mit. Schau den anderen ruhig zu.
dice-refusal-not-your-turn = Du bist noch nicht dran. Warte noch einen Moment.
dice-refusal-no-dice-named = Du hast keine Würfel genannt. Sag, mit welchen du noch einmal würfelst, oder beende den Zug.
dice-refusal-no-such-die = So viele Würfel gibt es nicht. Wähl unter denen auf dem Tisch, gezählt ab 1.
