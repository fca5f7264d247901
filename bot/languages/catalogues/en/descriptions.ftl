### Pictures in words, for people who hear them or prefer words: plain text, without marks. Short, because 1,024 characters hold a table of twelve.

# Somebody whose name cannot be shown.
descriptions-seat = Seat { $number }

## Cards

descriptions-card = { $rank } of { $suit }
descriptions-card-down = face down
descriptions-rank-1 = ace
descriptions-rank-2 = two
descriptions-rank-3 = three
descriptions-rank-4 = four
descriptions-rank-5 = five
descriptions-rank-6 = six
descriptions-rank-7 = seven
descriptions-rank-8 = eight
descriptions-rank-9 = nine
descriptions-rank-10 = ten
descriptions-rank-11 = jack
descriptions-rank-12 = queen
descriptions-rank-13 = king
descriptions-suit-clubs = clubs
descriptions-suit-diamonds = diamonds
descriptions-suit-hearts = hearts
descriptions-suit-spades = spades
# One face-down card among six: 5 down 6 / Q down 3
descriptions-down = down
descriptions-all-down = all face down

## What the table waits for, or how it ended

descriptions-call-stopped = Ended without a result
descriptions-call-won = { $names } { $count ->
    [one] wins
   *[other] share the win
}
descriptions-call-hole-over = The hole is over
descriptions-call-opening-many = { $count } players turn over cards
descriptions-call-opening = { $name } turns over { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
descriptions-call-drew = { $name } drew a card
descriptions-call-turn = { $name }’s turn
# Ends any of the sentences above.
descriptions-call = { $call }.

## Seats. After a name and its cards: shows 14 · total 34 · out

descriptions-shows = shows { $points }
descriptions-hole-points = hole { $points }
descriptions-total = total { $points }
descriptions-flag-out = out
descriptions-flag-left = left
descriptions-flag-autopilot = autopilot
descriptions-flag-winner = winner

## The table

descriptions-hole = Hole { $hole } of { $holes }.
descriptions-to-turn-over = To turn over cards: { $names }.
descriptions-last-turn = Last turn: { $count } left.
descriptions-discard = Discard: { $card }.
descriptions-stock = Stock: { $count }.
descriptions-moved = Last moved: { $name }, card { $place }.

## Your own cards

# $cards is 1 seven of hearts, 2 face down and so on.
descriptions-your-cards = Your cards: { $cards }.
descriptions-you-show = You show { $points }, total { $total }.
descriptions-you-drew = You drew the { $card }.
descriptions-your-last-turn = This is your last turn.

## The end of a game, and of a hole

# $call is Ann wins, or Ann and Bob share the win.
descriptions-end = { $call } after { $holes } holes.
descriptions-winning-cards = Winning cards: { $cards }.
descriptions-best-hole = Best hole: { $name }, { $points } in hole { $hole }.
descriptions-motion-discarded = { $name } drew the { $card } and threw it away.
descriptions-motion-drew = { $name } drew the { $came } and threw out the { $gone }.
descriptions-motion-took = { $name } took the { $came } and threw out the { $gone }.
descriptions-motion-end = Cards at the end: { $cards }. Points of the hole: { $points }.
descriptions-scorecard = Scorecard after { $scored } of { $holes } holes.

## The chart of somebody's form

descriptions-chart-none = { $title }. No games yet.
descriptions-chart-one = { $title }. 1 game: { $points }.
descriptions-chart-many = { $title }. { $count } games, oldest first: { $scores }.
descriptions-chart-newest = { $title }. { $count } games, the newest { $shown }: { $scores }.
descriptions-chart-average = Average { $average }, best { $best }.
