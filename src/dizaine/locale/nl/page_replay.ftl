# Een gespeeld spel, zet voor zet; en de controle van het delen.

page_replay-title = Terugkijken
page_replay-begin = Het spel begint.
page_replay-controls = Bediening
page_replay-move = Zet
page_replay-at = Zet { $move } van { $moves }
page_replay-first = Begin van de ronde
page_replay-back = Een zet terug
page_replay-next = Een zet verder
page_replay-last = Eind van de ronde
page_replay-play = Afspelen
page_replay-pause = Pauzeren

## De controle van het delen
page_replay-fair-title = Was het eerlijk?
page_replay-fair-yes = Ja. Niemand heeft de kaarten of de worpen gekozen.
page_replay-fair-fits = Alles klopt.
page_replay-fair-compare = Vergelijk de andere beloften met wat iemand anders aan tafel te zien kreeg.
page_replay-fair-no = Er klopt iets niet.
page_replay-fair-seen = Beloften die dit toestel vooraf heeft gezien: { $seen } van { $rounds }.
page_replay-fair-how = Hoe dat wordt gecontroleerd
page_replay-fair-step-promise = Vóór elke ronde doet de server een belofte: hij toont een vingerafdruk van zijn geheim.
page_replay-fair-step-secret = Na de ronde toont hij het geheim zelf. De vingerafdruk daarvan moet dezelfde zijn als beloofd.
page_replay-fair-step-cards = Alles wat het toeval deed, moet uit dat geheim volgen. Dit toestel heeft het zojuist allemaal nagerekend.
page_replay-fair-kept = Het geheim past bij de belofte.
page_replay-fair-broken = Het geheim past niet bij de belofte.
page_replay-fair-same = Dit toestel zag vóór de ronde dezelfde belofte.
page_replay-fair-other = Dit toestel zag vóór de ronde een andere belofte!
page_replay-fair-unknown = Dit toestel was er vóór de ronde niet bij.
page_replay-fair-chances = Delen, loten of gooien: { $fair } van de { $chances } keer klopt het met het geheim.
page_replay-fair-promise = De belofte
page_replay-fair-more = Met het verslag kan iedereen het nog eens controleren, ook met andere programma’s.
