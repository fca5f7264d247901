words-on = På
words-off = Av
words-colon = { ": " }
words-player = Spelare { $number }
words-no-name = Spelare
words-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
words-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
words-no-clock = utan klocka
words-clock = { $duration } per drag
words-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}

words-ruleset-card_commons = En tur till
words-ruleset-pagat = Tvärt slut

words-permission-view-channel = **Visa kanal**
words-permission-send-messages = **Skicka meddelanden**
words-permission-send-messages-in-threads = **Skicka meddelanden i trådar**
words-permission-attach-files = **Bifoga filer**
words-permission-create-public-threads = **Skapa offentliga trådar**
words-permission-manage-threads = **Hantera trådar**
words-no-picture-allowed = -# Med ord, eftersom jag saknar behörigheten { $permission } här.
words-no-picture-taken = -# Med ord, eftersom Discord inte tog emot bilden just nu.
