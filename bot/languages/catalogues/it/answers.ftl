answers-table-open = { $in_thread ->
    [yes] Il tuo tavolo è aperto in { $thread }.
   *[no] Il tuo tavolo è aperto.
} Gli altri premono **Partecipa**. Non viene nessuno? Scegli **Aggiungi un computer**. Poi premi **Inizia**.{ $other_holes ->
    [yes] { " " }«{ $rules }» si gioca su { $offered } buche, quindi questa partita ne ha { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] In questo canale c’è già un tavolo aperto: ora ci sei anche tu.
   *[no] Sei al tavolo aperto di questo canale.
}{ $told }
answers-table-here = Ecco il tavolo.
answers-table-posted = Ora il tavolo è il messaggio più recente.
answers-rematch = C’è un tavolo nuovo, e hai già un posto.{ $told }
answers-declined = Va bene. Sarà per un’altra volta!
answers-stays = Resta tutto com’è.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }Invito mandato a { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }Poco fa ho già mandato un invito a { $lately }.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } non accetta inviti.
   *[other] { " " }{ $unwilling } non accettano inviti.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } è già al tavolo.
   *[other] { " " }{ $seated } sono già al tavolo.
}
answers-left-table = Hai lasciato il tavolo.
answers-left-game = Hai lasciato la partita. Un computer gioca le tue carte fino alla fine, senza poter vincere.
answers-left-last = Hai lasciato la partita. Resta troppa poca gente, quindi è finita.
answers-removed = { $name } non è più in partita.{ $going ->
    [yes] { " " }Continua un computer.
   *[no] { "" }
}
answers-ended = Hai terminato la partita.
answers-ended-solo = Hai terminato la partita. `/golf solo` ne inizia un’altra.
answers-solo-again = Ecco la tua partita, da dove l’hai lasciata. In **Altro…** puoi terminarla.
answers-closed-unreadable = Non riuscivo più a leggere la partita, quindi l’ho chiusa senza risultato.
answers-put-back-table = Questa partita è tornata a un momento precedente. Continua al tavolo più recente, qui sotto.
answers-put-back-cards = Questa partita è tornata a un momento precedente. Ora queste sono le tue carte.
answers-export = Questo è tutto ciò che conservo su di te.

answers-offer-open = { $channel } · { $people } · { $holes } buche, { $started ->
    [yes] in corso
   *[no] non iniziata
}
answers-offer-gone = un canale che non c’è più
answers-offer-more = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
answers-offer-finished = { $when } UTC · { $holes } buche · { $game }
