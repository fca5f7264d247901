### Words drawn in pictures. They are large and have little room: be short. Each gets narrower and is then cut if it does not fit.

pictures-hole = Hole { $hole } of { $holes }
pictures-hole-number = Hole { $hole }

## The table: who acts (large), and below it what they have to do (small)

pictures-players = { $count } players
pictures-to-turn-over = turn over cards
pictures-turns-over = turns over { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pictures-drew = drew a card
pictures-to-play = to play
# At most 22 characters
pictures-last-turns = LAST TURN · { $count } left
# At most 16 characters
pictures-last-turns-short = LAST · { $count } left
pictures-hole-won = { $names } { $count ->
    [one] wins the hole
   *[other] share the hole
}
pictures-hole-shared = { $count } players share the hole

## Flags at a seat, long and short

# At most 12 characters
pictures-flag-winner = WINNER
# At most 6 characters
pictures-flag-winner-short = WON
# At most 12 characters
pictures-flag-best = BEST
# At most 6 characters
pictures-flag-best-short = BEST
# At most 12 characters
pictures-flag-out = WENT OUT
# At most 6 characters
pictures-flag-out-short = OUT
# At most 12 characters
pictures-flag-left = LEFT
# At most 6 characters
pictures-flag-left-short = LEFT
# At most 12 characters
pictures-flag-autopilot = AUTOPILOT
# At most 6 characters
pictures-flag-autopilot-short = AUTO

## Your own cards

# At most 16 characters
pictures-hand-over = Hole over
# At most 16 characters
pictures-hand = Your cards
# At most 16 characters
pictures-hand-turn = Your turn
# At most 16 characters
pictures-hand-turn-over = { $count ->
    [one] Turn over one
   *[other] Turn over two
}
# At most 16 characters
pictures-hand-last-turn = LAST TURN

## The scorecard. Headings of columns are narrow: at most 7 characters, Hole at most 12.

pictures-scorecard = After hole { $hole } of { $holes }
pictures-scorecard-final = After { $holes } holes: the final scores
# At most 28 characters
pictures-fewest-win = fewest points win
# At most 12 characters
pictures-heading-hole = Hole
# The sum of holes 1 to 9. At most 7 characters
pictures-heading-out = Out
# The sum of holes 10 to 18. At most 7 characters
pictures-heading-in = In
# At most 7 characters
pictures-heading-total = Total
# Points behind the winner. At most 7 characters
pictures-heading-behind = Behind
# At most 7 characters
pictures-heading-place = Place
# Instead of a place, for somebody who left the game. At most 6 characters
pictures-left = left

## The end of a game

pictures-end-game = { $holes } holes · { $rules }
pictures-best-hole = Best hole: { $name }, { $points } in hole { $hole }
# A sentence about the game, in this language's quotation marks.
pictures-quote = “{ $sentence }”

## The chart of somebody's form

pictures-form = Form
pictures-no-games = No games yet
pictures-best = best { $points }
pictures-oldest = oldest
pictures-newest = newest
# At most 14 characters
pictures-one-game = one game
# At most 34 characters, the number included
pictures-average = average so far, now { $points }
