### Words on buttons: at most 12 characters, so that three of them are beside each other on a phone.

## Preferences. These stand below each other on a phone.

# At most 24 characters
buttons-direct-messages = Direct messages: { $on ->
    [yes] on
   *[no] off
}
# At most 24 characters
buttons-pictures = Pictures: { $on ->
    [yes] on
   *[no] off
}
# At most 24 characters
buttons-reminders = Reminders: { $on ->
    [yes] on
   *[no] off
}
# At most 24 characters
buttons-invitations = Invitations: { $on ->
    [yes] on
   *[no] off
}
# At most 24 characters
buttons-no-role = Call nobody
# At most 24 characters
buttons-server-settings = Server settings
# At most 24 characters
buttons-forget = Forget me
# At most 24 characters
buttons-keep = Keep everything

## The lobby

buttons-join = Join
buttons-leave = Leave
buttons-start = Start
buttons-not-now = Not now
buttons-learn = Learn
buttons-rules = Rules
# Shows what the shuffle can be checked with later.
buttons-seal = Seal

## The table, and a player's own cards

# Leads to what else one may do.
buttons-more = More…
buttons-draw = Draw
# Take the top discard.
buttons-take = Take
# $card is 7♥ or 10♠.
buttons-take-card = Take { $card }
buttons-discard = Discard
buttons-discard-card = Discard { $card }
# Takes back a press of Take.
buttons-think-again = Think again
buttons-my-cards = My cards
buttons-hint = Hint
buttons-to-table = To the table
buttons-look-again = Look again
# Beside one other. At most 16 characters
buttons-next-hole = Next hole

## The end of a game

buttons-rematch = Rematch
# A rematch of a game against computers.
buttons-play-again = Play again
# What the coach says about the game.
buttons-review = Review
# The game turn by turn.
buttons-replay = Replay
# Beside one other. At most 24 characters
buttons-watch = Watch the last turn
# Beside one other. At most 24 characters
buttons-check-shuffle = Check the shuffle

## More… and its questions

# At most 24 characters
buttons-bring-down = Bring the table down
# At most 16 characters
buttons-learn-to-play = Learn to play
# At most 16 characters
buttons-ask-leave = Leave…
# At most 16 characters
buttons-ask-end = End the game…
# At most 24 characters
buttons-leave-and-close = Leave and close
# At most 24 characters
buttons-leave-and-end = Leave and end the game
# At most 24 characters
buttons-end = End the game
# At most 24 characters
buttons-close-table = Close the table
# Do not leave.
buttons-stay = Stay
# Do not end the game.
buttons-go-on = Go on

## A replay, and a leaderboard: four, or three, beside each other

buttons-replay-hole-back = ⏮ Hole
buttons-replay-back = ◀ Back
buttons-replay-on = Next ▶
buttons-replay-hole-on = Hole ⏭
buttons-back = Back
buttons-next = Next
# Between Back and Next; cannot be pressed. At most 20 characters
buttons-page = Page { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }of { $pages }
}

## The lesson

buttons-begin = Begin
buttons-do-it = Do it for me
# Beside two others. Rookie is the computer of the lesson.
buttons-play-rookie = Play Rookie
# At most 16 characters
buttons-all-rules = All the rules
buttons-once-more = Once more
