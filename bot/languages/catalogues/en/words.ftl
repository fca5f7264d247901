### Words that several rooms use.

words-on = On
words-off = Off
# The sign after a name and before what is said about it, with the spaces that your language puts around it.
words-colon = { ": " }
# Somebody whose name is not known.
words-player = Player { $number }
words-no-name = Player
words-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
words-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
words-no-clock = no clock
# The clock of a table: $duration is 90 seconds, for example.
words-clock = { $duration } a move
words-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## The rules by what differs in them: how a hole ends once somebody went out.

words-ruleset-card_commons = One more turn
words-ruleset-pagat = Sudden end

## The permissions that the bot needs, as Discord's settings call them in this language. Where Discord does not speak it: in English.

words-permission-view-channel = **View Channel**
words-permission-send-messages = **Send Messages**
words-permission-send-messages-in-threads = **Send Messages in Threads**
words-permission-attach-files = **Attach Files**
words-permission-create-public-threads = **Create Public Threads**
words-permission-manage-threads = **Manage Threads**

## Why a message has words in place of a picture.
words-no-picture-allowed = -# In words, because I lack the permission { $permission } here.
words-no-picture-taken = -# In words, because Discord did not take the picture just now.
