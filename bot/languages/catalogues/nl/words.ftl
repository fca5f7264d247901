words-on = Aan
words-off = Uit
words-colon = { ": " }
words-player = Speler { $number }
words-no-name = Speler
words-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
words-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
words-no-clock = zonder klok
words-clock = { $duration } per zet
words-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}

words-ruleset-card_commons = Nog één beurt
words-ruleset-pagat = Meteen klaar

words-permission-view-channel = **Kanaal bekijken**
words-permission-send-messages = **Berichten verzenden**
words-permission-send-messages-in-threads = **Berichten verzenden in threads**
words-permission-attach-files = **Bestanden bijvoegen**
words-permission-create-public-threads = **Openbare threads maken**
words-permission-manage-threads = **Threads beheren**
words-no-picture-allowed = -# In woorden, want hier mis ik de machtiging { $permission }.
words-no-picture-taken = -# In woorden, want Discord nam de afbeelding zojuist niet aan.
