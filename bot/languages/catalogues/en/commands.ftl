### What Discord shows of the commands: at most 100 characters each.
### The names of commands stay as they are in every language, because people tell them to each other.
### Names of options are one word in lower case, with _ instead of a space, at most 32 characters.

commands-golf = Play Six Card Golf with the people in this channel.
# In the menu on a person. At most 32 characters
commands-challenge = Challenge to golf
commands-start = Open a table in this channel; others join with a button.
commands-start-holes = How many holes are played
commands-start-rules = Which rules are played
commands-start-clock = How long a player has for a move
commands-start-hints = Whether players may ask for hints; such a game is not ranked
commands-start-with = People to call to the table: mention up to five
commands-start-thread = Whether the game gets a thread of its own
commands-solo = Play alone against a computer, at once; nobody else sees it.
commands-solo-level = How well the computer plays; Club if you do not say
commands-table = Post this channel's table again, as the newest message.
commands-cards = Show your cards, to you alone.
commands-leave = Leave this channel's game; a computer takes over your cards.
commands-kick = Remove an idle player from this channel's game.
commands-kick-player = Who is removed
commands-end = End a game without a result.
commands-end-game = Another game of this server
commands-learn = Learn the game by playing, in two minutes.
commands-rules = Show the rules of the game, to you alone.
commands-rules-rules = Which rules
commands-review = Have the coach look at a finished game of yours.
commands-review-game = Which game; your newest if you do not say
commands-scores = Show this server's leaderboard, or one player's record.
commands-scores-period = From which time games count
commands-scores-rules = By which rules games were played
commands-scores-holes = How many holes games went over
commands-scores-sort = What comes first
commands-scores-player = Whose record is shown, instead of the leaderboard
commands-preferences = Choose how you play: direct messages, pictures, reminders.
commands-preferences-text = Words in place of pictures
commands-preferences-direct_messages = Your cards by direct message
commands-preferences-reminders = A mention when half of your time is over
commands-preferences-invitations = Whether people may call you to a table by name
commands-preferences-role = Role that is called when a table opens; for people who run the server
commands-privacy = Show what is stored about you.
commands-forget-me = Remove everything that leads to you, everywhere.
commands-export = Send you everything that is stored about you, as a file.

## Names of options

commands-option-holes = holes
commands-option-rules = rules
commands-option-clock = clock
commands-option-hints = hints
commands-option-level = level
commands-option-with = with
commands-option-thread = thread
commands-option-invitations = invitations
commands-option-role = role
commands-option-player = player
commands-option-game = game
commands-option-period = period
commands-option-sort = sort
commands-option-text = text
commands-option-direct_messages = direct_messages
commands-option-reminders = reminders

## Choices of options

commands-period-all = All time
commands-period-year = This year
commands-period-month = This month
commands-period-week = This week
commands-sort-average = Best average a hole
commands-sort-wins = Most games won
commands-sort-games = Most games played
commands-sort-best = Best game
