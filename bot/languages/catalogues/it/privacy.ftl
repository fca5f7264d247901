privacy-heading = ### Che cosa è conservato su di te
privacy-what = Il tuo ID di Discord, le tue preferenze e la tua lingua, le tue partite con ogni mossa, e i tuoi risultati. Nessun nome, nessun messaggio, niente di ciò che scrivi.
privacy-how = `/golf export` ti manda tutto in un file. `/golf forget-me` toglie il tuo ID ovunque: gli altri tengono i loro risultati, e niente ti identifica più.
privacy-server = -# Se il bot viene tolto da un server, lì le partite aperte finiscono. I risultati restano finché qualcuno non chiede di cancellarli.

privacy-forget-heading = ### Vuoi che ti dimentichi?
privacy-forget = Lasci tutte le partite. Spariscono le tue preferenze e i tuoi posti in tutte le classifiche. Nelle partite finite un numero sostituisce il tuo ID. **Non si può annullare**, e vale per tutti i server.
privacy-forgotten = Qui niente ti identifica più.{ $games ->
    [0] { "" }
    [one] { " " }Hai lasciato { $games } partita.
   *[other] { " " }Hai lasciato { $games } partite.
}
privacy-kept = Resta tutto com’è.
