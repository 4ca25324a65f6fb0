# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Iemand anders heeft hier iets anders ingevuld. Wat klopt?
sheets-problem-keeper-only = Alleen wie dit scoreblad bijhoudt, kan er iets aan veranderen. Vraag om de link.
sheets-problem-hands-off = In dit spel vult één persoon alles in. Zeg tegen wie het blad bijhoudt wat je nog overhebt.
sheets-problem-no-such-sheet = Er is geen scoreblad met deze code. Controleer de code of begin een nieuw blad.
sheets-problem-no-such-evenings = Bij deze link hoort geen geschiedenis. Controleer de link of begin een nieuwe.
sheets-problem-no-such-entry = Die rij staat niet meer op het blad. Bekijk het blad opnieuw.
sheets-problem-sheet-changed = Iemand anders heeft het blad intussen veranderd. Bekijk het eerst opnieuw.
sheets-problem-question-open = Twee mensen hebben deze rij anders ingevuld. Zeg eerst wat klopt; daarna kun je de rij terugdraaien.
sheets-problem-sheet-full = Het blad is vol. Exporteer het en begin een nieuw blad.
sheets-problem-evenings-full = Deze geschiedenis is vol. Exporteer die, verwijder oude bladen of begin een nieuwe.
sheets-problem-too-long = Dit is te lang voor een rij op het blad.
sheets-problem-too-many-hands = Voor deze ronde is al te vaak iets ingestuurd. Zeg tegen wie het blad bijhoudt wat je nog overhebt.
