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
