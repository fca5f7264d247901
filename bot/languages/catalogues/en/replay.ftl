### A finished game to step through, turn by turn, with what the coach thinks of each turn.

# $turn is 0 for the opening.
replay-heading = ### Replay · hole { $hole } of { $holes }, { $turn ->
    [0] the opening
   *[other] turn { $turn } of { $turns }
}
replay-thinking = -# 🎓 The coach is still thinking about this turn.
replay-same = 🎓 The coach would have played the same.
# $action is a move: Draw a card.
replay-alike = 🎓 Well played. About as good: { $action }.
# $cost says how much worse the move was.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Better: **{ $action }**.
