### The story of a game in one sentence. It is drawn below the winner in quotation marks.

story-shared = Nothing between them after { $holes } holes.
story-from-behind = Last after hole { $hole }, first at the end.
story-in-front = In front from the first hole to the last.
story-one-point = Decided by a single point.
story-two-points = Decided by two points.
story-last-hole = It took the last hole to decide it.
story-clear = { $points } points clear of everybody.
# $card such as queen of hearts, $cost more points than a king would have been (always more than one).
story-decider = The hidden { $card } cost { $name } { $cost } points and the game.
