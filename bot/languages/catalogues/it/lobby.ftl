lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Questo tavolo ha chiuso prima che iniziasse una partita. `/golf start` ne apre un altro.
lobby-terms = { $holes } buche · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· con consigli, fuori classifica
   *[no] { "" }
}
lobby-host = Tavolo di { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· chiude { $closes }
}
lobby-players = **Al tavolo: { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** vorrebbe giocare. { $people ->
    [yes] Premi **Partecipa** o **Non ora**.
   *[no] Premi **Partecipa**.
}

lobby-menu-add = Aggiungi un computer…
lobby-menu = Computer…
lobby-add = Aggiungi { $level }
lobby-about-rookie = Ha buon senso, e si distrae come chiunque
lobby-about-club = Gioca bene, con costanza
lobby-about-pro = Il più forte che ci sia
lobby-remove = Togli l’ultimo computer
lobby-remove-about = Quello aggiunto per ultimo

lobby-seal = Partita `{ $game }` · Mescolata sigillata { $seal }
lobby-sealed-game = Partita `{ $game }`: { $terms }
lobby-sealed-shuffle = Mescolata sigillata: `{ $seal }`
lobby-sealed-part = La tua parte: `{ $part }`
lobby-sealed-no-part = La tua parte: arriva quando si preme **Inizia**
lobby-sealed-start = La parte di **Inizia**: `{ $part }`
lobby-sealed-about = La mescolata di questa partita è stata sigillata prima che arrivasse qualcuno. Quando la partita è finita, **Verifica la mescolata** dimostra che le carte sono state date così.
lobby-sealed-joined = Ora giochi anche tu. Le carte arrivano quando chi ha aperto il tavolo preme **Inizia**.
lobby-sealed-keep = Conserva questo messaggio: potrai verificare la mescolata quando la partita è finita.
lobby-sealed-codes = 🔒 Per verificare la mescolata più tardi: ||{ $codes }||
