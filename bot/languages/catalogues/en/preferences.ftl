### What a person, or a server's moderators, have chosen.

preferences-heading = ### Your preferences
preferences-direct = **Direct messages.** Your cards come as a direct message. When off, press **My cards** at the table.
preferences-pictures = **Pictures.** Your own cards as a picture. When off, in words.
preferences-reminders = **Reminders.** A mention when half of your time for a move is over.
preferences-invitations = **Invitations.** People may call you to a table by name, at most once an hour.
preferences-closed = -# The last direct message could not be delivered: allow them for this server in Discord's privacy settings. It is tried again when you play.

preferences-server-heading = ### Server settings
preferences-server-start = `/golf start` opens **{ $holes } holes**, **{ $rules }**, with **{ $clock }**, unless it says otherwise.
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
