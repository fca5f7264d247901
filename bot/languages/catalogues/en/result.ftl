### A hole that is scored, and the end of a game.

# $names have the fewest points of the hole.
result-hole = ### ⛳ Hole { $hole } of { $holes } goes to { $names } with { $points }
result-scorecard = **Scorecard**
result-won = ### 🏆 { $names } { $count ->
    [one] wins
   *[other] share the win
}
result-ended-early = ### ⛳ The game was ended early. No result
# Nobody was there to play.
result-abandoned = ### ⛳ The game was abandoned. No result
# In the list of places, for somebody who left the game.
result-left = { $name } left with { $points }
