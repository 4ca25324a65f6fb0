# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Iemand anders heeft hier iets anders genoteerd. Wat klopt er?
sheets-problem-keeper-only = Alleen wie dit scoreblad bijhoudt, kan er iets aan veranderen. Vraag om hun link.
sheets-problem-hands-off = In dit spel noteert één persoon alle handen. Zeg wat je nog over hebt.
sheets-problem-no-such-sheet = Er is geen scoreblad met deze code. Controleer de code of begin een nieuw blad.
sheets-problem-no-such-evenings = Deze link opent geen avondenboek. Controleer de link of begin een nieuw boek.
sheets-problem-no-such-entry = Die regel staat niet meer op het blad. Kijk er nog eens naar.
sheets-problem-sheet-changed = Iemand anders heeft het blad intussen veranderd. Kijk er eerst nog eens naar.
sheets-problem-question-open = Twee mensen hebben deze regel verschillend genoteerd. Zeg eerst wat er klopt; daarna kun je hem ongedaan maken.
sheets-problem-sheet-full = Het blad is vol. Exporteer het en begin een nieuw.
sheets-problem-evenings-full = Dit avondenboek is vol. Exporteer het, verwijder oude bladen of begin een nieuw boek.
sheets-problem-too-long = Dit is te lang voor een regel op het blad.
sheets-problem-too-many-hands = Voor deze ronde zijn te veel handen gestuurd. Zeg wat je nog over hebt tegen wie het blad bijhoudt.
