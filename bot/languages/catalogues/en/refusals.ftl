### Why something cannot be done now: one sentence for the person who tried.

## The state of a game

refusals-not-started = This game has not started yet.
refusals-started = This game has already started.
refusals-started-wait = This game has started. Wait for its end, then press **Rematch**.
refusals-closed = This table is closed. `/golf start` opens a new one.
refusals-over = This game is over.
refusals-not-over = This game is not over yet.
refusals-unknown-game = I no longer know this game. `/golf start` opens a new one.
refusals-no-game-here = There is no game in this channel. `/golf start` opens one.
refusals-no-such-game = There is no such game on this server.
refusals-unreadable = I can no longer read this game. A moderator can close it with `/golf end`.
refusals-busy = This game is very busy. Please try again.
refusals-channel-taken = A game is going on in this channel. Use another channel, `/golf start` with `thread:`, or `/golf solo`.
# $terms are the terms of an open table, such as 9 holes · One more turn · 90 seconds a move.
refusals-other-terms = The open table in this channel has other terms: { $terms }. Press **Join** there, or use another channel or a thread.

## Who may do what

# $going: whether the game is still played.
refusals-not-in-game = You are not in this game. { $going ->
    [yes] When it is over, press **Rematch** to open the next.
   *[no] Press **Rematch**, or `/golf start`, to open the next.
}
refusals-not-in-this-game = You are not in this game.
refusals-not-joined = You have not joined this game.
refusals-target-not-joined = That person has not joined this game.
refusals-target-not-in-game = That person is not in this game.
refusals-join-first = Join first, then you can add or remove a computer.
refusals-host-starts = { $host } opened this table and starts the game.
refusals-only-host-removes = Only the host or a moderator can remove a player.
refusals-remove-later = You can remove players whose time has run out. Without a clock, ask a moderator.
refusals-hole-scored = Too late to end it: a hole is already scored. Ask a moderator, or leave.
refusals-end-later = Only the host or a moderator can end it now. You can leave, or end it after an idle hour.
refusals-only-players-end = Only its players and moderators can end this game.
refusals-only-players-move = Only its players and moderators can move this table.
refusals-manage-server = This is for people with the permission **Manage Server**.

## Opening and filling a table

refusals-unknown-rules = I do not know those rules.
# $rules is the name of the rules, $holes a list of numbers.
refusals-holes = { $rules } is played over { $holes } holes.
refusals-mentions = Name people by mentioning them, such as @Ann @Bob.
refusals-too-many-called = You can call { $count } people at most.
refusals-called-not-here = One of these people is not in this server.
refusals-challenge-self = You cannot challenge yourself. `/golf solo` plays against a computer.
refusals-challenge-bot = Bots play no golf. `/golf solo` plays against a computer.
refusals-no-threads-here = A game gets a thread of its own only from a text channel.
refusals-everyone = Everybody cannot be called. Choose a role that people can take for themselves.
refusals-full = The table is full: { $seats } seats.
refusals-too-few = A game needs two players. Wait for somebody, or add a computer.
refusals-no-computer = There is no computer at this table.
refusals-unknown-computer = I do not know that kind of computer.
# $permissions are names of Discord's settings; $hidden: whether I cannot even see the channel.
refusals-not-posted = No table was opened, because I may not post it. { $count ->
    [0] Somebody who may edit the channel can allow it in its settings, under Permissions.
   *[other] I lack { $permissions } in this channel. Somebody who may edit the channel can grant it to me in its settings, under Permissions.
}{ $hidden ->
    [yes] { " " }If this is a private thread, mention me in it: that adds me.
   *[no] { "" }
}
# $permissions are names of Discord's settings.
refusals-permissions = I lack the { $count ->
    [one] permission
   *[other] permissions
} { $permissions } in this channel. Somebody who may edit the channel can grant it to me in its settings, under Permissions.

## Playing

refusals-hole-over = This hole is over. Press **Next hole**.
refusals-not-your-turn = It is not your turn: { $names } { $count ->
    [one] is
   *[other] are
} to play.
refusals-played = This button is old: that turn is already played.
refusals-other-channel = This button belongs to a game in another channel.
refusals-other-person = That button belongs to a game of somebody else.
refusals-other-version = This button is from another version of this bot.
refusals-other-version-command = This button is from another version of this bot. Use the command again.
refusals-old-scores = This leaderboard is from another version of this bot. Use `/golf scores`.
refusals-not-called = Nobody has called you to this table. Press **Join** if you like.
refusals-no-hints = This game has no hints.
refusals-shuffle-later = You can check the shuffle when the game is over.
refusals-review-unfinished = Only finished games have a review.
refusals-replay-unfinished = Only finished games have a replay.
refusals-no-such-turn = There is no such turn in this game. Press **Replay** again.
refusals-nothing-to-review = You have no finished game on this server yet.

## What the rules do not allow

refusals-rule-opened = You have turned over your two cards. Now the others do.
refusals-rule-turn = It is not your turn.
refusals-rule-face-up = That card is already face up.
refusals-rule-turn-up = Cards are turned over only before the first turn.
refusals-rule-stock = The stock is empty. **Take** the top discard.
refusals-rule-hole = This hole is not over yet.
refusals-rule-opening = First turn over face-down cards: each player begins with { $cards } face up.
refusals-rule-draw = First **Draw** a card, or **Take** the top discard.
refusals-rule-place = You hold a drawn card. Press the card it replaces, or **Discard**.
refusals-rule-next = The hole is over. The next one comes soon.
refusals-rule-over = The game is over.

## Commands, and what goes wrong

refusals-not-running = This part of the bot is off just now. Please try again in a minute.
refusals-needs-server = This works in a server's channel only. Here you can use `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` and `/golf forget-me`.
refusals-discord-away = Discord does not answer me. Please try again in a moment.
refusals-command-changed = This command has changed since your Discord last looked. Try again in a minute, or restart Discord.
refusals-option = I do not understand one of these options. Choose from Discord's list.
refusals-command = You may not use this command here.
# $reference is a code that the host of the bot can look up.
refusals-fault = Something went wrong (ref { $reference }). Please try again. `/golf table` shows the game again.
