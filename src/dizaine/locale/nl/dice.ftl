# Het dobbelspel: waarom een zet niet mag, en wat wel kan. Het nummer van de regel staat ernaast.

dice-refusal-game-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
dice-refusal-rolling = De dobbelstenen liggen nog niet stil. Wacht nog even.
dice-refusal-not-at-table = Deze speler zit niet aan tafel. Laat de zet over aan wie meespeelt.
dice-refusal-not-your-turn = Je bent nog niet aan de beurt. Nog even geduld.
dice-refusal-no-dice-named = Je hebt geen dobbelstenen genoemd. Zeg welke je opnieuw wilt gooien, of stop.
dice-refusal-no-such-die = Die steen is er niet. Kies uit de stenen op tafel, genummerd vanaf 1.
