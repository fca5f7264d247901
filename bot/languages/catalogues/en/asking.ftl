### Private questions about a game: what one may do now, and what happens if one leaves or ends it.

asking-more = ### More
asking-not-in-game = You are not in this game. When it is over, press **Rematch**.

## Before somebody leaves

asking-leave-table = ### Leave this table?
asking-leave-game = ### Leave this game?
asking-seat-free = Somebody else can take your seat.
asking-table-closes = You are the last person: the table closes.
asking-computer-goes-on = A computer finishes your cards, and you cannot win. What is scored stays in your record.
asking-one-left = Only one player would be left: the game ends without a result.
asking-last-person = You are the last person: the game ends without a result.

## Before somebody ends a game

asking-end-game = ### End this game?
asking-solo-ends = There is no result. What is scored stays in your record.
asking-close-table = ### Close this table?
asking-no-game = No game begins here.
# $scored holes are scored.
asking-ends-for-all = It ends for everybody, without a result.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } hole scored so far: it stays in everybody's record.
   *[other] { " " }{ $scored } holes scored so far: they stay in everybody's record.
}
