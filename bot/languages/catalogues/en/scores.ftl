### Leaderboards, and the figures that records have too.

# $about is: all time · One more turn · 9 holes
scores-heading = ### 🏆 Leaderboard · { $about }
scores-period-all = all time
scores-period-year = this year
scores-period-month = this month
scores-period-week = this week
scores-holes = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}

## The order, in the menu and below the heading

scores-order-average = Fewest points a hole
scores-order-wins = Most games won
scores-order-games = Most games played
scores-order-best = Best game
scores-first-average = -# Fewest points a hole first
scores-first-wins = -# Most games won first
scores-first-games = -# Most games played first
scores-first-best = -# Best game first
scores-menu-period = Period
scores-menu-order = Order

## The people

scores-nobody = Nobody is on this leaderboard yet. `/golf start` opens a table.
scores-all-left = Everybody on this leaderboard has left the server.
# $place is an ordinal: 12th.
scores-own-place = You are **{ $place }** of { $count }: { $figures }
scores-own-record = **Your own record**, with games that do not count here:
# $figures are those below, with dots between them.
scores-with-computers = With computers: { $figures }

## Figures. $average has two decimals, or is a dash.

scores-average = { $average } a hole
scores-average-bold = **{ $average }** a hole
scores-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
scores-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
scores-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}{ $shared ->
    [0] { "" }
   *[other] { " " }({ $shared } shared)
}
# The best game: its points, and how many holes it had.
scores-best = best { $points } over { $holes }
scores-best-game = { $points } over { $holes }
scores-points = { $points } points

## Small print

scores-what-counts = Finished games among people, without hints, count here.
scores-command = `/golf scores player:` shows everything.
scores-left = { $count ->
    [one] { $count } person who has left this server is not shown.
   *[other] { $count } people who have left this server are not shown.
}
scores-ranked = Ranked: { $count }.
