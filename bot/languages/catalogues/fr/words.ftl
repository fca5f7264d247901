words-on = Oui
words-off = Non
words-player = Anonyme { $number }
words-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
words-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
words-no-clock = sans chrono
words-clock = { $duration } par coup
words-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

words-ruleset-card_commons = Encore un tour
words-ruleset-pagat = Fin immédiate
