# Een gespeeld spel, zet voor zet; en de controle van het delen.

page_replay-title = Terugkijken
page_replay-begin = Het spel begint.
page_replay-controls = Bediening
page_replay-move = Zet
page_replay-at = Zet { $move } van { $moves }
page_replay-first = Naar het begin van de ronde
page_replay-back = Een zet terug
page_replay-next = Een zet verder
page_replay-last = Naar het einde van de ronde
page_replay-play = Vanzelf afspelen
page_replay-pause = Pauzeren

## De controle van het delen
page_replay-fair-title = Was het eerlijk?
page_replay-fair-yes = Ja. Niemand heeft de kaarten of de dobbelstenen gekozen.
page_replay-fair-fits = Alles klopt met elkaar.
page_replay-fair-compare = Vergelijk de andere beloften met iemand die aan tafel zat.
page_replay-fair-no = Er klopt iets niet.
page_replay-fair-seen =
    { $rounds ->
        [one] Dit toestel kreeg vooraf de belofte te zien van { $seen } van de { $rounds } ronde.
       *[other] Dit toestel kreeg vooraf de beloften te zien van { $seen } van de { $rounds } rondes.
    }
page_replay-fair-how = Hoe dat wordt gecontroleerd
page_replay-fair-step-promise = Vóór een ronde belooft de server iets: hij toont een vingerafdruk van zijn geheim.
page_replay-fair-step-secret = Na de ronde toont hij het geheim. De vingerafdruk daarvan moet de beloofde zijn.
page_replay-fair-step-cards = Alles wat het toeval deed, moet uit het geheim volgen. Dit toestel heeft het zojuist allemaal nagerekend.
page_replay-fair-kept = Het geheim is het beloofde.
page_replay-fair-broken = Het geheim is niet het beloofde.
page_replay-fair-same = Dit toestel zag dezelfde belofte vóór de ronde.
page_replay-fair-other = Dit toestel zag een andere belofte vóór de ronde!
page_replay-fair-unknown = Dit toestel was er niet vóór de ronde.
page_replay-fair-chances =
    { $chances ->
        [one] Delen, loten en worpen die eruit volgen: { $fair } van { $chances }.
       *[other] Delen, loten en worpen die eruit volgen: { $fair } van { $chances }.
    }
page_replay-fair-promise = De belofte
page_replay-fair-more = Met het verslag kan iedereen het opnieuw controleren, ook met andere programma’s.
