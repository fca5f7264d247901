words-on = Attivato
words-off = Disattivato
words-colon = { ": " }
words-player = Partecipante { $number }
words-no-name = Partecipante
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

words-permission-view-channel = **Visualizza canale**
words-permission-send-messages = **Invia messaggi**
words-permission-send-messages-in-threads = **Invia messaggi nei thread**
words-permission-attach-files = **Allega file**
words-permission-create-public-threads = **Crea thread pubblici**
words-permission-manage-threads = **Gestisci thread**
words-no-picture-allowed = -# A parole, perché qui mi manca il permesso { $permission }.
words-no-picture-taken = -# A parole, perché Discord non ha accettato l’immagine in questo momento.
