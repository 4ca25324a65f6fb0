# A finished game, move by move; and the check of fair deals.

page_replay-title = Watch it again
page_replay-begin = The game begins.
page_replay-controls = Controls
page_replay-move = Move
# $move (counted), $moves (how many)
page_replay-at = Move { $move } of { $moves }
page_replay-first = To the beginning of the round
page_replay-back = One move back
page_replay-next = One move on
page_replay-last = To the end of the round
page_replay-play = Play
page_replay-pause = Pause

## The check of fair deals; $seen, $rounds, $fair, $chances (how many)
page_replay-fair-title = Was it fair?
page_replay-fair-yes = Yes. Nobody chose the cards or the dice.
page_replay-fair-fits = Everything fits together.
page_replay-fair-compare = Compare the other promises with somebody who was at the table.
page_replay-fair-no = Something does not fit.
page_replay-fair-seen =
    { $rounds ->
        [one] This device was shown the promise of { $seen } out of 1 round beforehand.
       *[other] This device was shown the promises of { $seen } out of { $rounds } rounds beforehand.
    }
page_replay-fair-how = How that is checked
page_replay-fair-step-promise = Before a round the server promises: it shows a fingerprint of its secret.
page_replay-fair-step-secret = After the round it shows the secret. Its fingerprint must be the promised one.
page_replay-fair-step-cards = Everything that chance did must follow from the secret. This device has just counted it all again.
page_replay-fair-kept = The secret is the promised one.
page_replay-fair-broken = The secret is not the promised one.
page_replay-fair-same = This device was shown the same promise before the round.
page_replay-fair-other = This device was shown another promise before the round!
page_replay-fair-unknown = This device was not there before the round.
page_replay-fair-chances =
    { $chances ->
        [one] Deals, lots and rolls that follow from it: { $fair } of 1.
       *[other] Deals, lots and rolls that follow from it: { $fair } of { $chances }.
    }
page_replay-fair-promise = The promise
page_replay-fair-more = With the record anybody can check it again, also by other programs.
