### What the coach says: a hint for the move to be made, and a review of a game that is over.

## Ranks in the plural: a pair of nines

coach-ranks-1 = aces
coach-ranks-2 = twos
coach-ranks-3 = threes
coach-ranks-4 = fours
coach-ranks-5 = fives
coach-ranks-6 = sixes
coach-ranks-7 = sevens
coach-ranks-8 = eights
coach-ranks-9 = nines
coach-ranks-10 = tens
coach-ranks-11 = jacks
coach-ranks-12 = queens
coach-ranks-13 = kings

## Moves. Cards are ranks: 4, K. $place is the number of a card on the picture and on the buttons.

coach-turn-over = Turn over card { $place }
coach-draw = Draw a card
coach-take-down = Take { $card } for face-down card { $place }
# The card that goes is the reader's own, or somebody else's.
coach-take-own = Take { $card } for your { $gone } (card { $place })
coach-take-other = Take { $card } for the { $gone } (card { $place })
coach-swap-down = Swap { $card } for face-down card { $place }
coach-swap-own = Swap { $card } for your { $gone } (card { $place })
coach-swap-other = Swap { $card } for the { $gone } (card { $place })
coach-discard = Discard { $card }
coach-next-hole = Go on to the next hole

## What a move costs. $action is one of the moves above.

coach-cost-win = wins { $share } of the games instead of { $best }
coach-cost-points = { $points } points worse
# $cost is one of the two above.
coach-option = { $action }: { $cost }.

## Why. The subject is the move that the reason is about.

coach-why-pair = It makes a pair of { $ranks }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
coach-why-breaks-pair = It breaks a pair of { $ranks }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-why-needed = It leaves the next player the { $rank } they need.
coach-why-behind = It ends the hole about { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
coach-why-ends = It ends the hole about { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead.
coach-why-gone = { $count } of the other { $ranks } are gone.
coach-why-hurry = It turns over a card, and another player is one card short of going out.
coach-why-saves = It saves { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once.

## Kinds of mistakes

# $mistake is one of the sentences below.
coach-lesson = { $mistake }: { $times ->
    [1] once
   *[other] { $times } times
}, { $points } points
coach-mistake-opened = You turned over worse cards in the opening
coach-mistake-missed-pair = You passed by a pair
coach-mistake-broke-pair = You broke up a pair
coach-mistake-took-high = You took or kept high cards for pairs that did not come
coach-mistake-passed-low = You passed by low cards
coach-mistake-fed = You left the next player the card they needed
coach-mistake-ended-early = You went out too early
coach-mistake-ended-late = You did not go out when it was time to
coach-mistake-turned-early = You turned over a card when replacing a face-up one was better
coach-mistake-turned-late = You left a card face down that was better turned over
coach-mistake-took = You took the discard when drawing was better
coach-mistake-drew = You drew when taking the discard was better
coach-mistake-placed = You put a card in the wrong place

## A hint

coach-hint = ### Hint
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Everything else is about as good.
coach-hint-alike = { $action }: about as good.
coach-hint-more = -# { $count ->
    [one] One more option, { $cost }.
   *[other] { $count } more options, up to { $cost }.
}
coach-unit-win = -# In the last hole, the chance to win the game counts.
coach-unit = -# Points: what to expect of this hole, against the average of the others.
coach-unit-error = -# Points: what to expect of this hole, against the average of the others. Each may be off by about { $points }.

## A review

coach-review = ### Review of { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
# $luck, $drawn, $dealt and $rest are points such as +3 or −2.5.
coach-review-line = { $name } lost { $lost } points a turn · luck { $luck } (drawn { $drawn }, dealt { $dealt }, rest { $rest })
coach-review-about = -# Lost: how much better the coach's choices were, if the coach is sure. Luck: what the cards gave. Points count against the average of the others.
coach-review-nothing = **You gave nothing away.** Well played.
coach-review-most = **What cost you most**
coach-costly-points = **{ $number }. Hole { $hole }, turn { $turn }: { $points } points lost**
coach-costly-win = **{ $number }. Hole { $hole }, turn { $turn }: { $share } of the games lost**
coach-costly-played = Played: { $action }.
coach-costly-best = Best: { $action }.
# $share is how much is done: 40%.
coach-reviewing = The coach is looking at the game … { $share }
coach-review-failed = The coach could not look at this game. Press **Review** again.
