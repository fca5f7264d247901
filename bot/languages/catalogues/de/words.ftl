words-on = An
words-off = Aus
words-colon = { ": " }
words-player = Person { $number }
words-no-name = Person
words-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
words-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
words-no-clock = ohne Uhr
words-clock = { $duration } je Zug
words-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

words-ruleset-card_commons = Noch ein Zug
words-ruleset-pagat = Sofortiges Ende

words-permission-view-channel = **Kanal ansehen**
words-permission-send-messages = **Nachrichten senden**
words-permission-send-messages-in-threads = **Nachrichten in Threads senden**
words-permission-attach-files = **Dateien anhängen**
words-permission-create-public-threads = **Öffentliche Threads erstellen**
words-permission-manage-threads = **Threads verwalten**
words-no-picture-allowed = -# In Worten, weil mir hier die Berechtigung { $permission } fehlt.
words-no-picture-taken = -# In Worten, weil Discord das Bild gerade nicht angenommen hat.
