### What is answered when something was done: a sentence for the person who did it.

answers-table-open = { $in_thread ->
    [yes] Your table is open in { $thread }.
   *[no] Your table is open.
} Others press **Join**; alone? Choose **Add a computer**. Then press **Start**.{ $other_holes ->
    [yes] { " " }{ $rules } is played over { $offered } holes, so this game has { $holes }.
   *[no] { "" }
}{ $told }
# Somebody wanted to open a table where one is open. $joined: whether they sit down now, or sat there before.
answers-table-joined = { $joined ->
    [yes] This channel has an open table: you sit at it now.
   *[no] You sit at the open table of this channel.
}{ $told }
answers-table-here = Here is the table.
answers-table-posted = The table is the newest message now.
answers-rematch = A new table is open, and you sit at it.{ $told }
answers-declined = All right. Another time!
answers-stays = All stays as it is.
# What has come of calling people, after another sentence: who was called, who was called already, who takes no invitations, who sits there.
answers-called = { $asked_count ->
    [0] { "" }
    [one] { " " }{ $asked } was called.
   *[other] { " " }{ $asked } were called.
}{ $lately_count ->
    [0] { "" }
    [one] { " " }{ $lately } was called a short time ago.
   *[other] { " " }{ $lately } were called a short time ago.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } takes no invitations.
   *[other] { " " }{ $unwilling } take no invitations.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } sits there already.
   *[other] { " " }{ $seated } sit there already.
}
answers-left-table = You left the table.
answers-left-game = You left. A computer finishes your cards, out of the running for the win.
answers-left-last = You left. Too few people remained, so the game is over.
# $going: whether the game goes on.
answers-removed = { $name } was removed from the game.{ $going ->
    [yes] { " " }A computer takes over.
   *[no] { "" }
}
answers-ended = You ended the game.
answers-ended-solo = You ended the game. `/golf solo` begins another.
answers-solo-again = This is your game, where you left it. **More…** ends it.
answers-closed-unreadable = I could no longer read the game, so I closed it without a result.
answers-put-back-table = This game went back to an earlier moment. Play on at the newest table below.
answers-put-back-cards = This game went back to an earlier moment. These are your cards now.
answers-export = This is everything I store about you.

## Lines that are offered while somebody types

# At most 100 characters. $channel is a name such as #golf, $more counts people who are not named.
answers-offer-open = { $channel } · { $people } · { $holes } holes, { $started ->
    [yes] under way
   *[no] not started
}
answers-offer-gone = a channel that is gone
answers-offer-more = { $count } more
answers-offer-finished = { $when } UTC · { $holes } holes · { $game }
