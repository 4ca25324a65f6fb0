# A finished game, move by move; and the check of fair deals.

page_replay-title = Watch it again
page_replay-begin = The game starts.
page_replay-controls = Controls
page_replay-move = Move
# $move (counted), $moves (how many)
page_replay-at = Move { $move } of { $moves }
page_replay-first = Start of the round
page_replay-back = One move back
page_replay-next = One move forward
page_replay-last = End of the round
page_replay-play = Play
page_replay-pause = Pause

## The check of fair deals; $seen, $rounds, $fair, $chances (how many)
page_replay-fair-title = Was it fair?
page_replay-fair-yes = Yes. Nobody chose the cards or the dice.
page_replay-fair-fits = Everything fits together.
page_replay-fair-compare = Compare the other promises with someone who was at the table.
page_replay-fair-no = Something doesn’t fit.
page_replay-fair-seen =
    { $rounds ->
        [one] This device saw the promise beforehand in { $seen } of { $rounds } round.
       *[other] This device saw the promise beforehand in { $seen } of { $rounds } rounds.
    }
page_replay-fair-how = How this is checked
page_replay-fair-step-promise = Before each round, the server makes a promise: it shows a fingerprint of its secret.
page_replay-fair-step-secret = After the round it shows the secret. The fingerprint must match the promise.
page_replay-fair-step-cards = Every deal, shuffle and roll must follow from the secret. This device has just worked it all out again.
page_replay-fair-kept = The secret matches the promise.
page_replay-fair-broken = The secret doesn’t match the promise.
page_replay-fair-same = This device saw the same promise before the round.
page_replay-fair-other = This device saw a different promise before the round!
page_replay-fair-unknown = This device wasn’t there before the round.
page_replay-fair-chances =
    { $chances ->
        [one] Deals, shuffles and rolls that follow from it: { $fair } of { $chances }.
       *[other] Deals, shuffles and rolls that follow from it: { $fair } of { $chances }.
    }
page_replay-fair-promise = The promise
page_replay-fair-more = With the record of the game, anyone can check this again, with other programs too.
