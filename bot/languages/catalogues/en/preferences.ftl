### What a person, or a server's moderators, have chosen.

preferences-heading = ### Your preferences
preferences-direct = **Direct messages.** Your cards come to you. If off, press **My cards** at the table.
preferences-pictures = **Pictures.** Your cards as a picture. If off, in words, with the whole table.
preferences-reminders = **Reminders.** I mention you when half of your time is over.
preferences-invitations = **Invitations.** People may call you to a table by name, at most once an hour.
preferences-closed = -# My last direct message did not reach you. Allow them for this server in Discord's privacy settings; I try again when you play.

preferences-server-heading = ### Server settings
preferences-server-start = `/golf start` opens **{ $holes } holes**, **{ $rules }**, **{ $clock }**, unless you choose otherwise.
preferences-server-look = Tables are shown **{ $words ->
    [yes] in words
   *[no] as pictures
}**.

# $role is a mention of a role, or empty.
preferences-server-role = { $called ->
    [yes] When a table opens, { $role } is called, at most once an hour.
   *[no] No role is called when a table opens. `/golf preferences role:` names one.
}

## Menus

preferences-menu-rules = Rules
preferences-menu-holes = Holes
preferences-menu-clock = Clock
preferences-menu-language = Language
preferences-option-source = As in { $source }
preferences-option-holes = { $count } holes
preferences-option-no-clock = No clock
# The language follows that of the person's Discord.
preferences-option-discord = As in my Discord
# The language follows that of the server in Discord's settings.
preferences-option-server = As in Discord's server settings
