words-on = An
words-off = Aus
words-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
words-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
words-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

words-ruleset-card_commons = Noch ein Zug
words-ruleset-pagat = Sofortiges Ende
