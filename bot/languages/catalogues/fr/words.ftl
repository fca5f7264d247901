words-on = Activé
words-off = Désactivé
words-colon = { " : " }
words-player = Anonyme { $number }
words-no-name = Anonyme
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

words-permission-view-channel = **Voir le salon**
words-permission-send-messages = **Envoyer des messages**
words-permission-send-messages-in-threads = **Envoyer des messages dans les fils**
words-permission-attach-files = **Joindre des fichiers**
words-permission-create-public-threads = **Créer des fils publics**
words-permission-manage-threads = **Gérer les fils**
words-no-picture-allowed = -# En mots, car il me manque ici la permission { $permission }.
words-no-picture-taken = -# En mots, car Discord n’a pas accepté l’image à l’instant.
