### One person's record on a server.

record-none = No game here has ended for them yet.
record-best = Best game: { $game }
# $when is a date that Discord writes; $outcome is one of the words below.
record-game = { $when } · { $holes } holes, { $rules } · { $points } points, { $outcome }
record-left = left
record-ended = ended after { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
record-won = won
record-shared = shared win
# $place is an ordinal: 2nd.
record-place = { $place } of { $players }

## What the coach found in the newest games

record-cost-most = **What cost you most** in your last { $count ->
    [one] { $count } game
   *[other] { $count } games
}
record-nothing = - Nothing that the coach could name
record-looking = -# The coach is looking at { $count ->
    [one] { $count } game
   *[other] { $count } games
} of yours: ask again in a minute.
record-looking-more = -# The coach is looking at { $count ->
    [one] { $count } more game
   *[other] { $count } more games
} of yours: ask again in a minute.

## The chart

record-form = { $name }: points a hole
record-fewer = Fewer are better.
