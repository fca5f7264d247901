words-on = Sì
words-off = No
words-player = Persona { $number }
words-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
words-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
words-no-clock = senza timer
words-clock = { $duration } per mossa
words-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}

words-ruleset-card_commons = Ancora un turno
words-ruleset-pagat = Fine immediata
